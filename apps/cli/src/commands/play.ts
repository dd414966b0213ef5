import { Command, Option } from 'commander';
import type { CommandContext } from '../command-context.ts';
import type { PlayFlags } from '../play/run-play.ts';
import {
  collected,
  examples,
  formatOption,
  languageOption,
  mapOption,
  pointsOption,
  reportOption,
  rulesetOption,
  rulesOption,
  rulingOption,
  termOptions,
  variantOption,
} from './shared-options.ts';

/** Options that say only how a game is told, not which. */
const telling = ['rules', 'report', 'language', 'save'];

/** `scape play`: people and bots at one keyboard. */
export function playCommand(context: CommandContext): Command {
  const command = new Command('play')
    .summary('play, against bots or with others at one keyboard')
    .description(
      'Plays a game in the terminal. Without options it asks which, and offers games that are not over. Every legal option is listed or drawn on the map; ? tells what else you can type: card, status, why, odds, hint, undo, log.',
    )
    .option(
      '--player <who>',
      'person, random, greedy, shrewd, thinker, planner or quick, once for each army (left out: you, then bots); a bot may have a temper, as greedy-bold or greedy-careful',
      collected,
    )
    .option('--army <cards>', 'an army, as "Dawn: hulk, batman"; twice or more', collected)
    .addOption(mapOption())
    .addOption(rulesetOption())
    .addOption(variantOption())
    .addOption(rulingOption())
    .addOption(pointsOption())
    .addOption(formatOption())
    .option('--seed <seed>', 'the seed of the dice (left out: a new one)')
    .addOption(
      new Option('--dice <dice>', 'roll by seed, or ask for what real dice show')
        .choices(['seeded', 'asked'])
        .default('seeded'),
    )
    .addOption(reportOption())
    .addOption(rulesOption())
    .addOption(languageOption())
    .option('--save <file>', 'keep the game in this file, after every answer')
    .addOption(new Option('--load <file>', 'go on with a saved game').conflicts('continue'))
    .option('--continue', 'go on with the game that was played last')
    .addHelpText(
      'after',
      examples(
        'npx scape play',
        'npx scape play --ruleset heroscape',
        'npx scape play --player person --player person',
        'npx scape play --army "hulk" --army "alien-drone x3" --player greedy --player person',
        'npx scape play --continue',
        'npx scape play --load game.json --save game.json',
      ),
    )
    .action(async (flags: PlayFlags) => {
      const { runPlay } = await import('../play/run-play.ts');
      const isOpen = Object.keys(flags).every(
        (name) => command.getOptionValueSource(name) === 'default' || telling.includes(name),
      );
      context.end(await runPlay(await context.open(), flags, isOpen));
    });
  for (const option of termOptions()) command.addOption(option);
  return command;
}
