import { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { examples, watchOption, wholeNumber } from './shared-options.ts';

interface Flags {
  readonly json?: boolean;
  readonly limit: number;
  readonly threads?: number;
  readonly verbose?: boolean;
  readonly watch?: boolean;
}

/** `scape test`: runs scenarios. */
export function testCommand(context: CommandContext): Command {
  return new Command('test')
    .summary('run scenarios and tell which hold')
    .description(
      'Runs the scenarios of files, of folders (all *.scenarios.yaml below them) and of patterns. Exit code 1 if any fails.',
    )
    .argument('[files...]', 'scenario files, folders, or patterns in quotes (left out: this folder)')
    .option('--json', 'one JSON object on standard output: {passed, failed, results}')
    .option('--limit <seconds>', 'most time for one scenario', wholeNumber(1, 3600), 20)
    .option('--threads <number>', 'threads (left out: one for each core)', wholeNumber(1, 64))
    .option('--verbose', 'name the scenarios that hold too')
    .addOption(watchOption())
    .addHelpText(
      'after',
      examples(
        'npx scape test',
        'npx scape test my.scenarios.yaml',
        'npx scape test packages --verbose',
        'npx scape test "cards/*.scenarios.yaml" --json',
        'npx scape test --watch',
      ),
    )
    .action(async (words: readonly string[], flags: Flags) => {
      const { runTests, watchTests } = await import('../scenarios/run-tests.ts');
      const { json = false, limit, threads, verbose = false } = flags;
      const options = { json, limitMs: limit * 1000, threads, verbose };
      const run = flags.watch ? watchTests : runTests;
      context.end(await run(await context.open(), words.length > 0 ? words : ['.'], options));
    });
}
