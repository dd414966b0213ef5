import { z } from 'zod';

/** Words that others read: one line, no control characters, none that hide or turn text around, no spaces at the ends. */
export function shownText(longest: number) {
  return z
    .string()
    .max(10 * longest)
    .transform((text) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(1, 'A name has at least one letter.')
        .max(longest, `A name has at most ${longest} letters.`)
        .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]*$/u, 'A name has no invisible characters.'),
    );
}
