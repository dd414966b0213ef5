import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Pack } from '@scapewright/packs';
import { type ClauseData, clausePlugin } from '@scapewright/plugin-abilities';
import { type ScenarioKit, scenarioKit } from './scenario-kit.ts';
import { libraryOf, readPack } from './shipped-cards.ts';

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

  /** Throws what is wrong with the pack. */
  of(pack: string | undefined): ScenarioKit {
    const kit = this.#kits.get(pack) ?? (pack === undefined ? scenarioKit() : kitOfPack(readPack(pack)));
    this.#kits.set(pack, kit);
    return kit;
  }
}

/** The pack's abilities are in every engine, so that the cards of its scenarios can name them too. */
function kitOfPack(pack: Pack): ScenarioKit {
  const abilities = clausePlugin(pack.manifest.id, pack.abilities as readonly ClauseData[]);
  return scenarioKit({
    cards: libraryOf([pack]),
    always: pack.abilities.length > 0 ? [abilities] : [],
  });
}
