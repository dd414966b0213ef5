import ts from 'typescript';
import type { RepositoryFile } from './repository.ts';
import type { Fault } from './settle.ts';
import { lineOf, parse, visit } from './syntax.ts';

const named = /superscape|heroscape|plugin-[a-z]/i;
const ruleId = /\b(SS|HS)-[A-Z]+-\d+/;

/**
 * What every ruleset shares names none of them, no plugin, and no rule of theirs: it cites reason keys. Comments
 * may, because they explain.
 */
export function neutralityFaults(file: RepositoryFile): readonly Fault[] {
  const source = parse(file);
  const faults: Fault[] = [];
  visit(source, (node) => {
    if (!ts.isIdentifier(node) && !ts.isStringLiteralLike(node) && !ts.isTemplateLiteralToken(node)) return;
    const found = named.exec(node.text) ?? ruleId.exec(node.text);
    if (found) faults.push({ path: file.path, line: lineOf(source, node), message: `names ${found[0]}` });
  });
  return faults;
}

/** Whether a path is a source of a package that knows no ruleset and no plugin. */
export function mustBeNeutral(path: string): boolean {
  return /^packages\/(kernel|board|skirmish)\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts');
}
