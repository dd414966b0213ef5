import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';

const holds = `scenario: A walker goes two spaces
rules: [SS-MOVE-024]
board:
  hexes: |
    g1 g1 g1
cards:
  walker: {move: 5}
players:
  - name: red
    figures:
      ann: {card: walker, at: a1}
  - name: blue
    figures:
      bob: {card: walker, at: c1}
steps:
  - activate: ann
  - move: {figure: ann, to: b1}
    expect: {figures: {ann: {at: b1}}}
`;
const wayfarer = `id: wayfarer
name: Wayfarer
unit: hero
uniqueness: unique
species: Human
class: Smith
personality: Fierce
size: medium
height: 5
life: 6
move: 5
range: 1
attack: 4
defense: 4
symbols: [heat-resistance]
abilities:
  - rage-smash: { max: 3 }
`;
const fails = holds
  .replace('A walker goes two spaces', 'A walker is elsewhere')
  .replace('{at: b1}}}', '{at: a1}}}');
const unreadable = holds
  .replace('steps:', 'stepps:')
  .replace('A walker goes two spaces', 'A key is misspelt');

const folder = folderWith({
  'good.scenarios.yaml': `${holds}---\n${holds.replace('two spaces', 'one space')}`,
  'deep/bad.scenarios.yaml': `${fails}---\n${unreadable}`,
  'deep/notes.txt': 'nothing',
  'empty/readme.txt': 'nothing',
  'other.yaml': holds,
});

describe('scape test', () => {
  test('gives one JSON object, with paths from the caller, and 1 where a scenario fails', async () => {
    const { code, out, err } = await scape(['test', 'good.scenarios.yaml', 'deep', '--json'], { folder });
    expect([code, err]).toEqual([1, '']);
    const told = JSON.parse(out);
    expect(Object.keys(told)).toEqual(['passed', 'failed', 'results']);
    expect([told.passed, told.failed]).toEqual([2, 2]);
    for (const result of told.results)
      expect(Object.keys(result)).toEqual(['file', 'line', 'scenario', 'rules', 'status', 'message']);
    expect(told.results[0]).toEqual({
      file: 'good.scenarios.yaml',
      line: 1,
      scenario: 'A walker goes two spaces',
      rules: ['SS-MOVE-024'],
      status: 'passed',
      message: '',
    });
    const [, second, bad, misspelt] = told.results;
    expect(second.line).toBe(holds.split('\n').length + 1);
    expect(bad).toMatchObject({ file: 'deep/bad.scenarios.yaml', status: 'failed' });
    expect(bad.message).toMatch(/^deep\/bad\.scenarios\.yaml:1[78]:\d+ /);
    expect(misspelt).toMatchObject({ scenario: 'A key is misspelt', status: 'failed' });
    expect(misspelt.message).toContain('did you mean "steps"?');
  });

  test('ends with 0 where all hold, also from another folder', async () => {
    const { code, out } = await scape(['test', '../good.scenarios.yaml', '../other.yaml', '--json'], {
      folder: `${folder}/deep`,
    });
    expect(code).toBe(0);
    expect(JSON.parse(out).results.map(({ file }: { file: string }) => file)).toEqual([
      '../good.scenarios.yaml',
      '../good.scenarios.yaml',
      '../other.yaml',
    ]);
  });

  test('takes patterns, and each file once', async () => {
    const { out } = await scape(['test', '**/*.scenarios.yaml', 'good.scenarios.yaml', '--json'], { folder });
    expect(JSON.parse(out)).toMatchObject({ passed: 2, failed: 2 });
  });

  test.each([
    ['missing.yaml', 'there is no such file or folder'],
    ['empty', 'the folder holds no *.scenarios.yaml'],
    ['deep/notes.txt', 'deep/notes.txt:'],
  ])('makes one failed result of %s', async (word, message) => {
    const { code, out } = await scape(['test', word, '--json'], { folder });
    expect(code).toBe(1);
    const { failed, results } = JSON.parse(out);
    expect([failed, results[0].status]).toEqual([1, 'failed']);
    expect(results[0].message).toContain(message);
  });

  test('tells people what fails and where', async () => {
    const { code, out } = await scape(['test', '.', '--verbose'], { folder });
    expect(code).toBe(1);
    expect(out).toContain('ok   good.scenarios.yaml 2/2');
    expect(out).toContain('     + A walker goes two spaces');
    expect(out).toContain('FAIL deep/bad.scenarios.yaml 0/2');
    expect(out).toContain('     - A walker is elsewhere line 1');
    expect(out.trimEnd().split('\n').at(-1)).toBe('2 passed, 2 failed');
  });
});

test('npx scape test knows the cards of the pack that a scenario lies in', async () => {
  const scenario = holds.replace('cards:\n  walker: {move: 5}\n', '').replaceAll('walker', 'wayfarer');
  const pack = folderWith({
    'pack.yaml':
      'id: ways\nname: Ways\nversion: 1.0.0\nengine: ">=0.0.0"\nrulesets: [superscape]\nlicence: MIT\ncredits: [nobody]\n',
    'cards/wayfarer.yaml': wayfarer,
    'deep/ways.scenarios.yaml': scenario,
  });
  const { code, out } = await scape(['test', 'deep/ways.scenarios.yaml'], { folder: pack });
  expect([code, out.trimEnd().split('\n').at(-1)]).toEqual([0, '1 passed, 0 failed']);
});

describe('scape rules --coverage', () => {
  test('counts what scenarios of a folder prove', async () => {
    const { code, out } = await scape(['rules', '--coverage', '.', '--json'], { folder });
    expect(code).toBe(0);
    const { files, total, unknown, scenarios, scenarioFiles } = JSON.parse(out);
    expect([scenarios, scenarioFiles, unknown]).toEqual([4, 2, []]);
    const movement = files.find(({ file }: { file: string }) => file === 'superscape-movement');
    expect(movement).toMatchObject({ total: 127, proved: 1 });
    expect(movement.unproved).not.toContain('SS-MOVE-024');
    expect(total.implemented).toBeGreaterThan(500);
    expect(total.proved).toBe(1);
  });

  test('counts what tests in TypeScript prove, and says which of them failed', async () => {
    const tests = fileURLToPath(new URL('../../test/files/proving', import.meta.url));
    const { code, out } = await scape(['rules', '--coverage', '.', '--json'], { folder: tests });
    expect(code).toBe(0);
    const told = JSON.parse(out);
    expect([told.testFiles, told.tests, told.total.proved]).toEqual([1, 1, 1]);
    expect(told.failedTests).toEqual(['proves a rule that was not cited']);
    const { unproved } = told.files.find(({ file }: { file: string }) => file === 'superscape-movement');
    expect(unproved).not.toContain('SS-FALL-001');
    expect(unproved).toContain('SS-FALL-002');
  });

  test('says what it needs where a folder has neither scenarios nor such tests', async () => {
    const { code, err } = await scape(['rules', '--coverage', 'empty'], { folder });
    expect(code).toBe(2);
    expect(err).toContain('give folders or files of scenarios or tests');
  });
});
