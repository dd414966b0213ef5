import { compileBattlefield, flatPlan } from '@scapewright/board';
import type { Match } from '@scapewright/kernel';
import {
  ability,
  type Game,
  moveViewedMarker,
  orderTable,
  removeOrderMarker,
  type SkirmishPlugin,
  trigger,
  unrevealedOn,
  viewOrderMarker,
  viewOrderMarkerOn,
} from '@scapewright/skirmish/author';
import { plainCard } from '@scapewright/skirmish/engine';
import { logLines } from '@scapewright/skirmish/explain';
import { proving } from '@scapewright/testkit';
import { describe, expect, test } from 'vitest';
import { createSuperscape } from './superscape.ts';

const [red, blue] = [0, 1];
const third = 2;

/** Looks at one of the second player's markers on its first card, at the start of the own first turn. */
const peek = ability({
  id: 'peek',
  name: 'Peek',
  text: 'Look at an order marker of an opponent.',
  hooks: () => [
    trigger('1B', {
      when: (game, { seat }, source) => seat === red && game.seatOf(source) === red && isFirstTurn(game),
      run: (run) => {
        const { game } = run;
        const markers = unrevealedOn(game, blue, game.facts.cardNames.indexOf('cat'));
        viewOrderMarker(run, red, blue, markers.at(-1) ?? -1);
      },
    }),
  ],
});

/** Takes the own second marker away in the first turn. */
const forget = ability({
  id: 'forget',
  name: 'Forget',
  text: 'Order marker 2 is taken off.',
  hooks: () => [
    trigger('1B', {
      when: (game, { seat }, source) => seat === red && game.seatOf(source) === red && isFirstTurn(game),
      run: (run) => removeOrderMarker(run, red, 1),
    }),
  ],
});

/** Looks at one of the second player's markers on its first card, which chance picks, and moves it to the second. */
const shift = ability({
  id: 'shift',
  name: 'Shift',
  text: 'Look at an order marker of an opponent, and move it.',
  hooks: () => [
    trigger('1B', {
      when: (game, { seat }, source) => seat === red && game.seatOf(source) === red && isFirstTurn(game),
      run: (run) => {
        const { cardNames } = run.game.facts;
        viewOrderMarkerOn(run, red, cardNames.indexOf('cat'));
        moveViewedMarker(run, red, cardNames.indexOf('dan'));
      },
    }),
  ],
});

const isFirstTurn = (game: Game): boolean => game.stamp('turn') === 1;

const plugin: SkirmishPlugin = { id: 'house/markers', version: '1.0.0', units: [peek, forget, shift] };
const engine = createSuperscape({ add: [plugin] });
const battlefield = compileBattlefield(flatPlan(8, 5, 'grass'));

/** A game before its first turn: red has an ability, and blue's markers lie on two cards. */
function begun(id: string, markers: readonly string[], seed = 'markers'): Match<Game> {
  const cards = [['ann'], ['cat', 'dan']].map((ids) =>
    ids.map((name) => ({ name, definition: name, figures: [{ name, spaces: [spaceOf(name)] }] })),
  );
  return engine.start(
    engine.plan({
      battlefield,
      definitions: ['ann', 'cat', 'dan'].map((name) =>
        plainCard(name, name === 'ann' ? { abilities: [{ id, with: {} }] } : {}),
      ),
      players: [
        { name: 'red', cards: cards[red] ?? [] },
        { name: 'blue', cards: cards[blue] ?? [] },
      ],
      start: 'turns',
      orders: [['ann', 'ann', 'ann', 'ann'], markers],
    }),
    { seed },
  );
}

const spaceOf = (name: string): number =>
  battlefield.spaceOf({ ann: 'a1', cat: 'h4', dan: 'h5' }[name] ?? '');

/** Declines and stays until so many turns have begun. */
function toTurn(match: Match<Game>, turn: number): void {
  while (!match.over && match.host.game.stamp('turn') < turn) {
    const [asked] = match.host.pending();
    if (!asked) return;
    match.reply(asked.seat, asked.shape === 'path' ? [asked.valueAt(0)] : asked.valueAt(asked.count - 1));
  }
}

const seen = (match: Match<Game>, viewer: number) =>
  match.view(viewer)['order']?.[blue * 4 + third]?.['card'];

describe('a marker that is viewed', () => {
  const plans = [
    ['cat', 'dan', 'cat', 'dan'],
    ['cat', 'dan', 'dan', 'cat'],
  ] as const;

  test(
    'is known to who has viewed it, and to nobody else',
    proving(['SS-MARK-008', 'SS-GMARK-009'], ({ cited }) => {
      const [one, other] = plans.map((markers) => begun('peek', markers)) as [Match<Game>, Match<Game>];
      const { cardNames } = one.host.game.facts;
      expect(cardNames[Number(seen(one, red))]).toBe('cat');
      expect(seen(other, red)).toBeUndefined();
      const received = (match: Match<Game>) => JSON.stringify([match.view(-1), match.events(-1)]);
      expect(received(one) === received(other)).toBe(true);
      const told = (viewer: number) => one.events(viewer).map(({ reason }) => reason);
      expect(told(red)).toContain('order.seen');
      expect(told(blue)).not.toContain('order.seen');
      expect(told(blue)).toContain('order.viewed');
      cited(
        logLines(engine, one.host.game, one.host.log).filter(({ reason }) => reason.startsWith('order.')),
      );
    }),
  );

  test('stays what it is in the copies of who has viewed it, and is drawn anew in those of others', () => {
    const match = begun('peek', plans[0]);
    const inCopies = (seat: number): ReadonlySet<number> => {
      const forks = Array.from({ length: 20 }, (_, at) => match.fork({ seat, seed: `copy/${at}` }));
      return new Set(forks.map((fork) => fork.host.game.state.read(orderTable.card, blue * 4 + third)));
    };
    expect(inCopies(red).size).toBe(1);
    const unseen = begun('forget', plans[0]);
    const forks = Array.from({ length: 20 }, (_, at) => unseen.fork({ seat: red, seed: `copy/${at}` }));
    expect(
      new Set(forks.map((fork) => fork.host.game.state.read(orderTable.card, blue * 4 + third))).size,
    ).toBe(2);
  });

  test('is kept by a save', () => {
    const match = begun('peek', plans[0]);
    const loaded = engine.load(match.plan, JSON.parse(JSON.stringify(match.host.save())));
    expect(seen(loaded, red)).toBe(seen(match, red));
  });
});

test('a marker that is looked at and moved is known to who has done so alone, where it lies now', () => {
  const plans = [
    ['cat', 'dan', 'cat', 'dan'],
    ['cat', 'dan', 'dan', 'cat'],
  ] as const;
  const [one, other] = plans.map((markers) => begun('shift', markers)) as [Match<Game>, Match<Game>];
  const received = (match: Match<Game>) => JSON.stringify([match.view(-1), match.events(-1)]);
  expect(received(one)).toBe(received(other));
  for (const match of [one, other]) {
    const known = [0, 1, 2, 3].filter(
      (at) => match.view(red)['order']?.[blue * 4 + at]?.['card'] !== undefined,
    );
    expect(known).toHaveLength(1);
    const { state, facts } = match.host.game;
    const row = blue * 4 + (known[0] ?? 0);
    expect(facts.cardNames[state.read(orderTable.card, row)]).toBe('dan');
    const told = match.events(red).map(({ reason }) => reason);
    expect(told).toContain('order.seen');
    expect(told).toContain('order.moved');
    const copies = Array.from({ length: 20 }, (_, at) => match.fork({ seat: red, seed: `copy/${at}` }));
    expect(new Set(copies.map((copy) => copy.host.game.state.read(orderTable.card, row))).size).toBe(1);
  }
});

test(
  'a player whose marker is gone takes the turn with nothing to turn up',
  proving(['SS-TURN-023'], ({ cited }) => {
    const match = begun('forget', ['cat', 'cat', 'cat', 'dan']);
    toTurn(match, 4);
    const lines = logLines(engine, match.host.game, match.host.log);
    const from = lines.findIndex(({ text }) => text === 'red takes turn 2');
    const turn = lines.slice(
      from,
      lines.findIndex(({ text }) => text === 'blue takes turn 2'),
    );
    expect(turn.map(({ reason }) => reason)).toEqual(['turn.begins', 'order.none', 'turn.ends']);
    cited(turn);
  }),
);
