import { posix } from 'node:path';
import ts from 'typescript';
import type { RepositoryFile } from './repository.ts';
import type { Fault } from './settle.ts';
import { lineOf, parse } from './syntax.ts';

/** An index file only exports: what it would declare belongs in a file with a name. */
export function indexFaults(file: RepositoryFile): readonly Fault[] {
  const source = parse(file);
  return source.statements
    .filter((statement) => !ts.isExportDeclaration(statement))
    .map((statement) => ({
      path: file.path,
      line: lineOf(source, statement),
      message: 'an index file only exports',
    }));
}

/**
 * Names the public exports without a doc comment: everything that an index exports from its own package, followed
 * through other files to where it is declared.
 */
export function commentFaults(index: string, files: ReadonlyMap<string, string>): readonly Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  const follow = (path: string, wanted: ReadonlySet<string> | undefined) => {
    const key = `${path} ${wanted ? [...wanted].sort().join(' ') : '*'}`;
    const text = files.get(path);
    if (seen.has(key) || text === undefined) return;
    seen.add(key);
    const source = parse({ path, text });
    for (const statement of source.statements) {
      const target = ts.isExportDeclaration(statement) ? reExported(path, statement, wanted) : undefined;
      if (target) follow(target.path, target.names);
      for (const { name, node } of declared(statement)) {
        if (wanted && !wanted.has(name)) continue;
        if (ts.getJSDocCommentsAndTags(node).length === 0)
          faults.push({
            path,
            line: lineOf(source, node),
            message: `${name} is public and has no doc comment`,
          });
      }
    }
  };
  follow(index, undefined);
  return faults;
}

/** The file that an `export ... from './x.ts'` leads to, and the names that are wanted there. */
function reExported(
  path: string,
  statement: ts.ExportDeclaration,
  wanted: ReadonlySet<string> | undefined,
): { readonly path: string; readonly names: ReadonlySet<string> | undefined } | undefined {
  const from = statement.moduleSpecifier;
  if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(path), from.text);
  const clause = statement.exportClause;
  if (!clause || !ts.isNamedExports(clause)) return { path: target, names: wanted };
  const passed = clause.elements.filter(({ name }) => !wanted || wanted.has(name.text));
  return {
    path: target,
    names: new Set(passed.map(({ name, propertyName }) => (propertyName ?? name).text)),
  };
}

/** The names that a statement declares, each with the node that carries its comment. */
function declared(statement: ts.Statement): readonly { readonly name: string; readonly node: ts.Node }[] {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => ({
      name: name.getText(),
      node: statement,
    }));
  }
  const { name } = statement as ts.DeclarationStatement;
  return name ? [{ name: name.text, node: statement }] : [];
}
