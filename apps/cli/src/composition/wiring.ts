import 'reflect-metadata/lite';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '@scapewright/cards';
import { rulesetNames } from '@scapewright/table/battle';
import { unplayable, writtenAbilities } from '@scapewright/table/check';
import { packFoldersIn } from '@scapewright/testkit';
import { type DependencyContainer, instanceCachingFactory as once, container as root } from 'tsyringe';
import { ContentLibrary } from '../content/content-library.ts';
import { type EngineSource, engineSource } from '../content/engine-source.ts';
import { knownIdsOf } from '../content/known-ids.ts';
import { MapRepository } from '../content/map-repository.ts';
import { type FoundCode, openPackCode } from '../content/pack-code.ts';
import { noSnapshots, type PackSnapshots, snapshotsIn } from '../content/pack-snapshots.ts';
import type { Surroundings } from '../surroundings.ts';
import { openPage } from '../terminal/page.ts';
import * as tokens from './tokens.ts';

/**
 * Puts the program together: content from the packs of the cards package and of the caller's folder, and where to write. Code of the
 * caller's packs is run where it is trusted.
 */
export async function openComposition(world: Surroundings, trustsCode = false): Promise<DependencyContainer> {
  const own = fileURLToPath(dataFolder);
  const found = packFoldersIn(world.folder);
  const ofProgram = packFoldersIn(own).filter((folder) => !found.includes(folder));
  const folders = [...packFoldersIn(own), ...found];
  const mapFolders = [...folders.map((folder) => join(folder, 'maps')), join(own, '../maps')];
  const code = await Promise.all(found.map((folder) => openPackCode(folder, trustsCode)));
  const composition = root.createChildContainer();
  composition.register(tokens.surroundings, { useValue: world });
  composition.register(tokens.trustsCode, { useValue: trustsCode });
  composition.register(tokens.code, { useValue: code.flatMap((one) => one.code ?? []) });
  composition.register(tokens.page, { useFactory: once(() => openPage(world, world.output)) });
  composition.register(tokens.errorPage, { useFactory: once(() => openPage(world, world.errors)) });
  composition.register(tokens.engines, {
    useFactory: once(() => engineSource(code.flatMap((one) => one.plugins))),
  });
  composition.register(tokens.library, {
    useFactory: once((parts) => {
      const snapshots =
        world.snapshotsFolder === undefined ? noSnapshots : snapshotsIn(world.snapshotsFolder);
      const library = openLibrary(folders, code, parts.resolve(tokens.engines), (folder) =>
        ofProgram.includes(folder) ? snapshots : noSnapshots,
      );
      for (const { message } of library.replaced) world.errors.write(`scape: ${message}\n`);
      return library;
    }),
  });
  composition.register(tokens.maps, {
    useFactory: once((parts) => openMaps(world.folder, mapFolders, parts)),
  });
  return composition;
}

function openLibrary(
  folders: readonly string[],
  code: readonly FoundCode[],
  engines: EngineSource,
  snapshotsOf: (folder: string) => PackSnapshots,
): ContentLibrary {
  const codeOf = (folder: string): FoundCode | undefined => code.find((found) => found.folder === folder);
  return new ContentLibrary(folders, () => knownIdsOf(engines), {
    faultsOf: (folder, pack, files) => [
      ...(codeOf(folder)?.waits ? [] : (codeOf(folder)?.problems ?? [])),
      ...unplayable(
        pack,
        writtenAbilities(pack, files),
        rulesetNames.map((ruleset) => engines(ruleset)),
      ),
    ],
    snapshotsOf,
    codedIn: (folder) => (codeOf(folder)?.waits ? (codeOf(folder)?.abilities ?? []) : []),
  });
}

function openMaps(here: string, folders: readonly string[], parts: DependencyContainer): MapRepository {
  return new MapRepository(here, folders, {
    engines: parts.resolve(tokens.engines),
    cardOf: (card) => {
      const library = parts.resolve(tokens.library);
      return library.has(card) ? library.definition(card) : undefined;
    },
    tokensOf: (ruleset, variants) =>
      parts
        .resolve(tokens.library)
        .tokenCards(ruleset, variants)
        .map(({ card }) => card),
  });
}
