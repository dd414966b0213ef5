import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

test('every card that comes with the program fits on its faces', { timeout: 180_000 }, async () => {
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

test('the roster tells how far all published cards are', async () => {
  const told = await scape(['card', 'list', '--roster'], { folder: folderWith({}) });
  expect(told.out).toMatch(/^Of 440 published cards \d+ are done, \d+ in part, \d+ not yet\.$/m);
  expect(told.out).toMatch(/^Syvarris +Classic +done$/m);
  const lists = JSON.parse(
    (await scape(['card', 'list', '--roster', '--json'], { folder: folderWith({}) })).out,
  );
  const { done, part, none } = lists as Record<string, readonly { readonly name: string }[]>;
  expect([...(done ?? []), ...(part ?? []), ...(none ?? [])]).toHaveLength(440);
  expect(done?.map(({ name }) => name)).toContain('Raelin the Kyrie Warrior (RotV)');
});
