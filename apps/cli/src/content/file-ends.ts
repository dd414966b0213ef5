import { extname } from 'node:path';
import { CliError } from '../errors/cli-error.ts';

/** Throws where a file does not end as one of its kind does: `x.png` is no PDF. */
export function checkEnds(file: string, what: string, ends: readonly string[]): void {
  const own = extname(file).toLowerCase();
  if (ends.includes(own)) return;
  const said = ends.length === 1 ? ends[0] : `${ends.slice(0, -1).join(', ')} or ${ends.at(-1)}`;
  throw new CliError(
    own === ''
      ? `${file} has no ending, so it is not taken for ${what}`
      : `${file} ends in ${own}, and ${what} does not`,
    `let it end in ${said}`,
  );
}
