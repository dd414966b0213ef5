import { loadPack, loadScenarios, type PackFile } from '@scapewright/packs';
import { libraryOf, readPackFolder, runOne, type ScenarioKit, scenarioKit } from '@scapewright/testkit';
import { parse, stringify } from 'yaml';
import { type CardObject, mutantsOf } from './mutants.ts';

/** A card of a pack, with what its scenarios do not prove. */
export interface ProvedCard {
  readonly id: string;
  readonly name: string;
  /** Names of its powers as it has them: abilities, and symbols. */
  readonly powers: readonly string[];
  /** Which of its scenarios fail as it is: nothing is proved by them. */
  readonly broken: readonly string[];
  /** What can be taken away from it without any scenario failing. */
  readonly unproved: readonly string[];
}

/** Which cards of a pack are looked at; left out: all. */
export interface ProofOptions {
  readonly only?: (card: { readonly id: string; readonly name: string }) => boolean;
}

/** The cards of the pack in a folder, each with every power and condition taken away in turn and its scenarios played. */
export function proveCards(folder: string, { only = () => true }: ProofOptions = {}): readonly ProvedCard[] {
  const files = readPackFolder(folder);
  const kit = scenarioKit();
  const documents = files
    .filter(({ path }) => path.endsWith('.scenarios.yaml'))
    .flatMap(({ path, text }) =>
      loadScenarios(path, text, kit.known).documents.map((one) => ({ path, one })),
    );
  return files
    .filter(({ path }) => path.startsWith('cards/'))
    .flatMap((file) => {
      const card = parse(file.text) as CardObject & { readonly id: string; readonly name: string };
      if (!only(card)) return [];
      const own = documents.filter(({ one }) => mentions(one, card.id));
      const fails = (changed: CardObject): boolean => {
        const cards = cardsWith(files, file, changed);
        if (!cards) return true;
        const changedKit: ScenarioKit = { ...kit, cards: new Map([...kit.cards, ...cards]) };
        return own.some(({ path, one }) => runOne(path, one, changedKit, {}).status !== 'passed');
      };
      const broken = own
        .filter(({ path, one }) => runOne(path, one, kit, {}).status !== 'passed')
        .map(({ path, one }) => `${path}:${one.line}`);
      const unproved = mutantsOf(card).flatMap((mutant) => (fails(mutant.card) ? [] : [mutant.without]));
      return [{ id: card.id, name: card.name, powers: powersOf(card), broken, unproved }];
    });
}

/** Does a scenario play with a card? */
function mentions(document: unknown, id: string): boolean {
  return new RegExp(`"${id.replaceAll(/[^\w-]/g, '')}"`).test(JSON.stringify(document));
}

/** The cards of the pack with one changed; undefined where no pack can have it so. */
function cardsWith(files: readonly PackFile[], file: PackFile, changed: CardObject) {
  const text = stringify(changed);
  const read = loadPack(files.map((one) => (one === file ? { ...one, text } : one)));
  return read.ok ? libraryOf([read.pack]) : undefined;
}

/** The powers of a card by name: an ability that several cards have is named by its id. */
function powersOf({ abilities = [], symbols = [] }: CardObject): readonly string[] {
  const named = (abilities as readonly unknown[]).map((ability) => {
    if (typeof ability === 'string') return ability;
    const { name, use } = ability as { readonly name?: string; readonly use?: string };
    return name ?? use ?? Object.keys(ability as object)[0] ?? '';
  });
  return [...named, ...(symbols as readonly string[])];
}
