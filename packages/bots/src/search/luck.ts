import type { Decision, Reply, Seat } from '@scapewright/kernel';
import type { Figure, Game } from '@scapewright/skirmish/author';
import { worthLeft } from '../odds/worth.ts';
import { gainOf, gainOfSpecial, specialNow } from '../policy/attack-gain.ts';

/** An attack whose dice have not been counted yet. */
interface OpenAttack {
  readonly lead: number;
  readonly expected: number;
}

/**
 * What attacks of a playout took beyond what their odds let expect, in points for one side. Most of what two tries of one answer differ by
 * is this luck, and the odds are exact: with it taken off, half as many tries tell as much.
 */
export class Luck {
  private readonly game: Game;
  private readonly team: number;
  private open: OpenAttack | undefined;
  private points = 0;

  constructor(game: Game, seat: Seat) {
    this.game = game;
    this.team = game.teamOf(seat);
  }

  /** Points that the side has been lucky by so far; less than none: unlucky. */
  get of(): number {
    this.count();
    return this.points;
  }

  /** Is told each answer before it is given. */
  see({ asks, choice: { domain, subject } }: Decision, reply: Reply): void {
    // These are asked while dice lie on the table.
    if (this.open && domain !== 'die' && domain !== 'answer' && domain !== 'sign') this.count();
    if (asks !== 'target' || typeof reply !== 'number' || reply < 0 || this.open) return;
    const { game } = this;
    const attacker: Figure = game.valueOf('figure', subject ?? '') ?? -1;
    if (attacker < 0) return;
    const special = specialNow(game);
    const gain = special ? gainOfSpecial(game, attacker, reply, special) : gainOf(game, attacker, reply);
    const sign = game.teamOf(game.controller(attacker)) === this.team ? 1 : -1;
    this.open = { lead: this.lead(), expected: sign * gain };
  }

  private count(): void {
    if (!this.open) return;
    this.points += this.lead() - this.open.lead - this.open.expected;
    this.open = undefined;
  }

  /** Points of living figures, of the side less those of its enemies. */
  private lead(): number {
    const { game } = this;
    let sum = 0;
    for (let figure = 0; figure < game.figureCount; figure++) {
      const controller = game.controller(figure);
      if (controller < 0 || game.isObject(figure) || !game.isAlive(figure)) continue;
      const worth = worthLeft(game, figure);
      sum += game.teamOf(controller) === this.team ? worth : -worth;
    }
    return sum;
  }
}

/** Points of all living figures of all sides. */
export function pointsLeft(game: Game): number {
  let sum = 0;
  for (const figure of living(game)) sum += worthLeft(game, figure);
  return sum;
}

/** Living figures of all sides, at least 1. */
export const figuresLeft = (game: Game): number => Math.max(1, living(game).length);

function living(game: Game): readonly Figure[] {
  const figures: Figure[] = [];
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.controller(figure) >= 0 && !game.isObject(figure) && game.isAlive(figure)) figures.push(figure);
  return figures;
}
