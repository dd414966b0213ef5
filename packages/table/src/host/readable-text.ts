/** Control characters, those that turn text around or hide it, and halves of characters. */
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu;

/** What somebody wrote as others may be shown it: one line in which nothing is hidden or turned around. */
export function readableText(text: string): string {
  return text.replaceAll(unreadable, ' ').replaceAll(/\s+/g, ' ').trim();
}
