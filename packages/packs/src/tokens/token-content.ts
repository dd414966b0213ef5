import type { TokenPlan } from '@scapewright/skirmish/author';
import { abilityUse } from '../card/card-definition.ts';
import type { GroundTokenDefinition, ItemDefinition, TokenCardKind } from './token-card.ts';

/** What the card of a token says, as play needs it: whoever carries an item or stands on a hazard or a resource has its abilities. */
export function tokenContent(
  kind: TokenCardKind | 'glyph',
  {
    id,
    name,
    subtitle,
    keywords,
    rank,
    rules,
    abilities,
    grants,
    ...card
  }: ItemDefinition | GroundTokenDefinition,
): Pick<TokenPlan, 'abilities' | 'underfoot' | 'data'> {
  const { drop, rarity, permanent, carriers, when, effect } = card as Partial<ItemDefinition>;
  const { transit } = card as Partial<GroundTokenDefinition>;
  return {
    abilities: abilities.map(abilityUse),
    underfoot: kind === 'hazard' || kind === 'resource',
    data: {
      ...{ id, name, subtitle, keywords, rank, rules, grants },
      ...{ drop, rarity, permanent, carriers, when, effect, transit },
    },
  };
}
