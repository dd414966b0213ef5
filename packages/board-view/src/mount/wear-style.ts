import { boardStyle } from './board-style.ts';

/** Gives a document the board's style, once: as a sheet of its own, which strict pages allow. */
export function wear(document: Document): void {
  const { CSSStyleSheet } = document.defaultView as Window & typeof globalThis;
  const mark = '.bv-worn';
  const isWorn = document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText.startsWith(mark));
  if (isWorn) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${mark} { order: 0; }\n${boardStyle}`);
  document.adoptedStyleSheets.push(sheet);
}
