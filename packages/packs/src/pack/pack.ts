import type { AbilityClause } from '../card/ability-clause.ts';
import { loadAbility } from '../card/ability-file.ts';
import type { CardAbility, CardData, PackCard } from '../card/card-data.ts';
import { loadCard } from '../card/card-file.ts';
import { type MapCatalogue, standardCatalogue } from '../maps/map-catalogue.ts';
import type { MapModel } from '../maps/map-model.ts';
import type { MapProblem } from '../maps/map-problem.ts';
import { readMapYaml } from '../maps/read-map-yaml.ts';
import type { KnownIds } from '../scenario/known.ts';
import { type PackTokenCard, type TokenCardKind, tokenCardKinds } from '../tokens/token-card.ts';
import { loadTokenCard } from '../tokens/token-card-file.ts';
import { briefly, type Place, type Problem } from '../yaml/problem.ts';
import { fixFor } from '../yaml/suggestion.ts';
import { loadManifest, type PackManifest } from './manifest.ts';
import { loadPrices, type PriceTable } from './prices.ts';

/** One file of a pack; the path is relative to the pack's folder, with `/`. */
export interface PackFile {
  readonly path: string;
  readonly text: string;
}

/** A map of a pack; its id is the name of its file. */
export interface PackMap {
  readonly id: string;
  readonly file: string;
  readonly map: MapModel;
}

/** A pack whose data has been read and fits together. */
export interface Pack {
  readonly manifest: PackManifest;
  /** An ability of the pack's own files stands written out on each card that has it: the same object as in `abilities`. */
  readonly cards: readonly PackCard[];
  /** Cards of items, hazards and resources. */
  readonly tokens: readonly PackTokenCard[];
  /** Abilities written as data in files of their own. */
  readonly abilities: readonly AbilityClause[];
  readonly prices: readonly PriceTable[];
  readonly maps: readonly PackMap[];
  /** Scenario files, unread: a scenario that fails is no reason to refuse the pack. */
  readonly scenarios: readonly PackFile[];
}

/** A whole pack, or everything that is wrong with it; never a half of one. */
export type PackResult =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly problems: readonly Problem[] };

interface Sorted {
  readonly manifest: PackManifest | undefined;
  readonly cards: PackCard[];
  /** Names of card files, also of those that could not be read: one mistake is reported once. */
  readonly cardNames: string[];
  readonly tokens: PackTokenCard[];
  readonly abilities: { readonly ability: AbilityClause; readonly file: string }[];
  readonly prices: { readonly table: PriceTable; readonly placeOf: (card: string) => Place }[];
  readonly maps: PackMap[];
  readonly scenarios: PackFile[];
}

/**
 * Reads a pack from its files: `pack.yaml`, `cards/*.yaml`, `items/*.yaml`, `hazards/*.yaml`, `resources/*.yaml`, `abilities/*.yaml`, `prices/*.yaml`, `maps/*.yaml`, `*.scenarios.yaml`; anything that
 * is not YAML is left alone. Collects every problem of every file, and of the files together. Never throws, touches no disk.
 * @param known ids that what is loaded offers; kinds that are left out are not checked
 * @param catalogue the terrains and kinds of objects of which maps may be built
 */
export function loadPack(
  files: readonly PackFile[],
  known: KnownIds = {},
  catalogue: MapCatalogue = standardCatalogue,
): PackResult {
  const problems: Problem[] = [];
  const ordered = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const sorted = readFiles(ordered, known, catalogue, problems);
  checkTogether(sorted, problems);
  const { manifest, cards, maps, scenarios } = sorted;
  if (manifest === undefined || problems.length > 0) return { ok: false, problems };
  const abilities = sorted.abilities.map(({ ability }) => ability);
  const prices = sorted.prices.map(({ table }) => table);
  const whole = cards.map((card) => withWrittenAbilities(card, abilities));
  const tokens = sorted.tokens.map((card) => ({ ...card, abilities: writtenOut(card.abilities, abilities) }));
  return { ok: true, pack: { manifest, cards: whole, tokens, abilities, prices, maps, scenarios } };
}

/** A list of abilities with those written out that are data in files of the pack. */
function writtenOut(
  abilities: readonly CardAbility[],
  written: readonly AbilityClause[],
): readonly CardAbility[] {
  const byId = new Map(written.map((clause) => [clause.id, clause]));
  return abilities.map((ability) => {
    const clause = ability.kind === 'loaded' ? byId.get(ability.id) : undefined;
    return clause ? { kind: 'clause', clause, line: ability.line, column: ability.column } : ability;
  });
}

/** The card with those of its abilities written out that are data in files of the pack: whoever plays it needs no other file. */
function withWrittenAbilities(card: PackCard, written: readonly AbilityClause[]): PackCard {
  const listOut = (abilities: readonly CardAbility[]): readonly CardAbility[] =>
    writtenOut(abilities, written);
  const sideOut = ({ abilities, operators }: CardData): Pick<CardData, 'abilities' | 'operators'> => ({
    abilities: listOut(abilities),
    operators:
      operators && Object.fromEntries(Object.entries(operators).map(([seat, list]) => [seat, listOut(list)])),
  });
  const flip = card.flip && { ...card.flip, ...sideOut(card.flip) };
  return { ...card, ...sideOut(card), flip };
}

function readFiles(
  files: readonly PackFile[],
  known: KnownIds,
  catalogue: MapCatalogue,
  problems: Problem[],
): Sorted {
  const abilities: Sorted['abilities'] = [];
  for (const { path, text } of files.filter((file) => inFolder(file, 'abilities'))) {
    const read = loadAbility(path, text);
    if (read.ok) abilities.push({ ability: read.ability, file: path });
    else problems.push(...read.problems);
  }
  const ids = abilities.map(({ ability }) => ability.id);
  const all = known.abilities === undefined ? known : { ...known, abilities: [...known.abilities, ...ids] };
  const sorted = {
    cards: [],
    cardNames: [],
    tokens: [],
    abilities,
    prices: [],
    maps: [],
    scenarios: [],
  } as Omit<Sorted, 'manifest'>;
  let manifest: PackManifest | undefined;
  let found = false;
  for (const file of files) {
    const { path, text } = file;
    if (path === 'pack.yaml') {
      found = true;
      const read = loadManifest(path, text);
      if (read.ok) manifest = read.manifest;
      else problems.push(...read.problems);
    } else if (path.endsWith('.scenarios.yaml')) sorted.scenarios.push(file);
    else if (inFolder(file, 'maps')) {
      const { map, problems: found } = readMapYaml(path, text, catalogue);
      const errors = found.filter(({ severity }) => severity === 'error');
      problems.push(...errors.map((error) => problemOfMap(path, error)));
      if (map !== undefined && errors.length === 0) sorted.maps.push({ id: nameOf(path), file: path, map });
    } else if (inFolder(file, 'cards')) {
      sorted.cardNames.push(nameOf(path));
      const read = loadCard(path, text, all);
      if (read.ok) sorted.cards.push(read.card);
      else problems.push(...read.problems);
    } else if (inFolder(file, 'prices')) {
      const read = loadPrices(path, text);
      if (read.ok) sorted.prices.push(read);
      else problems.push(...read.problems);
    } else if (tokenKindOf(file) !== undefined) {
      const read = loadTokenCard(tokenKindOf(file) as TokenCardKind, path, text, all);
      if (read.ok) sorted.tokens.push(read.card);
      else problems.push(...read.problems);
    } else if (/\.ya?ml$/.test(path) && !inFolder(file, 'abilities')) {
      problems.push(strayFile(path));
    }
  }
  if (!found) problems.push(problemIn('pack.yaml', start, 'the pack has no manifest', 'add pack.yaml'));
  return { manifest, ...sorted };
}

function problemOfMap(file: string, { line = 1, column = 1, at, message, fix }: MapProblem): Problem {
  return problemIn(file, { line, column }, at === undefined ? message : `${at}: ${message}`, fix);
}

const inFolder = ({ path }: PackFile, folder: string): boolean =>
  path.startsWith(`${folder}/`) && path.endsWith('.yaml') && !path.endsWith('.scenarios.yaml');

/** The kind of token whose card stands in the file, by its folder: `hazards/` for hazards. */
function tokenKindOf(file: PackFile): TokenCardKind | undefined {
  return tokenCardKinds.find((kind) => inFolder(file, `${kind}s`));
}

function strayFile(path: string): Problem {
  if (path.endsWith('.yml'))
    return problemIn(path, start, 'the file is not read', 'let its name end in .yaml');
  const folders = 'cards/, items/, hazards/, resources/, abilities/, prices/ or maps/';
  const fix = `move it to ${folders}, or let its name end in .scenarios.yaml`;
  return problemIn(path, start, 'nothing reads a YAML file in this place', fix);
}

/** What is wrong between files: ids twice, names of files, prices without cards. */
function checkTogether(
  { manifest, cards, cardNames, tokens, abilities, prices }: Sorted,
  problems: Problem[],
): void {
  const seenCards = new Map<string, string>();
  for (const { id, file, line, column } of cards) {
    checkId('card', id, file, { line, column }, seenCards, problems);
  }
  for (const kind of tokenCardKinds) {
    const seen = new Map<string, string>();
    for (const { id, file, line, column, ...card } of tokens)
      if (card.kind === kind) checkId(kind, id, file, { line, column }, seen, problems);
  }
  const seenAbilities = new Map<string, string>();
  for (const { ability, file } of abilities)
    checkId('ability', ability.id, file, start, seenAbilities, problems);
  const formats = new Map<string, string>();
  const backs = cards.flatMap(({ id, flip }) => (flip ? [`${id}/back`] : []));
  const known = new Set([...seenCards.keys(), ...cardNames, ...backs]);
  const foreign = manifest === undefined || manifest.requires.length > 0;
  for (const { table, placeOf } of prices) {
    checkId('format', table.format, table.file, table, formats, problems);
    for (const card of foreign ? [] : table.prices.keys()) {
      if (known.has(card)) continue;
      const message = `the price is of a card that the pack does not have, "${card}"`;
      problems.push(problemIn(table.file, placeOf(card), message, fixFor(card, [...known])));
    }
  }
}

/** An id is unique in its pack and is the name of its file. */
function checkId(
  what: string,
  id: string,
  file: string,
  place: Place,
  seen: Map<string, string>,
  problems: Problem[],
): void {
  const other = seen.get(id);
  if (other !== undefined) {
    const message = `the ${what} "${id}" is in ${other} already`;
    problems.push(problemIn(file, place, message, 'give one of them another id'));
  }
  seen.set(id, file);
  if (nameOf(file) === id) return;
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const message = `the ${what} "${id}" stands in a file of another name`;
  problems.push(problemIn(file, place, message, `rename the file to ${folder}${id}.yaml`));
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.yaml$/, '');

const start: Place = { line: 1, column: 1 };

function problemIn(file: string, { line, column }: Place, message: string, fix: string | undefined): Problem {
  return { file, line, column, path: '', message: briefly(message), fix };
}
