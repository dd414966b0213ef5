import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ClauseData, clausePlugin } from '@scapewright/plugin-abilities';
import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import type { ScenarioKit } from './kit-with-packs.ts';
import { libraryOf, tokensOf } from './library.ts';
import { scenarioKit } from './scenario-kit.ts';
import { readPack } from './shipped-cards.ts';

/** The folder of the pack that a file lies in: the nearest one above it with a pack.yaml; undefined outside packs. */
export function packOf(path: string): string | undefined {
  for (let at = dirname(path); ; at = dirname(at)) {
    if (existsSync(join(at, 'pack.yaml'))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** Kits with the cards and abilities of a pack beside those that come with the project; each is made once. */
export class PackKits {
  readonly #kits = new Map<string | undefined, ScenarioKit>();

  /** Throws what is wrong with the pack. `plugins`: what the code of the pack has come to. */
  of(pack: string | undefined, plugins: readonly SkirmishPlugin[] = []): ScenarioKit {
    const kit = this.#kits.get(pack) ?? (pack === undefined ? scenarioKit() : kitOfPack(pack, plugins));
    this.#kits.set(pack, kit);
    return kit;
  }
}

/**
 * A kit for the scenarios of the pack in a folder: its abilities are in every engine, so that the cards of scenarios can name them too.
 * `plugins`: what the code of the pack has come to. Throws what is wrong with the pack.
 */
export function kitOfPack(folder: string, plugins: readonly SkirmishPlugin[] = []): ScenarioKit {
  const pack = readPack(folder);
  const { abilities, manifest } = pack;
  const written = abilities.length > 0 ? [clausePlugin(manifest.id, abilities as readonly ClauseData[])] : [];
  const always = [...written, ...plugins];
  return scenarioKit({ cards: libraryOf([pack]), tokens: tokensOf([pack]), always });
}
