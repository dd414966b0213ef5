import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { clauseAbility, clauseEffectKinds } from './clauses/clause-ability.ts';
import type { ClauseData } from './clauses/clause-data.ts';
import { version } from './version.gen.ts';

/** A plugin with abilities that a pack has written as data; its id is the pack's. */
export function clausePlugin(pack: string, clauses: readonly ClauseData[]): SkirmishPlugin {
  const parts = { units: clauses.map(clauseAbility), effectKinds: clauseEffectKinds };
  return plugin(`abilities-of/${pack}`, version, parts);
}
