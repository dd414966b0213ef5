import type { Seat } from '@scapewright/kernel';
import {
  type Card,
  defineMessages,
  forbid,
  type Game,
  isFigureless,
  mayRemoveCard,
  mayTakeCard,
  rules,
} from '@scapewright/skirmish/author';

const messages = defineMessages('event-card', {
  stays: {
    text: 'no ability of an opponent removes an Event one shot or story',
    rules: { '*': ['SS-NOFIG-016'] },
  },
  notTaken: {
    text: 'no ability of an opponent takes an Event one shot or story',
    rules: { '*': ['SS-NOFIG-017'] },
  },
});

interface Asked {
  readonly card: Card;
  readonly seat: Seat;
}

/** Is the card an Event without figures, and the player an opponent of whose it is? */
function isOpponentsEvent(game: Game, { card, seat }: Asked): boolean {
  const definition = game.definitionOfCard(card);
  const isEvent = isFigureless(definition) && definition.uniqueness === 'event';
  return isEvent && game.teamOf(game.ownerOfCard(card)) !== game.teamOf(seat);
}

/** What opponents cannot do with Event cards. */
export const eventCard = rules({
  id: 'event-card',
  name: 'Event cards without figures',
  text: "No ability of an opponent removes an Event one shot or story from the game or adds it to the opponent's team.",
  messages,
  wanted: ({ definitions }) => definitions.some((one) => isFigureless(one) && one.uniqueness === 'event'),
  hooks: [
    forbid(mayRemoveCard, { reason: messages.stays, when: isOpponentsEvent }),
    forbid(mayTakeCard, { reason: messages.notTaken, when: isOpponentsEvent }),
  ],
});
