import { Command, Option } from 'commander';
import type { CommandContext } from '../command-context.ts';
import type { SimFlags } from '../sim/sim-flags.ts';
import {
  collected,
  examples,
  formatOption,
  mapOption,
  pointsOption,
  rulesetOption,
  rulesOption,
  rulingOption,
  termOptions,
  variantOption,
  wholeNumber,
} from './shared-options.ts';

/** `scape sim`: who wins how often. */
export function simCommand(context: CommandContext): Command {
  const command = new Command('sim')
    .summary('play many games between bots and count')
    .description(
      'Plays games between bots on all cores: win rates with 95 % intervals, rounds, wounds. The same seed gives the same games, on any number of threads.',
    )
    .argument(
      '[armies...]',
      'armies, as "hulk, batman" or "Dusk: alien-drone x3" (left out: the usual ones of the ruleset)',
    )
    .option('--games <number>', 'how many (left out: 200; with --mirror 2000)', wholeNumber(1, 10_000_000))
    .addOption(mapOption())
    .option('--seed <seed>', 'play the games of this seed again (left out: new ones)')
    .addOption(rulesetOption())
    .addOption(variantOption())
    .addOption(rulingOption())
    .addOption(pointsOption())
    .addOption(formatOption())
    .option(
      '--bot <bot>',
      'quick (left out), random, greedy, shrewd, thinker or planner, with a temper as in greedy-bold or quick-careful; once for each army',
      collected,
    )
    .option('--swap', 'armies change start zones from game to game')
    .addOption(
      new Option(
        '--mirror',
        'the first army against itself: is each side of the map worth the same? Exit code 1 if a side wins less than 45 % or more than 55 %',
      ).conflicts(['swap', 'show', 'csv']),
    )
    .addOption(
      new Option(
        '--gauntlet <pack>',
        'every army of exactly the points (left out: 500) that can be drawn from the characters of a pack, each once, against every other, 2000 games or more each: exit code 1 if one wins less than 45 % or more than 55 %',
      ).conflicts(['swap', 'mirror', 'show', 'csv', 'bot', 'draft']),
    )
    .option('--threads <number>', 'threads (left out: one for each core)', wholeNumber(1, 256))
    .addOption(new Option('--json', 'one JSON object instead of text').conflicts('csv'))
    .addOption(new Option('--csv [file]', 'a line for each game, on standard output or to a file'))
    .option(
      '--show <number>',
      'play one of the games, counted from 0, and tell it',
      wholeNumber(0, 10_000_000),
    )
    .addOption(rulesOption())
    .addHelpText(
      'after',
      examples(
        'npx scape sim --games 500',
        'npx scape sim hulk "alien-drone x3" --games 1000 --seed spring',
        'npx scape sim "Dawn: hulk" "Dusk: hulk" --map my-map.hsc --swap --json',
        'npx scape sim "hulk, batman" --mirror --map my-map.hsc',
        'npx scape sim --gauntlet starter --points 500',
        'npx scape sim --seed spring --show 17',
      ),
    )
    .action(async (armies: readonly string[], flags: SimFlags) => {
      const { runSim } = await import('../sim/run-sim.ts');
      context.end(await runSim(await context.open(), armies, flags));
    });
  for (const option of termOptions()) command.addOption(option);
  return command;
}
