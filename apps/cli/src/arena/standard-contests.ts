import type { Contest } from '@scapewright/sim';
import { type RulesetName, rulesetNames } from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { readArmy } from '../content/armies.ts';
import { groundOf } from '../content/map-repository.ts';

/** Where bots are measured: six armies on three maps under each ruleset. */
export const standardGrounds: Readonly<
  Record<RulesetName, { readonly maps: readonly string[]; readonly armies: readonly string[] }>
> = {
  superscape: {
    maps: ['first-light', 'ring-of-stones', 'finders-green'],
    armies: [
      'hulk, batman',
      'battle-beast, alien-drone x2',
      'aquaman, brann-ashhand, nyra-doublestep',
      'quill-the-courier, sela-reedwalker, old-mossback',
      'captain-hest, iron-wardens, lantern-bearers, marsh-stalkers',
      'vex-the-puppeteer, old-mossback, korr-stormcaller',
    ],
  },
  heroscape: {
    maps: ['first-light', 'glyph-terraces', 'twin-arches'],
    armies: [
      'sgt-drake-alexander, raelin, syvarris, tarn-viking-warriors',
      'grimnak, ne-gok-sa, zettian-guards, marro-warriors',
      'mimring, finn, krav-maga-agents',
      'deathwalker-9000, izumi-samurai, thorgrim, tagawa-samurai-archers',
      'charos, venoc-vipers, arrow-gruts',
      'captain-hest, iron-wardens, lantern-bearers, sela-reedwalker',
    ],
  },
};

/** An army on a map under a ruleset, by their names. */
export interface NamedContest {
  readonly ruleset: RulesetName;
  readonly map: string;
  readonly army: string;
}

/** Every standard army on every standard map, so that each stretch of them has both rulesets and all maps. */
export function standardContests(): readonly NamedContest[] {
  const list: NamedContest[] = [];
  for (let turn = 0; turn < 18; turn++)
    for (const ruleset of rulesetNames) {
      const { maps, armies } = standardGrounds[ruleset];
      const army = (turn + Math.floor(turn / 6)) % 6;
      list.push({ ruleset, map: maps[turn % 3] as string, army: armies[army] as string });
    }
  return list;
}

/** Looks up what a contest names. Throws what people can put right. */
export function contestOf(composition: DependencyContainer, { ruleset, map, army }: NamedContest): Contest {
  const found = composition.resolve(tokens.maps).find(map, ruleset);
  return {
    name: `${ruleset}/${map}/${army}`,
    ruleset,
    map,
    ground: groundOf(found, 2),
    army: readArmy(army, 0, composition.resolve(tokens.library)),
  };
}
