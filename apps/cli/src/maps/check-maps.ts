import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { SetupProblems } from '@scapewright/kernel/check';
import { checkMap, formatMapProblem, type MapProblem } from '@scapewright/packs';
import { battleSetup, groundOfMap, type RulesetName, rulesetNames } from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { mapFilesIn } from '../content/map-files.ts';
import type { FoundMap } from '../content/map-repository.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';

interface Checked {
  readonly file: string;
  readonly name: string;
  readonly spaces: number;
  readonly problems: readonly (MapProblem | { readonly severity: 'error'; readonly message: string })[];
}

/** Checks maps, or all maps of folders, and tells everything that is wrong with them. */
export function checkMaps(
  composition: DependencyContainer,
  names: readonly string[],
  json: boolean,
): ExitCode {
  const page = composition.resolve(tokens.page);
  const checked = names.flatMap((name) => filesOf(composition, name)).map((name) => check(composition, name));
  const hasErrors = checked.some(({ problems }) => problems.some(({ severity }) => severity === 'error'));
  if (json) page.line(JSON.stringify({ maps: checked }, undefined, 2));
  else for (const one of checked) tell(composition, one);
  return hasErrors ? exitCodes.failed : exitCodes.fine;
}

/** The maps of a folder as the caller would name them; whatever is no folder is the name of a map. */
function filesOf(composition: DependencyContainer, name: string): readonly string[] {
  const folder = resolve(composition.resolve(tokens.surroundings).folder, name);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [name];
  return mapFilesIn(folder).map((file) => join(name, relative(folder, file)));
}

function check(composition: DependencyContainer, name: string): Checked {
  try {
    const maps = composition.resolve(tokens.maps);
    const drawn = maps.find(name);
    const ruleset = rulesetNames.find((one) => one === drawn.map.ruleset) ?? 'superscape';
    const found = ruleset === 'superscape' ? drawn : maps.find(name, ruleset);
    const own = onlyOnce([...found.problems, ...checkMap(found.map, found.catalogue)]);
    const isBroken = own.some(({ severity }) => severity === 'error');
    const problems = isBroken ? own : [...own, ...refusedByRules(composition, found, ruleset)];
    return { file: name, name: found.name, spaces: found.battlefield.count, problems };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { file: name, name: '', spaces: 0, problems: [{ severity: 'error', message: error.message }] };
  }
}

/** What the rules of the map's game do not allow on a battlefield, with the rule that says so. */
function refusedByRules(
  composition: DependencyContainer,
  { file, plan, neutral }: FoundMap,
  ruleset: RulesetName,
): readonly { readonly severity: 'error'; readonly message: string }[] {
  const engine = composition.resolve(tokens.engines)(ruleset);
  try {
    engine.plan(battleSetup(groundOfMap(plan, [], neutral), []));
    return [];
  } catch (error) {
    if (!(error instanceof SetupProblems)) throw error;
    return error.problems.map(({ part, message, fix, reason }) => {
      const [rule] = reason === undefined ? [] : engine.rulesOf(reason);
      const cited = rule === undefined ? '' : ` (${rule})`;
      return { severity: 'error', message: `${file}: error: ${part}: ${message}${cited}; ${fix}` };
    });
  }
}

/** Each problem once: one that has been found in the file is not told again for the space that came of it. */
function onlyOnce(problems: readonly MapProblem[]): MapProblem[] {
  const words = ({ code, message }: MapProblem): string => `${code}: ${message}`;
  const inFile = new Set(problems.filter(({ line }) => line !== undefined).map(words));
  const seen = new Set<string>();
  return problems.filter((problem) => {
    if (problem.line === undefined && inFile.has(words(problem))) return false;
    const key = JSON.stringify(problem);
    return !seen.has(key) && seen.add(key);
  });
}

function tell(composition: DependencyContainer, { file, name, spaces, problems }: Checked): void {
  const { line, colours } = composition.resolve(tokens.page);
  if (problems.length === 0) line(`${colours.green('fine')}  ${file}: ${name}, ${spaces} spaces`);
  for (const problem of problems) {
    const text = 'code' in problem ? formatMapProblem(file, problem) : problem.message;
    line(problem.severity === 'error' ? colours.red(text) : colours.yellow(text));
  }
}
