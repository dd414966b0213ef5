import { z } from 'zod';
import { serverTexts } from '../words/server-texts.ts';

/** Words that others read: one line, no control characters, none that hide or turn text around, no spaces at the ends. */
export function shownText(longest: number) {
  return z
    .string()
    .max(10 * longest)
    .transform((text) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(1)
        .max(longest)
        .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]*$/u, serverTexts['shape:invisible']),
    );
}
