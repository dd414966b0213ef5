import ts from 'typescript';
import type { RepositoryFile } from './repository.ts';

/** The syntax tree of one file, without types. */
export function parse({ path, text }: RepositoryFile): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Line of a node, the first being 1. */
export function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** Shows every node below one, parents first. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  ts.forEachChild(node, (child) => {
    see(child);
    visit(child, see);
  });
}

/** Every identifier that stands for a value or a type, and not for a property of something. */
export function references(source: ts.SourceFile): readonly ts.Identifier[] {
  const found: ts.Identifier[] = [];
  visit(source, (node) => {
    if (ts.isIdentifier(node) && !isPropertyName(node)) found.push(node);
  });
  return found;
}

function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent))
    return node === (ts.isQualifiedName(parent) ? parent.right : parent.name);
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  const member =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isGetAccessor(parent);
  return member && parent.name === node;
}
