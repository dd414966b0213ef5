import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

const namesOf = async (...words: string[]): Promise<readonly string[]> => {
  const { out } = await scape(['card', 'list', ...words, '--json']);
  return JSON.parse(out).map(({ name }: { name: string }) => name);
};

describe('scape card list', () => {
  test('finds cards by a part of the name, a tag, a power, a set and points', async () => {
    expect(await namesOf('viking')).toContain('Tarn Viking Warriors');
    expect(await namesOf('tarn', 'vik')).toEqual(['Tarn Viking Warriors']);
    const orcs = await namesOf('--keyword', 'orc', '--points', '-60');
    expect(orcs).toContain('Arrow Gruts');
    expect(orcs).not.toContain('Heavy Gruts');
    expect(await namesOf('--power', 'rage smash')).toContain('Hulk');
    expect(await namesOf('--set', 'superscape', '--points', '380')).toEqual(['Hulk']);
    expect(await namesOf('hulk', 'viking')).toEqual([]);
    const { out } = await scape(['card', 'list', 'hulk']);
    expect(out).toMatch(/^Hulk .*380 {2}.*Rage Smash/m);
    expect(out.trim().split('\n').at(-1)).toBe(`${out.trim().split('\n').length - 2} cards`);
    const none = await scape(['card', 'list', 'nobody', 'here']);
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('no card fits')]);
    const odd = await scape(['card', 'list', '--points', 'cheap']);
    expect(odd.err).toContain('"cheap" is no number of points');
  });

  test('tells how far all published cards are', async () => {
    const { out } = await scape(['card', 'list', '--roster', '--json']);
    const { done, part, none } = JSON.parse(out);
    expect([done, part, none].every(Array.isArray)).toBe(true);
    expect(done.length + part.length + none.length).toBe(440);
  });
});

test('a pack with one ability in code is read without it: only its card lacks something, and says what', async () => {
  const parent = folderWith({});
  await scape(['new', 'pack', 'Mixed'], { folder: parent });
  const folder = `${parent}/mixed`;
  await scape(['new', 'ability', 'Iron Grip', '--coded'], { folder });
  const first = readFileSync(`${folder}/cards/first-card.yaml`, 'utf8');
  const second = first.replaceAll('first-card', 'second').replace('First Card', 'Second');
  writeFileSync(`${folder}/cards/second.yaml`, second.replace('abilities: []', 'abilities: [iron-grip]'));
  expect((await scape(['card', 'show', 'first-card'], { folder })).code).toBe(0);
  const lacks = await scape(['card', 'show', 'Second'], { folder });
  expect(lacks.err).toContain('Second lacks iron-grip: code of the pack mixed, which is not run unasked');
  expect((await scape(['card', 'list', 'first'], { folder })).out).toContain('Second lacks iron-grip');
  const tested = await scape(['test', '--threads', '1'], { folder });
  expect(tested.out).toContain('1 passed, 1 failed');
  const edited = first
    .replace('move: 5', 'move: 1')
    .replace('attack: 4', 'attack: 9')
    .replace('life: 4', 'life: 1');
  writeFileSync(`${folder}/cards/first-card.yaml`, edited);
  expect((await scape(['test', 'cards', '--threads', '1'], { folder })).out).toContain('1 passed, 0 failed');
  const card = await scape(['test', 'cards/first-card.yaml'], { folder });
  expect(card.out.replaceAll(/\s+/g, ' ')).toContain('this is a card, no scenarios');
  const sim = ['sim', 'second', 'hulk', '--games', '2', '--threads', '1', '--code'];
  expect((await scape(sim, { folder })).out).toMatch(/again: .* --code\n/);
}, 60_000);
