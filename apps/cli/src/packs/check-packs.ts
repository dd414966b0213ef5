import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { compileBattlefield } from '@scapewright/board';
import {
  type AbilityClause,
  cardDefinition,
  formatProblem,
  isFigureCard,
  loadPack,
  type Pack,
  type Place,
  type Problem,
} from '@scapewright/packs';
import { type ClauseData, checkClause } from '@scapewright/plugin-abilities';
import { createEngine, type RulesetName, rulesetNames } from '@scapewright/sim';
import type { SkirmishEngine } from '@scapewright/skirmish';
import { packFoldersIn, readPackFolder } from '@scapewright/testkit';
import type { Composition } from '../composition/compose.ts';
import * as tokens from '../composition/tokens.ts';
import { knownIdsOf } from '../content/known-ids.ts';
import { openPackCode } from '../content/pack-code.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';
import { watchFolders } from '../watch/watch-folders.ts';

interface CheckedPack {
  readonly folder: string;
  readonly pack: Pack | undefined;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Checks packs and tells everything that is wrong with them. */
export async function checkPacks(
  composition: Composition,
  words: readonly string[],
  json: boolean,
): Promise<ExitCode> {
  const page = composition.one(tokens.page);
  const checked = await checkedFolders(composition, foldersOf(composition, words));
  if (json) page.line(JSON.stringify({ packs: checked.map(plain) }, undefined, 2));
  else for (const one of checked) tell(composition, one);
  return exitCodeOf(checked);
}

/** Checks packs, and after every save those in which it was, until the caller interrupts. */
export async function watchPacks(composition: Composition, words: readonly string[]): Promise<ExitCode> {
  const folders = foldersOf(composition, words);
  return watchFolders(composition, {
    places: folders,
    run: async (changed) => {
      const touched = folders.filter((path) => !changed || changed.some((file) => isBelow(file, path)));
      if (touched.length === 0) return undefined;
      const checked = await checkedFolders(composition, touched);
      for (const one of checked) tell(composition, one);
      return exitCodeOf(checked);
    },
  });
}

const isBelow = (file: string, folder: string): boolean => file.startsWith(join(folder, sep));

const exitCodeOf = (checked: readonly CheckedPack[]): ExitCode =>
  checked.some(({ problems }) => problems.length > 0) ? exitCodes.failed : exitCodes.fine;

async function checkedFolders(
  composition: Composition,
  folders: readonly string[],
): Promise<readonly CheckedPack[]> {
  const { folder } = composition.one(tokens.surroundings);
  return Promise.all(folders.map((path) => check(composition, path, relative(folder, path) || '.')));
}

function foldersOf(composition: Composition, words: readonly string[]): string[] {
  const { folder } = composition.one(tokens.surroundings);
  return words.length > 0 ? words.flatMap((word) => foldersMeant(word, folder)) : allFolders(composition);
}

function allFolders(composition: Composition): string[] {
  const { packs, broken } = composition.one(tokens.library);
  return [...packs, ...broken].map(({ folder }) => folder);
}

function foldersMeant(word: string, from: string): string[] {
  const path = resolve(from, word);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new CliError(`there is no folder ${word}`, 'a pack is a folder with a pack.yaml');
  const found = packFoldersIn(path);
  return found.length > 0 ? found : [path];
}

async function check(composition: Composition, path: string, name: string): Promise<CheckedPack> {
  const code = await openPackCode(path, composition.one(tokens.trustsCode));
  const engines =
    code.plugins.length > 0
      ? (ruleset: RulesetName) => createEngine(ruleset, code.plugins)
      : composition.one(tokens.engines);
  const known = knownIdsOf(engines);
  const abilities = [...(known.abilities ?? []), ...code.abilities];
  const read = loadPack(readPackFolder(path), { ...known, abilities });
  const inPack = (problem: Problem): Problem => ({ ...problem, file: join(name, problem.file) });
  if (!read.ok || code.problems.length > 0) {
    const all = [...code.problems, ...(read.ok ? [] : read.problems)];
    return { folder: name, pack: undefined, problems: all.map(inPack), warnings: [] };
  }
  const problems = [...clauseProblems(read.pack), ...cardProblems(read.pack, engines)].map(inPack);
  return { folder: name, pack: read.pack, problems, warnings: priceWarnings(read.pack).map(inPack) };
}

/** What is wrong with abilities that are written as data, on cards and in files of their own. */
function clauseProblems({ cards, abilities }: Pack): Problem[] {
  const located = (clause: AbilityClause, file: string, place: Place): Problem[] =>
    checkClause(clause as ClauseData).map(({ path, message, cure }) => ({
      file,
      line: place.line,
      column: place.column,
      path: path.join('.'),
      message: `${clause.name}: ${message}`,
      cure,
    }));
  return [
    ...abilities.flatMap((clause) => located(clause, `abilities/${clause.id}.yaml`, { line: 1, column: 1 })),
    ...cards.flatMap((card) =>
      card.abilities.flatMap((ability) =>
        ability.kind === 'clause' && !abilities.includes(ability.clause)
          ? located(ability.clause, card.file, ability)
          : [],
      ),
    ),
  ];
}

/** What an engine says to each card of the pack, under every ruleset that the pack fits. */
function cardProblems(pack: Pack, engines: (ruleset: RulesetName) => SkirmishEngine): Problem[] {
  const battlefield = compileBattlefield({
    spaces: [{ q: 0, r: 0, level: 1, underside: 0, terrain: 'grass', name: 'a1' }],
  });
  const problems: Problem[] = [];
  for (const ruleset of rulesetNames.filter((one) => pack.manifest.rulesets.includes(one)))
    for (const card of pack.cards) {
      if (!isFigureCard(card)) continue;
      try {
        const definition = cardDefinition(card, 0);
        const cards = [{ name: card.id, definition: card.id, figures: [{ name: card.id, spaces: [] }] }];
        engines(ruleset).plan({
          battlefield,
          definitions: [definition],
          players: [{ name: 'one', cards }],
          start: 'turns',
        });
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        const { file, line, column } = card;
        const cure = undefined;
        problems.push({ file, line, column, path: '', message: `under ${ruleset}: ${said}`, cure });
      }
    }
  return problems;
}

function priceWarnings({ cards, prices }: Pack): Problem[] {
  const priced = new Set(prices.flatMap(({ prices: table }) => [...table.keys()]));
  return cards
    .filter((card) => isFigureCard(card) && card.unit !== 'object' && !priced.has(card.id))
    .map(({ id, file, line, column }) => ({
      file,
      line,
      column,
      path: '',
      message: `no price table has a price for "${id}"`,
      cure: 'add it to prices/standard.yaml',
    }));
}

function plain({ folder, pack, problems, warnings }: CheckedPack) {
  return {
    folder,
    id: pack?.manifest.id ?? null,
    version: pack?.manifest.version ?? null,
    cards: pack?.cards.length ?? 0,
    problems,
    warnings,
  };
}

function tell(composition: Composition, { folder, pack, problems, warnings }: CheckedPack): void {
  const { line, colours } = composition.one(tokens.page);
  for (const problem of problems) line(colours.red(formatProblem(problem)));
  for (const warning of warnings) line(colours.yellow(`${formatProblem(warning)} (a warning)`));
  if (!pack) {
    if (problems.length === 0 && !existsSync(folder)) line(colours.red(`${folder} holds no pack`));
    return;
  }
  const { id, version } = pack.manifest;
  const parts = [
    `${pack.cards.length} cards`,
    `${pack.abilities.length} abilities`,
    `${pack.maps.length} maps`,
    `${pack.scenarios.length} scenario files`,
  ];
  const mark = problems.length > 0 ? colours.red('FAIL') : colours.green('fine');
  line(`${mark} ${folder}: ${id}@${version}, ${parts.join(', ')}`);
}
