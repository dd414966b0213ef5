import type { Decision, ProcedureHandle, Seat, WindowFrame } from '@scapewright/kernel';
import {
  type Figure,
  matchTable,
  objectAround,
  orderTable,
  type PlannedMove,
  plannedMoveOf,
  procedures,
} from '@scapewright/skirmish/author';
import { stopOf } from './course-decisions.ts';
import { optionNamed } from './options.ts';
import type { Play } from './play.ts';

/** How many times a procedure is going on, one inside another. */
export function depthOf(play: Play, { name }: ProcedureHandle<never>): number {
  return play.match.host.clock.frames.filter(
    (frame) => frame.type === 'procedure' && frame.procedure === name,
  ).length;
}

/** The figure that a decision of the course is about: of its window, or as it says. */
export function figureOf(play: Play, decision: Decision): number | undefined {
  if (decision.choice.domain === 'hook') return figureOfWindow(play);
  const { subject } = decision;
  return subject?.startsWith('figure:') ? play.names.figureOrNone(subject.slice(7)) : undefined;
}

/** The figure that the innermost open window is about. */
export function figureOfWindow(play: Play): number | undefined {
  const windows = play.match.host.clock.frames.filter(
    (frame): frame is WindowFrame => frame.type === 'window',
  );
  return windows.at(-1)?.args['figure'];
}

/** The option by which the driver of an object hands a phase to it, where this decision offers one. */
export function handingOver(play: Play, decision: Decision, object: Figure): number | undefined {
  const driver = decision.choice.domain === 'hook' ? figureOf(play, decision) : undefined;
  if (driver === undefined || objectAround(play.game, driver) !== object) return undefined;
  for (const option of ['drive', 'operate']) {
    const found = optionNamed(play.game, decision, option);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The move whose path is asked. */
export function plannedMove(play: Play): PlannedMove | undefined {
  const vars = play.match.host.clock.varsOf(procedures.move);
  return vars && plannedMoveOf(play.game, vars);
}

/** Is the game between turns or rounds, where no command of a figure finds its time? */
export function isBetweenTurns(decision: Decision): boolean {
  const stop = stopOf(decision);
  return stop === 'before:TURN' || stop === 'before:ROUND' || stop === 'before:R5';
}

/** The player whose turn it is or begins, -1 between rounds. */
export function turnSeat(play: Play): number {
  return play.game.state.read(matchTable.seat, 0);
}

/** The card on which the marker of the present turn lies, -1 none. */
export function markedCard(play: Play, seat: Seat): number {
  const { state } = play.game;
  return state.read(orderTable.card, seat * 4 + state.read(matchTable.turn, 0) - 1);
}
