import { describe, expect, test } from 'vitest';
import { cellTable, mark, marks, source, type ToyParts, type ToyRun, toy } from '../../test/toy.ts';
import { SetupProblems } from '../check/setup-check.ts';
import { call, procedure } from '../clock/procedure.ts';
import { KernelError } from '../error.ts';
import type { Plugin } from '../match/parts.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { extend, int } from '../state/table.ts';

const plugin = (id: string, more: Partial<Plugin> = {}): Plugin => ({ id, version: '1', ...more });
const callOf = (name: string) => call(procedure(name), () => ({}));
const digit = (value: number) => ({ do: (run: ToyRun) => mark(run, value) });
const step = (at: string, value: number) => ({ at, body: (run: ToyRun) => mark(run, value) });
const overlay = (id: string, at: string, how: Overlay['how'], more: Partial<Overlay> = {}): Overlay => ({
  id,
  procedure: 'main',
  step: at,
  how,
  ...more,
});

/** Every problem of a set of parts, as `part (place): message`. */
function problems(parts: ToyParts): readonly string[] {
  try {
    toy(parts);
  } catch (error) {
    if (error instanceof SetupProblems) {
      for (const { fix, message } of error.problems) {
        expect(fix).not.toBe('');
        expect(error.message).toContain(message);
        expect(error.message).toContain(fix);
      }
      return error.problems.map(({ part, place, message }) => `${part} (${place}): ${message}`);
    }
    throw error;
  }
  return [];
}

describe('start-up reports together', () => {
  test('everything that is wrong, with part, place and cure', () => {
    const plugins = [
      plugin('a', { requires: ['missing'], conflicts: ['b'] }),
      plugin('b', { provides: ['carrying'] }),
      plugin('c', { provides: ['carrying'] }),
      plugin('d', { rulesets: ['other'], hooksAt: ['Z', 'before:Y', 'A'] }),
      plugin('d'),
    ];
    expect(problems({ plugins, steps: ['A', 'Y'], absentSteps: { Y: undefined } })).toEqual([
      'd (id): is there twice',
      'a (requires): requires missing, which is missing',
      'a (conflicts): cannot be used together with b',
      'd (rulesets): does not fit toy',
      'd (hooksAt): names Z, which is no timing step',
      'd (hooksAt): names before:Y, which toy does not run',
      'b and c (provides): all fill the slot carrying',
    ]);
  });

  test('procedures there twice, unknown steps and calls, also in what overlays and plugins add', () => {
    const procedures = [
      { name: 'sub', steps: [{ at: 'Q' }, { if: () => true, steps: [], else: [callOf('nowhere')] }] },
      { name: 'sub', steps: [{ while: () => false, steps: [{ whenHeard: 'W', steps: [{ at: 'A' }] }] }] },
    ];
    const plugins = [
      plugin('p', {
        procedures: [{ name: 'main', steps: [{ replace: 'R', args: () => ({}), seat: () => 0 }] }],
      }),
    ];
    const overlays = [overlay('house', 'A', 'after', { steps: [callOf('lost'), callOf('event:A')] })];
    expect(problems({ main: [{ at: 'A' }], procedures, plugins, overlays })).toEqual([
      'toy (procedures): has sub twice',
      'toy (procedures): has main twice',
      'toy (procedures): names Q, which is no timing step, in sub',
      'toy (procedures): calls nowhere, which does not exist, in sub',
      'toy (procedures): names W, which is no timing step, in sub',
      'p (procedures): names R, which is no timing step, in main',
      'house (procedures): calls lost, which does not exist',
    ]);
  });

  test('steps that the ruleset itself lacks, lists twice or lands nowhere', () => {
    const absentSteps = { X: undefined, A: 'N', B: 'after:X', C: 'D' };
    expect(problems({ main: [{ at: 'X' }], steps: ['A', 'B', 'C', 'D', 'X', 'D'], absentSteps })).toEqual([
      'toy (steps): lists the step D twice',
      'toy (absentSteps): names N, which is no step',
      'toy (absentSteps): lands B on after:X, which it does not run',
      'toy (procedures): names X, which toy does not run, in main',
    ]);
  });

  test('columns declared twice', () => {
    const plugins = [
      plugin('p', { tables: [extend('cell', { mine: int() })] }),
      plugin('q', { tables: [extend('cell', { mine: int(), a: int() })] }),
    ];
    expect(problems({ plugins })).toEqual([
      'q (tables): declares cell.mine, as p does',
      'q (tables): declares cell.a, as toy does',
    ]);
  });

  test('overlays that clash, follow each other, change what is not there, or are there twice', () => {
    const overlays = [
      overlay('a', 'A', 'remove'),
      overlay('b', 'A', 'after'),
      overlay('c', 'B', 'after', { follows: ['d'] }),
      overlay('d', 'B', 'after', { follows: ['c'] }),
      overlay('e', 'C', 'remove'),
      { ...overlay('f', 'A', 'remove'), procedure: 'nothing' },
      overlay('g', 'D', 'before', { follows: ['i'] }),
      overlay('h', 'D', 'before', { follows: ['g'] }),
      overlay('i', 'D', 'before', { follows: ['h'] }),
      overlay('e', 'C', 'remove'),
    ];
    expect(problems({ main: [{ at: 'A' }, { at: 'B' }, { at: 'D' }], overlays })).toEqual([
      'e (overlays): is there twice',
      'a and b (overlays): both change step A',
      'c and d (follows): follow each other in a ring',
      'e (overlays): changes step C of main, which does not exist',
      'f (overlays): changes nothing, which does not exist',
      'g and i and h (follows): follow each other in a ring',
      'e (overlays): changes step C of main, which does not exist',
    ]);
  });

  test('nothing where nothing is wrong', () => {
    expect(
      problems({
        plugins: [
          plugin('a', { requires: ['b'], provides: ['t'] }),
          plugin('b', { requires: ['a'], provides: ['s'] }),
        ],
      }),
    ).toEqual([]);
  });
});

describe('overlays', () => {
  const main = [step('A', 1), { if: () => true, steps: [step('B', 2)], else: [step('B', 9)] }, step('C', 3)];
  const result = (...overlays: readonly Overlay[]) => marks(toy({ main, overlays }).start());

  test('replace, precede, follow or remove a named step, wherever it stands', () => {
    expect(result()).toBe(123);
    expect(result(overlay('o', 'B', 'replace', { steps: [digit(5)] }))).toBe(153);
    expect(result(overlay('o', 'B', 'before', { steps: [digit(5)] }))).toBe(1523);
    expect(result(overlay('o', 'B', 'after', { steps: [digit(5), digit(6)] }))).toBe(12563);
    expect(result(overlay('o', 'A', 'remove'), overlay('p', 'C', 'remove'))).toBe(2);
  });

  test('on one step act each after those that it follows, whatever their names', () => {
    const first = overlay('z', 'A', 'after', { steps: [digit(5)] });
    const then = overlay('a', 'A', 'after', { steps: [digit(6)], follows: ['z'] });
    expect(result(first, then)).toBe(16523);
    expect(result(then, first)).toBe(16523);
  });
});

describe('a hook at a step that the ruleset does not run', () => {
  const hooks = ['before:X', 'X', 'after:X'].map((at, place) => ({
    kind: 'trigger' as const,
    at,
    run: (run: ToyRun) => mark(run, place + 1),
  }));
  const main = [{ at: 'A' }, digit(8), { at: 'B' }];
  const steps = ['A', 'B', 'X'];

  test('lands where the ruleset says', () => {
    const landed = (lands: string) =>
      marks(
        toy({
          main,
          steps,
          absentSteps: { X: lands },
          sources: hooks.map((hook, at) => source(`s${at}`, 0, [{ ...hook, commutes: true }])),
        }).start(),
      );
    expect(landed('B')).toBe(8123);
    expect(landed('after:A')).toBe(1238);
  });

  test('is an error that names it where the ruleset says nowhere', () => {
    const sources = [source('late', 0, hooks)];
    expect(() => toy({ main, steps, absentSteps: { X: undefined }, sources }).start()).toThrow(
      'unknown-step at late: it hooks before:X, which this ruleset does not run',
    );
    expect(() =>
      toy({ main, steps, sources: [source('lost', 0, [{ ...hooks[0], at: 'Z' } as never])] }).start(),
    ).toThrow('unknown-step');
  });

  test('is an error that names it where nothing is offered instead, or no event can be replaced', () => {
    const offered = [{ instead: 'A', args: () => ({}), seat: () => 0, into: 'way' }];
    const started = (kind: string, at: string) =>
      toy({
        main: offered,
        steps,
        sources: [source('keen', 0, [{ kind, at, run: () => {} } as never])],
      }).start();
    expect(started('instead', 'A').over).toBe(false);
    expect(() => started('instead', 'B')).toThrow(
      'unknown-step at keen: it is instead at B, where this ruleset offers none',
    );
    expect(() => started('replace', 'A')).toThrow('it is replace at A');
  });
});

describe('a save', () => {
  const ask = {
    do: (run: ToyRun) => void run.pick({ seat: 0, asks: 'ask', domain: 'cell', options: [1, 2] }),
  };
  const saved = (parts: ToyParts = {}) =>
    toy({ main: [ask], ...parts })
      .start()
      .host.save();

  test('locks the ruleset and every plugin with its version and hash, in an order of its own', () => {
    const plugins = [plugin('b'), plugin('a', { version: '2.1.0', hash: 'f00' })];
    expect(saved({ plugins }).lock.slice(0, 3)).toEqual(['toy@1', 'a@2.1.0#f00', 'b@1']);
    expect(saved({ plugins: [...plugins].reverse() }).lock).toEqual(saved({ plugins }).lock);
  });

  test('loads only with the same parts, sources and rows', () => {
    const hook = { kind: 'trigger' as const, at: 'A', run: () => undefined };
    const base: ToyParts = { plugins: [plugin('a')], sources: [source('s', 0, [hook])] };
    const save = saved(base);
    const load = (parts: ToyParts) => {
      const { engine, plan } = toy({ main: [ask], ...parts });
      return engine.load(plan, save);
    };
    expect(load(base).host.hash()).toBe(
      toy({ main: [ask], ...base })
        .start()
        .host.hash(),
    );
    for (const other of [
      { ...base, plugins: [] },
      { ...base, plugins: [plugin('a', { version: '2' })] },
      { ...base, plugins: [plugin('a'), plugin('b')] },
      { ...base, sources: [source('t', 0, [hook])] },
      { ...base, sources: [source('s', 0, [hook, hook])] },
      { ...base, rows: { cell: 11 } },
    ])
      expect(() => load(other)).toThrow('bad-save');
  });

  test('of a match that is over loads as over', () => {
    const game = toy({ main: [digit(1)] });
    const match = game.engine.load(game.plan, game.start().host.save());
    expect([match.over, marks(match)]).toEqual([true, 1]);
  });
});

describe('an error', () => {
  test('names what hooks and bodies do wrong, also outside paranoid mode', () => {
    const caught = (body: (run: ToyRun) => void): KernelError => {
      try {
        toy({ main: [{ at: 'A', body }] }).start({ paranoid: false });
      } catch (error) {
        if (error instanceof KernelError) return error;
      }
      throw new Error('nothing went wrong');
    };
    expect(caught((run) => run.write(cellTable.a, 99, 1)).message).toBe(
      'row-out-of-range at A: cell.a has no row 99',
    );
    const oh = new TypeError('oh');
    const failed = caught(() => {
      throw oh;
    });
    expect([failed.message, failed.cause]).toEqual(['failed-hook at A: oh', oh]);
  });
});
