import { readVictory } from '@scapewright/packs';
import type { VictoryPlan } from '@scapewright/skirmish/author';
import type { BattleProblem } from './new-battle.ts';

/** Victory conditions that have been read, or everything that is wrong with their words. */
export type AgreedVictory =
  | { readonly ok: true; readonly conditions: readonly VictoryPlan[] }
  | { readonly ok: false; readonly problems: readonly BattleProblem[] };

/**
 * Reads conditions as players agree on them: `hold-a-space: {spaces: [d4], round: 8}`. It brings what reads YAML, so apps
 * for which that is much load it when a wish has such words.
 */
export function agreedVictory(texts: readonly string[]): AgreedVictory {
  const problems: BattleProblem[] = [];
  const conditions = texts.flatMap((text): readonly VictoryPlan[] => {
    const read = readVictory(text);
    if (!('problems' in read)) return read;
    problems.push({
      place: 'victory',
      message: `“${text}” is no victory condition: ${read.problems.join('; ')}`,
    });
    return [];
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, conditions };
}
