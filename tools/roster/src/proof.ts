import { loadPack, loadScenarios, type PackCard, type PackFile } from '@scapewright/packs';
import { readPackFolder, runOne, type ScenarioKit, scenarioKit } from '@scapewright/testkit';
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
      const failsWith = (cards: ScenarioKit['cards'], { path, one }: (typeof own)[number]): boolean =>
        runOne(path, one, { ...kit, cards }, {}).status !== 'passed';
      const broken = own
        .filter((one) => failsWith(kit.cards, one))
        .map(({ path, one }) => `${path}:${one.line}`);
      const printed = kit.cards.get(card.id);
      const parts = partsOf(files, file);
      const fails = (changed: CardObject): boolean => {
        const read = readChanged(parts, file, changed);
        if (!read || !printed) return true;
        const cards = new Map([...kit.cards, [card.id, { ...printed, card: read }]]);
        return own.some((one) => failsWith(cards, one));
      };
      const unproved = mutantsOf(card).flatMap((mutant) => (fails(mutant.card) ? [] : [mutant.without]));
      return [{ id: card.id, name: card.name, powers: powersOf(card), broken, unproved }];
    });
}

/** Does a scenario play with a card? */
function mentions(document: unknown, id: string): boolean {
  return new RegExp(`"${id.replaceAll(/[^\w-]/g, '')}"`).test(JSON.stringify(document));
}

/** The files that a pack needs to be read with one of its cards: without the others, unless that card names them. */
function partsOf(files: readonly PackFile[], file: PackFile): readonly PackFile[] {
  const own = files.filter(
    (one) => one === file || !(one.path.startsWith('cards/') || one.path.startsWith('prices/')),
  );
  return loadPack(own).ok ? own : files;
}

/** A card of a pack, changed; undefined where no pack can have it so. */
function readChanged(files: readonly PackFile[], file: PackFile, changed: CardObject): PackCard | undefined {
  const text = stringify(changed);
  const read = loadPack(files.map((one) => (one === file ? { ...one, text } : one)));
  return read.ok ? read.pack.cards.find(({ id }) => id === changed['id']) : undefined;
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
