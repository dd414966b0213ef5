import { cardHeight, cardWidth } from './card-layout.ts';
import { type Drawing, family, type Typeface } from './drawing.ts';

/** How SVG asks for each face of type. */
const svgFaces: Readonly<Record<Typeface, string>> = {
  regular: '',
  italic: ' font-style="italic"',
  semibold: ' font-weight="600"',
  bold: ' font-weight="700"',
};

/** A card's face as SVG. */
export function svgOf(drawings: readonly Drawing[]): string {
  const size = `width="${cardWidth}" height="${cardHeight}" viewBox="0 0 ${cardWidth} ${cardHeight}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${family}">${drawings.map(svgElement).join('')}</svg>`;
}

function svgElement(drawing: Drawing): string {
  if (drawing.kind === 'path') {
    const { d, fill = 'none', stroke = 'none', strokeWidth = 1 } = drawing;
    return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`;
  }
  const { text, x, y, typeface, size, fill } = drawing;
  const place = `x="${x.toFixed(2)}" y="${y.toFixed(2)}" font-size="${size}" fill="${fill}"`;
  return `<text ${place}${svgFaces[typeface]}>${escaped(text)}</text>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
