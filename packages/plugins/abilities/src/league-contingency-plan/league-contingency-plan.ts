import type { HookSource } from '@scapewright/kernel';
import {
  ability,
  addMarkers,
  cardsForMarkers,
  type Game,
  markersOn,
  moveOrderMarker,
  orderMarkerNames,
  type SkirmishRun,
  trigger,
  unrevealedOn,
} from '@scapewright/skirmish';

const justice = 'justice';

/** What lay on a card that has lost its last figure goes to others. */
export const leagueContingencyPlan = ability({
  id: 'league-contingency-plan',
  name: 'League Contingency Plan',
  text: 'When it is defeated, or the last figure of another card on its team, you may move any unrevealed Order Markers and any Justice Markers on that card to other cards of your team.',
  reasons: ['league-contingency-plan.moved'],
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
      when: (game, { card }, source) => isConcerned(game, source, card) && hasSomethingToMove(game, card),
      run: (run, { card }, source) => {
        run.note('league-contingency-plan.moved', { card });
        moveOrders(run, source, card);
        moveJustice(run, source, card);
      },
    }),
  ],
});

/** Its own card, or another of the same team while its own is in force. */
function isConcerned(game: Game, source: HookSource, card: number): boolean {
  if (card === source.owner) return true;
  return game.isCardActive(source.owner) && game.ownerOfCard(card) === game.ownerOfCard(source.owner);
}

function hasSomethingToMove(game: Game, card: number): boolean {
  const seat = game.ownerOfCard(card);
  const orders = unrevealedOn(game, seat, card).length > 0 && cardsForMarkers(game, seat).length > 0;
  return orders || (markersOn(game, card, justice) > 0 && activeCards(game, seat).length > 0);
}

function activeCards(game: Game, seat: number): number[] {
  return game.facts.cardNames.flatMap((_, card) =>
    game.ownerOfCard(card) === seat && game.isCardActive(card) ? [card] : [],
  );
}

/** For every unrevealed marker its new card; the emptied card means that it stays. */
function moveOrders(run: SkirmishRun, source: HookSource, card: number): void {
  const { game } = run;
  const seat = game.ownerOfCard(card);
  const orders = unrevealedOn(game, seat, card);
  const cards = cardsForMarkers(game, seat);
  if (orders.length === 0 || cards.length === 0) return;
  const places = orders.map((marker) => orderMarkerNames[marker] ?? '');
  allot(run, source, { seat, places, cards: [...cards, card], secret: true }).forEach((to, at) => {
    moveOrderMarker(run, seat, orders[at] as number, to);
  });
}

function moveJustice(run: SkirmishRun, source: HookSource, card: number): void {
  const { game } = run;
  const seat = game.ownerOfCard(card);
  const count = markersOn(game, card, justice);
  const cards = activeCards(game, seat);
  if (count === 0 || cards.length === 0) return;
  const places = Array.from({ length: count }, (_, at) => `${justice}-${at + 1}`);
  for (const to of allot(run, source, { seat, places, cards: [...cards, card], secret: false })) {
    if (to === card) continue;
    addMarkers(run, card, justice, -1);
    addMarkers(run, to, justice, 1);
  }
}

interface Allotment {
  readonly seat: number;
  readonly places: readonly string[];
  readonly cards: readonly number[];
  readonly secret: boolean;
}

function allot(
  run: SkirmishRun,
  source: HookSource,
  { seat, places, cards, secret }: Allotment,
): readonly number[] {
  const reply = run.choose({
    seat,
    asks: source.id,
    shape: 'allot',
    domain: 'card',
    options: cards,
    places,
    repeat: true,
    secret,
    source: source.key,
  });
  return typeof reply === 'number' ? [reply] : reply;
}
