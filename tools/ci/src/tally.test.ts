import { describe, expect, test } from 'vitest';
import { type TestReport, tally, tallyLine, uncollected } from './tally.ts';

const report = (change: Partial<TestReport>): TestReport => ({
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
  ...change,
});

describe('the tally', () => {
  test('adds up reports', () => {
    expect(tallyLine(tally([report({}), report({})]))).toBe('6 passed, 0 failed, 4 skipped');
  });

  test('counts a file that does not load as one failure', () => {
    expect(tally([report({ success: false })]).failed).toBe(1);
    expect(tally([report({ success: false, numFailedTests: 2 })]).failed).toBe(2);
  });
});

describe('what no run collects', () => {
  const ran = report({
    testResults: [
      {
        name: '/r/packages/a/src/a.test.ts',
        assertionResults: [{ fullName: 'packages/a/src/a.scenarios.yaml Hulk walks' }],
      },
      { name: '/r/packages/a/src/empty.test.ts', assertionResults: [] },
    ],
  });

  test('is named, and nothing else is', () => {
    const files = [
      'packages/a/src/a.test.ts',
      'packages/a/src/empty.test.ts',
      'packages/a/src/a.scenarios.yaml',
      'packages/a/src/b.scenarios.yaml',
      'packages/b/src/b.test.ts',
      'packages/b/src/b.ts',
      'tools/generators/src/plugin/files/src/x.test.ts',
      'apps/a/e2e/lost.e2e.ts',
    ];
    expect(uncollected(files, [ran])).toEqual([
      'packages/a/src/empty.test.ts',
      'packages/a/src/b.scenarios.yaml',
      'packages/b/src/b.test.ts',
      'apps/a/e2e/lost.e2e.ts',
    ]);
  });
});
