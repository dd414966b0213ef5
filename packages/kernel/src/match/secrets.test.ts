import { describe, expect, test } from 'vitest';
import { replyOf } from '../../test/random-game.ts';
import { Draw } from '../../test/random-writer.ts';
import { cellTable, mark, marks, source, type ToyGame, type ToyRun, toy } from '../../test/toy.ts';
import type { Decision, Reply } from '../clock/decision.ts';
import { procedure } from '../clock/procedure.ts';
import { fairFace, type Generator, type RandomWords } from '../state/dice.ts';
import type { State } from '../state/state.ts';
import { extend, int, type ReadColumn, table } from '../state/table.ts';
import { viewHash } from '../state/view.ts';
import type { Match } from './match.ts';

const isOwnOrShown = (read: ReadColumn, row: number, seat: number): boolean =>
  row >> 1 === seat || read(marker.shown, row) === 1;
/** Two markers per seat, known to their owner until they are turned up. */
const marker = table('marker', {
  card: int({ see: (read, row, seat) => isOwnOrShown(read, row, seat) }),
  shown: int({ see: 'all' }),
});
const isUp = (read: ReadColumn, row: number): boolean => read(token.up, row) === 1;
/** Tokens that lie face down. */
const token = table('token', { kind: int({ see: (read, row) => isUp(read, row) }), up: int({ see: 'all' }) });
const isOwner = (read: ReadColumn, row: number, seat: number): boolean => read(effect.owner, row) === seat;
/** What lasts, on a row of its own; only its owner knows how strong it is. */
const effect = table(
  'effect',
  { owner: int({ see: 'all' }), amount: int({ see: (read, row, seat) => isOwner(read, row, seat) }) },
  { grows: true },
);
const plans = extend('cell', { plan: int({ see: (_read, row, seat) => row === seat }), seen: int() });

const pick = (seat: number, more: object = {}) => ({
  seat,
  asks: 'pick',
  domain: 'cell',
  options: [1, 2, 3],
  ...more,
});

/** All place their markers, and whatever that triggers happens before the function that asked has ended. */
function place(run: ToyRun): void {
  const choices = [0, 1].map((seat) =>
    pick(seat, { asks: 'markers', shape: 'allot', places: ['1', '2'], repeat: true, secret: true }),
  );
  run.chooseTogether(choices).forEach((reply, seat) => {
    for (const [place, card] of (reply as readonly number[]).entries()) {
      run.write(marker.card, seat * 2 + place, card);
      run.note('placed', { seat });
      run.event('B', { seat });
    }
  });
}

/** Seat 0 plans in secret, a secret die is thrown, and only then is seat 1 asked, all in one function. */
function plot(run: ToyRun): void {
  const plan = run.pick(pick(0, { asks: 'plan', secret: true }));
  run.write(plans.plan, 0, plan);
  if (plan === 2) run.note('planned', { plan }, [0]);
  const [face] = run.roll({ seat: 0, sides: 6, count: 1, purpose: 'hidden', die: 'd6', secret: true });
  run.write(plans.seen, 3, (face as number) + plan);
  run.call(procedure('draw'), {});
  run.reveal();
  const row = run.grow(effect);
  run.write(effect.owner, row, 0);
  run.write(effect.amount, row, plan * 10);
  run.write(cellTable.a, 2, run.pick(pick(1)));
}

const draw = {
  name: 'draw',
  steps: [
    {
      do: (run: ToyRun) => {
        const [face] = run.roll({ seat: 0, sides: 4, count: 1, purpose: 'hidden', die: 'd4', secret: true });
        run.write(token.kind, 2, face as number);
        run.write(cellTable.a, 4, run.pick(pick(1)));
      },
    },
  ],
};

const game = toy({
  steps: ['A', 'B', 'C'],
  tables: [marker, token, effect],
  rows: { marker: 4, token: 3, effect: 0 },
  main: [
    {
      do: (run) => {
        const request = { seat: 0, sides: 4, count: 3, purpose: 'hidden', die: 'd4', secret: true };
        for (const [row, kind] of run.roll(request).entries()) run.write(token.kind, row, kind);
      },
    },
    { at: 'A', body: place },
    { do: (run) => run.write(cellTable.a, 0, run.pick(pick(1))) },
    { at: 'C', body: plot },
    {
      do: (run) => {
        run.reveal();
        if (run.read(plans.plan, 0) === 3) run.pick(pick(0, { asks: 'doubt', secret: true }));
      },
    },
    { do: (run) => run.write(cellTable.a, 1, run.pick(pick(1))) },
    {
      do: (run) => {
        const [face] = run.roll({ seat: 1, sides: 6, count: 1, purpose: 'open', die: 'd6' });
        run.note('rolled', { face: face as number });
        run.write(cellTable.a, 3, run.pick(pick(1)));
      },
    },
    {
      do: (run) => {
        run.reveal();
        run.write(marker.shown, 0, 1);
        run.note('revealed', { card: run.read(marker.card, 0) });
        run.pick(pick(1));
      },
    },
  ],
  procedures: [draw],
  plugins: [{ id: 'plugin-spy', version: '1', tables: [plans] }],
  sources: [
    source('spy', 1, [
      {
        kind: 'watch',
        at: 'B',
        run: (run: ToyRun, args: { readonly seat: number }) =>
          run.write(plans.seen, 5, run.read(plans.seen, 5) * 4 + run.read(marker.card, args.seat * 2)),
      },
    ]),
    source('guess', 1, [
      {
        kind: 'trigger',
        at: 'B',
        when: (_game, args) => args.seat === 0,
        run: (run: ToyRun) => run.write(cellTable.a, 5, run.pick(pick(1))),
      },
    ]),
  ],
  resample: (_game: ToyGame, state: State, seat: number, words: RandomWords) => {
    for (let row = 0; row < 4; row++)
      if (row >> 1 !== seat && state.read(marker.shown, row) === 0)
        state.write(marker.card, row, 1 + fairFace(words, 3));
    for (let row = 0; row < 3; row++)
      if (state.read(token.up, row) === 0) state.write(token.kind, row, fairFace(words, 4));
    for (const row of [3, 5]) state.write(plans.seen, row, 0);
    for (let row = 0; row < state.rows('effect'); row++)
      if (state.read(effect.owner, row) !== seat) state.write(effect.amount, row, fairFace(words, 40));
    if (seat !== 0) state.write(plans.plan, 0, 1 + fairFace(words, 3));
  },
});

/** What seat 0 does and the dice show in secret. */
interface Secrets {
  readonly seed: string;
  readonly markers: readonly number[];
  readonly plan: number;
  readonly hidden: readonly number[];
}

/** The reply of whoever is asked: seat 0 follows its secrets, everything else the public salt. */
function replyIn(decision: Decision, secrets: Secrets, salt: string): Reply {
  if (decision.seat === 0 && decision.asks === 'markers') return secrets.markers;
  if (decision.seat === 0 && decision.asks === 'plan') return secrets.plan;
  return replyOf(decision, salt);
}

/** A game with these secrets when seat 1 has given so many answers and is asked again. */
function played(answers: number, secrets: Secrets, salt: string): Match<ToyGame> {
  let thrown = 0;
  const match = game.start({
    seed: secrets.seed,
    undo: true,
    dice: ({ purpose, count, sides }) =>
      Array.from({ length: count }, () =>
        purpose === 'hidden' ? (secrets.hidden[thrown++ % secrets.hidden.length] as number) % sides : 3,
      ),
  });
  for (;;) {
    const [decision] = match.host.pending();
    if (!decision || (decision.seat === 1 && decision.number === answers)) return match;
    match.reply(decision.seat, replyIn(decision, secrets, salt));
  }
}

const shown = (decision: Decision) => ({
  ...decision,
  choice: JSON.stringify(decision.choice),
  count: decision.count,
  keys: Array.from({ length: decision.count }, (_, index) => [
    decision.keyAt(index),
    decision.valueAt(index),
  ]),
  names: undefined,
});

/** Every byte that a seat receives, or that a bot of the seat holds: the match is spoilt afterwards. */
function bytes(match: Match<ToyGame>, seat: number): string {
  const view = match.view(seat);
  const received = {
    view,
    hash: viewHash(view),
    events: match.events(seat),
    late: match.events(seat, 2),
    pending: match.pending(seat).map(shown),
    refusals: [
      {},
      { pick: 'nothing' },
      { decision: 77, pick: 'cell:1' },
      { pick: 'cell:9' },
      { way: ['x'] },
    ].map((answer) => match.answer(seat, answer)),
    fork: seat < 0 ? undefined : match.fork({ seat, seed: 'fork' }).host.save(),
    forkView: seat < 0 ? undefined : match.fork({ seat, seed: 'fork' }).view(seat),
    forkAsks: seat < 0 ? undefined : match.fork({ seat, seed: 'fork' }).pending(seat).map(shown),
    undo: match.undo(seat),
    undone: [match.view(seat), match.events(seat), match.pending(seat).map(shown)],
  };
  return JSON.stringify(received, (_key, value) => (value === undefined ? null : value));
}

const draws = (at: number): Secrets => {
  const by = new Draw(`secrets ${at}`);
  return {
    seed: `seed ${at}`,
    markers: [1 + by.below(3), 1 + by.below(3)],
    plan: 1 + by.below(3),
    hidden: Array.from({ length: 8 }, () => by.below(12)),
  };
};

/** Answers of seat 1 until the first marker is turned up. */
const beforeReveal = 7;

describe('two games that differ only in what one seat and the dice keep secret', () => {
  test('give another seat and a spectator the same bytes until the rules reveal them', () => {
    let differing = 0;
    for (let at = 0; at < 40; at++) {
      const [one, two] = [draws(2 * at), draws(2 * at + 1)];
      const salt = `public ${at}`;
      for (let answers = 0; answers <= beforeReveal; answers++) {
        for (const seat of [1, -1])
          expect(bytes(played(answers, one, salt), seat), `${at}: ${answers} answers, seat ${seat}`).toBe(
            bytes(played(answers, two, salt), seat),
          );
        expect(played(answers, one, salt).host.hash()).not.toBe(played(answers, two, salt).host.hash());
      }
      const last = (secrets: Secrets) => played(beforeReveal + 1, secrets, salt).view(1)['marker'];
      if (JSON.stringify(last(one)) !== JSON.stringify(last(two))) differing++;
      const own = (secrets: Secrets) => JSON.stringify(played(3, secrets, salt).view(0));
      expect(own(one) === own(two)).toBe(JSON.stringify(one.markers) === JSON.stringify(two.markers));
    }
    expect(differing).toBeGreaterThan(10);
  });

  test('pass through a decision inside the function that holds the secrets', () => {
    const secrets = draws(1);
    const waits = (answers: number) =>
      played(answers, secrets, 'public 0').clock.frames.some(
        (frame) => frame.type === 'run' && frame.recorded.some((one) => 'secret' in one || 'secrets' in one),
      );
    expect(
      Array.from({ length: beforeReveal + 1 }, (_, answers) => waits(answers)).filter(Boolean).length,
    ).toBeGreaterThan(3);
  });
});

describe('a fork for a seat', () => {
  test('is another game that the seat might be in, whatever it does not know, and can be played to its end', () => {
    const secrets = draws(3);
    for (let answers = 0; answers <= beforeReveal; answers++) {
      const plansSeen = new Set<string>();
      for (let seed = 0; seed < 20; seed++) {
        const match = played(answers, secrets, 'salt');
        const fork = match.fork({ seat: 1, seed: `fork ${seed}` });
        expect(fork.view(1)).toEqual(match.view(1));
        expect(fork.pending(1).map(shown)).toEqual(match.pending(1).map(shown));
        fork.advance((decision) => replyOf(decision, `end ${seed}`));
        expect(fork.over).toBe(true);
        plansSeen.add(JSON.stringify(fork.view(0)));
      }
      expect(plansSeen.size).toBeGreaterThan(3);
    }
  });

  test('comes to the same end where what waits is asked only once it goes on', () => {
    const secrets = draws(3);
    for (let answers = 0; answers <= beforeReveal; answers++) {
      const [now, later] = [true, false].map((asks) => {
        const fork = played(answers, secrets, 'salt').fork({ seat: 1, seed: 'asked', asks });
        fork.advance((decision) => replyOf(decision, 'end'));
        return fork.host.hash();
      });
      expect(later).toBe(now);
    }
  });

  test('keeps what the seat knows of its own', () => {
    const secrets = draws(4);
    for (let answers = 2; answers <= beforeReveal; answers++) {
      const match = played(answers, secrets, 'salt');
      const fork = match.fork({ seat: 0, seed: 'own' });
      expect(fork.view(0)).toEqual(match.view(0));
      fork.advance((decision) => replyIn(decision, secrets, 'salt'));
      expect([0, 1].map((row) => fork.host.game.state.read(marker.card, row))).toEqual(secrets.markers);
    }
  });

  test('throws other dice; an exact fork the same, or others where a seed is given', () => {
    const rolls = toy({
      main: [
        {
          do: (run) => {
            run.roll({ seat: 0, sides: 1000, count: 1, purpose: 'before', die: 'die' });
            run.pick(pick(0));
            const [face] = run.roll({ seat: 0, sides: 1_000_000, count: 1, purpose: 'after', die: 'die' });
            run.write(cellTable.a, 0, face as number);
          },
        },
      ],
    });
    const faceOf = (match: Match<ToyGame>): number => {
      match.reply(0, 1);
      return match.host.game.cell(0);
    };
    const match = rolls.start({ seed: 'x' });
    const face = (how: { readonly seat?: number; readonly seed?: string }) => faceOf(match.fork(how));
    const [exact, other, a, b] = [{}, { seat: 0 }, { seed: 'a' }, { seed: 'b' }].map(face);
    expect(new Set([exact, other, a, b]).size).toBe(4);
    expect(face({ seat: 0, seed: 'a' })).toBe(a);
    expect(exact).toBe(faceOf(match));
  });

  test('forgets the joint answers of others that are not all in yet, and keeps the seat’s own', () => {
    const together = toy({
      main: [{ do: (run) => void run.chooseTogether([0, 1, 1].map((seat) => pick(seat))) }],
    });
    const match = together.start();
    match.answer(0, { pick: 2 });
    match.answer(1, { pick: 3 });
    const asked = (seat: number) =>
      match
        .fork({ seat })
        .host.pending()
        .map((decision) => decision.seat);
    expect(asked(1)).toEqual([0, 1]);
    expect(asked(0)).toEqual([1, 1]);
    expect(match.fork().host.pending()).toHaveLength(1);
  });
});

describe('as JSON', () => {
  test('a question tells what its seat may read, and a match nothing that is hidden', () => {
    const match = toy({ main: [{ do: (run) => void run.pick(pick(0, { extras: ['done'] })) }] }).start();
    const [question] = match.pending(0);
    expect(JSON.parse(JSON.stringify(question))).toEqual({
      ...{ seat: 0, number: 0, asks: 'pick', shape: 'pick', step: question?.step, least: 1, most: 1 },
      options: [1, 2, 3].map((value) => match.host.game.keyOf('cell', value)).concat('done'),
    });
    expect(JSON.stringify(match)).toBe('{"over":false}');
  });

  test('a fork of a match whose dice come from elsewhere draws its own where a seed is given, and the same where none is', () => {
    const rolls = toy({
      main: [
        {
          do: (run) => {
            mark(run, run.pick(pick(0)));
            for (const face of run.roll({ seat: 0, sides: 9, count: 3, purpose: 'x', die: 'd9' }))
              mark(run, face);
          },
        },
      ],
    });
    const dice: Generator = {
      first: [7, 0, 0, 0],
      next: (words) => {
        words[0]++;
        return words[0] * 2;
      },
    };
    const after = (match: Match<ToyGame>): number => {
      match.reply(0, 1);
      return marks(match);
    };
    const match = rolls.start({ dice });
    const [exact, drawn] = [match.fork(), match.fork({ seed: 'a' })].map(after);
    expect(exact).toBe(1801);
    expect(drawn).not.toBe(exact);
    expect(after(match)).toBe(exact);
  });
});
