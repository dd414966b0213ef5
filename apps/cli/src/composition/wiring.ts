import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '@scapewright/cards';
import { rulesetNames } from '@scapewright/sim';
import { packFoldersIn } from '@scapewright/testkit';
import { ContentLibrary } from '../content/content-library.ts';
import { engineSource } from '../content/engine-source.ts';
import { knownIdsOf } from '../content/known-ids.ts';
import { MapRepository } from '../content/map-repository.ts';
import { openPackCode } from '../content/pack-code.ts';
import { unplayable } from '../packs/check-abilities.ts';
import { writtenAbilities } from '../packs/clause-places.ts';
import type { Surroundings } from '../surroundings.ts';
import { openPage } from '../terminal/page.ts';
import { type Composition, compose } from './compose.ts';
import * as tokens from './tokens.ts';

/**
 * Puts the program together: content from the packs of the cards package and of the caller's folder, and where to write. Code of the
 * caller's packs is run where it is trusted.
 */
export async function openComposition(world: Surroundings, trustsCode = false): Promise<Composition> {
  const own = fileURLToPath(dataFolder);
  const found = packFoldersIn(world.folder);
  const folders = [...packFoldersIn(own), ...found];
  const code = await Promise.all(found.map((folder) => openPackCode(folder, trustsCode)));
  return compose(({ provide }) => {
    provide(tokens.surroundings, () => world);
    provide(tokens.page, () => openPage(world, world.output));
    provide(tokens.errorPage, () => openPage(world, world.errors));
    provide(tokens.trustsCode, () => trustsCode);
    provide(tokens.code, () => code.flatMap((one) => one.code ?? []));
    provide(tokens.engines, () => engineSource(code.flatMap((one) => one.plugins)));
    provide(tokens.library, ({ one }) => {
      const engines = one(tokens.engines);
      return new ContentLibrary(folders, knownIdsOf(engines), (folder, pack, files) => [
        ...(code.find((found) => found.folder === folder)?.problems ?? []),
        ...unplayable(
          pack,
          writtenAbilities(pack, files),
          rulesetNames.map((ruleset) => engines(ruleset)),
        ),
      ]);
    });
    provide(
      tokens.maps,
      ({ one }) =>
        new MapRepository(
          world.folder,
          [...folders.map((folder) => join(folder, 'maps')), join(own, '../maps')],
          {
            engines: one(tokens.engines),
            cardOf: (card) =>
              one(tokens.library).has(card) ? one(tokens.library).definition(card) : undefined,
            tokensOf: (ruleset, variants) =>
              one(tokens.library)
                .tokenCards(ruleset, variants)
                .map(({ card }) => card),
          },
        ),
    );
  });
}
