/**
 * Characters that steer whoever shows them instead of being shown: controls (a terminal's commands begin with one), marks
 * that turn the direction of writing round, halves of characters, invisible tags. Line ends (`\n`, `\r\n`) and tabs are none.
 */
const steering =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  /\r(?!\n)|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\p{Cs}\u{E0000}-\u{E007F}]/u;
const everySteering = new RegExp(steering.source, 'gu');

/** The first character of a text that would steer whoever shows it, as `U+001B`, and where it stands. */
export function steeringIn(text: string): { readonly index: number; readonly code: string } | undefined {
  const found = steering.exec(text);
  if (!found) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { index: found.index, code: `U+${code}` };
}

/** A text without them: what comes from files that people cannot put right themselves. */
export function withoutSteering(text: string): string {
  return text.replace(everySteering, '');
}

/** A text in which they are shown as what they are: the sign of the control, or a mark that there was something. */
export function shownSteering(text: string): string {
  return text.replace(everySteering, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '\u2421' : '\uFFFD';
  });
}
