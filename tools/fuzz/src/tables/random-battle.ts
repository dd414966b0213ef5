import { dice } from '@scapewright/protocol/testing';
import {
  type BattleRecord,
  createEngine,
  type RulesetName,
  rulesetNames,
  variantsOf,
} from '@scapewright/table/battle';
import { newBattle } from '@scapewright/table/content';
import { ownContent } from '../content/index.ts';

const { library, maps } = ownContent();

/** Each ruleset by itself, and with each of its variants. */
export const tableCases = rulesetNames.flatMap((ruleset) =>
  [undefined, ...variantsOf(ruleset)].map((variant) => ({ ruleset, variant })),
);

/** The maps of the project. */
export const tableMaps = maps;

/** A battle of two people with drawn armies on a map, or nothing where it can't be played so. */
export function battleOn(
  map: (typeof maps)[number],
  seed: number,
  { ruleset, variant }: { readonly ruleset: RulesetName; readonly variant: string | undefined },
  roundLimit: number,
): { readonly engine: ReturnType<typeof createEngine>; readonly record: BattleRecord } | undefined {
  const variants = variant === undefined ? [] : [variant];
  const engine = createEngine(ruleset, { variants });
  const roll = dice(seed + 1);
  const units = library
    .cardsFor(ruleset, variants)
    .filter(({ card }) => card.unit === 'hero' || card.unit === 'squad');
  const taken = new Set<string>();
  const army = (): string[] =>
    Array.from({ length: 3 }, () => units[roll(units.length)]?.card.id ?? '').filter(
      (id) => !taken.has(id) && taken.add(id),
    );
  const made = newBattle(engine, library, {
    ruleset,
    variants,
    map,
    seed: String(seed),
    roundLimit,
    sides: ['Dawn', 'Dusk'].map((player) => ({ player, seat: 'person', cards: army() })),
  });
  return made.ok ? { engine, record: made.record } : undefined;
}

/** The same on a map that the seed draws. */
export function randomBattle(
  seed: number,
  wish: { readonly ruleset: RulesetName; readonly variant: string | undefined },
  roundLimit: number,
) {
  const map = maps[dice(seed)(maps.length)];
  return map && battleOn(map, seed, wish, roundLimit);
}
