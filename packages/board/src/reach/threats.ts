import type { MoveRules } from './move-rules.ts';

type Rules = Pick<MoveRules, 'query' | 'footprints' | 'at'>;

/** Enemies left by a step, as bits of one word. `to` is -1 for taking off, which leaves them all. */
export function threatsLeft(rules: Rules, footprint: number, to: number, word: number): number {
  const had = threatsAt(rules, footprint, word);
  return to < 0 ? had : had & ~threatsAt(rules, to, word);
}

/** Enemies with whom the figure is engaged on a footprint, as bits of one word. */
function threatsAt(rules: Rules, footprint: number, word: number): number {
  const { footprints } = rules;
  const { threats } = rules.at(footprint);
  const { threatWords = 1 } = rules.query;
  if (threats === undefined) return 0;
  let bits = 0;
  for (let part = 0; part < footprints.size; part++)
    bits |= threats[footprints.spaceAt(footprint, part) * threatWords + word] as number;
  return bits;
}
