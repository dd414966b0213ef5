import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

const faulty = `export default ({ ability, trigger }) =>
  ability({
    id: 'stumble',
    name: 'Stumble',
    text: 'It falls over its own feet.',
    parameters: {},
    rules: {},
    hooks: () => [
      trigger('3C', {
        run: () => {
          throw new TypeError('no such foot');
        },
      }),
    ],
  });
`;

test('an ability that throws is named with its card and step, loses no answer, and can be gone around', async () => {
  const parent = folderWith({});
  await scape(['new', 'pack', 'Faulty'], { folder: parent });
  const folder = `${parent}/faulty`;
  await scape(['new', 'ability', 'Stumble', '--coded'], { folder });
  writeFileSync(`${folder}/abilities/stumble/stumble.mjs`, faulty);
  const card = `${folder}/cards/first-card.yaml`;
  writeFileSync(card, readFileSync(card, 'utf8').replace('abilities: []', 'abilities: [stumble]'));
  const words = ['play', '--code', '--seed', 'feet', '--army', 'Red: first-card', '--army', 'Blue: hulk'];
  const { code, out, err } = await scape([...words, '--save', 'game.json'], {
    folder,
    typed: ['auto', '1 1 1 1', '1', '1', 'nobody else', 'quit'],
  });
  expect(err).toBe('');
  expect(out).toContain('the engine failed at First Card, Stumble (step 3C): no such foot');
  expect(out).toContain('the game is as it was before that answer');
  expect(out).toContain('It is in game.json; npx scape play --load game.json goes on with it.');
  expect(code).toBe(3);
  const { setup, match } = JSON.parse(readFileSync(`${folder}/game.json`, 'utf8'));
  expect(setup.armies[0].cards[0].name).toBe('First Card');
  expect(match.inputs.at(-1)).toMatchObject({ seat: 0 });
  const again = await scape(['replay', 'game.json', '--verify', '--code'], { folder });
  expect(again.out).toMatch(/^same: /);
  const bots = await scape([...words, '--player', 'greedy', '--player', 'greedy', '--save', 'bots.json'], {
    folder,
  });
  expect(bots.code).toBe(3);
  expect(bots.out).toContain('It is in bots.json');
  expect((await scape(['replay', 'bots.json', '--verify', '--code'], { folder })).out).toMatch(/^same: /);
}, 60_000);
