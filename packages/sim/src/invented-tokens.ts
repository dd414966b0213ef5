import type { SpacePlan } from '@scapewright/board';
import type { Chance } from '@scapewright/bots';
import type { SkirmishEngine, TokenPlan } from '@scapewright/skirmish';
import type { Ground } from './battle.ts';
import { isWhole } from './invented-cards.ts';
import { oneOf } from './one-of.ts';
import type { Wish } from './wish.ts';

type LaidToken = NonNullable<Ground['tokens']>[number];

const grantedStats = ['attack', 'defense', 'move', 'range'] as const;
const tokenKinds = ['glyph', 'hazard', 'item', 'resource'] as const;

/** Some tokens of any kind that there are rules for, each on a space that bears it; none where a plugin is missing. */
export function inventedTokens(
  engine: SkirmishEngine,
  chance: Chance,
  spaces: readonly SpacePlan[],
  wish: Wish,
): readonly LaidToken[] {
  const { kit, plugins } = engine;
  if (!isWhole(engine)) return [];
  const chapters = plugins.flatMap(({ units }) =>
    units.flatMap((unit) => (unit.kind === 'rule' ? [unit] : [])),
  );
  const contents = ['', ...chapters.map(({ id }) => id).sort()];
  const isKnown = (kind: string, content: string): boolean =>
    chapters.some((unit) => unit.token?.({ name: '', kind, content, space: -1, faceUp: true, data: {} }));
  const known = tokenKinds
    .filter((kind) => isKnown(kind, ''))
    .flatMap((kind) =>
      contents.filter((content) => isKnown(kind, content)).map((content) => ({ kind, content })),
    );
  const free = spaces.filter(({ terrain }) => kit.catalogue.terrain(terrain)?.bearsNo === undefined);
  if (known.length === 0) return [];
  const count = wish.isForTokens(engine) ? 24 : chance.below(9);
  return Array.from({ length: Math.min(count, free.length) }, (_, at) => {
    const make = (): Omit<LaidToken, 'at'> => {
      const grants = { [oneOf(grantedStats, chance)]: 1 + chance.below(2) };
      const drop = 1 + chance.below(3);
      const faceUp = chance.below(2) === 0;
      const data = { grants, drop, ...printed(chance) };
      return { name: `token-${at}`, ...oneOf(known, chance), faceUp, data };
    };
    const [{ name }] = free.splice(chance.below(free.length), 1) as [SpacePlan];
    return { ...(wish.token(engine, make) ?? make()), at: name };
  });
}

/** What the card of a token may say besides: a rank, a transit number, a number for whoever stands on it or near it. */
function printed(chance: Chance): TokenPlan['data'] {
  const rule = { stat: oneOf(grantedStats, chance), add: 1, within: chance.below(3) };
  return {
    ...(chance.below(2) === 0 ? { rank: 1 + chance.below(3) } : {}),
    ...(chance.below(3) === 0 ? { transit: 1 } : {}),
    ...(chance.below(3) === 0 ? { rules: [rule] } : {}),
  };
}
