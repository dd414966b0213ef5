import { KernelError } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { unitWords } from '@scapewright/skirmish/explain';
import { stepCode } from './step-code.ts';

/**
 * What went wrong inside the engine, for authors: `Hulk, Rage Smash (step C7): no such figure`. Anything else than the engine's
 * own errors is thrown on.
 */
export function engineFault(engine: SkirmishEngine, game: Game, error: unknown): string {
  if (!(error instanceof KernelError)) throw error;
  const { where, step, detail } = error;
  const [, card, ability] = /^ability:(.*)\/([^/]+)$/.exec(where) ?? [];
  const unit = where.includes(':') ? engine.unitOf(where) : undefined;
  const params = game.facts.sources.find(({ key }) => key === where)?.params;
  const name = unit ? unitWords(unit, params).name : ability;
  const what = card === undefined ? (name ?? where) : `${card}, ${name}`;
  const code = stepCode(step, step);
  return `${what}${code && code !== what ? ` (step ${code})` : ''}: ${detail}`;
}
