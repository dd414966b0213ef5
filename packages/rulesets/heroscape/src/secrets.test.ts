import { compileBattlefield, flatPlan } from '@scapewright/board';
import type { Match } from '@scapewright/kernel';
import { ability, cardTable, type Game, orderTable, tokenPlan, trigger } from '@scapewright/skirmish/author';
import { plainCard } from '@scapewright/skirmish/engine';
import { describe, expect, test } from 'vitest';
import { createHeroscape } from './heroscape.ts';

const [red, blue, pink] = [0, 1, 2];
const cards = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];

/** Its card is out of play as soon as blue's first turn begins. */
const fade = ability({
  id: 'fade',
  name: 'Fade',
  text: 'Its card goes out of play.',
  hooks: () => [
    trigger('1B', {
      when: (_game, { seat }) => seat === blue,
      run: (run) => run.write(cardTable.active, cards.indexOf('cat'), 0),
    }),
  ],
});
const engine = createHeroscape({ add: [{ id: 'house/fade', version: '1.0.0', units: [fade] }] });

/** Red and pink are a team where `teams` says so; everybody has two cards with a figure each. */
function started(
  rulings: Readonly<Record<string, boolean>>,
  teams: readonly number[],
  seed = 'secrets',
  fades = false,
  glyphs: readonly string[] = [],
): Match<Game> {
  const plan = engine.plan({
    battlefield: compileBattlefield(flatPlan(8, 6, 'grass')),
    definitions: cards.map((id) =>
      plainCard(id, fades && id === 'cat' ? { abilities: [{ id: 'fade', with: {} }] } : {}),
    ),
    players: ['red', 'blue', 'pink'].map((name, seat) => ({
      name,
      team: teams[seat] as number,
      cards: cards.slice(seat * 2, seat * 2 + 2).map((id, at) => ({
        name: id,
        definition: id,
        figures: [{ name: id, spaces: [seat * 16 + at * 3] }],
      })),
    })),
    tokens: glyphs.map((content, at) => ({
      ...{ name: `t${at}`, kind: 'glyph', content, space: 40 + at, faceUp: false, data: {} },
    })),
    rulings,
    start: 'round',
  });
  return engine.start(plan, { seed });
}

const own = (seat: number): readonly string[] => cards.slice(seat * 2, seat * 2 + 2);

/** Places everybody's markers, blue's by `blues` (0 or 1: its first or second card). */
function placed(match: Match<Game>, blues: readonly number[], until = -1): Match<Game> {
  for (;;) {
    const [decision] = match.host.pending();
    if (decision?.asks !== 'order-markers' || decision.seat === until) return match;
    const taken = decision.seat === blue ? blues : [0, 0, 1, 1];
    const pick = taken.map((at) => `card:${own(decision.seat)[at]}`);
    expect(match.answer(decision.seat, { pick })).toBeUndefined();
  }
}

/** Do the counts that everybody sees agree with where the markers lie? */
function agrees({ host: { game } }: Match<Game>): boolean {
  return cards.every((_, card) => {
    const rows = Array.from({ length: 12 }, (_none, row) => row);
    const lying = rows.filter(
      (row) =>
        game.state.read(orderTable.card, row) === card && game.state.read(orderTable.revealed, row) === 0,
    );
    return lying.length === game.state.read(cardTable.unrevealed, card);
  });
}

const received = (match: Match<Game>, seat: number): string =>
  JSON.stringify([
    match.view(seat),
    match.events(seat),
    match.pending(seat).map((one) => Array.from({ length: one.count }, (_, at) => one.keyAt(at))),
  ]);

describe('order markers that lie alike but for which is which', () => {
  test.each([false, true])(
    'give others the same lines in the same order; one after another: %s',
    (inSequence) => {
      let tried = 0;
      for (let seed = 0; seed < 12; seed++) {
        const games = [
          [0, 1, 0, 1],
          [1, 0, 1, 0],
          [1, 1, 0, 0],
        ].map((blues) =>
          placed(started({ orderMarkersInSequence: inSequence }, [0, 1, 2], `${seed}`), blues),
        );
        if (games[0]?.view(-1)['order']?.[blue * 4]?.['revealed'] === 1) continue;
        tried++;
        for (const viewer of [red, pink, -1])
          expect(new Set(games.map((match) => received(match, viewer))).size, `seat ${viewer}`).toBe(1);
        expect(new Set(games.map((match) => received(match, blue))).size).toBe(3);
      }
      expect(tried).toBeGreaterThan(3);
    },
  );
});

describe('a fork for a seat while markers are placed one after another', () => {
  const waits = [
    { teams: [0, 1, 2], viewer: red },
    { teams: [0, 1, 2], viewer: pink },
    { teams: [0, 0, 1], viewer: red },
  ];
  test.each(waits)('keeps what everybody sees, and goes on: $teams, seat $viewer', ({ teams, viewer }) => {
    const drawn = new Set<string>();
    for (const until of [red, pink]) {
      const match = placed(started({ orderMarkersInSequence: true }, teams), [0, 1, 1, 0], until);
      for (let seed = 0; seed < 12; seed++) {
        const fork = match.fork({ seat: viewer, seed: `look ${seed}` });
        expect(fork.view(viewer)).toEqual(match.view(viewer));
        expect(agrees(fork)).toBe(true);
        const before = match.view(viewer)['card'];
        const [asked] = fork.host.pending();
        const pick = [0, 0, 1, 1].map((at) => `card:${own(asked?.seat ?? 0)[at]}`);
        expect(fork.answer(asked?.seat ?? 0, { pick })).toBeUndefined();
        expect(agrees(fork)).toBe(true);
        if (before?.[2]?.['unrevealed'] !== 2) continue;
        if (fork.view(-1)['order']?.[blue * 4]?.['revealed'] !== 1)
          expect([2, 3].map((card) => fork.view(viewer)['card']?.[card]?.['unrevealed'])).toEqual([2, 2]);
        drawn.add([4, 5, 6, 7].map((row) => fork.host.game.state.read(orderTable.card, row)).join());
      }
    }
    if (teams[viewer] === teams[blue]) expect([...drawn]).toEqual(['2,3,3,2']);
    else expect(drawn.size).toBeGreaterThan(2);
  });
});

test('a marker that stays down on a card out of play is told to nobody else', () => {
  const match = placed(started({}, [0, 1, 2], 'fade', true), [0, 1, 0, 1]);
  const isOver = (): boolean =>
    match.events(red).some(({ reason, data }) => reason === 'order.none' && data['seat'] === blue);
  for (let answers = 0; answers < 60 && !isOver(); answers++) {
    const [asked] = match.host.pending();
    if (!asked || asked.asks === 'order-markers') break;
    expect(match.answer(asked.seat, { pick: asked.keyAt(asked.count - 1) })).toBeUndefined();
  }
  const lines = (seat: number): readonly string[] => match.events(seat).map(({ reason }) => reason);
  expect(lines(blue)).toContain('order.lost');
  for (const seat of [red, pink, -1]) {
    expect(lines(seat)).toContain('order.none');
    expect(lines(seat)).not.toContain('order.lost');
  }
});

test('a fork draws face-down treasures among themselves, and never makes a glyph of power of one', () => {
  const contents = ['astrid', 'brooch-of-shielding', 'ring-of-protection', 'gerda'];
  const match = started({}, [0, 1, 2], 'glyphs', false, contents);
  const drawn = Array.from({ length: 24 }, (_, at) => {
    const { game } = match.fork({ seat: red, seed: `glyphs ${at}` }).host;
    return contents.map((_none, token) => contents.indexOf(tokenPlan(game, token).content));
  });
  const places = contents.map((_, token) => [...new Set(drawn.map((one) => one[token]))].sort());
  expect(places).toEqual([
    [0, 3],
    [1, 2],
    [1, 2],
    [0, 3],
  ]);
});
