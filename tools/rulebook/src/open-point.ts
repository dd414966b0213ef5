/** What a text leaves open, and how the project settles it. */
export interface OpenPoint {
  /** What is open; absent where the ruling speaks for itself. */
  readonly question?: string;
  /** The default behaviour. */
  readonly ruling: string;
  readonly reason?: string;
  /** `low` where no readable text supports the ruling. */
  readonly confidence?: 'low';
}

const rulingMark = /RULING(?:\s*\(([^)]*)\))?\s*[:,]?\s*/;
const reasonMark = /\s*\bReasons?[:,]\s*/;

/** Splits the prose of an `ambiguity` at its marks RULING and Reason. */
export function parseOpenPoint(prose: string): OpenPoint {
  const mark = rulingMark.exec(prose);
  const before = mark ? prose.slice(0, mark.index) : '';
  const after = mark ? prose.slice(mark.index + mark[0].length) : prose;
  const note = mark?.[1] === undefined || mark[1] === 'low confidence' ? '' : `${capital(mark[1])}.`;
  const question = [before.trim(), note].filter((part) => part !== '').join(' ');
  const [ruling = '', ...reasons] = after.split(reasonMark);
  const reason = reasons.join(' ').trim();
  return {
    ...(question === '' ? {} : { question }),
    ruling: capital(ruling.trim()),
    ...(reason === '' ? {} : { reason: capital(reason) }),
    ...(mark?.[1] === 'low confidence' ? { confidence: 'low' } : {}),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
