/** Something that has a name. */
export interface Named {
  readonly key: string;
  readonly label: string;
}

/** What words mean: one thing, several alike, or nothing. */
export type Meant<Thing> =
  | { readonly one: Thing }
  | { readonly several: readonly Thing[] }
  | { readonly none: true };

/**
 * The thing that words mean: by its whole name or key, how its name or a word of it begins (`drake`, `tarn v`), the words of it
 * in order (`viking 2`), or what its name nearly is (`hulkk`). The first of these ways that fits any decides.
 */
export function meantBy<Thing extends Named>(things: readonly Thing[], words: string): Meant<Thing> {
  const wanted = plain(words);
  if (wanted === '') return { none: true };
  const exact = things.filter(
    ({ label, key }) =>
      key.toLowerCase() === words.trim().toLowerCase() ||
      [label, key.slice(key.indexOf(':') + 1)].map(plain).includes(wanted),
  );
  const ways: readonly ((label: string) => boolean)[] = [
    (label) => label.startsWith(wanted),
    (label) => label.includes(` ${wanted}`),
    (label) => hasInOrder(label.split(' '), wanted.split(' ')),
    (label) => isNearly(wanted, label) || label.split(' ').some((word) => isNearly(wanted, word)),
  ];
  if (exact[0]) return { one: exact[0] };
  for (const fits of ways) {
    const found = things.filter(({ label }) => fits(plain(label)));
    if (found[0]) return found.length === 1 ? { one: found[0] } : { several: found };
  }
  return { none: true };
}

/** Small letters without dots and dashes: `Sgt. Drake` is `sgt drake`. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}+@']+/gu, ' ')
    .trim();
}

/** Does each of some beginnings begin a word, one after the other? */
function hasInOrder(words: readonly string[], beginnings: readonly string[]): boolean {
  let from = 0;
  return beginnings.every((beginning) => {
    const at = words.findIndex((word, place) => place >= from && word.startsWith(beginning));
    from = at + 1;
    return at >= 0;
  });
}

/** Is a word of four letters or more another but for one slip in each four: a letter too many, too few, wrong or in the wrong place? */
function isNearly(typed: string, meant: string): boolean {
  const slips = Math.floor(Math.min(typed.length, 60) / 4);
  return slips > 0 && Math.abs(typed.length - meant.length) <= slips && distance(typed, meant) <= slips;
}

/** Slips between two words, swapped neighbours counting as one. */
function distance(from: string, to: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const changed = at(last, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swap = swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(at(last, column) + 1, at(current, column - 1) + 1, changed, swap));
    }
    [before, last] = [last, current];
  }
  return at(last, to.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
