import { loadScenarios, scenarioUnder } from '@scapewright/packs';
import { Table, tableWords } from '@scapewright/table';
import type { BattleRecord, SeatKind } from '@scapewright/table/battle';
import { scenarioKit } from '@scapewright/testkit';
import { passPause, reseeded, scenarioPositions } from '@scapewright/testkit/positions';
import { describe, expect, test } from 'vitest';
import { exampleStep } from '../src/examples/example-steps.ts';
import { learnLanguage, sayIn } from '../src/words/words.ts';
import { readExamples } from './content/read-examples.ts';

const text = `
scenario: A drop of twelve levels costs one falling die
rules: [SS-FALL-002]
board: {hexes: "g13 g1 g1 g1 g1"}
cards: {bruiser: {life: 5, uniqueness: uncommon}}
players:
  - {name: red, figures: {hulk: {card: bruiser, at: a1}}}
  - {name: blue, figures: {joker: {card: bruiser, at: e1}}}
steps:
  - activate: hulk
  - refuse: {move: {figure: hulk, to: e1}}
  - move: {figure: hulk, to: b1}
    dice: [S]
    expect: {figures: {hulk: {at: b1, wounds: 1}}}
---
scenario: Two figures may not start on one space
setup: refused
board: {hexes: "g1"}
cards: {bruiser: {uniqueness: uncommon}}
players:
  - {name: red, figures: {a: {card: bruiser, at: a1}, b: {card: bruiser, at: a1}}}
`;
const kit = scenarioKit();
const document = loadScenarios('fall', text, kit.known).documents[0];
if (!document?.ok) throw new Error(JSON.stringify(document?.problems));
const scenario = scenarioUnder(document.scenario, 'superscape');
const played = scenarioPositions(scenario, kit);

function tableFrom(place: number, seats: readonly SeatKind[], seed = 'test'): Table {
  const record: BattleRecord = {
    ...{ ruleset: 'superscape', map: scenario.name, mapFile: '', seed, seats },
    ground: { plan: played.map.plan, startZones: [] },
    scenery: { zones: [], objects: [] },
    armies: scenario.players.map(({ name }) => ({ player: name, cards: [] })),
  };
  const match = reseeded(played, place, seed);
  const { engine, plan } = played;
  return new Table({
    ...{ engine, record, words: tableWords(engine), beginning: { plan, match, pass: passPause } },
    failed: (error) => {
      throw error;
    },
  });
}

const hulkIn = (table: Table) => table.stream(-1).moment.view.figures.find(({ name }) => name === 'hulk');

describe('an example', () => {
  test('has a position before its first step and after each, and what was refused changes nothing', () => {
    expect(played.problem).toBeUndefined();
    expect(played.positions).toHaveLength(4);
    const [, before, tried] = played.positions;
    expect(tried?.segments).toEqual(before?.segments);
    expect(hulkIn(tableFrom(1, ['greedy', 'greedy']))?.spaces).toEqual(['a1']);
    expect(hulkIn(tableFrom(3, ['greedy', 'greedy']))).toMatchObject({ spaces: ['b1'], wounds: 1 });
  });

  test('is played on to its end, and what somebody has answered may be taken back', () => {
    const table = tableFrom(1, ['person', 'greedy']);
    const asked = table.stream(0).moment.questions[0];
    expect(asked?.options.map(({ key }) => key)).toContain('figure:hulk');
    expect(table.answer(0, { number: asked?.number ?? 0, pick: 'done' })).toMatchObject({ ok: true });
    while (table.step());
    expect(table.stream(0).moment.mayUndo).toBe(true);
    expect(table.undo(0)).toMatchObject({ ok: true });
    expect(table.stream(0).moment.questions[0]?.title).toBe(asked?.title);
    const bots = tableFrom(3, ['greedy', 'greedy']);
    for (let turn = 0; turn < 3000 && bots.status !== 'over'; turn++) bots.step();
    expect(bots.status).toBe('over');
  });

  test('has dice of its own from each seed, and the same from one', () => {
    const dice = (seed: string) => reseeded(played, 1, seed).segments;
    expect(dice('one')).toEqual(dice('one'));
    expect(dice('one')).not.toEqual(dice('two'));
  });

  test('tells its steps in sentences', async () => {
    await learnLanguage('de');
    const told = scenario.steps.map((step) => sayIn('en', 'example.step', { ...partsOf(exampleStep(step)) }));
    expect(told).toEqual(['hulk takes a turn', 'hulk moves to e1', 'hulk moves to b1']);
    expect(scenario.steps.map((step) => exampleStep(step).refused !== undefined)).toEqual([
      false,
      true,
      false,
    ]);
    expect(sayIn('de', 'example.step', partsOf(exampleStep(scenario.steps[2] as never)))).toBe(
      'hulk bewegt sich nach b1',
    );
  });

  test('is listed under the rules that it proves, unless it cannot be set up', () => {
    const path = 'rulesets/superscape/scenarios/superscape-movement/falls.scenarios.yaml';
    const { list, proofs } = readExamples([{ path, text }], new Set());
    expect(list).toEqual([
      {
        ...{ group: 'superscape-movement', name: 'falls' },
        examples: [{ at: 0, title: scenario.name, games: ['superscape'], rules: ['SS-FALL-002'] }],
      },
    ]);
    expect(proofs).toEqual({ 'SS-FALL-002': 1 });
  });
});

function partsOf({ refused: _, ...parts }: ReturnType<typeof exampleStep>) {
  return parts;
}
