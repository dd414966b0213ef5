/** The text of one YAML document with the line on which it begins, so that a broken neighbour cannot hide it. */
export interface DocumentText {
  readonly text: string;
  /** Lines of the file before this text. */
  readonly linesBefore: number;
}

const marker = /^---(?=\s|$)/;
const end = /^\.\.\.(?=\s|$)/;
const idle = /^\s*(#.*)?$/;

/**
 * Splits a stream at its document markers before anything is parsed. By the YAML grammar a line that starts with `---` or `...` is a marker
 * wherever it stands, also inside quoted and block text, so the lines alone decide. Documents without content are left out.
 */
export function splitDocuments(stream: string): DocumentText[] {
  const lines = stream.replace(/^\uFEFF/, '').split('\n');
  const documents: DocumentText[] = [];
  let start = 0;
  let marked = false;
  let filled = false;
  const close = (stop: number, next: number): void => {
    if (filled) documents.push({ text: lines.slice(start, stop).join('\n'), linesBefore: start });
    start = next;
    marked = false;
    filled = false;
  };
  for (const [index, line] of lines.entries()) {
    if (end.test(line)) {
      close(index, index + 1);
    } else if (marker.test(line)) {
      if (marked || filled) close(index, index);
      marked = true;
      filled = !idle.test(line.slice(3));
    } else if (!idle.test(line) && !(line.startsWith('%') && !marked)) {
      filled = true;
    }
  }
  close(lines.length, lines.length);
  return documents;
}
