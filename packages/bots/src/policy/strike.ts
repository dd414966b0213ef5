import { attackDice, defenseDice, type Figure, type Game } from '@scapewright/skirmish/author';
import { mostOfAttack, worthOfAttack } from '../odds/worth.ts';

/** Dice of both sides as equals on the ground. */
interface Dice {
  readonly attack: number;
  readonly defense: number;
}

/** What an attack of one figure on another takes from where neither stands yet. Worked out when it is asked for: of most pairs nobody asks. */
export class Strike {
  /** Points that it never takes more than. */
  readonly most: number;
  private readonly game: Game;
  private readonly attacker: Figure;
  private readonly target: Figure;
  /** Points by heights, as equals, from above, from below. */
  private readonly points: (number | undefined)[] = [undefined, undefined, undefined];
  private dice: Dice | undefined;

  constructor(game: Game, attacker: Figure, target: Figure) {
    this.game = game;
    this.attacker = attacker;
    this.target = target;
    const { attack, range } = game.definition(attacker);
    const hasNone = attack === null || range === null;
    if (hasNone) this.points.fill(0);
    this.most = hasNone ? 0 : mostOfAttack(game, target);
  }

  /** Points to be expected where the attacker stands so many levels above the target. */
  from(above: number): number {
    const height = above === 0 ? 0 : above > 0 ? 1 : 2;
    const known = this.points[height];
    if (known !== undefined) return known;
    this.dice ??= this.find();
    const { attack, defense } = this.dice;
    const points = worthOfAttack(
      this.game,
      this.target,
      attack + (height === 1 ? 1 : 0),
      defense + (height === 2 ? 1 : 0),
    );
    this.points[height] = points;
    return points;
  }

  private find(): Dice {
    const { game, attacker, target } = this;
    const pair = { attacker, defender: target, special: 0 };
    const { attack } = game.definition(attacker);
    const { defense } = game.definition(target);
    return {
      attack: game.value(attackDice, attack ?? 0, { figure: attacker, ...pair }),
      defense: defense === null ? 0 : game.value(defenseDice, defense, { figure: target, ...pair }),
    };
  }
}
