import { describe, expect, test } from 'vitest';
import type { CardFace } from '../face/card-face.ts';
import { openMeasure } from '../node/typefaces.ts';
import { cardHeight, cardWidth, layOutCard } from './card-layout.ts';
import { svgOf } from './card-svg.ts';
import type { Drawing } from './drawing.ts';
import { penMeasure } from './pen-measure.ts';

const measure = openMeasure();

const plain: CardFace = {
  id: 'smith',
  name: 'Tin Smith',
  who: '',
  kind: 'unique hero',
  unit: 'hero',
  figures: 1,
  body: 'medium 5, single base',
  base: [[0, 0]],
  statistics: [
    ['Life', '4'],
    ['Range', '-'],
  ],
  labels: ['Human'],
  symbols: [],
  abilities: [],
  text: '',
  points: 90,
  pointsLabel: 'points',
  otherPrices: [],
  pack: 'yard',
};
const rules = 'After it moves, you may choose an enemy within 4 clear spaces and roll a d20. ';

/** What stands outside the frame of the card. */
function outside(drawings: readonly Drawing[]): readonly string[] {
  return drawings.flatMap((one) => {
    if (one.kind !== 'text' || one.text === '') return [];
    const end = one.x + measure(one.text, one.typeface, one.size);
    const isInside = one.x >= 9 && end <= cardWidth - 9 && one.y - one.size >= 0 && one.y <= cardHeight - 9;
    return isInside ? [] : [one.text];
  });
}

const textOf = (drawings: readonly Drawing[]): string =>
  drawings.flatMap((one) => (one.kind === 'text' ? [one.text] : [])).join(' ');

describe('the face of a card', () => {
  test('keeps long names, many symbols and words without end in the frame', () => {
    const [face = [], ...more] = layOutCard(
      {
        ...plain,
        name: 'The Extraordinarily Long-Winded Keeper of the Northern Lights',
        who: 'Somebody with a name that nobody can remember, or her sister · A Publisher of Renown',
        symbols: ['flying', 'stealth', 'super-strength', 'cold-resistance', 'heat-weakness', 'crossover'],
        labels: Array.from({ length: 20 }, (_, at) => `Keyword ${at}`),
        abilities: [{ name: 'Llan', text: 'Llanfair'.repeat(30) }],
        points: 99_999,
      },
      measure,
    );
    expect([more.length, outside(face)]).toEqual([0, []]);
  });

  test('sets more text smaller, and goes on to another face where it would be too small', () => {
    const ability = (times: number) => ({ name: `Power ${times}`, text: rules.repeat(times).trim() });
    const sizes = [1, 12].map((times) => {
      const [face = []] = layOutCard({ ...plain, abilities: [ability(times)] }, measure);
      return face.find((one) => one.kind === 'text' && one.text.startsWith('After'));
    });
    const [few, many] = sizes.map((one) => (one?.kind === 'text' ? one.size : 0));
    expect(few).toBeGreaterThan(many ?? 0);
    const faces = layOutCard({ ...plain, abilities: [ability(30), ability(31)] }, measure);
    expect(faces.length).toBe(3);
    expect(faces.map(outside)).toEqual([[], [], []]);
    const words = faces.map((face) => textOf(face).match(/After it moves/g)?.length ?? 0);
    expect(words.reduce((sum, count) => sum + count, 0)).toBe(61);
    expect(textOf(faces[1] ?? [])).toContain('2 of 3');
  });

  test('draws the base of each figure', () => {
    const hexes = (face: CardFace): number =>
      (layOutCard(face, measure)[0] ?? []).filter((one) => one.kind === 'path' && /^M[^HA]+Z$/.test(one.d))
        .length;
    expect(hexes(plain)).toBe(1);
    expect(
      hexes({
        ...plain,
        figures: 3,
        base: [
          [0, 0],
          [1, 0],
        ],
      }),
    ).toBe(6);
  });
});

test('a picture of hostile words holds them as words', () => {
  const [face = []] = layOutCard({ ...plain, name: '<script>alert("x")</script> & Sons' }, measure);
  expect(svgOf(face)).not.toContain('<script');
  expect(svgOf(face)).toContain('&lt;script&gt;');
});

test('a pen of a page measures each word once, and asks for the face of type', () => {
  const asked: string[] = [];
  const pen = {
    font: '',
    measureText: (text: string) => {
      asked.push(`${pen.font}: ${text}`);
      return { width: 50 * text.length };
    },
  };
  const width = penMeasure(pen);
  expect(width('tin tin', 'bold', 10)).toBeCloseTo(35);
  expect(width('tin', 'bold', 20)).toBeCloseTo(30);
  expect(asked).toEqual(['700 100px "Source Sans 3":  ', '700 100px "Source Sans 3": tin']);
});
