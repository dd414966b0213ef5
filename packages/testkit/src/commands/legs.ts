import type { Space } from '@scapewright/board';
import type { Decision, Reply, Seat } from '@scapewright/kernel';
import { type Figure, movesOn } from '@scapewright/skirmish/author';
import { CommandRefused } from '../failure.ts';
import { isCourse } from '../play/course-decisions.ts';
import type { Play } from '../play/play.ts';
import { pathReply, refused, type WantedWay } from './path-choice.ts';

/**
 * A way that a command draws. Where it leads over a space from which a rule carries the figure off, and the movement goes on
 * from there, it is gone in legs (SS-ELEV-020).
 */
export class Legs {
  private readonly play: Play;
  private readonly figure: Figure;
  private left: WantedWay | undefined;
  private hasBegun: boolean;

  constructor(play: Play, figure: Figure, way: WantedWay, hasBegun = false) {
    this.play = play;
    this.figure = figure;
    this.left = way;
    this.hasBegun = hasBegun;
  }

  /** Has all of it been gone: also where the figure is no more, or has been carried to where the way ends? */
  get areDone(): boolean {
    if (!this.left || !this.hasBegun) return this.left === undefined;
    const { game, names } = this.play;
    if (!game.isPlaced(this.figure)) return true;
    const end = names.spaces(this.left.to);
    return this.stillToGo(this.left).length === 0 && end.every((space) => this.stands(space));
  }

  /** The reply with the next leg, or a refusal. */
  reply(decision: Decision): Reply {
    const { left } = this;
    if (!left) throw new CommandRefused('the way has been gone');
    const way = this.hasBegun ? { ...left, via: this.stillToGo(left) } : left;
    this.hasBegun = true;
    this.left = undefined;
    try {
      return pathReply(this.play, decision, way);
    } catch (error) {
      const leg = error instanceof CommandRefused ? this.leg(decision, way, error) : undefined;
      if (leg === undefined) throw error;
      return leg;
    }
  }

  /** Throws where some of it is left and the movement is over. */
  check(decision: Decision): void {
    if (!this.hasBegun || this.left === undefined || decision.asks === 'path') return;
    const message = `the movement is over before ${this.left.to.join('+')}`;
    throw refused(this.play, message, { reason: 'move.too-far' });
  }

  /** The way as far as where the figure is carried off; undefined where it never is. `whole`: why it cannot be gone at once. */
  private leg(decision: Decision, way: WantedWay, whole: CommandRefused): Reply | undefined {
    const { via = [] } = way;
    const cut = via.findIndex((name) => this.isCarriedOff(this.play.names.space(name)));
    const last = via[cut];
    if (last === undefined) return undefined;
    const leg = pathReply(this.play, decision, { ...way, to: [last], via: via.slice(0, cut + 1) });
    const rest = { ...way, via: via.slice(cut + 1) };
    const refusal = this.refusalAfter(decision.seat, leg, rest);
    if (refusal)
      throw new CommandRefused(`${whole.message}; ${refusal.message}`, [...whole.rules, ...refusal.rules]);
    this.left = rest;
    return leg;
  }

  /** Why the rest of the way may not be gone after a leg, if no die hurts the figure there. */
  private refusalAfter(seat: Seat, leg: Reply, rest: WantedWay): CommandRefused | undefined {
    const copy = this.play.copy();
    copy.script.rollBlanks();
    copy.match.reply(seat, leg);
    copy.drive((decision) => (isCourse(decision) ? 'stop' : undefined));
    const legs = new Legs(copy, this.figure, rest, true);
    const next = copy.pending();
    if (legs.areDone || next === undefined) return undefined;
    try {
      legs.check(next);
      legs.reply(next);
      return undefined;
    } catch (error) {
      if (error instanceof CommandRefused) return error;
      throw error;
    }
  }

  /** The rest of a way, which may begin with where the figure has been put. */
  private stillToGo({ via = [] }: WantedWay): readonly string[] {
    const next = via.findIndex((name) => !this.stands(this.play.names.space(name)));
    return next < 0 ? [] : via.slice(next);
  }

  private stands(space: Space): boolean {
    return this.play.game.spacesOf(this.figure).includes(space);
  }

  private isCarriedOff(space: Space): boolean {
    return space >= 0 && this.play.game.ask(movesOn, false, { figure: this.figure, space });
  }
}
