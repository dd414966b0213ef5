import { describe, expect, test } from 'vitest';
import { card, type StartedGame, smallGame } from '../../test/small-game.ts';
import { attackDice, freeLevels } from '../model/declarations.ts';
import { ability } from '../state/content/define-unit.ts';
import { modify, trigger } from '../state/content/hook-kinds.ts';
import { defineMessages } from '../state/content/messages.ts';
import { logLine, logLines } from './log-line.ts';

const rage = ability({
  id: 'rage',
  name: 'Rage Smash',
  text: 'Adds 2 dice.',
  messages: defineMessages('rage', { die: {} }),
  rules: { small: ['RAGE'] },
  hooks: () => [modify(attackDice, { how: 'add', by: 2, reason: 'rage.die' })],
});

const climb = ability({
  id: 'climb',
  name: 'Climbing',
  text: 'Climbs 3 levels for nothing.',
  messages: defineMessages('climb', { levels: {} }),
  rules: { small: ['CLIMB'] },
  hooks: () => [modify(freeLevels, { how: 'add', by: 3, reason: 'climb.levels' })],
});

const boast = ability({
  id: 'boast',
  name: 'Boast',
  text: 'Boasts after attacking.',
  messages: defineMessages('boast', { heard: {} }),
  rules: { small: ['BOAST'] },
  hooks: () => [trigger('C5', { run: (run, { figure }) => run.note('boast.heard', { figure }) })],
});

function started(): StartedGame {
  return smallGame({
    hexes: 'g3 g1 g1',
    cards: [
      card('hulk', { attack: 4, abilities: ['rage', 'climb', 'boast'].map((id) => ({ id, with: {} })) }),
      card('joker'),
    ],
    players: { red: { hulk: 'hulk a1' }, blue: { joker: 'joker b1' } },
    units: [rage, climb, boast],
    options: { dice: ({ count }) => Array.from({ length: count }, () => 0) },
  });
}

/** Answers the decisions that come with these options, and gives the lines of the whole log. */
function played({ engine, match, game }: StartedGame, picks: readonly string[]) {
  for (const pick of picks) {
    const [decision] = match.host.pending();
    const refusal = match.answer(decision?.seat ?? 0, { pick });
    if (refusal) throw new Error(`${decision?.asks}: ${refusal.message}`);
  }
  return logLines(engine, game, match.host.log);
}

describe('the lines of an attack', () => {
  const picks = ['figure:hulk', 'space:a1', 'figure:hulk', 'figure:joker'];

  test('give the number of dice with its parts and all their rules', () => {
    const line = played(started(), picks).find(({ reason }) => reason === 'attack.dice');
    expect(line).toMatchObject({
      step: 'C4',
      text: 'hulk rolls 7 dice against joker: 4 printed, +1 height, +2 Rage Smash',
      rules: ['attack.dice', 'RAGE'],
      detail: false,
    });
  });

  test('leave to other numbers what was not given to this one', () => {
    const lines = played(started(), picks);
    const move = lines.find(({ reason }) => reason === 'move.begins');
    expect(move?.text).toBe('hulk moves, counting 0 spaces of 5');
    expect(lines.find(({ reason }) => reason === 'climb.levels')).toMatchObject({
      text: 'hulk: Climbing +3',
      rules: ['CLIMB'],
    });
  });

  test('cite the ability and the moment at which it acts', () => {
    const line = played(started(), picks).find(({ reason }) => reason === 'boast.heard');
    expect(line).toMatchObject({ step: 'C5', source: 'Boast', rules: ['BOAST', 'WINDOW-C5'] });
    expect(line?.text).toBe('hulk: Boast: Boasts after attacking.');
  });

  test('each stand under a timing step and name a rule', () => {
    const bare = played(started(), picks).filter(({ step, rules }) => step === '' || rules.length === 0);
    expect(bare).toEqual([]);
  });
});

test('a line without a step of its own stands where its reason always does', () => {
  const { engine, game } = started();
  const line = logLine(engine, game, {
    reason: 'turn.begins',
    step: 'turn',
    source: undefined,
    data: { seat: 0, turn: 2 },
  });
  expect(line).toEqual({
    step: 'TURN',
    rules: ['turn.begins'],
    text: 'red takes turn 2',
    source: undefined,
    reason: 'turn.begins',
    detail: false,
  });
});
