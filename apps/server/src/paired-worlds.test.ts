import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Question } from '@scapewright/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../test/player.ts';
import { RunningServer } from '../test/running-server.ts';
import { Seated } from '../test/seated.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'));
}, 30_000);
afterAll(() => server.end('SIGTERM'));

/** Two games that are alike but for what seat 0 alone may know. */
interface Pair {
  readonly name: string;
  /** How many answers are given after all order markers lie; left out: the last who has to place them does not. */
  readonly answers?: number;
  readonly seed?: (world: number) => string;
  /** Where the order markers of seat 0 lie, in the order of its first two cards. */
  readonly markers?: (world: number) => readonly number[];
  /** The cards of seat 0, where they are not the usual ones, and the ruleset that has them. */
  readonly army?: readonly string[];
  readonly ruleset?: string;
  /** What everybody is to be told meanwhile. */
  readonly sees?: RegExp;
  /** What seat 0 does besides, each time before it answers. */
  readonly besides?: (ann: Seated, world: number) => Promise<void>;
  /** The dice are committed to by a hash of the seed, which differs where the seed does. */
  readonly hide?: RegExp;
}

const alike: readonly number[] = [0, 0, 1, 1];
const moved = /order markers? of .{1,200}\bmoves? to /i;

const pairs: readonly Pair[] = [
  { name: 'where order markers lie', answers: 6, markers: (world) => (world === 0 ? alike : [0, 1, 0, 1]) },
  {
    name: 'which order markers a power sends from one card to others',
    ruleset: 'heroscape',
    army: ['admiral-ej-1m', 'fia-bonny-the-void-siren', 'raelin'],
    ...{ answers: 4, sees: moved },
    markers: (world) => (world === 0 ? [0, 0, 0, 1] : [0, 0, 1, 0]),
  },
  {
    name: 'which order markers are left when a power draws one away',
    ruleset: 'heroscape',
    army: ['rygarn', 'sgt-drake-alexander', 'raelin'],
    ...{ answers: 14, sees: moved },
    markers: (world) => (world === 0 ? [1, 1, 1, 0] : [1, 1, 0, 1]),
  },
  // Both seeds have the same player place first.
  { name: 'the dice to come', seed: (world) => `dice ${world + 1}`, hide: /"dice\\*":\\*"\w+\\*"/g },
  {
    name: 'what somebody asks, tries in vain, and prepares',
    answers: 4,
    besides: async (ann, world) => {
      if (world === 0) return;
      for (const about of probesOf(ann).slice(0, 6)) await ann.say(about);
      await ann.say({ type: 'ask', what: 'hint' });
      await ann.say({ type: 'answer', number: 9999, pick: 'nothing' });
      await ann.say({
        type: 'orders',
        standing: { swipe: 'never', explosion: 'always', 'order-markers': 'card:a|card:b' },
      });
      await ann.say({ type: 'orders', standing: { swipe: 'ask', explosion: 'ask', 'order-markers': 'ask' } });
      await ann.player.get('/tables?mine=1');
    },
  },
];

const isMarkers = ({ shape, most }: Pick<Question, 'shape' | 'most'>): boolean =>
  shape === 'allot' && most === 4;

/** The first answer that there is. */
function plainAnswer({ shape, options, most, least }: Question, markers: readonly number[]): unknown {
  const keys = options.map(({ key }) => key);
  if (isMarkers({ shape, most })) return markers.map((at) => keys[at] ?? keys[0]);
  if (shape === 'allot') return Array.from({ length: most }, (_, at) => keys[at % keys.length]);
  return (least === 1 && most === 1) || shape === 'path' ? keys[0] : keys.slice(0, least);
}

/** Everything that may be asked about what is seen. */
function probesOf({ view }: Seated): readonly Readonly<Record<string, unknown>>[] {
  const ask = (what: string, more: object = {}) => ({ type: 'ask', what, ...more });
  const figures = (view?.figures ?? []).map(({ key }) => key);
  const cards = (view?.cards ?? []).map(({ key }) => key);
  return [
    ...[...figures, ...cards, 'space:e7', 'card:nobody', '2'].map((about) => ask('why', { about })),
    ...figures.flatMap((figure) => [ask('reach', { figure }), ask('threat', { figure })]),
    ...figures
      .slice(0, 3)
      .flatMap((target) => [ask('odds', { target }), ask('sight', { from: target, to: figures.at(-1) })]),
    ...[...cards, 'card:nobody'].map((card) => ask('card', { card })),
    ...[ask('why'), ask('hint'), ask('map'), ask('log'), ask('log', { before: 4 }), ask('future')],
  ];
}

/** What makes no sense, or is not for this seat. */
const refused: readonly Readonly<Record<string, unknown>>[] = [
  { type: 'answer', number: 9999, pick: 'nothing' },
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ type: 'answer', number, pick: 'card:nobody' })),
  ...[
    { type: 'consent', yes: true },
    { type: 'consent', id: '', yes: 1 },
    { type: 'sing' },
    { type: 'answer', pick: 7 },
  ],
];

/** What anybody can call, with what comes back. */
async function wire(player: Player, id: string): Promise<readonly unknown[]> {
  const calls: readonly (readonly [string, string, object?])[] = [
    ...(['', '/log', '/log?since=2', '/log?since=x', '/record', '/seats', '/nothing'] as const).map(
      (path) => ['GET', `/tables/${id}${path}`] as const,
    ),
    ...(['mine', 'live', 'open'] as const).map((which) => ['GET', `/tables?${which}=1&most=1`] as const),
    ['POST', `/tables/${id}/seats`, { seat: 0 }],
    ['POST', `/tables/${id}/start`, {}],
    ['POST', `/tables/${id}/rematch`, {}],
  ];
  const told: unknown[] = [];
  for (const [method, path, body] of calls) told.push(await player.send(method, path, body));
  return told;
}

/** What seat 1, and somebody who watches, are sent by all ways while seat 0 keeps a secret; and what seat 0 is sent. */
async function played(ruleset: string, pair: Pair, world: number) {
  const [ann, bob, eve] = [
    await Player.guest(server.url, 'Ann'),
    await Player.guest(server.url, 'Bob'),
    await Player.guest(server.url, 'Eve'),
  ];
  const made = await ann.send<{ id: string }>('POST', '/tables', {
    ...{ ruleset, map: 'first-light', seed: pair.seed?.(world) ?? 'alike', public: true },
    seats: [{ kind: 'me', ...(pair.army ? { army: { cards: pair.army } } : {}) }, { kind: 'open' }],
  });
  const { id } = made.body;
  await bob.send('POST', `/tables/${id}/seats`, {});
  const seated = [
    await Seated.at(ann, id, 0),
    await Seated.at(bob, id, 1),
    await Seated.at(eve, id, -1),
  ] as const;
  const heardWhileSecret: unknown[] = [];
  for (let [placed, given] = [0, 0]; placed < 2 || given < (pair.answers ?? 0); ) {
    await pair.besides?.(seated[0], world);
    const asked = seated.find(({ questions }) => questions.length > 0);
    const [question] = asked?.questions ?? [];
    if (!asked || !question) throw new Error('nobody is asked');
    if (placed === 2) given += 1;
    if (isMarkers(question)) placed += 1;
    if (placed === 2 && pair.answers === undefined) break;
    const markers = asked.seat === 0 ? (pair.markers?.(world) ?? alike) : alike;
    const told = await asked.say({
      type: 'answer',
      number: question.number,
      pick: plainAnswer(question, markers),
    });
    expect(told.type).toBe('accepted');
    await new Promise((soon) => setTimeout(soon, 40));
    heardWhileSecret.push(await wire(bob, id), await wire(eve, id));
  }
  for (const one of seated.slice(1)) for (const probe of [...probesOf(one), ...refused]) await one.say(probe);
  for (const one of seated) one.leave();
  const alikeText = (said: unknown): string =>
    JSON.stringify(said)
      .replaceAll(id, 'TABLE')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replaceAll(/("kind":"person","id":)"[\w-]+"/g, '$1"PLAYER"')
      .replaceAll(pair.hide ?? /^$/g, 'HASH');
  return {
    text: alikeText([heardWhileSecret, seated[1].raw, seated[2].raw]),
    own: alikeText(seated[0].raw),
    turn: seated[2].view?.turn,
  };
}

test.each(
  ['superscape', 'heroscape'].flatMap((ruleset) =>
    pairs
      .filter((pair) => (pair.ruleset ?? ruleset) === ruleset)
      .map((pair) => ({ ruleset, pair, name: pair.name })),
  ),
)(
  'nobody else is sent anything of $name in $ruleset, by any way',
  async ({ ruleset, pair }) => {
    const one = await played(ruleset, pair, 0);
    const other = await played(ruleset, pair, 1);
    const differs = [...one.text].findIndex((letter, at) => other.text[at] !== letter);
    expect(other.text.slice(differs - 300, differs + 300)).toBe(one.text.slice(differs - 300, differs + 300));
    expect(other.text).toBe(one.text);
    if (pair.sees) expect(one.text).toMatch(pair.sees);
    if (pair.seed === undefined) expect(one.own).not.toBe(other.own);
  },
  120_000,
);
