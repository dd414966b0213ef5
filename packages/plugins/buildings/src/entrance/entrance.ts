import { buildingsOf, link, type SkirmishPlugin } from '@scapewright/skirmish';

const tooTall = 'link.entrance.too-tall';

/** From a space before a building to one on the map of its inside. */
export const entrance = link({
  id: 'entrance',
  name: 'Entrance',
  text: 'Leads to the map of the inside of a building for one space.',
  reasons: ['link.entrance', tooTall],
  rules: { superscape: ['SS-BLDG-018', 'SS-BLDG-008', 'SS-BLDG-009', 'SS-DOOR-001'] },
  reasonRules: { [tooTall]: { superscape: ['SS-BLDG-011', 'SS-BLDG-012'] } },
  lines: {
    'link.entrance': '{figure} goes through the entrance to {space}',
    [tooTall]: 'the building lets in nobody of that Height',
  },
  use: (game, figure, of) => {
    const limit = buildingsOf(game.facts).all.find(({ id }) => id === of)?.limit;
    return limit !== undefined && game.heightOf(figure) > limit ? { refused: tooTall } : 'both';
  },
});

/** The plugin that brings entrances to maps of the inside. */
export const entrancePlugin: SkirmishPlugin = {
  id: 'buildings/entrance',
  version: '1.0.0',
  units: [entrance],
};
