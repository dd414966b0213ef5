import type { Said } from '@scapewright/skirmish/explain';
import { tell } from './tell.ts';

/** The key under which catalogues have what a rule is called. */
export const ruleTitleKey = (rule: string): string => `title:${rule}`;

/** A refusal with the rule behind it. `titleOf`: what the rule is called in English; left out: only its id is told. */
export function withRule(
  refusal: Said,
  rule: string | undefined,
  titleOf?: (rule: string) => string | undefined,
): Said {
  if (rule === undefined) return refusal;
  const name = titleOf?.(rule);
  return name === undefined
    ? tell('battle:by-rule', { refusal, rule })
    : tell('battle:by-rule-called', { refusal, rule, title: { name, key: ruleTitleKey(rule) } });
}
