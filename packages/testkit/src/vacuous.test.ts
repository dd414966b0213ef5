import { describe, expect, test } from 'vitest';
import { scenarioKit } from './kit/scenario-kit.ts';
import { runScenarioFile } from './results/run-scenario-file.ts';

const kit = scenarioKit();

/** What comes of a scenario in which ada stands beside joe, and pal behind her. */
function run(steps: string, card = '{life: 3, attack: 3}') {
  const text = `scenario: one
board: {hexes: "g1 g1 g1 g1"}
cards: {ada: ${card}, joe: {life: 3, defense: 2}, pal: {}}
players:
  - {name: red, figures: {ada: {card: ada, at: a1}, pal: {card: pal, at: d1}}}
  - {name: blue, figures: {joe: {card: joe, at: b1}}}
steps:
${steps}`;
  return runScenarioFile('x.yaml', text, kit).results[0] as ReturnType<
    typeof runScenarioFile
  >['results'][number];
}

/** An optional ability of ada's, offered before each of her moves. */
const offering = `{life: 3, attack: 3, abilities: [{id: rest, name: Rest, text: Rests., kind: triggered-optional, trigger: {on: before-moving}, do: [heal]}]}`;

describe('a proof that cannot fail', () => {
  test('is no refusal: a lawful command, of which an answer is never asked for', () => {
    const { status, notes } = run(
      '  - activate: ada\n  - refuse: {move: {figure: ada, to: c1}}\n    answers: [{asks: target, pick: pal}]\n',
      '{life: 3, attack: 3, move: 0}',
    );
    expect([status, notes]).toEqual(['passed', []]);
    const lawful = run(
      '  - activate: ada\n  - refuse: {attack: {figure: ada, target: joe}}\n    dice: [SSS, BB]\n    answers: [{asks: heal, pick: pal}]\n',
    );
    expect(lawful.status === 'failed' || lawful.notes.length > 0).toBe(true);
    expect(`${lawful.message}${lawful.notes.join()}`).toContain(
      'nobody asked for the answer "pal" (asks: heal)',
    );
  });

  test('is no answer of which a part is for nobody', () => {
    const { status, message } = run(
      '  - activate: ada\n  - attack: {figure: ada, target: joe}\n    dice: [SSS, BB]\n    answers: [{who: red, asks: target, pick: zz9}]\n',
    );
    expect(status).toBe('failed');
    expect(message).toMatch(/^x\.yaml:11:\d+ .*zz9/);
  });

  test('is no answer that is left for the next command', () => {
    const { status, message } = run(
      '  - activate: ada\n    answers: [{who: red, asks: order, pick: [ada, joe]}]\n  - end: turn\n',
    );
    expect(status).toBe('failed');
    expect(message).toContain('nobody asked for the answer ["ada","joe"]');
  });

  test('is nothing that is not offered because nothing has that name', () => {
    const { status, message } = run(
      '  - activate: ada\n    expect: {offers: {figure: ada, hasnt: [forse-leap]}}\n',
    );
    expect(status).toBe('failed');
    expect(message).toContain('forse-leap');
    expect(run('  - activate: ada\n    expect: {offers: {figure: ada, hasnt: [force-leap]}}\n').status).toBe(
      'passed',
    );
  });

  test('is said plainly: no dice before an attack, nothing in what is expected', () => {
    const { status, message } = run('  - activate: ada\n    expect: {dice: {attack: 3}}\n');
    expect(status).toBe('failed');
    expect(message).not.toMatch(/undefined|TypeError|cannot read/i);
    expect(message).toMatch(/attack/);
  });

  test('is an optional ability that nobody was ever offered: the scenario says so, unless it means that', () => {
    const idle = run('  - end: turn\n', offering);
    expect([idle.status, idle.notes.join()]).toEqual([
      'passed',
      expect.stringContaining('rest of ada is optional, and nobody was ever offered it'),
    ]);
    expect(run('  - end: turn\n    expect: {not-asked: rest}\n', offering).notes).toEqual([]);
  });
});

describe('was-asked and not-asked', () => {
  const moving = '  - activate: ada\n  - move: {figure: pal, to: c1}\n';
  test('tell whether a command came to a question, of whom and about what', () => {
    const asked = (expected: string) =>
      run(
        `  - activate: ada\n  - attack: {figure: ada, target: joe}\n    dice: [SSS, BB]\n    expect: {${expected}}\n`,
        offering,
      );
    expect(asked('was-asked: target').message).toBe('');
    expect(asked('was-asked: {asks: target, who: red}').message).toBe('');
    expect(asked('was-asked: {asks: target, who: blue}').message).toContain(
      'blue was not asked target (asked: ',
    );
    expect(asked('not-asked: target').message).toContain('anybody was asked target');
    expect(asked('not-asked: rest').message).toBe('');
    expect(run(moving).status).toBe('failed');
  });

  test('know every question: a misspelt one is told with its place', () => {
    const { status, message } = run('  - activate: ada\n    expect: {not-asked: tarjet}\n');
    expect(status).toBe('failed');
    expect(message).toMatch(/^x\.yaml:\d+:\d+ .*tarjet/);
  });
});
