import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@scapewright/protocol/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player, Stranger, until } from '../../test/player.ts';
import { RunningServer } from '../../test/running-server.ts';

let server: RunningServer;
let ann: Player;
beforeAll(async () => {
  server = await RunningServer.start(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'));
  ann = await Player.guest(server.url, 'Ann');
}, 30_000);
afterAll(() => server.end('SIGTERM'));

const manifest =
  'id: yard-pack\nversion: 1.0.0\nengine: ">=0.0.0"\nrulesets: [superscape, heroscape]\nlicence: MIT\ncredits: Somebody\n';
const smith =
  'name: Tin Smith\nunit: hero\nuniqueness: unique\nsize: medium\nheight: 5\nlife: 3\nmove: 5\nrange: 1\nattack: 4\ndefense: 2\nspecies: human\nclass: smith\npersonality: calm\nabilities: [hot-iron]\n';
const iron =
  'name: Hot Iron\ntext: It has 1 more attack die.\nkind: continuous-modifier\ndo: [{modify-stat: {stat: attack, by: 1}}]\n';
const whole = {
  'pack.yaml': manifest,
  'cards/tin-smith.yaml': `id: tin-smith\n${smith}`,
  'abilities/hot-iron.yaml': iron,
  'prices/standard.yaml': 'format: standard\nprices: {tin-smith: 90}\n',
};

const made = (files: Readonly<Record<string, string>>, cards: readonly string[] = ['tin-smith']) =>
  ann.send<{ id: string; problems?: { place: string; message: string }[] }>('POST', '/tables', {
    ...{ ruleset: 'heroscape', map: 'first-light', public: true, roundLimit: 3 },
    pack: { files: Object.entries(files).map(([path, text]) => ({ path, text })) },
    seats: [{ kind: 'me', army: { cards } }, { kind: 'bot:greedy' }],
  });

test('a table is played with cards that somebody brings, also after a crash, and its record has them', async () => {
  const { status, body } = await made(whole);
  expect({ status, body }).toMatchObject({ status: 201 });
  const stranger = new Stranger(ann, body.id, 0, dice(3));
  await until(() => stranger.told.at > 3, 10_000, 'it is played');
  expect(JSON.stringify(stranger.told.view)).toContain('Tin Smith');
  await until(() => stranger.told.isOver, 60_000, 'the game ends');
  const record = await ann.get<{ packs: { id: string }[] }>(`/tables/${body.id}/record`);
  expect(record.body.packs.map(({ id }) => id)).toContain('yard-pack');
  expect((await ann.get(`/tables/${body.id}`)).body).toMatchObject({ ownCards: true });
}, 90_000);

const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'
  .split('')
  .map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghij'[at]}`).join()}]\n`)
  .join('')}`;

test.each([
  [
    'a word that no ability has',
    { ...whole, 'abilities/hot-iron.yaml': iron.replace('modify-stat', 'modify-stats') },
    /modify-stats/,
  ],
  [
    'an ability that is nowhere',
    { ...whole, 'cards/tin-smith.yaml': `id: tin-smith\n${smith.replace('hot-iron', 'cold-iron')}` },
    /cold-iron/,
  ],
  [
    'an ability whose text says another number',
    { ...whole, 'abilities/hot-iron.yaml': iron.replace('1 more', '2 more') },
    /hot-iron\.yaml:\d+:\d+.*2/,
  ],
  [
    'a symbol that nothing has',
    {
      ...whole,
      'abilities/hot-iron.yaml':
        'name: Hot Iron\nkind: continuous-characteristic\ndo: [{grant-symbol: {symbol: flyng}}]\n',
    },
    /flyng/,
  ],
  [
    'a variant that no ruleset has',
    { ...whole, 'pack.yaml': `${manifest}variants: [item-glyfs]\n` },
    /item-glyfs/,
  ],
  ['no manifest', { 'cards/tin-smith.yaml': `id: tin-smith\n${smith}` }, /pack\.yaml|manifest/],
  [
    'a card that there is',
    {
      ...whole,
      'cards/hulk.yaml': `id: hulk\n${smith}`,
      'prices/standard.yaml': 'format: standard\nprices: {tin-smith: 90, hulk: 1}\n',
    },
    /hulk/,
  ],
  ['code', { ...whole, 'plugin.ts': 'process.exit()' }, /no code/],
  ['a path out of its folder', { ...whole, '../../etc/passwd.yaml': 'x: 1' }, /YAML/],
  ['more than is read', { ...whole, 'cards/long.yaml': 'x'.repeat(31_900) }, /letters/],
  ['a file that grows without end', { ...whole, 'cards/bomb.yaml': bomb }, /./],
  ['what is no YAML', { ...whole, 'cards/odd.yaml': '\u0000[{' }, /./],
])('a pack with %s is refused in words', async (_what, files, words) => {
  const start = Date.now();
  const { status, body } = await made(files);
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toMatch(words);
  expect(Date.now() - start).toBeLessThan(5000);
});

test('tables that bring packs are few from one address, others are not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scape-'));
  const limited = await RunningServer.start(join(folder, 'games.sqlite'), 0, [], {}, true);
  const bob = await Player.guest(limited.url, 'Bob');
  const make = async (pack: object): Promise<number> =>
    (
      await bob.send('POST', '/tables', {
        ...{ ruleset: 'heroscape', map: 'first-light', seats: [{ kind: 'me' }, { kind: 'open' }], ...pack },
      })
    ).status;
  const pack = { files: [{ path: 'pack.yaml', text: 'id: Nothing' }] };
  const answers: number[] = [];
  for (let count = 0; count < 22; count++) answers.push(await make({ pack }));
  expect(answers).toEqual([...Array(20).fill(422), 429, 429]);
  expect(await make({})).toBe(201);
  await limited.end('SIGTERM');
}, 60_000);
