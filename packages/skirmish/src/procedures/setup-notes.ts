import type { Game } from '../game.ts';
import type { SkirmishRun } from '../unit.ts';

/** The teams as they stand when the game begins: what each costs, and the cards of which it has several. */
export function noteTeams(run: SkirmishRun): void {
  const { game } = run;
  for (let seat = 0; seat < game.seatCount; seat++) {
    const cards = cardsOf(game, seat);
    const points = cards.reduce(
      (sum, card) => sum + game.definitionOfCard(card).points * copiesOn(game, card),
      0,
    );
    run.note('setup.team', { seat, cards: cards.length, points });
    for (const card of cards) {
      if (copiesOn(game, card) > 1) run.note('setup.pool', { seat, card, copies: copiesOn(game, card) });
      const copies = cards.filter((other) => game.definitionOfCard(other) === game.definitionOfCard(card));
      if (copies.length > 1 && copies[0] === card)
        run.note('setup.copies', { seat, card, copies: copies.length });
    }
  }
  run.note('game.begins', { seats: game.seatCount });
}

function cardsOf(game: Game, seat: number): number[] {
  return game.facts.cardNames.flatMap((_, card) => (game.ownerOfCard(card) === seat ? [card] : []));
}

/** Units that stand on one card: more than one for a pool of common copies. */
function copiesOn(game: Game, card: number): number {
  return Math.max(
    1,
    Math.round(game.figuresOf(card).length / Math.max(1, game.definitionOfCard(card).figures)),
  );
}
