import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Writes what came of the tests in the shape in which vitest writes it, so that all tests are counted in one way. */
export default class TallyReporter implements Reporter {
  private readonly file: string;
  private tests: readonly TestCase[] = [];
  private readonly faults: string[] = [];

  constructor({ file }: { readonly file: string }) {
    this.file = file;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onError({ message = 'a fault outside of the tests' }: { readonly message?: string }): void {
    this.faults.push(message);
  }

  onEnd({ status }: FullResult): void {
    const count = (...outcomes: readonly string[]): number =>
      this.tests.filter((test) => outcomes.includes(test.outcome())).length;
    const files = [...new Set(this.tests.map(({ location }) => location.file))];
    const report = {
      success: status === 'passed' && this.faults.length === 0,
      numPassedTests: count('expected', 'flaky'),
      numFailedTests: count('unexpected'),
      numPendingTests: count('skipped'),
      numTodoTests: 0,
      testResults: files.map((name) => ({
        name,
        assertionResults: this.tests
          .filter(({ location }) => location.file === name)
          .map((test) => ({ fullName: test.titlePath().filter(Boolean).join(' ') })),
      })),
    };
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(report));
  }
}
