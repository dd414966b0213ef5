import type { Decision } from '@scapewright/kernel';
import { type StopWindow, stopAsks } from '../abilities/stops.ts';

/** Decisions that commands answer: the course of a turn, and the windows in which something is done instead. */
const courseAsks = new Set([
  'order-markers',
  'figures',
  'move',
  'attack',
  'attack-again',
  'path',
  'target',
  'placement',
]);

/** Is it a pause that only scenarios know? */
export function stopOf(decision: Decision): StopWindow | undefined {
  return decision.asks === stopAsks ? (decision.subject as StopWindow) : undefined;
}

/** Does a command answer it: the course of a turn, something done instead of a step, or a pause between commands? */
export function isCourse(decision: Decision): boolean {
  if (stopOf(decision) !== undefined) return true;
  if (courseAsks.has(decision.asks)) return !/^(?:ability|terrain|symbol|rule):/.test(decision.source ?? '');
  return decision.choice.domain === 'hook' && decision.asks !== 'order';
}
