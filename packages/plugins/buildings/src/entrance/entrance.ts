import { buildingsOf, defineMessages, link } from '@scapewright/skirmish/author';

const messages = defineMessages('link.entrance', {
  itself: { text: '{figure} goes through the entrance to {space_each}' },
  tooTall: {
    text: 'the building lets in nobody of that Height',
    rules: { superscape: ['SS-BLDG-011', 'SS-BLDG-012'] },
  },
});

/** From a space before a building to one on the map of its inside. */
export const entrance = link({
  id: 'entrance',
  name: 'Entrance',
  text: 'Leads to the map of the inside of a building for one space.',
  messages,
  rules: { superscape: ['SS-BLDG-018', 'SS-BLDG-008', 'SS-BLDG-009', 'SS-DOOR-001'] },
  use: (game, figure, of) => {
    const limit = buildingsOf(game.facts).all.find(({ id }) => id === of)?.limit;
    return limit !== undefined && game.heightOf(figure) > limit ? { refused: messages.tooTall } : 'both';
  },
});
