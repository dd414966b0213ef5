import type { SpacePlan } from '@scapewright/board';
import type { Chance } from '@scapewright/bots';
import type { TokenPlan } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { Ground } from '@scapewright/table/battle';
import type { CoverageGoal } from './coverage-goal.ts';
import { isWhole } from './generated-cards.ts';
import { generatedTrait } from './generated-deeds.ts';
import { generatedEffect } from './generated-spells.ts';
import { oneOf } from './one-of.ts';

type LaidToken = NonNullable<Ground['tokens']>[number];
/** What a token is before its card is made up. */
type Content = Pick<LaidToken, 'kind' | 'content' | 'data'>;

const grantedStats = ['attack', 'defense', 'move', 'range'] as const;
const tokenKinds = ['glyph', 'hazard', 'item', 'resource'] as const;

/** Glyphs with cards, one of each rarity, which all copies of a card share. */
const glyphCards = ['common', 'uncommon', 'unique'].map((rarity): Content => {
  const id = `invented-${rarity}`;
  return { kind: 'glyph', content: id, data: { id, rarity } };
});

/**
 * Some tokens of any kind that there are rules for, half of them alike, each on a space that bears it; none where a plugin is
 * missing.
 */
export function generatedTokens(
  engine: SkirmishEngine,
  chance: Chance,
  spaces: readonly SpacePlan[],
  goal: CoverageGoal,
): readonly LaidToken[] {
  const { kit, plugins } = engine;
  if (!isWhole(engine)) return [];
  const chapters = plugins.flatMap(({ units }) =>
    units.flatMap((unit) => (unit.kind === 'rule' ? [unit] : [])),
  );
  const contents = ['', ...chapters.map(({ id }) => id).sort()];
  const isKnown = (token: Content): boolean =>
    chapters.some((unit) => unit.token?.({ ...token, name: '', space: -1, faceUp: true }));
  const bare = tokenKinds
    .filter((kind) => isKnown({ kind, content: '', data: {} }))
    .flatMap((kind) => contents.map((content): Content => ({ kind, content, data: {} })));
  const known = [...bare, ...glyphCards].filter(isKnown);
  const free = spaces.filter(({ terrain }) => kit.catalogue.terrain(terrain)?.bearsNo === undefined);
  if (known.length === 0) return [];
  const favourite = oneOf(known, chance);
  const count = goal.isForTokens(engine) ? 24 : chance.below(9);
  return Array.from({ length: Math.min(count, free.length) }, (_, at) => {
    const make = (): Omit<LaidToken, 'at'> => {
      const token = chance.below(2) === 0 ? favourite : oneOf(known, chance);
      const faceUp = chance.below(2) === 0;
      return { ...token, name: `token-${at}`, faceUp, ...generatedCard(engine, chance, token, goal) };
    };
    const [{ name }] = free.splice(chance.below(free.length), 1) as [SpacePlan];
    return { ...(goal.token(engine, make) ?? make()), at: name };
  });
}

/** What the card of a token says: what it grants and to whom, and now and then an ability. */
function generatedCard(
  { kit }: SkirmishEngine,
  chance: Chance,
  { kind, data }: Content,
  goal: CoverageGoal,
): Pick<TokenPlan, 'abilities' | 'underfoot' | 'data'> {
  const grants = { [oneOf(grantedStats, chance)]: 1 + chance.below(2) };
  const hasCard = kind !== 'glyph' || data['id'] !== undefined;
  const isAble = hasCard && chance.below(4) === 0 && kit.catalogue.ability('clause') !== undefined;
  const underfoot = kind === 'hazard' || kind === 'resource';
  return {
    data: { grants, drop: 1 + chance.below(3), ...printed(chance, goal), ...data },
    ...(isAble ? { abilities: [generatedTrait(chance)], underfoot } : {}),
  };
}

/**
 * What it may say besides: a rank, a transit number, a number for whoever stands on it or near it, who carries it, and when it
 * can be used up and for what.
 */
function printed(chance: Chance, goal: CoverageGoal): TokenPlan['data'] {
  const rule = { stat: oneOf(grantedStats, chance), add: 1, within: chance.below(3) };
  return {
    rank: 1 + chance.below(3),
    ...(chance.below(3) === 0 ? { transit: 1 } : {}),
    ...(chance.below(3) === 0 ? { rules: [rule] } : {}),
    ...(chance.below(6) === 0 ? { carriers: oneOf(['anybody', 'nobody'], chance) } : {}),
    ...(chance.below(3) === 0 ? { effect: generatedEffect(chance, []) } : {}),
    ...(chance.below(4) > 0 ? { when: goal.steps() } : {}),
  };
}
