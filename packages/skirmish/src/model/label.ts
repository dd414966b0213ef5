/** A label as abilities compare it: `Justice League`, `justice league` and `justice-league` are one. */
export function labelOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
