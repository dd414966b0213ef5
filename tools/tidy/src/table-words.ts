import ts from 'typescript';
import type { RepositoryFile } from './repository.ts';
import type { Fault } from './settle.ts';
import { lineOf, parse, visit } from './syntax.ts';

/** Where questions, lines of the log, labels and records of games are put together. */
const home = 'packages/table';

/** What an app that has it would put together anew, by the module that it comes from. */
const kept: readonly (readonly [module: RegExp, names: RegExp])[] = [
  [/^@scapewright\/skirmish\/explain$/, /./],
  [/^@scapewright\/bots$/, /^createBot$/],
  [/^@scapewright\/table$/, /^questionOf$/],
];
/** What stands in every record. */
const recordMark = 'scapewright-save';
/** What plays in an app knows a game only through the protocol. */
const playing = /^apps\/[^/]+\/src\/(play|table)\//;
const game = /^@scapewright\/(kernel\/.+|skirmish\/author|skirmish\/explain)$/;

/**
 * Apps have no question, label, log or record of a game of their own: they ask the table, so that every app says the same,
 * in every language.
 */
export function tableWordsFaults(file: RepositoryFile): readonly Fault[] {
  const source = parse(file);
  const faults: Fault[] = [];
  const fault = (node: ts.Node, what: string): void => {
    faults.push({
      path: file.path,
      line: lineOf(source, node),
      message: `${what}: that is the work of ${home}`,
    });
  };
  visit(source, (node) => {
    if (ts.isStringLiteral(node) && node.text === recordMark) fault(node, 'writes records of its own');
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return;
    const from = node.moduleSpecifier.text;
    if (playing.test(file.path) && game.test(from)) fault(node, `looks into games with ${from}`);
    for (const name of namesOf(node))
      if (kept.some(([module, names]) => module.test(from) && names.test(name)))
        fault(node, `puts games into words with ${name} of ${from}`);
  });
  return faults;
}

function namesOf({ importClause }: ts.ImportDeclaration): readonly string[] {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return ['*'];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** Whether a path is a source of an app. */
export function mustAskTheTable(path: string): boolean {
  return /^apps\/[^/]+\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
}
