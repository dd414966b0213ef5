import { type Coverage, coverage, waivers } from '@scapewright/rulebook';
import { rulesetNames } from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { type ExitCode, exitCodes } from '../errors/cli-error.ts';
import { counted } from '../terminal/counted.ts';
import type { Page } from '../terminal/page.ts';
import { provedRules } from './proved-rules.ts';
import { rulesInCode } from './rules-in-code.ts';

/** Counts the rules that the engine can cite, those that a scenario or a test proves, and those that are waived. */
export async function showCoverage(
  composition: DependencyContainer,
  folders: readonly string[],
  json: boolean,
): Promise<ExitCode> {
  const page = composition.resolve(tokens.page);
  const engines = composition.resolve(tokens.engines);
  const implemented = new Set(rulesetNames.flatMap((ruleset) => [...rulesInCode(engines(ruleset)).keys()]));
  const { proved, files, scenarios, tests, untrusted } = await provedRules(composition, folders);
  const waived = waivers();
  const sums = coverage({ implemented, proved, waived: new Set(waived.map(({ id }) => id)) });
  if (json)
    page.line(
      JSON.stringify(
        {
          ...sums,
          scenarioFiles: files,
          scenarios,
          testFiles: tests.files,
          tests: tests.tests,
          failedTests: tests.failed,
          untrustedTestFiles: untrusted,
          waivers: waived,
        },
        undefined,
        2,
      ),
    );
  else {
    const byTests = tests.files === 0 ? '' : `, and ${tests.tests} tests in ${tests.files}`;
    print(page, sums, `${scenarios} scenarios in ${files} files${byTests}`);
    if (untrusted > 0)
      page.line(
        page.colours.yellow(
          `${counted(untrusted, 'test file')} not run: tests are code; read them, and if you trust them add --code`,
        ),
      );
    for (const name of tests.failed) page.line(page.colours.red(`failed, so it proves nothing: ${name}`));
  }
  return sums.unknown.length > 0 ? exitCodes.failed : exitCodes.fine;
}

function print({ line, colours }: Page, { files, total, unknown }: Coverage, ran: string): void {
  const cells = (name: string, counts: Coverage['total']): string =>
    `${name.padEnd(34)}${[counts.total, counts.implemented, counts.proved, counts.waived]
      .map((count) => String(count).padStart(12))
      .join('')}`;
  line(colours.dim(`proved by ${ran}`));
  line(
    colours.bold(
      `${'file'.padEnd(34)}${['total', 'implemented', 'proved', 'waived'].map((head) => head.padStart(12)).join('')}`,
    ),
  );
  for (const counts of files) {
    const isDone = counts.proved + counts.waived === counts.total;
    line(isDone ? colours.green(cells(counts.file, counts)) : cells(counts.file, counts));
  }
  line(colours.bold(cells('all', total)));
  if (unknown.length > 0) line(colours.red(`named, and no rule of the ledger: ${unknown.join(', ')}`));
}
