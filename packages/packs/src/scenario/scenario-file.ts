import { plainTerrainOf } from '../maps/terrain-codes.ts';
import { Reading } from '../schema/reading.ts';
import { schemaProblems } from '../schema/schema-problems.ts';
import type { DocumentText } from '../yaml/document-split.ts';
import type { Problem } from '../yaml/problem.ts';
import { parseYaml, parseYamlDocument, type YamlDocument } from '../yaml/yaml-file.ts';
import { checkDrawing } from './board-reader.ts';
import type { KnownIds } from './known.ts';
import { checkKnown } from './known-ids.ts';
import type { Scenario } from './scenario-data.ts';
import { collectNames } from './scenario-names.ts';
import { readScenario } from './scenario-reader.ts';
import { checkReferences } from './scenario-references.ts';
import { scenarioDocument } from './scenario-schema.ts';

/** One document of a scenario file: a scenario, or everything that is wrong with it. */
export type ScenarioDocument =
  | { readonly ok: true; readonly line: number; readonly scenario: Scenario }
  | {
      readonly ok: false;
      readonly line: number;
      /** The scenario's title, where it could be read. */
      readonly name: string | undefined;
      readonly problems: readonly Problem[];
    };

export interface ScenarioFile {
  readonly documents: readonly ScenarioDocument[];
}

/**
 * Reads a file of scenarios (format version 1, YAML documents separated by `---`). A document that is wrong never hides another, and all of
 * its problems are reported together with file, line, column and cure. Never throws.
 * @param known ids that what is loaded offers; kinds that are left out are not checked
 */
export function loadScenarios(fileName: string, text: string, known: KnownIds = {}): ScenarioFile {
  return { documents: parseYaml(fileName, text).map((document) => loadDocument(fileName, document, known)) };
}

/** Reads one document of such a file as {@link loadScenarios} reads all of them. Never throws. */
export function loadScenario(
  fileName: string,
  document: DocumentText,
  known: KnownIds = {},
): ScenarioDocument {
  return loadDocument(fileName, parseYamlDocument(fileName, document), known);
}

function loadDocument(file: string, document: YamlDocument, known: KnownIds): ScenarioDocument {
  const { line, root } = document;
  const failed = (problems: readonly Problem[]): ScenarioDocument => ({
    ok: false,
    line,
    name: titleOf(document),
    problems: inOrder(problems),
  });
  if (root === undefined || document.problems.length > 0) return failed(document.problems);
  const parsed = scenarioDocument().safeParse(root.value);
  if (!parsed.success) return failed(schemaProblems(file, root, parsed.error.issues));
  const reading = new Reading(file, root);
  const scenario = readScenario(reading, parsed.data);
  const names = collectNames(reading, scenario);
  checkReferences(reading, names, parsed.data);
  checkKnown(reading, known, names, parsed.data, scenario);
  if (scenario.refused === undefined) checkDrawings(reading, scenario);
  return reading.problems.length > 0 ? failed(reading.problems) : { ok: true, line, scenario };
}

/** A setup that must be refused may be refused for its drawing, so only the others are checked here. */
function checkDrawings(reading: Reading, { board, battlefields }: Scenario): void {
  const legend = board?.legend ?? [];
  if (board !== undefined) checkDrawing(reading, ['board', 'hexes'], board.hexes, legend);
  for (const field of battlefields) {
    checkDrawing(reading, [...field.path, 'hexes'], field.hexes, legend, plainTerrainOf(field));
  }
}

function titleOf({ root }: YamlDocument): string | undefined {
  const title = root?.entries?.get('scenario')?.node.value;
  return typeof title === 'string' || typeof title === 'number' ? String(title) : undefined;
}

const inOrder = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort((a, b) => a.line - b.line || a.column - b.column);
