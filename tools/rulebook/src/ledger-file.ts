import { isScalar, LineCounter, type Node, type ParsedNode, parseDocument } from 'yaml';
import type { Data } from './print-literal.ts';

/** A ledger file says something that cannot be; the message starts with file, line and column. */
export class LedgerError extends Error {}

/** One YAML file of the ledger, which can say where in it a value stands. */
export interface LedgerFile {
  /** Name without folder and extension, `superscape-rounds`. */
  readonly id: string;
  readonly data: Data;
  /** An error about the value at `path`. */
  fault(path: readonly (string | number)[], message: string): LedgerError;
}

/** Reads the text of a ledger file; throws a `LedgerError` for YAML that is damaged or has a key twice. */
export function parseLedgerFile(id: string, text: string): LedgerFile {
  const lines = new LineCounter();
  const document = parseDocument<ParsedNode>(text, { lineCounter: lines, uniqueKeys: true });
  const [error] = document.errors;
  if (error) throw new LedgerError(`${id}.yaml: ${error.message}`);
  return {
    id,
    data: plain(document.toJS()),
    fault(path, message) {
      const node = document.getIn(path, true) as Node | undefined;
      const position = lines.linePos(node?.range?.[0] ?? 0);
      const value = isScalar(node) ? ` ${JSON.stringify(node.value)}` : '';
      return new LedgerError(`${id}.yaml:${position.line}:${position.col} ${message}${value}`);
    },
  };
}

/** YAML values as data; what is neither (a date, a map with other keys) is refused. */
function plain(value: unknown): Data {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  throw new LedgerError(`a value of type ${typeof value} cannot be kept`);
}
