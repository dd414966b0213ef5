import { cardHeight, cardWidth } from '../layout/card-layout.ts';
import type { Drawing } from '../layout/drawing.ts';
import { openDocument } from './typefaces.ts';

/** Paper by name: width and height in points. */
export const papers = { a4: [595.28, 841.89], letter: [612, 792] } as const;

const columns = 2;
const rows = 2;
const markLength = 14;
const markGap = 5;

/**
 * A PDF with card faces at their true size, four to a page, with crop marks outside the cards: cut along the lines between opposite marks.
 * The text is text, in embedded fonts. The same faces give the same bytes.
 */
export async function sheetsOf(
  faces: readonly (readonly Drawing[])[],
  paper: keyof typeof papers,
): Promise<Uint8Array> {
  const [width, height] = papers[paper];
  const document = openDocument([width, height]);
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => void chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  const x = (width - columns * cardWidth) / 2;
  const y = (height - rows * cardHeight) / 2;
  faces.forEach((drawings, at) => {
    const place = at % (columns * rows);
    if (place === 0) {
      document.addPage();
      cropMarks(document, x, y);
    }
    document.save();
    document.translate(x + (place % columns) * cardWidth, y + Math.floor(place / columns) * cardHeight);
    for (const drawing of drawings) draw(document, drawing);
    document.restore();
  });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function draw(document: PDFKit.PDFDocument, drawing: Drawing): void {
  if (drawing.kind === 'text') {
    const { text, x, y, typeface, size, fill } = drawing;
    document.font(typeface).fontSize(size).fillColor(fill);
    document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    return;
  }
  const { d, fill, stroke, strokeWidth = 1 } = drawing;
  document.path(d).lineWidth(strokeWidth);
  if (fill !== undefined && stroke !== undefined) document.fillAndStroke(fill, stroke);
  else if (fill !== undefined) document.fill(fill);
  else if (stroke !== undefined) document.stroke(stroke);
}

/** Short lines outside the cards, at both ends of every cut. */
function cropMarks(document: PDFKit.PDFDocument, x: number, y: number): void {
  const right = x + columns * cardWidth;
  const bottom = y + rows * cardHeight;
  document.lineWidth(0.4).strokeColor('#000000');
  for (let column = 0; column <= columns; column++) {
    const at = x + column * cardWidth;
    document.moveTo(at, y - markGap - markLength).lineTo(at, y - markGap);
    document.moveTo(at, bottom + markGap).lineTo(at, bottom + markGap + markLength);
  }
  for (let row = 0; row <= rows; row++) {
    const at = y + row * cardHeight;
    document.moveTo(x - markGap - markLength, at).lineTo(x - markGap, at);
    document.moveTo(right + markGap, at).lineTo(right + markGap + markLength, at);
  }
  document.stroke();
}
