import { type Data, printLiteral } from './print-literal.ts';

/** The first line of every generated module. */
export const heading =
  '// Generated from the ledger; edit packages/rulebook/ledger and run `pnpm run generate:rulebook`.\n';

/** A constant that a generated module exports. */
export interface Constant {
  readonly name: string;
  /** Its doc comment, one sentence. */
  readonly comment: string;
  /** Its type as written; every capitalised name in it is imported. */
  readonly type: string;
  /** The module that declares the type. */
  readonly from: string;
  readonly value: Data;
}

/** A module with one constant: lists one element on each line, so that a change of one entry is a change of one line. */
export function constantModule({ name, comment, type, from, value }: Constant): string {
  const types = [...new Set(type.match(/[A-Z][A-Za-z]*/g) ?? [])].sort().join(', ');
  const body = Array.isArray(value) ? printLines(value, '') : printTable(value);
  return `${heading}import type { ${types} } from '${from}';\n\n/** ${comment} */\nexport const ${name}: ${type} = ${body};\n`;
}

/** A module with one type: the union of names. */
export function unionModule(type: string, comment: string, names: readonly string[]): string {
  return `${heading}\n${printUnion(type, comment, names)}`;
}

/** The declaration of a type that is a union of names. */
export function printUnion(type: string, comment: string, names: readonly string[]): string {
  return `/** ${comment} */\nexport type ${type} =\n${names.map((name) => `  | ${JSON.stringify(name)}`).join('\n')};\n`;
}

function printLines(values: readonly Data[], indent: string): string {
  return `[\n${values.map((value) => `${indent}  ${printLiteral(value)},\n`).join('')}${indent}]`;
}

/** One key on each line, and each element of its lists on a line of its own. */
function printTable(value: Data): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return printLiteral(value);
  const print = (item: Data) =>
    Array.isArray(item) && item.length > 0 ? printLines(item, '  ') : printLiteral(item);
  const kept = Object.entries(value).filter(([, item]) => item !== null);
  return `{\n${kept.map(([key, item]) => `  ${key}: ${print(item)},\n`).join('')}}`;
}
