import { describe, expect, test } from 'vitest';
import { runScenarios } from './run-scenarios.ts';

const good = `scenario: one turn
board: {hexes: "g1 g1"}
cards: {ada: {}, joe: {}}
players:
  - {name: red, figures: {ada: {card: ada, at: a1}}}
  - {name: blue, figures: {joe: {card: joe, at: b1}}}
steps: [{end: turn}]
`;

describe('scenario files in threads', () => {
  test('results come in the order of files and documents, lines are those of the file', async () => {
    const told: string[] = [];
    const files = [
      { file: 'a.yaml', text: `# two\n${good}---\n${good.replace('end: turn', 'end: nothing')}` },
      { file: 'b.yaml', text: good },
      { file: 'c.yaml', text: '# nothing here\n' },
    ];
    const { results, passed, failed } = await runScenarios(files, {
      threads: 2,
      onResult: ({ file, line }) => told.push(`${file}:${line}`),
    });
    expect(results.map(({ file, line, status }) => [file, line, status])).toEqual([
      ['a.yaml', 2, 'passed'],
      ['a.yaml', 10, 'failed'],
      ['b.yaml', 1, 'passed'],
      ['c.yaml', 1, 'failed'],
    ]);
    expect([passed, failed]).toEqual([2, 2]);
    expect(results[1]?.message).toMatch(/^a\.yaml:16:\d+ /);
    expect([...told].sort()).toEqual(['a.yaml:10', 'a.yaml:2', 'b.yaml:1']);
  });

  test('what takes too long is one failed result', async () => {
    const { results } = await runScenarios([{ file: 'a.yaml', text: good }], { threads: 1, limitMs: 1 });
    expect(results).toMatchObject([{ status: 'failed', scenario: 'one turn', line: 1 }]);
    expect(results[0]?.message).toContain('took more than 0.001 s');
  });

  test('of a file in which too much is wrong the rest is one failed result', async () => {
    const nothing = good.replace('[{end: turn}]', '[]');
    const text = Array.from({ length: 300 }, () => nothing).join('---\n');
    const { results } = await runScenarios(
      [
        { file: 'a.yaml', text },
        { file: 'b.yaml', text: good },
      ],
      {
        threads: 2,
      },
    );
    expect(results.map(({ file }) => file)).toEqual([...Array(202).fill('a.yaml'), 'b.yaml']);
    expect(results[200]?.message).toContain('the scenario has no steps');
    expect(results[201]?.message).toBe(
      'a.yaml:1608:1 more than 200 things are wrong above, so the rest of the file is not run; mend those first',
    );
    expect(results[202]?.status).toBe('passed');
  });
});
