import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

type Save = ReturnType<typeof JSON.parse>;

const folder = folderWith({});
const typed = ['1 1 1 1', 'auto', 'auto', 'auto', 'auto', 'auto', 'auto', 'auto', 'auto', 'quit'];
const saves: Record<string, string> = {};

beforeAll(async () => {
  await scape(['demo', '--seed', 'winter', '--no-maps', '--save', 'demo.json'], { folder });
  const armies = ['--army', 'hulk', '--army', 'alien-drone', '--format', 'standard'];
  await scape(['play', '--seed', 'autumn', '--save', 'play.json', ...armies], { folder, typed });
  for (const name of ['demo', 'play']) saves[name] = readFileSync(`${folder}/${name}.json`, 'utf8');
}, 60_000);

/** The verdict of `scape replay` on a save that has been changed. */
async function verdict(name: 'demo' | 'play', change: (save: Save) => void) {
  const save = JSON.parse(saves[name] as string);
  change(save);
  writeFileSync(`${folder}/forged.json`, JSON.stringify(save));
  const { code, out, err } = await scape(['replay', 'forged.json', '--json'], { folder });
  return { code, err, ...(out === '' ? {} : JSON.parse(out)) };
}

const walks = (save: Save): Save[] => save.match.inputs.filter(({ asks }: Save) => asks === 'path');

describe('a record is not verified', () => {
  test('unless it is as it was written', async () => {
    for (const name of ['demo', 'play'] as const) {
      const found = await verdict(name, () => {});
      expect(found).toMatchObject({ code: 0, same: true, notes: [] });
      expect(found.cards.every(({ is }: Save) => is === 'of-pack')).toBe(true);
    }
    const { packs, match } = JSON.parse(saves['play'] as string);
    expect(packs).toEqual([
      { id: 'superscape', version: '1.0.0', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(match.frames.length).toBeGreaterThan(0);
  }, 60_000);

  test('with a way that was never offered', async () => {
    for (const change of [
      (reply: number[]) => [reply[0], reply[1], 1, reply[3], ...reply.slice(4), reply[3]],
      (reply: number[]) => [reply[0], 0, ...reply.slice(2)],
      (reply: number[]) => [...reply.slice(0, 3), 40, 40],
      () => [0, 0, 1e9],
      () => [],
    ]) {
      const found = await verdict('demo', (save) => {
        for (const input of walks(save)) {
          delete input.hash;
          input.reply = change(input.reply);
        }
      });
      expect(found).toMatchObject({ code: 1, same: false });
      expect(found.message).toContain('path otherwise: that way may not be taken');
    }
  }, 60_000);

  test('with dice of its own, other frames, no events, or another lock', async () => {
    const dice = await verdict('demo', ({ match }) =>
      match.inputs.splice(3, 0, { dice: [0, 0, 0], purpose: 'attack' }),
    );
    expect(dice.message).toContain('the log has dice of its own, but these are seeded');
    const forged = async (change: (match: Save) => void) =>
      (await verdict('play', ({ match }) => change(match))).message;
    expect(await forged(({ frames }) => (frames[0].vars.forged = 1))).toContain(
      'another one: frames[0].vars.forged',
    );
    expect(await forged((match) => (match.events = []))).toContain('another one: events[0]');
    expect(await forged(({ events }) => (events[5].reason = 'swipe.taken'))).toContain(
      'another one: events[5].reason',
    );
    expect(await forged(({ lock }) => (lock[0] = 'superscape@9'))).toContain('another one: lock[0]');
    expect(await forged(({ answered }) => answered[0]++)).toContain('another one: answered[0]');
    expect(await forged(({ segments }) => segments[0][0]++)).toContain('another one: segments[0][0]');
    expect(await forged(({ inputs }) => inputs.pop())).toContain('another one: ');
  }, 60_000);

  test('with cards that are no pack’s', async () => {
    const strong = await verdict('demo', ({ setup }) => {
      for (const { cards } of setup.armies) for (const card of cards) card.attack = 99;
    });
    expect(strong).toMatchObject({ code: 1, same: false });
    const named = await verdict('play', ({ setup }) => (setup.armies[0].cards[0].rules = []));
    expect(named.message).toBe('hulk is not as in superscape: rules[0]');
    expect(named.cards).toContainEqual({
      ...{ card: 'hulk', is: 'changed', pack: 'superscape', difference: 'rules[0]' },
    });
    const foreign = await verdict('play', ({ setup }) => (setup.armies[0].cards[0].id = 'hulk-of-mine'));
    expect(foreign.code).toBe(1);
    expect(foreign.notes).toContain('no pack here has the card hulk-of-mine');
  }, 60_000);

  test('on another map than the one that it names, without being told so; and no file is read for it', async () => {
    const moved = await verdict('play', ({ setup }) => setup.ground.objects.pop());
    expect(moved.notes.join()).toContain('the map first-light is another one here: objects[');
    const zones = await verdict('demo', ({ setup }) => setup.ground.startZones[1].pop());
    expect(zones.notes.join()).toContain('the map first-light is another one here: startZones[1][');
    const secret = await verdict('play', ({ setup }) => (setup.mapFile = '/etc/passwd'));
    expect(secret).toMatchObject({ code: 0, notes: ['no map here is known as /etc/passwd'] });
  }, 60_000);
});

describe('a damaged save is told with its place', () => {
  const cases: readonly (readonly [(save: Save) => void, RegExp])[] = [
    [
      ({ setup }) => (setup.armies[0].cards[0].life = 'many'),
      /forged\.json:1:\d+ setup\.armies\[0\]\.cards\[0\]\.life: /,
    ],
    [({ setup }) => (setup.ground.plan.spaces[0].q = 1e9), /setup\.ground\.plan\.spaces\[0\]\.q: /],
    [
      ({ setup }) => (setup.seats[0] = 'nobody'),
      /setup\.seats\.0: a seat is played by person, random, greedy, shrewd, thinker, planner, quick/,
    ],
    [({ setup }) => (setup.ruleset = 'chess'), /setup\.ruleset: the rulesets are /],
    [({ setup }) => (setup.variants = ['__proto__']), /superscape has no variant __proto__/],
    [({ match }) => (match.frames[0] = {}), /match\.frames\[0\]/],
    [({ match }) => (match.segments[0][7] = 'x'), /match\.segments\[0\]\[7\]: expected a number, got "x"/],
  ];

  test.each(cases)(
    '%s',
    async (change, said) => {
      const save = JSON.parse(saves['play'] as string);
      change(save);
      writeFileSync(`${folder}/forged.json`, JSON.stringify(save));
      for (const words of [
        ['replay', 'forged.json'],
        ['play', '--load', 'forged.json'],
      ]) {
        const { code, err } = await scape(words, { folder });
        expect(err).toMatch(said);
        expect(code).toBe(2);
      }
    },
    30_000,
  );

  test('where only the game itself can tell', async () => {
    const loaded = async (change: (save: Save) => void) => {
      const save = JSON.parse(saves['play'] as string);
      change(save);
      writeFileSync(`${folder}/forged.json`, JSON.stringify(save));
      const { code, err } = await scape(['play', '--load', 'forged.json'], { folder });
      return `${code} ${err.split('\n')[0]}`;
    };
    expect(await loaded(({ match }) => match.segments[0].pop())).toEqual(
      expect.stringMatching(/^2 scape: forged\.json cannot be gone on with: .*another one: segments\[0\]/),
    );
    expect(await loaded(({ match }) => (match.frames[0].procedure = 'chess'))).toContain(
      'another one: frames[0].procedure',
    );
    expect(
      await loaded(({ setup }) => (setup.ground.plan.spaces[0].name = setup.ground.plan.spaces[1].name)),
    ).toMatch(/^2 scape: forged\.json cannot be gone on with: the setup cannot be played: /);
  }, 30_000);
});
