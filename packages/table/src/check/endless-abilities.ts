import type { AbilityClause, Pack, Path, Problem } from '@scapewright/packs';
import { type ClauseData, endlessRings, type RingPart } from '@scapewright/plugin-abilities';
import { abilitiesOf, type Findings } from './check-abilities.ts';
import type { WrittenAbility } from './clause-places.ts';

const fix = 'add a limit, as "limit: { count: 1, per: turn }", or let it be optional';

/** Abilities that grant what triggers them again: by themselves, or with others of the same card. What conditions may end is a warning. */
export function endlessAbilities(pack: Pack, written: readonly WrittenAbility[]): Findings {
  const onCards = pack.cards.map((card) =>
    abilitiesOf(card).flatMap((one) => (one.kind === 'clause' ? [one.clause] : [])),
  );
  const alone = written.map(({ clause }) => [clause]);
  const told = new Set<string>();
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  for (const together of [...alone, ...onCards])
    for (const ring of endlessRings(together as readonly ClauseData[])) {
      const name = ring
        .map(({ ability, part }) => `${ability.id} ${part}`)
        .sort()
        .join();
      const problem = told.has(name) ? undefined : problemOf(ring, written);
      told.add(name);
      if (problem) (ring.every(({ isCertain }) => isCertain) ? problems : warnings).push(problem);
    }
  return { problems, warnings };
}

function problemOf(ring: readonly RingPart[], written: readonly WrittenAbility[]): Problem | undefined {
  const [first] = ring;
  const found = written.find(({ clause }) => clause === (first?.ability as AbilityClause | undefined));
  if (!first || !found) return undefined;
  const path: Path = ['parts', first.part];
  const names = [...new Set(ring.map(({ ability }) => ability.name))];
  const [one, ...others] = names;
  const what =
    others.length === 0
      ? 'it grants what triggers it again'
      : `it grants what triggers ${others.join(' and ')}, and that grants what triggers it again`;
  const end = ring.every(({ isCertain }) => isCertain)
    ? ', without end'
    : ', without end while its conditions hold';
  return { file: found.file, ...found.placeOf(path), path: '', message: `${one}: ${what}${end}`, fix };
}
