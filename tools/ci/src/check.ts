import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { repositoryPaths, root } from '@scapewright/tidy';
import { type TestReport, tally, tallyLine, uncollected } from './tally.ts';

/** Everything that must be green, in this order; each runs whatever became of the ones before it. */
const steps = {
  lint: 'nx run scapewright:lint',
  boundaries: 'nx run scapewright:boundaries',
  types: 'nx run scapewright:types',
  build: 'nx run-many -t build',
  packages: 'nx run @scapewright/ci:packages',
  outside: 'nx run @scapewright/ci:outside',
  pages: 'nx run @scapewright/web:e2e',
  tests: 'nx run-many -t test --parallel=100% --nxBail=false',
};

/** As many packages are tested at once as there are processors, so each keeps to one. */
const environment = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  VITEST_MAX_WORKERS: '1',
};

rmSync(`${root}/reports`, { recursive: true, force: true });
const outcomes = Object.entries(steps).map(([name, command]) => {
  console.log(`\n== ${name}: ${command}`);
  const begun = performance.now();
  const { status } = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true, env: environment });
  return { name, ok: status === 0, seconds: (performance.now() - begun) / 1000 };
});

const reports = readReports();
const lost = uncollected(repositoryPaths(), reports);
console.log('');
for (const { name, ok, seconds } of outcomes) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(12)}${seconds.toFixed(1).padStart(6)} s`);
}
for (const file of lost) console.log(`FAILED ${file} is run by nothing`);

const broken = outcomes.filter(({ name, ok }) => !ok && (!isCounted(name) || reports.length === 0)).length;
const counted = tally(reports);
const total = { ...counted, failed: counted.failed + broken + lost.length };
console.log(tallyLine(total));
process.exitCode = total.failed > 0 || total.passed === 0 || outcomes.some(({ ok }) => !ok) ? 1 : 0;

/** Steps whose failures stand in a report, test by test. */
function isCounted(name: string): boolean {
  return (
    name === 'tests' ||
    (name === 'pages' &&
      reports.some(({ testResults }) => testResults.some((one) => one.name.endsWith('.e2e.ts'))))
  );
}

function readReports(): readonly TestReport[] {
  try {
    const names = readdirSync(`${root}/reports`).filter((name) => name.endsWith('.json'));
    return names.map((name) => JSON.parse(readFileSync(`${root}/reports/${name}`, 'utf8')) as TestReport);
  } catch {
    return [];
  }
}
