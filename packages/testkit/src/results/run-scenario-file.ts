import { formatProblem, loadScenarios, type ScenarioDocument } from '@scapewright/packs';
import { messageOf } from '../failure.ts';
import type { ScenarioKit } from '../kit/kit-with-packs.ts';
import type { Remark } from '../play/remark.ts';
import type { RunOptions } from '../play/run-scenario.ts';
import { runDocument } from './run-document.ts';

/** What came of one document of a scenario file. */
export interface ScenarioResult {
  readonly file: string;
  /** Line on which the document begins. */
  readonly line: number;
  readonly scenario: string;
  /** Rule ids that the document says it proves. */
  readonly rules: readonly string[];
  readonly status: 'passed' | 'failed';
  /** What is wrong, with file, line and column; empty where nothing is. */
  readonly message: string;
  /** Those of `rules` that the engine named while the scenario ran. */
  readonly proved: readonly string[];
  /** What proves nothing, or might not be what its author means, each with file, line and column. Empty where it failed. */
  readonly notes: readonly string[];
}

/** All documents of a file, or of several. */
export interface ScenarioResults {
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly ScenarioResult[];
}

/** Runs every document of a file, here and now. It never throws; a document that is wrong is one failed result. */
export function runScenarioFile(
  file: string,
  text: string,
  kit: ScenarioKit,
  options: RunOptions = {},
): ScenarioResults {
  const { documents } = loadScenarios(file, text, kit.known);
  return tally(documents.map((one) => runOne(file, one, kit, options)));
}

/** Runs one document. */
export function runOne(
  file: string,
  document: ScenarioDocument,
  kit: ScenarioKit,
  options: RunOptions = {},
): ScenarioResult {
  if (!document.ok) {
    const message = document.problems.map(formatProblem).join('\n');
    return failed(file, document.line, document.name ?? '', message);
  }
  const { scenario, line } = document;
  const { name, rules } = scenario;
  try {
    const { failure, cited, notes } = runDocument(scenario, kit, options);
    const listed = [...rules, ...scenario.variants.flatMap((variant) => variant.rules ?? [])];
    const proved = failure ? [] : [...new Set(listed)].filter((rule) => cited.has(rule));
    const told = ({ message, place }: Remark): string => `${file}:${place.line}:${place.column} ${message}`;
    if (!failure)
      return {
        file,
        line,
        scenario: name,
        rules,
        status: 'passed',
        message: '',
        proved,
        notes: notes.map(told),
      };
    const message = told(failure);
    return { ...failed(file, line, name, message), rules };
  } catch (error) {
    return { ...failed(file, line, name, messageOf(error)), rules };
  }
}

/** A document that failed before it could be played, or with everything that was playing it. */
export function failed(file: string, line: number, scenario: string, message: string): ScenarioResult {
  return { file, line, scenario, rules: [], status: 'failed', message, proved: [], notes: [] };
}

/** Counts results. */
export function tally(results: readonly ScenarioResult[]): ScenarioResults {
  const passed = results.filter((result) => result.status === 'passed').length;
  return { passed, failed: results.length - passed, results };
}
