import { type Document, Lexer, parseDocument, type YAMLError } from 'yaml';
import { type DocumentText, splitDocuments } from './document-split.ts';
import { steeringIn } from './plain-text.ts';
import { briefly, type Place, type Problem } from './problem.ts';
import { convertContents } from './yaml-conversion.ts';
import type { YamlNode } from './yaml-node.ts';

/** One document of a file: its tree, or what is wrong with its YAML. */
export interface YamlDocument {
  /** Line of its first content, from 1. */
  readonly line: number;
  /** Undefined only where nothing could be read; with problems it may be a part of what was meant. */
  readonly root: YamlNode | undefined;
  readonly problems: readonly Problem[];
}

/** Bounds that keep a hostile file from costing more than an ordinary one. */
export interface YamlLimits {
  /** UTF-16 units in one document. */
  readonly characters: number;
  /** Words, marks, blanks and line ends of one document, as the parser reads them: by these its work grows. */
  readonly tokens: number;
  /** Maps and lists inside one another. */
  readonly depth: number;
  /** Values in one document after aliases are followed. */
  readonly values: number;
}

/** The largest document that anybody has written for this format comes to a quarter of it. */
const usualLimits: YamlLimits = { characters: 1_000_000, tokens: 60_000, depth: 40, values: 100_000 };

/** As much as reading a document costs in which nothing stands. */
const tokensOfNothing = 20;

/** What all documents of a file may come to together; what lies beyond is not read. */
const fileLimits = { characters: 8_000_000, tokens: 1_000_000 } as const;

/** Where so many things are wrong in a file, the rest of it is not read. */
export const mostProblemsOfFile = 200;

/** Bytes of the longest file that anybody has to read: of one that is longer nothing is. */
export const longestFile = fileLimits.characters;

/**
 * Reads a YAML 1.2 (core schema) stream: `yes` and `no` are text, keys are unique, tags of other schemas are refused. Every document is read
 * by itself, so an error stays a problem of its own document. Never throws.
 */
export function parseYaml(file: string, text: string, limits: YamlLimits = usualLimits): YamlDocument[] {
  const first = { file, line: 1, column: 1, path: '', fix: 'split it' };
  if (text.length > fileLimits.characters) {
    const message = `the file has ${text.length} characters, ${fileLimits.characters} are allowed`;
    return [{ line: 1, root: undefined, problems: [{ ...first, message }] }];
  }
  const documents: YamlDocument[] = [];
  let [tokens, problems] = [0, 0];
  for (const document of splitDocuments(text)) {
    const own = tokensIn(document.text, limits);
    tokens += own + tokensOfNothing;
    const isTooMuch = tokens > fileLimits.tokens || problems > mostProblemsOfFile;
    const read = isTooMuch ? beyond(first, document) : readDocument(file, document, own, limits);
    documents.push(read);
    problems += read.problems.length;
    if (isTooMuch) break;
  }
  return documents;
}

/** Reads one document of a stream as {@link parseYaml} does. Never throws. */
export function parseYamlDocument(
  file: string,
  document: DocumentText,
  limits: YamlLimits = usualLimits,
): YamlDocument {
  return readDocument(file, document, tokensIn(document.text, limits), limits);
}

/** What is told of the first document that is not read any more. */
function beyond(first: Omit<Problem, 'message'>, { linesBefore }: DocumentText): YamlDocument {
  const message = 'the file is too much to be read to its end, or too much in it is wrong';
  const line = linesBefore + 1;
  return { line, root: undefined, problems: [{ ...first, line, message }] };
}

/** How many tokens a document has, counted no further than one beyond the limit. */
function tokensIn(text: string, { characters, tokens }: YamlLimits): number {
  let count = 0;
  if (text.length <= characters) for (const _token of new Lexer().lex(text)) if (++count > tokens) break;
  return count;
}

function readDocument(
  file: string,
  { text, linesBefore }: DocumentText,
  tokens: number,
  limits: YamlLimits,
): YamlDocument {
  const placeOf = placeFinder(text, linesBefore);
  const first = placeOf(firstContent(text));
  const problem = (place: Place, message: string, fix?: string): Problem => ({
    file,
    line: place.line,
    column: place.column,
    path: '',
    message: briefly(message),
    fix,
  });
  const refused = (message: string): YamlDocument => ({
    line: first.line,
    root: undefined,
    problems: [problem(first, message, 'split it')],
  });
  if (text.length > limits.characters)
    return refused(`the document has ${text.length} characters, ${limits.characters} are allowed`);
  if (tokens > limits.tokens) return refused(`the document has more than ${limits.tokens} words and marks`);
  let document: Document.Parsed;
  try {
    document = withoutTraces(() =>
      parseDocument(text, {
        version: '1.2',
        schema: 'core',
        merge: false,
        uniqueKeys: false,
        strict: true,
        prettyErrors: false,
        logLevel: 'silent',
      }),
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = error instanceof RangeError ? tooDeep : error.message;
    return { line: first.line, root: undefined, problems: [problem(first, message)] };
  }
  // Where the parser has lost its way, whatever follows is unexpected to it: once says enough.
  const problems = [...document.errors, ...document.warnings]
    .filter(({ code }, at) => at === 0 || code !== 'UNEXPECTED_TOKEN')
    .slice(0, mostProblems)
    .map((error) => problem(placeOf(error.pos[0]), describe(error), fixes[error.code]));
  const stray = steeringIn(text);
  if (stray)
    problems.unshift(
      problem(placeOf(stray.index), `the character ${stray.code} cannot stand in a file`, 'take it out'),
    );
  if (document.directives.yaml.explicit === true && document.directives.yaml.version !== '1.2') {
    problems.push(
      problem(first, 'the YAML directive asks for another version', 'write %YAML 1.2, or nothing'),
    );
  }
  const report = (place: Place, message: string, fix?: string): void => {
    if (problems.length < mostProblems) problems.push(problem(place, message, fix));
  };
  const root = convertContents(document.contents, { text, placeOf, limits, report });
  return { line: first.line, root, problems };
}

/** V8 has this; where an engine has not, it is set in vain. */
const tracing = Error as { stackTraceLimit?: number };

/** The parser makes an error object of every mistake, and nobody looks at where in its code that was: that would be most of their cost. */
function withoutTraces<Result>(work: () => Result): Result {
  const usual = tracing.stackTraceLimit;
  tracing.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    if (usual !== undefined) tracing.stackTraceLimit = usual;
  }
}

/** What one broken document reports of its YAML; a binary file would fill the screen otherwise. */
const mostProblems = 50;

const tooDeep = 'the document is nested too deeply';

function describe(error: YAMLError): string {
  if (error.message.includes('call stack')) return tooDeep;
  return error.message.split('\n')[0] ?? error.message;
}

const fixes: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'indent with spaces',
  MULTILINE_IMPLICIT_KEY: 'write a key and its colon on one line, or put the text in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'put text that holds ": " in quotes',
  BAD_INDENT: 'line this up with its neighbours',
  TAG_RESOLVE_FAILED: 'leave the tag out',
  MISSING_CHAR: 'close every bracket and every quote',
};

/** Offset of the first character that is neither blank, comment, directive nor marker. */
function firstContent(text: string): number {
  let offset = 0;
  for (const line of text.split('\n')) {
    const lead = /^(?:---(?=\s|$))?\s*/.exec(line)?.[0].length ?? 0;
    if (lead < line.length && line[lead] !== '#' && !line.startsWith('%')) return offset + lead;
    offset += line.length + 1;
  }
  return 0;
}

function placeFinder(text: string, linesBefore: number): (offset: number) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: linesBefore + low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
