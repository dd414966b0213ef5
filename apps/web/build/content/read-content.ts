import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataFolder, packNames } from '@scapewright/cards';
import { loadPack, type MapCatalogue } from '@scapewright/packs';
import { germanTitle } from '@scapewright/rulebook/german-titles';
import { ledgerFiles, ruleIds } from '@scapewright/rulebook/ids';
import { allRules, documents, rulesOfFile } from '@scapewright/rulebook/rules';
import { timingSteps } from '@scapewright/rulebook/timing';
import type { Unit } from '@scapewright/skirmish/author';
import { looksOf, type SkirmishEngine } from '@scapewright/skirmish/engine';
import { createEngine, type RulesetName, rulesetNames } from '@scapewright/table/battle';
import { mapCatalogue, packJson, type ReadPack } from '@scapewright/table/content';
import { usualTables } from '@scapewright/table/usual';
import type { Overview, RulesContent } from '../../src/content/content-shapes.ts';
import { readCards } from './read-cards.ts';
import { readExamples } from './read-examples.ts';
import { readMap } from './read-maps.ts';

/**
 * Reads packs, maps and the ledger and writes them, as JSON, to standard output: a list of files to deliver, and the paths that
 * were read. Run as a program of its own by the build.
 */
const engines = new Map<string, SkirmishEngine>();

function engineOf(games: readonly string[], variants: readonly string[]): SkirmishEngine {
  const game = rulesetNames.find((name) => games.includes(name)) ?? 'superscape';
  const key = [game, ...variants].join(' ');
  const engine = engines.get(key) ?? createEngine(game as RulesetName, { variants });
  engines.set(key, engine);
  return engine;
}

const both = rulesetNames.map((name) => createEngine(name));
const units = both.flatMap(({ plugins, ruleset }) =>
  [...plugins, ...Object.values(ruleset.variants ?? {}).flat()].flatMap((plugin) => plugin.units),
);
const idsOf = (kind: Unit['kind']): string[] => [
  ...new Set(units.filter((unit) => unit.kind === kind).map(({ id }) => id)),
];
const known = { abilities: idsOf('ability'), symbols: idsOf('symbol') };
const read: string[] = [];

function textsBelow(
  folder: URL,
  suffix: RegExp,
): readonly { readonly path: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => suffix.test(path))
    .sort()
    .map((path) => {
      const file = new URL(path, folder);
      read.push(fileURLToPath(file));
      return { path: path.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') };
    });
}

const readPacks = packNames.map((name): ReadPack => {
  const files = textsBelow(new URL(`${name}/`, dataFolder), /\.yaml$/);
  const result = loadPack(files, known);
  if (result.ok) return { pack: result.pack, hash: hashOf(files) };
  throw new Error(`the pack ${name}: ${JSON.stringify(result.problems[0])}`);
});

const packs = readPacks.map(({ pack }) => pack);

/** As the command line has it, so that a game saved here is known there. */
function hashOf(files: readonly { readonly path: string; readonly text: string }[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1)))
    hash.update(JSON.stringify([path, text]));
  return hash.digest('hex');
}

const catalogues = both.map(mapCatalogue);
const catalogue: MapCatalogue = {
  objects: new Map(catalogues.flatMap(({ objects }) => [...objects])),
  terrains: new Set(catalogues.flatMap(({ terrains }) => [...terrains])),
};
const looks = both.map(({ kit }) => looksOf(kit.catalogue));
const drawn = {
  terrains: Object.assign({}, ...looks.map((one) => one.terrains)),
  objectLooks: Object.assign({}, ...looks.map((one) => one.objectLooks)),
};
const maps = textsBelow(new URL('../maps/', dataFolder), /\.yaml$/).map(({ path, text }) =>
  readMap(path.replace(/\.yaml$/, ''), new TextEncoder().encode(text), { catalogue, looks: drawn }),
);

interface RosterRow {
  readonly card?: string;
  readonly set: string;
}
const rosterFile = new URL('roster.json', dataFolder);
read.push(fileURLToPath(rosterFile));
const roster = JSON.parse(readFileSync(rosterFile, 'utf8')) as readonly RosterRow[];
const sets = new Map(roster.flatMap(({ card, set }) => (card === undefined ? [] : [[card, set] as const])));
const cards = readCards(packs, engineOf, (card) => sets.get(card));
const overview: Overview = {
  packs: packs.map(({ manifest: { id, name, rulesets, variants, credits } }) => ({
    ...{ id, name, rulesets, variants, credits },
    cards: cards.filter(({ pack }) => pack === id).length,
  })),
  maps: maps.map(({ summary }) => summary),
  usualNames: Object.fromEntries(
    Object.values(usualTables)
      .flatMap(({ armies }) => armies.flatMap((army) => army.cards))
      .map((id) => [id, cards.find((card) => card.id === id)?.name ?? id]),
  ),
  ...drawn,
};
const examples = readExamples(
  textsBelow(new URL('../../', dataFolder), /^(?!.*(?:node_modules|fixtures|testkit)).*\.scenarios\.yaml$/),
  new Set(packs.flatMap((pack) => pack.cards.map(({ id }) => id))),
);
const rules: RulesContent = {
  files: ledgerFiles().map(({ id, title, game }) => ({ id, title, game })),
  documents: documents(),
  titles: allRules().map(({ id, title, file }) => ({ id, title, file })),
  proofs: examples.proofs,
  steps: Object.fromEntries(timingSteps.map(({ id, name }) => [id, stepName(id, name)])),
};

/** A step as players call it: its name, after the code that the rulebook prints, where it prints one. */
function stepName(id: string, name: string): string {
  const words = name.replace(/ \(derived\)$/, '');
  return /^[A-Z]?\d+[A-Z]?$/.test(id) ? `${id}, ${words}` : words;
}

const files = [
  { name: 'overview', text: JSON.stringify(overview) },
  { name: 'cards', text: JSON.stringify(cards) },
  { name: 'packs', text: JSON.stringify(readPacks.map(packJson)) },
  { name: 'rules', text: JSON.stringify(rules) },
  {
    name: 'germanTitles',
    text: JSON.stringify(Object.fromEntries(ruleIds().map((id) => [id, germanTitle(id)]))),
  },
  { name: 'exampleList', text: JSON.stringify(examples.list) },
  ...[...examples.groups].map(([group, texts]) => ({
    name: `examples/${group}`,
    text: JSON.stringify(texts),
  })),
  ...ledgerFiles().map(({ id }) => ({ name: `ledger/${id}`, text: JSON.stringify(rulesOfFile(id)) })),
  ...maps.map(({ picture: _, ...map }) => ({ name: `maps/${map.summary.id}`, text: JSON.stringify(map) })),
  ...maps.map(({ summary, picture }) => ({ name: `pictures/${summary.id}`, text: picture })),
];
process.stdout.write(JSON.stringify({ files, read }));
