/** The parts of vitest's JSON report that are read here. */
export interface TestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    /** Path of the test file, absolute where it ran; a report from a cache may have run in another copy. */
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string }[];
  }[];
}

/** How many tests ended in which way. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Adds up reports; a run that failed without a failed test (a file that does not load) counts as one failure. */
export function tally(reports: readonly TestReport[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const report of reports) {
    total.passed += report.numPassedTests;
    total.failed += report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1);
    total.skipped += report.numPendingTests + report.numTodoTests;
  }
  return total;
}

/** The line that a reader of logs looks for, always the last one. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * Names what lies in the repository as a test but was run by nothing: a test file that is in no report, and a
 * scenario file whose path is in no test's name. Green over nothing is the trap.
 * @param files paths relative to the root, with forward slashes
 */
export function uncollected(files: readonly string[], reports: readonly TestReport[]): readonly string[] {
  const results = reports.flatMap((report) => report.testResults);
  const run = results.filter(({ assertionResults }) => assertionResults.length > 0).map(({ name }) => name);
  const titles = results.flatMap((result) => result.assertionResults.map(({ fullName }) => fullName));
  return files.filter((file) => {
    if (file.includes('/files/')) return false;
    if (/\.(?:test|e2e)\.tsx?$/.test(file)) return !run.some((name) => name.endsWith(`/${file}`));
    return (
      file.endsWith('.scenarios.yaml') &&
      !file.includes('/fixtures/') &&
      !titles.some((title) => title.includes(file))
    );
  });
}
