import type { Decision } from '@scapewright/kernel';
import type { Figure } from '@scapewright/skirmish/author';
import { isBetweenTurns, turnSeat } from './course.ts';
import { stopOf } from './course-decisions.ts';
import type { Play } from './play.ts';

/**
 * How far a figure's command may move the game forward: to the end of the turn that goes on; between turns, through the
 * next one if that is the figure's player's. A command that has to be refused is not moved into another turn.
 */
export class Horizon {
  private readonly play: Play;
  private readonly figure: Figure | undefined;
  private canBegin: boolean;

  constructor(play: Play, figure: Figure | undefined) {
    this.play = play;
    this.figure = figure;
    const decision = play.pending();
    this.canBegin = !play.isRefusal && decision !== undefined && isBetweenTurns(decision);
  }

  /** Has the game come farther than the command may lead it? */
  isPast(decision: Decision): boolean {
    if (!isBetweenTurns(decision)) return false;
    if (!this.canBegin) return true;
    if (stopOf(decision) !== 'before:TURN') return false;
    this.canBegin = false;
    return this.figure !== undefined && this.play.game.controller(this.figure) !== turnSeat(this.play);
  }
}
