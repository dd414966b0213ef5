import { proving, runScenarioFile, type ScenarioResult, scenarioKit } from '@scapewright/testkit';
import { describe, expect, test } from 'vitest';
import { ability } from '../../state/content/define-unit.ts';
import { bears } from '../../state/content/granted-abilities.ts';
import { trigger } from '../../state/content/hook-kinds.ts';
import { defineMessages } from '../../state/content/messages.ts';
import type { SkirmishPlugin } from '../../state/content/ruleset.ts';
import { alterTerrain, askRemovals, removeTerrain } from './terrain-changes.ts';

/** Takes away up to so many pieces of one hex when its figure's move phase begins. */
const excavate = ability({
  id: 'excavate',
  name: 'Excavate',
  text: 'Take up to {most} terrain pieces of one hex off the battlefield.',
  parameters: { most: 2 },
  messages: defineMessages('excavate', { dig: {} }),
  rules: { '*': ['SS-TREM-001'] },
  hooks: ({ most }) => [
    trigger('3A', {
      when: (game, { figure }, source) => bears(game, source, figure),
      run: (run, { seat, figure }, source) => {
        run.note('excavate.dig', { figure });
        askRemovals(run, source, seat, { most, allows: (piece) => piece.hexes.length === 1 });
      },
    }),
  ],
});

/** Tries to take away what may not be taken. */
const undermine = ability({
  id: 'undermine',
  name: 'Undermine',
  text: 'Take the ground from under a figure.',
  parameters: {},
  messages: defineMessages('undermine', { fails: {} }),
  rules: { '*': ['SS-TREM-018'] },
  hooks: () => [
    trigger('3A', {
      when: (game, { figure }, source) => bears(game, source, figure),
      run: (run, { figure }) => {
        if (!removeTerrain(run, [run.game.space(figure)])) run.note('undermine.fails', { figure });
      },
    }),
  ],
});

/** Turns one space into water and back, so many times in all. */
const churn = ability({
  id: 'churn',
  name: 'Churn',
  text: 'The ground changes {times} times.',
  parameters: { times: 1 },
  messages: [],
  rules: {},
  hooks: ({ times }) => [
    trigger('3A', {
      when: (game, { figure }, source) => bears(game, source, figure),
      run: (run, { figure }) => {
        const space = run.game.space(figure) + 1;
        for (let change = 0; change < times; change++)
          alterTerrain(run, space, change % 2 === 0 ? 'water' : 'grass');
      },
    }),
  ],
});

const plugin: SkirmishPlugin = { id: 'test/digging', version: '1.0.0', units: [excavate, undermine, churn] };
const kit = scenarioKit({ plugins: [plugin] });

function play(ability: string, steps: string, rules: readonly string[] = []): ScenarioResult {
  const text = `scenario: Digging
rules: [${rules.join(', ')}]
plugins: {add: [test/digging]}
board:
  hexes: |
    g1 g3 g2 g2 g3
  pieces: [[c1, d1]]
cards:
  ada: {move: 9, abilities: [${ability}]}
  joe: {}
players:
  - {name: red, figures: {ada: {card: ada, at: a1}}}
  - {name: blue, figures: {joe: {card: joe, at: e1}}}
steps:
${steps}`;
  return runScenarioFile('digging.scenarios.yaml', text, kit).results[0] ?? expect.unreachable();
}

describe('the ground', () => {
  test('changes as often as the game brings about, and is kept by saves', () => {
    const reaches = (times: number, beyond: number | null) =>
      play(
        `{use: churn, with: {times: ${times}}}`,
        `
  - activate: ada
    expect: {reach: {figure: ada, cost: {c1: ${beyond}}}}`,
      );
    expect(reaches(299, null).message).toBe('');
    expect(reaches(300, 4).message).toBe('');
    expect(reaches(300, null).message).not.toBe('');
  });
});

describe('taking pieces away, one after another', () => {
  const many = ['SS-TREM-020'];
  test(
    'until the number is reached (SS-TREM-019, SS-TREM-020)',
    proving(many, ({ cited }) => {
      const steps = `
  - activate: ada
    answers: [{asks: excavate, pick: b1}, {asks: excavate, pick: b1}]
    expect: {reach: {figure: ada, cost: {b1: 1, c1: 3}}, log: [SS-TREM-001, SS-TREM-020]}`;
      expect(cited(play('{use: excavate, with: {most: 2}}', steps, many)).message).toBe('');
    }),
  );

  test('or until the player has done enough', () => {
    const steps = `
  - activate: ada
    answers: [{asks: excavate, pick: b1}, {asks: excavate, pick: done}]
    expect: {reach: {figure: ada, cost: {b1: 2, c1: 3}}}`;
    expect(play('{use: excavate, with: {most: 2}}', steps).message).toBe('');
  });

  test('only pieces that the ability means, and only what comes off (SS-TREM-003, SS-TREM-015, SS-TREM-016)', () => {
    const wrong = (pick: string) =>
      play(
        '{use: excavate, with: {most: 1}}',
        `
  - activate: ada
    answers: [{asks: excavate, pick: ${pick}}]`,
      ).message;
    expect(wrong('c1')).not.toBe('');
    expect(wrong('e1')).not.toBe('');
    expect(wrong('b1')).toBe('');
  });

  const occupied = ['SS-TREM-009'];
  test(
    'what may not be taken stays, and the reason is told (SS-TREM-009, SS-TREM-018)',
    proving(occupied, ({ cited }) => {
      const steps = `
  - activate: ada
    expect: {figures: {ada: {at: a1}}, log: [SS-TREM-009, SS-TREM-018]}`;
      expect(cited(play('undermine', steps, occupied)).message).toBe('');
    }),
  );
});
