import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { formatProblem, loadPack, type Pack, type Problem } from '@scapewright/packs';
import { rulesetNames, variantsOf } from '@scapewright/table/battle';
import { packFindings, writtenAbilities } from '@scapewright/table/check';
import { packFoldersIn, readPackFolder } from '@scapewright/testkit';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { engineSource } from '../content/engine-source.ts';
import { knownIdsOf } from '../content/known-ids.ts';
import { openPackCode } from '../content/pack-code.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';
import { counted } from '../terminal/counted.ts';
import { watchFolders } from '../watch/watch-folders.ts';
import { unseenParts } from './play-abilities.ts';

interface CheckedPack {
  readonly folder: string;
  readonly pack: Pack | undefined;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Checks packs and tells everything that is wrong with them. */
export async function checkPacks(
  composition: DependencyContainer,
  words: readonly string[],
  json: boolean,
  plays = false,
): Promise<ExitCode> {
  const page = composition.resolve(tokens.page);
  const checked = await checkedFolders(composition, foldersOf(composition, words), plays);
  if (json) page.line(JSON.stringify({ packs: checked.map(plain) }, undefined, 2));
  else for (const one of checked) tell(composition, one);
  return exitCodeOf(checked);
}

/** Checks packs, and after every save those in which it was, until the caller interrupts. */
export async function watchPacks(
  composition: DependencyContainer,
  words: readonly string[],
): Promise<ExitCode> {
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
  composition: DependencyContainer,
  folders: readonly string[],
  plays = false,
): Promise<readonly CheckedPack[]> {
  const { folder } = composition.resolve(tokens.surroundings);
  return Promise.all(folders.map((path) => check(composition, path, relative(folder, path) || '.', plays)));
}

function foldersOf(composition: DependencyContainer, words: readonly string[]): string[] {
  const { folder } = composition.resolve(tokens.surroundings);
  return words.length > 0 ? words.flatMap((word) => foldersMeant(word, folder)) : allFolders(composition);
}

function allFolders(composition: DependencyContainer): string[] {
  const { packs, broken } = composition.resolve(tokens.library);
  return [...packs, ...broken].map(({ folder }) => folder);
}

function foldersMeant(word: string, from: string): string[] {
  const path = resolve(from, word);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory())
    throw new CliError(
      found ? `${word} is a file, and packs are folders` : `there is no folder ${word}`,
      'a pack is a folder with a pack.yaml',
    );
  const packs = packFoldersIn(path);
  return packs.length > 0 ? packs : [path];
}

/** `plays`: tries abilities as data in random battles. */
async function check(
  composition: DependencyContainer,
  path: string,
  name: string,
  plays: boolean,
): Promise<CheckedPack> {
  const code = await openPackCode(path, composition.resolve(tokens.trustsCode));
  const engines = code.plugins.length > 0 ? engineSource(code.plugins) : composition.resolve(tokens.engines);
  const known = knownIdsOf(engines);
  const abilities = [...(known.abilities ?? []), ...code.abilities];
  const files = readPackFolder(path);
  const read = loadPack(files, { ...known, abilities });
  const inPack = (problem: Problem): Problem => {
    const [rule] = rulesetNames.flatMap((one) => engines(one).rulesOf(problem.reason ?? ''));
    const message = rule === undefined ? problem.message : `${problem.message} (${rule})`;
    return { ...problem, message, file: join(name, problem.file) };
  };
  if (!read.ok || code.problems.length > 0) {
    const all = [...code.problems, ...(read.ok ? [] : read.problems)];
    return { folder: name, pack: undefined, problems: all.map(inPack), warnings: [] };
  }
  const { pack } = read;
  const { rulesets, variants } = pack.manifest;
  const fitting = rulesetNames
    .filter((one) => rulesets.includes(one))
    .map((one) =>
      engines(
        one,
        variants.filter((variant) => variantsOf(one).includes(variant)),
      ),
    );
  const coded = code.plugins.flatMap(({ units }) => units).filter((unit) => unit.kind === 'ability');
  const { problems, warnings } = packFindings(pack, files, {
    engines: fitting,
    symbols: known.symbols ?? [],
    coded,
  });
  const [engine] = fitting;
  const isTried = plays && problems.length === 0 && engine;
  const unseen = isTried ? unseenParts(pack, writtenAbilities(pack, files), engine) : [];
  return {
    folder: name,
    pack,
    problems: problems.map(inPack),
    warnings: [...warnings, ...unseen, ...replacedCards(composition, path)].map(inPack),
  };
}

/** Cards of other packs that a pack replaces, and prices that it changes: whoever plays with it should mean that. */
function replacedCards(composition: DependencyContainer, path: string): Problem[] {
  return composition
    .resolve(tokens.library)
    .replaced.filter(({ folder }) => resolve(folder) === resolve(path))
    .map(({ message }) => ({
      ...{ file: 'pack.yaml', line: 1, column: 1, path: '' },
      message,
      fix: 'give the card an id of its own, or leave the price out, if that is not meant',
    }));
}

function plain({ folder, pack, problems, warnings }: CheckedPack) {
  return {
    folder,
    id: pack?.manifest.id ?? null,
    version: pack?.manifest.version ?? null,
    cards: pack?.cards.length ?? 0,
    tokens: pack?.tokens.length ?? 0,
    problems,
    warnings,
  };
}

function tell(composition: DependencyContainer, { folder, pack, problems, warnings }: CheckedPack): void {
  const { line, colours } = composition.resolve(tokens.page);
  for (const problem of problems) line(colours.red(formatProblem(problem)));
  for (const warning of warnings) line(colours.yellow(`${formatProblem(warning)} (a warning)`));
  if (!pack) {
    if (problems.length === 0 && !existsSync(folder)) line(colours.red(`${folder} holds no pack`));
    return;
  }
  const { id, version } = pack.manifest;
  const parts = [
    counted(pack.cards.length, 'card'),
    ...(pack.tokens.length > 0 ? [counted(pack.tokens.length, 'token')] : []),
    counted(pack.abilities.length, 'ability', 'abilities'),
    counted(pack.maps.length, 'map'),
    counted(pack.scenarios.length, 'scenario file'),
  ];
  const mark = problems.length > 0 ? colours.red('FAIL') : colours.green('fine');
  line(`${mark} ${folder}: ${id}@${version}, ${parts.join(', ')}`);
}
