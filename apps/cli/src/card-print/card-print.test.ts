import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';
import type { CardFace } from '../cards/card-face.ts';
import { cardHeight, cardWidth, layOutCard } from './card-layout.ts';
import type { Drawing } from './drawing.ts';
import { openMeasure } from './typefaces.ts';

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

test('every card that comes with the program fits on its faces', async () => {
  const folder = folderWith({});
  const listed = JSON.parse((await scape(['card', 'list', '--json'], { folder })).out) as {
    readonly id: string;
  }[];
  const ids = listed.map(({ id }) => id);
  const flipCards = ['orla-of-two-lanterns', 'the-sleeper'];
  const faces = ids.length + ids.filter((id) => flipCards.includes(id)).length;
  const { code, out } = await scape(['card', 'show', ...ids, '--pdf', 'all.pdf'], { folder });
  expect(faces).toBe(ids.length + 2);
  expect([code, out]).toEqual([0, `all.pdf is written: ${faces} cards on ${Math.ceil(faces / 4)} pages.\n`]);
});

describe('scape card show', () => {
  test('writes a picture of 3.5 by 5 inches, or a folder of them', async () => {
    const folder = folderWith({});
    const one = await scape(['card', 'show', 'hulk', '--png', 'card.png'], { folder });
    expect(one.out).toBe('card.png is written.\n');
    const picture = readFileSync(`${folder}/card.png`);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1050, 1500]);
    const two = await scape(['card', 'show', 'hulk', 'batman', '--png', 'cards'], { folder });
    expect(two.out).toBe('cards/hulk.png is written.\ncards/batman.png is written.\n');
    expect(readFileSync(`${folder}/cards/hulk.png`).equals(picture)).toBe(true);
  });

  test('writes sheets for either paper: the same cards give the same bytes', async () => {
    const folder = folderWith({});
    const cards = ['hulk', 'alien-drone', 'alien-drone', 'batman', 'mimring'];
    const sheet = async (file: string, ...more: readonly string[]): Promise<string> => {
      await scape(['card', 'show', ...cards, '--pdf', file, ...more], { folder });
      return readFileSync(`${folder}/${file}`, 'latin1');
    };
    const first = await sheet('a.pdf');
    expect(first.match(/\/Type \/Page\n/g)).toHaveLength(2);
    expect(first).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(first.match(/\/FontFile2/g)?.length).toBeGreaterThan(2);
    expect(await sheet('b.pdf')).toBe(first);
    expect(await sheet('c.pdf', '--paper', 'letter')).toContain('/MediaBox [0 0 612 792]');
  });

  test('shows the price of the format that is asked for, and the others beside it', async () => {
    const delta = (await scape(['card', 'show', 'mimring', '--format', 'delta'])).out;
    expect(delta).toContain('170 points (delta)');
    expect(delta).toContain('Other formats: standard 150');
    const none = await scape(['card', 'show', 'mimring', '--format', 'detla']);
    expect([none.code, none.err]).toEqual([
      2,
      'scape: no pack has prices of the format "detla"\n       did you mean delta?\n',
    ]);
  });
});
