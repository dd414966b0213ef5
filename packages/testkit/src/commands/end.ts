import type { Command } from '@scapewright/packs';
import { type GrantKind, grants, matchTable, procedures } from '@scapewright/skirmish/author';
import type { StopWindow } from '../abilities/stops.ts';
import { CommandRefused } from '../failure.ts';
import { depthOf, isBetweenTurns } from '../play/course.ts';
import { isCourse, stopOf } from '../play/course-decisions.ts';
import { passBy } from '../play/pass-by.ts';
import type { Play } from '../play/play.ts';
import { figuresReply, markersReply } from './markers.ts';
import { refused } from './path-choice.ts';

type EndWhat = Extract<Command, { kind: 'end' }>['what'];

/** Where each end of a phase is. */
const phaseEnds: Partial<Record<EndWhat, StopWindow>> = {
  'move-phase': 'before:4',
  transition: 'before:5',
  'attack-phase': 'before:6',
};

/** Pauses in the order in which an activation passes them. */
const order: readonly string[] = [
  'before:3I',
  'before:4',
  'before:5',
  'before:5J',
  'before:6',
  'before:7',
  'after:7',
];

/**
 * `end`: plays on, without anything optional, to the end of a phase, an activation, a turn or a round. Whoever is granted
 * something on the way acts first, by the next commands, unless the turn is to end.
 */
export function end(play: Play, what: EndWhat): void {
  if (play.isRefusal && play.match.over) throw refused(play, `no ${what} goes on`, { reason: 'now.over' });
  const isDone = goal(play, what);
  const isLong = what === 'turn' || what === 'round';
  let open = grantsOpen(play);
  play.drive((decision) => {
    if (decision.asks === 'order-markers') return markersReply(play, decision);
    if (decision.asks === 'figures') return figuresReply(play, decision);
    if (!isCourse(decision)) return undefined;
    const now = grantsOpen(play);
    const isGranted = stopOf(decision) === undefined && (play.isGranting || (!isLong && now > open));
    open = Math.min(open, now);
    return isGranted || isDone() ? 'stop' : passBy(play, decision);
  });
}

/** How many granted phases of this kind are going on: the innermost is the one that ends. */
function grantedDepth(play: Play, phase: EndWhat): number {
  return phase in grants ? depthOf(play, grants[phase as GrantKind]) : 0;
}

/** How many grants of any kind are going on inside one another. */
function grantsOpen({ match }: Play): number {
  return match.host.clock.frames.filter(
    (frame) => frame.type === 'procedure' && frame.procedure.startsWith('grant:'),
  ).length;
}

/** Does a figure act by what was granted to it, outside of the activation that goes on? */
function isInGrant(play: Play): boolean {
  const { frames } = play.match.host.clock;
  const names = frames.map((frame) => (frame.type === 'procedure' ? frame.procedure : ''));
  return names.findLastIndex((name) => name.startsWith('grant:')) > names.lastIndexOf('activation');
}

/** A test of the waiting game: has it come where the command leads? */
function goal(play: Play, what: EndWhat): () => boolean {
  const { state } = play.game;
  switch (what) {
    case 'turn': {
      const here = play.stop();
      const isBetweenRounds = here === 'before:R5' || here === 'before:ROUND';
      let isBegun = here !== 'before:TURN';
      return () => {
        const stop = play.stop();
        const isOver = stop === 'before:TURN' || (stop === 'before:R5' && !isBetweenRounds);
        const isReached = isBegun && isOver;
        isBegun = true;
        return isReached;
      };
    }
    case 'round': {
      const round = state.read(matchTable.rounds, 0);
      return () => play.stop() === 'before:ROUND' && play.game.state.read(matchTable.rounds, 0) > round;
    }
    case 'activation': {
      const depth = depthOf(play, procedures.activation);
      if (depth === 0) throw new CommandRefused('no activation is going on');
      return () => depthOf(play, procedures.activation) < depth;
    }
    default: {
      const stop = phaseEnds[what] as StopWindow;
      const granted = grantedDepth(play, what);
      if (granted > 0) return () => grantedDepth(play, what) < granted;
      const here = isInGrant(play) ? undefined : play.stop();
      if (here !== undefined && order.indexOf(here) > order.indexOf(stop))
        throw new CommandRefused(`the ${what} is over`);
      let depth = depthOf(play, procedures.activation);
      if (depth === 0) throw new CommandRefused('no activation is going on');
      return () => {
        depth = Math.min(depth, Math.max(1, depthOf(play, procedures.activation)));
        const decision = play.pending();
        if (decision && isBetweenTurns(decision)) throw new CommandRefused(`there is no ${what} to end`);
        return play.stop() === stop;
      };
    }
  }
}
