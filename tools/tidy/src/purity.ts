import ts from 'typescript';
import type { RepositoryFile } from './repository.ts';
import type { Fault } from './settle.ts';
import { lineOf, parse, references, visit } from './syntax.ts';

const forbidden = new Set([
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'console',
  'process',
  'crypto',
  'fetch',
  'require',
]);

/**
 * Packages that must run anywhere and give the same game everywhere: no clock, no chance, no timers, no console,
 * nothing asynchronous, and no state in a module.
 */
export function purityFaults(file: RepositoryFile): readonly Fault[] {
  const source = parse(file);
  const faults: Fault[] = [];
  const fault = (node: ts.Node, message: string) =>
    faults.push({ path: file.path, line: lineOf(source, node), message });
  for (const statement of source.statements) {
    const declared = ts.isVariableStatement(statement) ? statement.declarationList : undefined;
    if (declared && !(declared.flags & ts.NodeFlags.Const)) fault(declared, 'keeps state in the module');
  }
  for (const name of references(source)) {
    if (forbidden.has(name.text)) fault(name, `uses ${name.text}`);
  }
  visit(source, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.getText(source) === 'Math.random')
      fault(node, 'uses Math.random');
    if (node.kind === ts.SyntaxKind.AsyncKeyword) fault(node, 'is asynchronous');
  });
  return faults;
}

/** Whether a path is a source of a package that must be pure. */
export function mustBePure(path: string): boolean {
  return (
    /^packages\/(kernel|board|skirmish|rulebook|plugins|rulesets|bots)\/(.*\/)?src\/.*\.ts$/.test(path) &&
    !path.endsWith('.test.ts')
  );
}
