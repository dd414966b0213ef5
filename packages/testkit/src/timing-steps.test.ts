import { createHeroscape } from '@scapewright/heroscape';
import type { GameEvent } from '@scapewright/kernel';
import { timingSteps as table, timingStep } from '@scapewright/rulebook/timing';
import { rules, type StepId, timingSteps, trigger, type WindowId } from '@scapewright/skirmish/author';
import { SkirmishEngine } from '@scapewright/skirmish/engine';
import { rulesOfLog } from '@scapewright/skirmish/explain';
import { createSuperscape, superscape } from '@scapewright/superscape';
import { describe, expect, test } from 'vitest';
import {
  claimsPlugin,
  escapePlugin,
  standIn,
  timedGame,
  timingPlugin,
  windows,
} from '../test/timing-game.ts';
import { proving } from './proving.ts';

const seeds = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const makers = { superscape: createSuperscape, heroscape: createHeroscape };

/** A line that tells the timing: a window of a step, or that the step passes. */
interface Moment {
  readonly step: StepId;
  readonly at: 'before' | 'passing' | 'at' | 'after';
}

/** A step that is going on: the last of its moments. */
interface Open {
  readonly step: StepId;
  at: Moment['at'];
}

/** What each moment of a step comes after. */
const preceding = { passing: 'before', at: 'passing', after: 'at' } as const;

/** Where the table puts a step inside another and play puts it beside that: it comes instead of it, or ahead of it. */
const besides = ['2.instead', '5E.instead', 'E.figures-switched'];

/** Steps that come up again in the phase or the attack that holds them. */
const loops = ['ROUND', 'TURN', '3C', '3G.step', '5C', '5D', '5G', 'C1', 'C2', 'C6', 'G1.2.place'];

/** Steps that come up at any time inside others: swipes while a figure moves (TI-14), aiming ahead of each attack. */
const interleaved = [...besides, '3F', '5.aim'];

/** What a step does by itself: a line that it writes between its own window and the one after it. */
const works: Readonly<Partial<Record<StepId, string>>> = {
  'G1.2.roll': 'placement.order',
  'G1.2.place': 'placement.placed',
  R2: 'orders.placed',
  'R3.order': 'initiative.order',
  R4: 'turns.begin',
  '1C': 'order.revealed',
  '2': 'activation.ordered',
  '3': 'move-phase.begins',
  '3F': 'swipe.taken',
  '3G': 'move.begins',
  '3H': 'move.taken',
  '5': 'attack-phase.begins',
  C4: 'attack.dice',
  C8: 'defense.dice',
  C10: 'attack.succeeds',
  G3: 'game.over',
  'X.activation': 'grant.activation',
  'X.single-attack': 'grant.attack',
  'E.figure-falls': 'fall.rolled',
  'E.figure-knocked-back': 'knockback.begins',
};

/** What is not done where something else is done instead of a step, and the line by which it would have been. */
const undone: Readonly<Partial<Record<StepId, readonly [reason: string, until: string]>>> = {
  'G1.2.place': ['placement.placed', 'round.begins'],
  R2: ['orders.placed', 'turns.begin'],
  TURN: ['order.revealed', 'turn.ends'],
  '1C': ['order.revealed', 'turn.ends'],
  '2': ['activation.ordered', 'turn.ends'],
  '2.instead': ['activation.ordered', 'turn.ends'],
  '3': ['move.begins', 'transition.begins'],
  '3.instead': ['move.begins', 'transition.begins'],
  '3D': ['move.begins', 'move-phase.ends'],
  '3F': ['swipe.taken', 'swipe.over'],
  '3G': ['move.begins', 'move-phase.ends'],
  '5': ['attack.dice', 'attack-phase.ends'],
  '5.instead': ['attack.dice', 'attack-phase.ends'],
  '5C': ['attack.dice', 'attack-phase.ends'],
  '5E.instead': ['attack.dice', 'attack-phase.ends'],
  C8: ['defense.dice', 'attack-phase.ends'],
  C10: ['attack.succeeds', 'attack-phase.ends'],
  'E.wounds-would-be-received': ['wounds.received', 'wounds.none'],
  'E.figure-defeated': ['figure.defeated', 'step'],
  'E.control-changed': ['control.taken', 'round.begins'],
};

function momentOf({ reason, data }: GameEvent): Moment | undefined {
  if (reason === 'step') return { step: timingSteps[data['step'] as number] as StepId, at: 'passing' };
  if (reason !== 'recorder.window') return undefined;
  const window = data['window'] as number;
  const at = (['before', 'at', 'after'] as const)[window % 3] as Moment['at'];
  return { step: timingSteps[Math.floor(window / 3)] as StepId, at };
}

/**
 * Follows a game: each step opens before, passes, opens itself, and after what it holds has closed it opens after. `visit`
 * gets every step that begins and every other line, with the steps that are going on.
 */
function follow(
  log: readonly GameEvent[],
  { absent }: SkirmishEngine,
  visit: (open: readonly Open[], begins: StepId | undefined, reason: string) => void,
): void {
  const open: Open[] = [];
  for (const event of log) {
    const moment = momentOf(event);
    if (!moment) visit(open, undefined, event.reason);
    else if (moment.at === 'before' && !(moment.step in absent)) {
      visit(open, moment.step, event.reason);
      open.push({ ...moment });
    } else if (moment.at !== 'before' && !(moment.step in absent)) {
      if (moment.at === 'after' && isCutShort(open, moment.step)) open.pop();
      expect([moment, open.at(-1)]).toEqual([moment, { step: moment.step, at: preceding[moment.at] }]);
      (open.at(-1) as Open).at = moment.at;
      if (moment.at === 'after') open.pop();
    }
  }
  expect(open).toEqual([]);
}

/** The end of the game leaves the round that goes on. */
function isCutShort(open: readonly Open[], closing: StepId): boolean {
  return closing === 'G2' && open.at(-1)?.step === 'ROUND';
}

const isActing = ({ reason }: GameEvent): boolean => reason === 'stand-in.acts';

describe.each(['superscape', 'heroscape'] as const)('the timing steps of %s', (ruleset) => {
  const engine = makers[ruleset]({ add: [escapePlugin, timingPlugin] });
  const games = seeds.map((seed) => timedGame(engine, seed).log);

  test('open before, themselves and after, every one of the table', () => {
    expect(table.map(({ id }) => id)).toEqual([...timingSteps]);
    const opened = new Set(
      games.flat().flatMap(({ reason, data }) => (reason === 'recorder.window' ? data['window'] : [])),
    );
    expect(windows.filter((_, number) => !opened.has(number))).toEqual([]);
  });

  test('hold each other as the table says, and close after what they hold', () => {
    let held = 0;
    for (const log of games)
      follow(log, engine, (open, begins) => {
        const parent = begins && timingStep(begins)?.parent;
        const isOutOfTurn = begins?.startsWith('X.') || open.some(({ step }) => /^X\.|^R6/.test(step));
        if (!parent || isOutOfTurn || besides.includes(begins)) return;
        expect([begins, open.map(({ step }) => step)]).toEqual([begins, expect.arrayContaining([parent])]);
        held++;
      });
    expect(held).toBeGreaterThan(1000);
  });

  test('come in the order of the table', () => {
    let compared = 0;
    for (const log of games) {
      const last = new Map<Open, number>();
      follow(log, engine, (open, begins) => {
        const { parent, order = 0 } = (begins && timingStep(begins)) || {};
        const holder = open.findLast(({ step }) => step === parent);
        if (!holder || !begins || interleaved.includes(begins)) return;
        const isNext = order > (last.get(holder) ?? 0) || loops.includes(begins);
        expect([begins, 'in', parent, isNext]).toEqual([begins, 'in', parent, true]);
        last.set(holder, order);
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });

  test('do their own work between their window and the one after it', () => {
    const done = new Set<string>();
    for (const log of games)
      follow(log, engine, (open, _begins, reason) => {
        for (const [step, work] of Object.entries(works))
          if (work === reason) {
            expect([reason, open.find((one) => one.step === step)?.at]).toEqual([reason, 'at']);
            done.add(step);
          }
      });
    expect([...done].sort()).toEqual(Object.keys(works).sort());
  });

  const replaceable = table.filter(({ hooks }) => hooks.some(({ kind }) => kind === 'instead'));

  test('can be replaced where the table says so', () => {
    expect(replaceable.map(({ id }) => id).sort()).toEqual(Object.keys(undone).sort());
  });

  test.each(replaceable.map(({ id }) => id))('instead of %s something else can be done', (step) => {
    const [reason, until] = undone[step] as readonly [string, string];
    const replacing = makers[ruleset]({ add: [escapePlugin, timingPlugin, standIn(step)] });
    const log = seeds
      .map((seed) => () => timedGame(replacing, seed).log)
      .reduce((found, play) => (found.some(isActing) ? found : play()), [] as readonly GameEvent[]);
    const from = log.findIndex(isActing);
    expect(from).toBeGreaterThan(0);
    const { seat, figure } = (log[from] as GameEvent).data as { seat: number; figure: number };
    const to = log.findIndex((line, at) => at > from && line.reason === until);
    const who = reason === 'swipe.taken' ? 'by' : figure < 0 ? 'seat' : 'figure';
    const isDone = log
      .slice(from, to)
      .some((line) => line.reason === reason && line.data[who] === (figure < 0 ? seat : figure));
    expect([to > from, isDone]).toEqual([true, false]);
  });
});

describe.each(['superscape', 'heroscape'] as const)('what acts at one moment in %s', (ruleset) => {
  const engine = makers[ruleset]({ add: [escapePlugin, claimsPlugin] });

  test('goes by the order of initiative, before the roll by the last one, at every window', () => {
    let together = 0;
    const seen = new Set<number>();
    for (const seed of seeds) {
      const { log } = timedGame(engine, seed, ['claims']);
      let order: readonly number[] = [0, 1];
      let here: GameEvent[] = [];
      const judge = (): void => {
        const seats = here.map(({ data }) => data['seat'] as number);
        if (new Set(seats).size === 2) {
          expect([windows[here[0]?.data['window'] as number], seats]).toEqual([
            windows[here[0]?.data['window'] as number],
            order.flatMap((seat) => seats.filter((one) => one === seat)),
          ]);
          together++;
          seen.add(here[0]?.data['window'] as number);
        }
        here = [];
      };
      for (const line of log) {
        if (line.reason !== 'claims.made' || line.data['window'] !== here[0]?.data['window']) judge();
        if (line.reason === 'claims.made') here.push(line);
        if (/^(initiative|placement)\.order$/.test(line.reason))
          order = [line.data['seat0'] as number, line.data['seat1'] as number];
      }
    }
    expect(together).toBeGreaterThan(500);
    expect(seen.size).toBeGreaterThan(150);
  });
});

describe('where the table is open, SuperScape', () => {
  const engine = createSuperscape({ add: [escapePlugin, timingPlugin, claimsPlugin] });
  const games = seeds.map((seed) => timedGame(engine, seed, ['claims']));
  const said = games.flatMap(({ match, log }) => [...rulesOfLog(engine, match.host.game, log)]);

  /** The steps that a step holds while its player's turn goes on, each once, in the order in which they first begin. */
  function heldBy(step: StepId): readonly StepId[] {
    const held = new Set<StepId>();
    for (const { log } of games)
      follow(log, engine, (open, begins) => {
        if (begins && open.at(-1)?.step === step && !open.some((one) => one.step.startsWith('X.')))
          held.add(begins);
      });
    return [...held];
  }

  test(
    'has rounds of six phases (TI-01)',
    proving(['TI-01'], ({ cited }) => {
      cited(said);
      const phases = heldBy('ROUND').filter((step) => step.startsWith('R'));
      expect(phases).toEqual(['R1', 'R2', 'R3', 'R4', 'R5', 'R6']);
    }),
  );

  test(
    'has attack phases of ten steps, one of which holds eleven, each apart from the others (TI-02, TI-12)',
    proving(['TI-02', 'TI-12'], ({ cited }) => {
      cited(said);
      const steps = heldBy('5').filter((step) => /^5[A-J]$/.test(step));
      expect(steps).toEqual([...'ABCDEFGHIJ'].map((letter) => `5${letter}`));
      const combat = heldBy('5G').filter((step) => step.startsWith('C'));
      expect([...combat].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))).toEqual(
        Array.from({ length: 11 }, (_, at) => `C${at + 1}`),
      );
    }),
  );

  test(
    'has activations of five phases, from 2 to 6 (TI-03)',
    proving(['TI-03'], ({ cited }) => {
      cited(said);
      expect(heldBy('ACTIVATION')).toEqual(['2.instead', '2', '3', '4', '5', '6']);
      expect(heldBy('TURN')).toEqual(['1', 'ACTIVATION', '7']);
    }),
  );

  test(
    'lets what comes before a move act before its kind is chosen, what comes before an attack after it (TI-04)',
    proving(['TI-04'], ({ cited }) => {
      cited(said);
      const order = (steps: readonly StepId[], held: readonly StepId[]) =>
        held.filter((step) => steps.includes(step));
      expect(order(['3C', '3D'], heldBy('3'))).toEqual(['3C', '3D']);
      expect(order(['5C', '5D'], heldBy('5'))).toEqual(['5C', '5D']);
      const replacing = createSuperscape({ add: [escapePlugin, timingPlugin, standIn('5C')] });
      const { log } = timedGame(replacing, 'one');
      const from = log.findIndex(isActing);
      const rest = log.slice(from).map((line) => momentOf(line)?.step ?? line.reason);
      expect(from).toBeGreaterThan(0);
      expect(rest.slice(0, rest.indexOf('5J'))).not.toContain('5D');
    }),
  );

  test(
    'goes by the last order until there is a new one (TI-06)',
    proving(['TI-06', 'SS-SIM-005'], ({ cited }) => {
      const swapped = games.filter(({ log }) => {
        const orders = log.filter(({ reason }) => /^(placement|initiative)\.order$/.test(reason));
        return orders.some((line, at) => line.data['first'] !== orders[at - 1]?.data['first'] && at > 0);
      });
      expect(swapped.length).toBeGreaterThan(0);
      for (const { match, log } of swapped) {
        let first = -1;
        for (const [at, line] of log.entries()) {
          if (/^(placement|initiative)\.order$/.test(line.reason)) first = line.data['first'] as number;
          const window = line.reason === 'claims.made' ? windows[line.data['window'] as number] : undefined;
          if (window !== 'R1' && window !== 'before:R3') continue;
          const isFirst = log[at - 1]?.data['window'] !== line.data['window'];
          if (isFirst) expect([window, line.data['seat']]).toEqual([window, first]);
        }
        cited(rulesOfLog(engine, match.host.game, log));
      }
    }),
  );

  const counts = (position: string, later: number) =>
    proving(['TI-13'], ({ cited }) => {
      const { match, log } = timedGame(engine, 'one', ['claims'], { 'TI-13': position });
      cited(rulesOfLog(engine, match.host.game, log));
      const turnsAt = (window: WindowId) =>
        log
          .filter(
            ({ reason, data }) => reason === 'claims.made' && windows[data['window'] as number] === window,
          )
          .map(({ data }) => data['turns'] as number);
      const [before, begun] = [turnsAt('1A'), turnsAt('1B')];
      expect(before.length).toBeGreaterThan(10);
      expect(begun).toEqual(before.map((turns) => turns + later));
    });

  test('counts a turn after 1A (TI-13)', counts('after-1A', 1));
  test('or with it, where the ruling is switched (TI-13)', counts('at-1A', 0));
});

describe('a hook at a step that a ruleset lacks', () => {
  const late = (at: WindowId) => ({
    id: 'test/late',
    version: '1.0.0',
    units: [
      rules({
        id: 'late',
        name: 'Late',
        text: 'Comes too late.',
        hooks: [trigger(at, { run: () => undefined })],
      }),
    ],
  });

  test('lands where the ruleset says: HeroScape cleans up at the end of a round', () => {
    const { log } = timedGame(createHeroscape({ add: [escapePlugin, timingPlugin] }), 'one');
    const numbers = ['before:R6', 'before:R5', 'after:R6', 'after:R5'].map((id) =>
      windows.indexOf(id as WindowId),
    );
    const lines = log.filter(
      ({ reason, data }) => reason === 'recorder.window' && numbers.includes(data['window'] as number),
    );
    const [first] = lines;
    expect(lines.slice(0, 4).map(({ data }) => windows[data['window'] as number])).toEqual(
      expect.arrayContaining(['before:R5', 'before:R6', 'after:R5', 'after:R6']),
    );
    expect(lines.filter(({ data }) => data['window'] === numbers[1])).toHaveLength(
      lines.filter(({ data }) => data['window'] === first?.data['window']).length,
    );
  });

  test('is refused by name where it says nowhere', () => {
    const harsh = { ...superscape, absentSteps: { 'E.healed': undefined } };
    const engine = new SkirmishEngine(harsh, { add: [escapePlugin, late('after:E.healed')] });
    expect(() => timedGame(engine, 'one')).toThrow(
      'unknown-step at rule:late: it hooks after:E.healed, which this ruleset does not run',
    );
    const other = new SkirmishEngine(harsh, { add: [escapePlugin, late('before:C7')] });
    expect(() => timedGame(other, 'one')).not.toThrow();
  });

  test('is refused by name where the table replaces nothing', () => {
    const engine = createSuperscape({ add: [escapePlugin, standIn('3E')] });
    expect(() => timedGame(engine, 'one')).toThrow(
      'unknown-step at rule:stand-in: it is instead at 3E, where this ruleset offers none',
    );
  });
});
