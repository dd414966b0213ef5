import type { CardFace } from '../face/card-face.ts';
import { type Drawing, hexPath, type Measure, roundedPath } from './drawing.ts';
import { breakLines, fittingSize, type TextStyle, textAt } from './set-text.ts';
import { type Block, type Group, heightOf, paged, stacked } from './text-pages.ts';

/** A card is 3.5 by 5 inches (89 by 127 mm), the size of a common photograph and of its sleeves. */
export const cardWidth = 252;
export const cardHeight = 360;

const margin = 9;
const inside = cardWidth - 2 * margin;
const padding = 9;
const textWidth = inside - 2 * padding;
const left = margin + padding;
const right = cardWidth - left;
const headHeight = 42;
const kindHeight = 15;
const statisticsHeight = 37;
const footHeight = 14;
const lowest = cardHeight - margin - footHeight;

/** Sizes of the rules text, from what is comfortable to the smallest that is still read at a table. */
const largestText = 9.5;
const smallestText = 7;
const sizeStep = 0.25;
const leading = 1.22;

const ink = '#20262e';
const grey = '#66707c';
const paleLine = '#c9d0d8';
const white = '#ffffff';

interface Colours {
  readonly dark: string;
  readonly pale: string;
}

const coloursOf: Readonly<Record<CardFace['unit'], Colours>> = {
  hero: { dark: '#1f3a5f', pale: '#e6ecf4' },
  squad: { dark: '#2c5040', pale: '#e5efe9' },
  object: { dark: '#5a4630', pale: '#f1ebe2' },
  item: { dark: '#6b4a12', pale: '#f5ecd8' },
  hazard: { dark: '#7a2a24', pale: '#f6e4e2' },
  resource: { dark: '#1f5a5a', pale: '#e0f0ef' },
};

/**
 * The faces of a card, one behind the other: text that is too long even at the smallest size goes on, on a further face. Each face is
 * {@link cardWidth} by {@link cardHeight}.
 */
export function layOutCard(face: CardFace, measure: Measure): readonly (readonly Drawing[])[] {
  const colours = coloursOf[face.unit];
  const top = headOf(face, colours, measure);
  const room = lowest - top.bottom;
  const groupsAt = (size: number): readonly Group[] => groupsOf(face, colours, measure, size);
  let size = largestText;
  while (size > smallestText && heightOf(groupsAt(size).flat()) > room) size -= sizeStep;
  const pages = paged(groupsAt(size), room);
  return pages.map((blocks, page) => {
    const count = pages.length > 1 ? `${page + 1} of ${pages.length}` : '';
    const bottom = top.bottom + heightOf(blocks);
    return [
      ...top.drawings,
      ...stacked(blocks, top.bottom),
      ...(page === pages.length - 1 ? figuresIn(face, colours, bottom, lowest) : []),
      ...footOf(face, count, measure),
      frameOf(colours),
    ];
  });
}

/** Everything above the rules text. */
function headOf(
  face: CardFace,
  { dark, pale }: Colours,
  measure: Measure,
): { readonly drawings: readonly Drawing[]; readonly bottom: number } {
  const drawings: Drawing[] = [
    { kind: 'path', d: roundedPath(margin, margin, inside, headHeight, [8, 8, 0, 0]), fill: dark },
  ];
  let nameWidth = textWidth;
  if (face.points !== undefined) {
    const points = String(face.points);
    const label = face.pointsLabel.toUpperCase();
    const big: TextStyle = { typeface: 'bold', size: 19, fill: white };
    const small: TextStyle = { typeface: 'regular', size: 6.5, fill: white };
    drawings.push(
      textAt(measure, points, big, [right, margin + 23], 'end'),
      textAt(measure, label, small, [right, margin + 34], 'end'),
    );
    nameWidth -= Math.max(measure(points, 'bold', 19), measure(label, 'regular', 6.5)) + 8;
  }
  const name: TextStyle = { typeface: 'bold', size: 18, fill: white };
  const who: TextStyle = { typeface: 'regular', size: 8, fill: '#d5dde6' };
  const nameLine = margin + (face.who === '' ? 27 : 22);
  drawings.push(
    textAt(measure, face.name, { ...name, size: fittingSize(measure, face.name, name, nameWidth) }, [
      left,
      nameLine,
    ]),
    textAt(measure, face.who, { ...who, size: fittingSize(measure, face.who, who, nameWidth) }, [
      left,
      margin + 34,
    ]),
  );
  let y = margin + headHeight;
  drawings.push({ kind: 'path', d: roundedPath(margin, y, inside, kindHeight, [0, 0, 0, 0]), fill: pale });
  const kind: TextStyle = { typeface: 'semibold', size: 8, fill: dark };
  drawings.push(
    textAt(measure, capitalised(face.kind), kind, [left, y + 10.5]),
    textAt(measure, capitalised(face.body), kind, [right, y + 10.5], 'end'),
  );
  y += kindHeight;
  drawings.push(...statisticsAt(face, dark, measure, y));
  y += statisticsHeight;
  const labels: TextStyle = { typeface: 'italic', size: 8, fill: grey };
  for (const line of breakLines(measure, face.labels.join(' · '), labels, textWidth)) {
    if (line === '') continue;
    y += 10;
    drawings.push(textAt(measure, line, labels, [cardWidth / 2, y], 'middle'));
  }
  const symbols = symbolsAt(face.symbols, { dark, pale }, measure, y + 5);
  drawings.push(...symbols.drawings);
  return { drawings, bottom: symbols.bottom + 4 };
}

function statisticsAt({ statistics }: CardFace, dark: string, measure: Measure, y: number): Drawing[] {
  const cell = inside / statistics.length;
  const value: TextStyle = { typeface: 'bold', size: 20, fill: dark };
  const name: TextStyle = { typeface: 'regular', size: 6.5, fill: grey };
  const drawings = statistics.flatMap(([label, number], at): Drawing[] => {
    const middle = margin + cell * (at + 0.5);
    return [
      textAt(measure, number === '-' ? '–' : number, value, [middle, y + 20], 'middle'),
      textAt(measure, label.toUpperCase(), name, [middle, y + 30], 'middle'),
    ];
  });
  const separators = statistics.slice(1).map((_, at): Drawing => {
    const x = (margin + cell * (at + 1)).toFixed(2);
    return { kind: 'path', d: `M${x} ${y + 7}V${y + 30}`, stroke: paleLine, strokeWidth: 0.6 };
  });
  const under: Drawing = {
    kind: 'path',
    d: `M${margin} ${y + statisticsHeight - 2}H${cardWidth - margin}`,
    stroke: paleLine,
    strokeWidth: 0.6,
  };
  return [...drawings, ...separators, under];
}

/** Symbols as labels in frames, in as many rows as they need. */
function symbolsAt(
  symbols: readonly string[],
  { dark, pale }: Colours,
  measure: Measure,
  top: number,
): { readonly drawings: readonly Drawing[]; readonly bottom: number } {
  if (symbols.length === 0) return { drawings: [], bottom: top };
  const style: TextStyle = { typeface: 'semibold', size: 7.5, fill: dark };
  const height = 12;
  const gap = 4;
  const rows: { readonly text: string; readonly width: number }[][] = [[]];
  for (const symbol of symbols) {
    const text = symbol.split('-').map(capitalised).join(' ');
    const pill = { text, width: measure(text, style.typeface, style.size) + 18 };
    const row = rows.at(-1) ?? [];
    if (row.length > 0 && widthOf([...row, pill], gap) > textWidth) rows.push([pill]);
    else row.push(pill);
  }
  const drawings = rows.flatMap((row, at) => {
    const y = top + at * (height + 3);
    let x = (cardWidth - widthOf(row, gap)) / 2;
    return row.flatMap(({ text, width }): Drawing[] => {
      const pill: Drawing[] = [
        { kind: 'path', d: roundedPath(x, y, width, height, [6, 6, 6, 6]), fill: pale },
        { kind: 'path', d: hexPath(x + 7.5, y + height / 2, 3.2), fill: dark },
        textAt(measure, text, style, [x + 13, y + 8.7]),
      ];
      x += width + gap;
      return pill;
    });
  });
  return { drawings, bottom: top + rows.length * (height + 3) };
}

const widthOf = (row: readonly { readonly width: number }[], gap: number): number =>
  row.reduce((sum, { width }) => sum + width, 0) + gap * (row.length - 1);

function groupsOf(
  { abilities, text }: CardFace,
  { dark }: Colours,
  measure: Measure,
  size: number,
): readonly Group[] {
  const line = size * leading;
  const lineBlock = (words: string, style: TextStyle, before = 0): Block => ({
    height: line + before,
    draw: (y) => [textAt(measure, words, style, [left, y + before + size])],
  });
  const body: TextStyle = { typeface: 'regular', size, fill: ink };
  const groups = abilities.map(({ name, text: rules }): Group => {
    const head: TextStyle = { typeface: 'bold', size, fill: dark };
    const lines = breakLines(measure, rules, body, textWidth);
    const heads = breakLines(measure, name.toUpperCase(), head, textWidth);
    const [first = '', ...rest] = lines;
    const opening = [...heads.map((words) => ({ words, style: head })), { words: first, style: body }];
    return [
      {
        height: size * 0.9 + line * opening.length,
        draw: (y) => [
          { kind: 'path', d: `M${left} ${y + size * 0.45}H${right}`, stroke: paleLine, strokeWidth: 0.5 },
          ...opening.map(({ words, style }, at) =>
            textAt(measure, words, style, [left, y + size * 1.9 + line * at]),
          ),
        ],
      },
      ...rest.map((words) => lineBlock(words, body)),
    ];
  });
  if (text === '') return groups;
  const story: TextStyle = { typeface: 'italic', size: size * 0.95, fill: grey };
  const lines = breakLines(measure, text, story, textWidth);
  return [...groups, lines.map((words, at) => lineBlock(words, story, at === 0 ? size * 0.7 : 0))];
}

/** The bases of the figures side by side, where the text leaves room for them. */
function figuresIn({ figures, base }: CardFace, { pale }: Colours, top: number, bottom: number): Drawing[] {
  const centres = base.map(([q, r]) => [Math.sqrt(3) * (q + r / 2), 1.5 * r] as const);
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const wide = Math.max(...xs) - Math.min(...xs) + Math.sqrt(3);
  const high = Math.max(...ys) - Math.min(...ys) + 2;
  const gap = 3;
  const radius = Math.min(
    30,
    (bottom - top - 12) / high,
    (textWidth - gap * (figures - 1)) / (wide * figures),
  );
  if (radius < 7) return [];
  const middle = (top + bottom) / 2 + 2 - ((Math.max(...ys) + Math.min(...ys)) / 2) * radius;
  return Array.from({ length: figures }, (_, at) => {
    const x = cardWidth / 2 + (at - (figures - 1) / 2) * (wide * radius + gap);
    const shift = ((Math.max(...xs) + Math.min(...xs)) / 2) * radius;
    return centres.map(([dx, dy]) => ({
      kind: 'path' as const,
      d: hexPath(x - shift + dx * radius, middle + dy * radius, radius - 0.4),
      fill: pale,
    }));
  }).flat();
}

function footOf({ pack, otherPrices }: CardFace, count: string, measure: Measure): Drawing[] {
  const style: TextStyle = { typeface: 'regular', size: 6.5, fill: grey };
  const y = cardHeight - margin - 5.5;
  const words = [pack, count].filter((text) => text !== '').join(' · ');
  return [
    textAt(measure, words, style, [left, y]),
    textAt(measure, otherPrices.join(' · '), style, [right, y], 'end'),
  ];
}

const frameOf = ({ dark }: Colours): Drawing => ({
  kind: 'path',
  d: roundedPath(margin, margin, inside, cardHeight - 2 * margin, [8, 8, 8, 8]),
  stroke: dark,
  strokeWidth: 1.2,
});

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
