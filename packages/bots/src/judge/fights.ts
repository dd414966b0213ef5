import { attackDice, defenseDice, type Figure, type Game } from '@scapewright/skirmish/author';
import { lifeLeft, mostOfAttack, worthOfWounds } from '../odds/worth.ts';
import { woundOdds } from '../odds/wound-odds.ts';

/**
 * Who may do what to whom from where everybody stands: each pair of enemies is looked at once. An attack counts by its odds with
 * printed numbers, what changes them and height; the farther away, the less.
 */
export class Fights {
  private readonly threat: Float64Array;
  private readonly loss: Float64Array;

  constructor(game: Game) {
    const count = game.figureCount;
    this.threat = new Float64Array(count);
    this.loss = new Float64Array(count);
    for (let figure = 0; figure < count; figure++) this.lookAt(game, figure);
  }

  /** Points that a figure may take from the enemy that suits it best. */
  threatOf(figure: Figure): number {
    return this.threat[figure] as number;
  }

  /** Points that the enemy that suits it worst may take from a figure. */
  lossOf(figure: Figure): number {
    return this.loss[figure] as number;
  }

  private lookAt(game: Game, figure: Figure): void {
    if (!game.isPlaced(figure)) return;
    const { attack, range, move } = game.definition(figure);
    if (attack === null || range === null) return;
    const { field } = game;
    const space = game.space(figure);
    const level = field.level[space] as number;
    const steps = Math.max(1, move ?? 1);
    for (let other = 0; other < game.figureCount; other++) {
      if (!game.isPlaced(other) || !game.isEnemy(figure, other)) continue;
      const place = game.space(other);
      const distance = field.distance(space, place);
      const away = distance < 0 ? 60 : Math.max(0, distance - range);
      const soon = away <= steps ? 1 - (0.2 * away) / steps : 0.8 * 0.6 ** ((away - steps) / steps);
      if (soon < 0.02) continue;
      // It can take no more than all that the other is worth: mostly less than what is known already of both.
      const most = soon * mostOfAttack(game, other);
      if (most < (this.threat[figure] as number) && most < (this.loss[other] as number)) continue;
      const pair = { attacker: figure, defender: other, special: 0 };
      const height = level - (field.level[place] as number);
      const dice = game.value(attackDice, attack, { figure, ...pair }) + (height > 0 ? 1 : 0);
      const printed = game.definition(other).defense;
      const blocks =
        printed === null
          ? 0
          : game.value(defenseDice, printed, { figure: other, ...pair }) + (height < 0 ? 1 : 0);
      const { expected, defeat } = woundOdds(dice, blocks, lifeLeft(game, other));
      const gain = soon * worthOfWounds(game, other, expected, defeat);
      this.threat[figure] = Math.max(this.threat[figure] as number, gain);
      this.loss[other] = Math.max(this.loss[other] as number, gain);
    }
  }
}
