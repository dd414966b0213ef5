import type { Decision, Reply } from '@scapewright/kernel';
import { describe, expect, test } from 'vitest';
import { card, type SmallGame, type StartedGame, smallGame } from '../../test/small-game.ts';
import { isObstructed } from '../model/declarations.ts';
import { defenseNumber, obstructionDice } from '../queries/attack-numbers.ts';
import { escapeAttack } from '../rules/attack/combat-target.ts';
import { defeat, inflict } from '../rules/wounds/wounds.ts';
import { ability } from '../state/content/define-unit.ts';
import { answer, replace, trigger } from '../state/content/hook-kinds.ts';
import type { RulingPosition } from '../state/content/ruleset.ts';
import { grants } from '../state/procedures.ts';

/** Units that make the rulings matter. */
const units = [
  ability({
    id: 'slippery',
    name: 'Slippery',
    text: 'Escapes.',
    hooks: () => [
      trigger('C2', {
        when: (game, { figure }, source) => game.cardOf(figure) === source.owner,
        run: (run, { attack, figure }) => escapeAttack(run, attack, figure),
      }),
    ],
  }),
  ability({
    id: 'half-hidden',
    name: 'Half hidden',
    text: 'Is never seen whole.',
    hooks: () => [answer(isObstructed, { reason: 'half-hidden', answer: () => true })],
  }),
  ability({
    id: 'doom',
    name: 'Doom',
    text: 'Defeats everybody else when a round ends.',
    hooks: () => [
      trigger('R6', {
        run: (run, _args, source) => {
          for (let figure = 0; figure < run.game.figureCount; figure++)
            if (run.game.cardOf(figure) !== source.owner) defeat(run, figure);
        },
      }),
    ],
  }),
  ability({
    id: 'clock',
    name: 'Clock',
    text: 'Says which turn it is.',
    hooks: () => [
      trigger('1A', { run: (run) => run.note('clock.1a', { turn: run.game.stamp('turn') }) }),
      trigger('1B', { run: (run) => run.note('clock.1b', { turn: run.game.stamp('turn') }) }),
    ],
  }),
  ability({
    id: 'shield',
    name: 'Shield',
    text: 'Would receive less.',
    hooks: () => [
      replace('E.wounds-would-be-received', {
        group: 0,
        run: (_run, { amount }) => ({ amount: amount - 1 }),
      }),
    ],
  }),
  ability({
    id: 'weak',
    name: 'Weak',
    text: 'Receives more.',
    hooks: () => [
      replace('E.wounds-would-be-received', {
        group: 1,
        run: (_run, { amount }) => ({ amount: amount + 1 }),
      }),
    ],
  }),
  ability({
    id: 'cut',
    name: 'Cut',
    text: 'Is cut when the turn begins.',
    hooks: () => [
      trigger('1B', {
        run: (run, _args, source) =>
          void inflict(run, { figure: run.game.figuresOf(source.owner)[0] as number, amount: 1 }),
      }),
    ],
  }),
];

function game(plan: Partial<SmallGame>, rulings: Readonly<Record<string, RulingPosition>> = {}): StartedGame {
  return smallGame({
    hexes: 'g1 g1 g1 g1 g1',
    cards: [card('ann'), card('joe')],
    players: { red: { ann: 'ann a1' }, blue: { joe: 'joe b1' } },
    units,
    options: { dice: ({ count }) => Array.from({ length: count }, () => 5) },
    ...plan,
    setup: { ...plan.setup, rulings },
  });
}

/** Answers with these keys, one after another. */
function answered(started: StartedGame, ...picks: readonly (string | readonly string[])[]): StartedGame {
  for (const pick of picks) {
    const [decision] = started.match.host.pending();
    const refusal = started.match.answer(decision?.seat ?? 0, { pick });
    if (refusal) throw new Error(`${decision?.asks}: ${refusal.message}`);
  }
  return started;
}

/** Lets every decision pass, up to the first for which `stops` holds; gives the reasons of the log. */
function passed(
  started: StartedGame,
  stops: (decision: Decision) => boolean = () => false,
): readonly string[] {
  let count = 0;
  started.match.advance((decision): Reply | undefined => {
    if (++count > 500) throw new Error('the game goes on without end');
    if (stops(decision)) return undefined;
    const { choice } = decision;
    if (decision.shape === 'allot') return [0, 0, 0, 0].map(() => choice.options[0] as number);
    return choice.defaultReply ?? (choice.options[0] as number);
  });
  return started.match.host.log.map(({ reason }) => reason);
}

describe('a ruling that nobody knows', () => {
  test('is refused with the name that was meant', () => {
    expect(() => game({}, { partnersAreAlies: true })).toThrow(
      /no ruling partnersAreAlies; did you mean partnersAreAllies\?/,
    );
    expect(() => game({}, { somethingElse: true })).toThrow(
      /no ruling somethingElse; see the list of rulings/,
    );
  });

  test('is refused in a position that it does not have, all of them at once', () => {
    expect(() => game({}, { 'TI-05': 'alternate', 'SIM-1': 'alternate' })).toThrow(
      /TI-05 cannot be "alternate"; it can be "retarget", "lost"[\s\S]*SIM-1 cannot be "alternate"/,
    );
  });
});

describe('rulings on allies, height and obstruction', () => {
  test('partnersAreAllies', () => {
    const plan = {
      players: { red: { ann: 'ann a1' }, blue: { joe: 'joe b1' }, green: { kim: 'kim c1' } },
      teams: [0, 0, 2],
      cards: ['ann', 'joe', 'kim'].map((id) => card(id)),
    };
    const allied = (position: boolean): readonly boolean[] => {
      const started = game(plan, { partnersAreAllies: position });
      return [started.game.isAlly(0, 1), started.game.isEnemy(0, 1), started.game.isAlly(0, 2)];
    };
    expect(allied(true)).toEqual([true, false, false]);
    expect(allied(false)).toEqual([false, false, false]);
  });

  test('heightDefenseAgainstSpecialAttacks', () => {
    const dice = (position: boolean, special: number): number => {
      const started = game({ hexes: 'g1 g4' }, { heightDefenseAgainstSpecialAttacks: position });
      return defenseNumber(started.game, started.figure('ann'), started.figure('joe'), special);
    };
    expect([dice(true, 0), dice(true, 1), dice(false, 0), dice(false, 1)]).toEqual([4, 4, 4, 3]);
  });

  test('adjacentTargetsObstructed', () => {
    const cards = [card('ann', { abilities: [{ id: 'half-hidden', with: {} }] }), card('joe')];
    const dice = (position: boolean): number => {
      const started = game({ cards }, { adjacentTargetsObstructed: position });
      return obstructionDice(started.game, started.figure('ann'), started.figure('joe'));
    };
    expect([dice(false), dice(true)]).toEqual([0, 1]);
  });
});

describe('rulings on the order of things', () => {
  test('TI-05: an attack whose target is gone finds another, or is lost', () => {
    const plan = {
      cards: [
        card('ann', { range: 4 }),
        card('joe', { abilities: [{ id: 'slippery', with: {} }] }),
        card('kim'),
      ],
      players: { red: { ann: 'ann a1' }, blue: { joe: 'joe c1', kim: 'kim d1' } },
    };
    const asks = (position: string): string | undefined => {
      const started = answered(
        game(plan, { 'TI-05': position }),
        'figure:ann',
        'space:a1',
        'figure:ann',
        'figure:joe',
      );
      return started.match.host.pending()[0]?.asks;
    };
    expect(asks('retarget')).toBe('target');
    expect(asks('lost')).not.toBe('target');
  });

  test('TI-09: would receive before receives, or as the controller likes', () => {
    const cards = [
      card('ann', { abilities: ['shield', 'weak', 'cut'].map((id) => ({ id, with: {} })) }),
      card('joe'),
    ];
    expect(game({ cards }).match.host.pending()[0]?.asks).toBe('move');
    expect(game({ cards }, { 'TI-09': 'controller' }).match.host.pending()[0]?.asks).toBe('order');
  });

  test('TI-10: victory is looked at after R6, or in turns alone', () => {
    const cards = [card('ann', { abilities: [{ id: 'doom', with: {} }] }), card('joe')];
    const rounds = (position: string): number =>
      passed(
        game({ cards, setup: { start: 'round' }, options: { seed: 'doom' } }, { 'TI-10': position }),
      ).filter((one) => one === 'round.begins').length;
    expect([rounds('also-after-R6'), rounds('turns-only')]).toEqual([1, 2]);
  });

  test('TI-13: a turn is counted after 1A, or with it', () => {
    const cards = [card('ann', { abilities: [{ id: 'clock', with: {} }] }), card('joe')];
    const turns = (position: string): readonly (number | undefined)[] => {
      const { match } = game({ cards }, { 'TI-13': position });
      return ['clock.1a', 'clock.1b'].map(
        (reason) => match.host.log.find((event) => event.reason === reason)?.data['turn'],
      );
    };
    expect(turns('after-1A')).toEqual([0, 1]);
    expect(turns('at-1A')).toEqual([1, 1]);
  });

  test('SIM-2: what nobody controls is ordered by who is choosing, or by the first player', () => {
    const chooser = (position: string): number => {
      const started = game({}, { 'SIM-2': position });
      passed(started, ({ seat }) => seat === 1);
      return started.game.chooser();
    };
    expect([chooser('choosing-player'), chooser('first-player')]).toEqual([1, 0]);
  });

  test('SIM-4: before initiative the order is known, or rolled where somebody acts', () => {
    const early = { id: 'early', name: 'Early', text: 'Acts when a round begins.' };
    const acting = ability({
      ...early,
      hooks: () => [
        trigger('R1', { run: (run) => run.note('early.acts', { seat: run.game.seatOrder()[0] as number }) }),
      ],
    });
    const cards = [card('ann', { abilities: [{ id: 'early', with: {} }] }), card('joe')];
    const acted = (position: string): readonly string[] => {
      const plan = {
        cards,
        units: [...units, acting],
        setup: { start: 'round' as const },
        options: { seed: 'early' },
      };
      return game(plan, { 'SIM-4': position })
        .match.host.log.map(({ reason }) => reason)
        .filter((reason) => /early/.test(reason));
    };
    expect(acted('every-early-step')).toEqual(['early.acts']);
    expect(acted('planning-only')).toEqual(['order.early', 'early.acts']);
  });

  test('orderMarkersInSequence: all at once, or one after another', () => {
    const waiting = (position: boolean): readonly number[] =>
      game({ setup: { start: 'round' }, options: { seed: 'order' } }, { orderMarkersInSequence: position })
        .match.host.pending()
        .map(({ seat }) => seat);
    expect(waiting(false)).toEqual([0, 1]);
    expect(waiting(true)).toHaveLength(1);
  });
});

describe('rulings on swipes', () => {
  test('leavingAttackSpace: before the step, or on the new space', () => {
    const order = (position: string): readonly string[] => {
      const started = game(
        { cards: [card('ann'), card('joe')], players: { red: { ann: 'ann b1' }, blue: { joe: 'joe a1' } } },
        { leavingAttackSpace: position },
      );
      answered(started, 'figure:ann', 'space:c1', 'yes');
      return started.match.host.log
        .map(({ reason }) => reason)
        .filter((reason) => reason === 'move.step' || reason === 'swipe.taken');
    };
    expect(order('old')).toEqual(['swipe.taken', 'move.step']);
    expect(order('new')).toEqual(['move.step', 'swipe.taken']);
  });

  test('maneuveredFigureChangesSides: the enemies of who moves it swipe, or those of its own player', () => {
    const plan = {
      hexes: `
        g1 g1 g1 g1 g1
         g1 g1 g1 g1 g1`,
      cards: [card('ann'), card('joe'), card('kim')],
      players: { red: { ann: 'ann a1' }, blue: { joe: 'joe b1', kim: 'kim c1' } },
    };
    const swiper = (position: boolean): string | undefined => {
      const started = game(plan, { maneuveredFigureChangesSides: position });
      const joe = started.figure('joe');
      started.match.interrupt(grants.maneuver, {
        figure: joe,
        card: started.game.cardOf(joe),
        seat: 0,
        number: 4,
      });
      return answered(started, 'space:e1').match.host.pending()[0]?.subject;
    };
    expect(swiper(true)).toBe('figure:kim');
    expect(swiper(false)).toBe('figure:ann');
  });
});
