import { Command, Option } from 'commander';
import type { CommandContext } from '../command-context.ts';
import type { PlayFlags } from '../play/run-play.ts';
import {
  collected,
  examples,
  formatOption,
  pointsOption,
  rulesetOption,
  termOptions,
  variantOption,
} from './shared-options.ts';

/** `scape play`: people and bots at one keyboard. */
export function playCommand(context: CommandContext): Command {
  const command = new Command('play')
    .summary('play, against bots or with others at one keyboard')
    .description(
      'Plays a game in the terminal. Every legal option is listed or drawn on the map; ? tells what else you can type: why, odds, hint, undo, save.',
    )
    .option(
      '--player <who>',
      'person, greedy or random, once for each army (left out: you, then bots)',
      collected,
    )
    .option('--army <cards>', 'an army, as "Dawn: hulk, batman"; twice or more', collected)
    .option('--map <map>', 'a map by name or file', 'first-light')
    .addOption(rulesetOption())
    .addOption(variantOption())
    .addOption(pointsOption())
    .addOption(formatOption())
    .option('--seed <seed>', 'the seed of the dice (left out: a new one)')
    .addOption(
      new Option('--dice <dice>', 'roll by seed, or ask for what real dice show')
        .choices(['seeded', 'asked'])
        .default('seeded'),
    )
    .addOption(
      new Option('--report <detail>', 'how much to tell')
        .choices(['brief', 'normal', 'full'])
        .default('normal'),
    )
    .option('--save <file>', 'keep the game in this file, after every answer')
    .option('--load <file>', 'go on with a saved game')
    .addHelpText(
      'after',
      examples(
        'scape play',
        'scape play --player person --player person',
        'scape play --army "hulk" --army "alien-drone x3" --player greedy --player person',
        'scape play --load game.json --save game.json',
      ),
    )
    .action(async (flags: PlayFlags) => {
      const { runPlay } = await import('../play/run-play.ts');
      context.end(await runPlay(await context.open(), flags));
    });
  for (const option of termOptions()) command.addOption(option);
  return command;
}
