import { abilitiesOn, type CardDefinition } from '../model/card.ts';
import type { BroughtTokens, CardPlan, GameSetup, TokenPlan } from '../model/setup.ts';
import { draftRows } from '../rules/team/draft-rows.ts';
import type { Catalogue } from '../state/content/catalogue.ts';
import type { Unit } from '../state/content/unit.ts';
import { unitsOn } from './starting-cards.ts';

/**
 * The setup with the tokens with which its cards begin, those that are offered in a draft too. They lie on no space yet. Cards bring none for which
 * the ruleset has no rules: whoever plays a card of another game plays it without them. `others`: units that the engine may lack, so that it says so.
 */
export function withBroughtTokens(
  setup: GameSetup,
  catalogue: Catalogue,
  others: readonly Unit[] = [],
): GameSetup {
  const { tokens = [] } = setup;
  if (tokens.some(({ brought }) => brought)) return setup;
  const bringing = new Map(
    setup.definitions.flatMap((definition) => {
      const all = broughtBy(definition, catalogue);
      return all.length > 0 ? [[definition.id, { definition, all }] as const] : [];
    }),
  );
  if (bringing.size === 0) return setup;
  const plans: readonly CardPlan[] = [
    ...setup.players.flatMap(({ cards }) => cards),
    ...(setup.neutral ?? []),
    ...draftRows(setup, []).map(({ plan }) => plan),
  ];
  const isKnown = (token: TokenPlan): boolean =>
    [...catalogue.ruleUnits, ...others].some((unit) => unit.kind === 'rule' && unit.token?.(token));
  const made: TokenPlan[] = [];
  for (const plan of plans) {
    const found = bringing.get(plan.definition);
    const units = found ? unitsOn(plan, found.definition) : 0;
    for (const one of found?.all ?? [])
      for (let left = one.count * units; left > 0; left--) {
        const token = tokenOf(one, [...tokens, ...made]);
        if (isKnown(token)) made.push(token);
      }
  }
  return made.length === 0 ? setup : { ...setup, tokens: [...tokens, ...made] };
}

function broughtBy(definition: CardDefinition, catalogue: Catalogue): readonly BroughtTokens[] {
  return abilitiesOn(definition).flatMap(
    (use) => catalogue.ability(use.unit ?? use.id)?.brings?.(use.with) ?? [],
  );
}

/** A token under a name of its own: `vines-1`, `vines-2` ... */
function tokenOf({ kind, content }: BroughtTokens, others: readonly TokenPlan[]): TokenPlan {
  const taken = new Set(others.map(({ name }) => name));
  let number = 1;
  while (taken.has(`${content}-${number}`)) number++;
  return { name: `${content}-${number}`, kind, content, space: -1, faceUp: true, brought: true, data: {} };
}
