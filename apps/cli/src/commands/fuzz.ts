import { Command, Option } from 'commander';
import type { CommandContext } from '../command-context.ts';
import type { FuzzFlags } from '../fuzz/run-fuzz.ts';
import { examples, variantOption, wholeNumber } from './shared-options.ts';

/** `scape fuzz`: random games that look for faults of the program. */
export function fuzzCommand(context: CommandContext): Command {
  return new Command('fuzz')
    .summary('play random games and look for faults of the program')
    .description(
      'Plays random battles with random choices, half of them by players who want things to happen, and looks after every rule whether the game is sound; saves, loads and forks on the way. Exit code 1 if a game is not, with the line that plays it again.',
    )
    .option('--games <number>', 'how many games of each ruleset', wholeNumber(1, 10_000_000), 200)
    .option('--seed <seed>', 'the seed of the games (left out: a new one)')
    .option('--game <number>', 'only the game of this number', wholeNumber(0, 10_000_000))
    .addOption(
      new Option(
        '--maps <folder>',
        'two armies on every map of a folder (or on one file), in turns with bots and random choices',
      ).conflicts('table'),
    )
    .addOption(
      new Option('--ruleset <ruleset>', 'the rules to play by')
        .choices(['superscape', 'heroscape', 'both'])
        .default('both'),
    )
    .addOption(variantOption().conflicts(['eachVariant', 'maps']))
    .option('--each-variant', 'each ruleset as it is, and with each chapter that it can be played with')
    .option('--threads <number>', 'threads (left out: one for each core)', wholeNumber(1, 256))
    .option('--table', 'how often each hook of each plugin acted')
    .option(
      '--exhaustive [times]',
      'draw until every hook, symbol and ability has acted so often (left out: 3), at most for as many games as --games says',
      (times: string) => wholeNumber(1, 1000)(times),
    )
    .option('--wish <name...>', 'units or hooks that the battles are about, as the table names them')
    .option('--paranoid', 'run every hook and rule twice and compare, and save and load often')
    .option('--shrink', 'look for the shortest play that shows the first failure')
    .option('--json', 'one JSON object instead of text')
    .addHelpText(
      'after',
      examples(
        'npx scape fuzz',
        'npx scape fuzz --games 20000',
        'npx scape fuzz --exhaustive --games 5000 --shrink',
        'npx scape fuzz --exhaustive --each-variant --games 1000',
        'npx scape fuzz --ruleset heroscape --seed b --game 52',
        'npx scape fuzz --wish "rule throw" --wish "terrain water: answer stops" --games 20',
        'npx scape fuzz --maps my-maps --games 20',
      ),
    )
    .action(
      async ({
        exhaustive,
        ...rest
      }: Omit<FuzzFlags, 'exhaustive'> & { readonly exhaustive?: number | true }) => {
        const flags: FuzzFlags = {
          ...rest,
          ...(exhaustive === undefined ? {} : { exhaustive: exhaustive === true ? 3 : exhaustive }),
        };
        const { fuzz } = await import('../fuzz/run-fuzz.ts');
        context.end(await fuzz(await context.open(), flags));
      },
    );
}
