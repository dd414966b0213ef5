import {
  forbid,
  type Game,
  isFigureless,
  mayRemoveCard,
  mayTakeCard,
  rules,
  type SkirmishPlugin,
} from '@scapewright/skirmish';

interface Asked {
  readonly card: number;
  readonly seat: number;
}

/** Is the card an Event without figures, and the player an opponent of whose it is? */
function isOpponentsEvent(game: Game, { card, seat }: Asked): boolean {
  const definition = game.definitionOfCard(card);
  const isEvent = isFigureless(definition) && definition.uniqueness === 'event';
  return isEvent && game.teamOf(game.ownerOfCard(card)) !== game.teamOf(seat);
}

/** What opponents cannot do with Event cards. */
const eventCardRule = rules({
  id: 'event-card',
  name: 'Event cards without figures',
  text: "No ability of an opponent removes an Event one shot or story from the game or adds it to the opponent's team.",
  reasons: ['event-card.stays', 'event-card.not-taken'],
  reasonRules: {
    'event-card.stays': { '*': ['SS-NOFIG-016'] },
    'event-card.not-taken': { '*': ['SS-NOFIG-017'] },
  },
  lines: {
    'event-card.stays': 'no ability of an opponent removes an Event one shot or story',
    'event-card.not-taken': 'no ability of an opponent takes an Event one shot or story',
  },
  wanted: ({ definitions }) => definitions.some((one) => isFigureless(one) && one.uniqueness === 'event'),
  hooks: [
    forbid(mayRemoveCard, { reason: 'event-card.stays', when: isOpponentsEvent }),
    forbid(mayTakeCard, { reason: 'event-card.not-taken', when: isOpponentsEvent }),
  ],
});

/** Event one shots and Event stories. */
export const eventCardPlugin: SkirmishPlugin = {
  id: 'figureless/event-card',
  version: '1.0.0',
  units: [eventCardRule],
};
