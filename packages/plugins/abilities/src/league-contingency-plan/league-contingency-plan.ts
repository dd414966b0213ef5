import type { HookSource } from '@scapewright/kernel';
import {
  ability,
  type Card,
  canMoveMarkers,
  defineMessages,
  type Game,
  moveMarkers,
  trigger,
} from '@scapewright/skirmish/author';

const messages = defineMessages('league-contingency-plan', { moved: {} });

const justice = 'justice';
const movable = { orders: true, names: [justice] };

/** What lay on a card that has lost its last figure goes to others. */
export const leagueContingencyPlan = ability({
  id: 'league-contingency-plan',
  name: 'League Contingency Plan',
  text: 'When it is defeated, or the last figure of another card on its team, you may move any unrevealed Order Markers and any Justice Markers on that card to other cards of your team.',
  messages,
  rules: {
    '*': [
      'CARD-BATMAN-008',
      'CARD-BATMAN-009',
      'CARD-BATMAN-010',
      'CARD-BATMAN-011',
      'CARD-BATMAN-012',
      'CARD-BATMAN-013',
    ],
  },
  worksInactive: true,
  markers: () => [justice],
  hooks: () => [
    trigger('E.card-inactive', {
      optional: true,
      when: (game, { card }, source) =>
        isConcerned(game, source, card) && canMoveMarkers(game, card, movable),
      run: (run, { card }, source) => {
        run.note(messages.moved, { card });
        moveMarkers(run, source, [card], movable);
      },
    }),
  ],
});

/** Its own card, or another of the same team while its own is in force. */
function isConcerned(game: Game, source: HookSource, card: Card): boolean {
  if (card === source.owner) return true;
  return game.isCardActive(source.owner) && game.ownerOfCard(card) === game.ownerOfCard(source.owner);
}
