/** Characters that no XML may hold, and those that turn the direction of writing round. */
const unsafe = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/** Text that is safe in SVG, whoever has written it. */
export function escapeText(text: string): string {
  return text
    .replaceAll(unsafe, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
