import type { AbilityClause, CardAbility, PackCard } from '@scapewright/packs';

/** The card with those of its abilities written out that are data in files of its pack. */
export function withPackAbilities<Card extends PackCard>(
  card: Card,
  clauses: readonly AbilityClause[],
): Card {
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  const abilities = card.abilities.map((ability): CardAbility => {
    const clause = ability.kind === 'loaded' ? byId.get(ability.id) : undefined;
    return clause ? { kind: 'clause', clause, line: ability.line, column: ability.column } : ability;
  });
  return { ...card, abilities };
}
