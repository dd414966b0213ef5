import { Command, Option } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { demonstrationArmies } from '../content/demonstration-armies.ts';
import { collected, examples, formatOption, pointsOption, rulesetOption } from './shared-options.ts';

interface Flags {
  readonly seed?: string;
  readonly map: string;
  readonly ruleset: 'superscape' | 'heroscape';
  readonly army?: readonly string[];
  readonly report: 'brief' | 'normal' | 'full';
  readonly maps: boolean;
  readonly save?: string;
  readonly points?: number;
  readonly format: string;
}

/** `scape demo`: a whole game between two bots, told line by line. */
export function demoCommand(context: CommandContext): Command {
  return new Command('demo')
    .summary('play a demonstration game and tell every step')
    .description('Plays a whole game between two bots and tells it: every line has its step and its rule.')
    .option('--seed <seed>', 'play the game of this seed again (left out: a new one)')
    .option('--map <map>', 'a map by name or file', 'first-light')
    .addOption(rulesetOption())
    .addOption(pointsOption())
    .addOption(formatOption())
    .option('--army <cards>', 'an army, as "Dawn: hulk, batman"; twice or more', collected)
    .addOption(
      new Option('--report <detail>', 'how much to tell')
        .choices(['brief', 'normal', 'full'])
        .default('normal'),
    )
    .option('--no-maps', 'leave out the maps')
    .option('--save <file>', 'write the game to a file, for scape replay')
    .addHelpText(
      'after',
      examples(
        'scape demo',
        'scape demo --seed autumn --report full',
        'scape demo --map my-map.hsc --army hulk --army "alien-drone x3"',
      ),
    )
    .action(async ({ seed, map, ruleset, army, report, maps, save, points, format }: Flags) => {
      const { runDemonstration } = await import('../demo/demonstration.ts');
      const armies = army ?? demonstrationArmies;
      runDemonstration(await context.open(), {
        seed,
        map,
        ruleset,
        armies,
        detail: report,
        maps,
        save,
        points,
        format,
      });
    });
}
