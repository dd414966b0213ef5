import { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import {
  collected,
  examples,
  formatOption,
  mapOption,
  pointsOption,
  reportOption,
  rulesetOption,
  rulesOption,
} from './shared-options.ts';

interface Flags {
  readonly seed?: string;
  readonly map?: string;
  readonly ruleset: 'superscape' | 'heroscape';
  readonly army?: readonly string[];
  readonly report: 'brief' | 'normal' | 'full';
  readonly rules?: boolean;
  readonly maps: boolean;
  readonly save?: string;
  readonly points?: number;
  readonly format: string;
}

/** `scape demo`: a whole game between two bots, told line by line. */
export function demoCommand(context: CommandContext): Command {
  return new Command('demo')
    .summary('play a demonstration game and tell every step')
    .description(
      'Plays a whole game between two bots and tells it; with --rules every line has its step and its rule.',
    )
    .option('--seed <seed>', 'play the game of this seed again (left out: a new one)')
    .addOption(mapOption())
    .addOption(rulesetOption())
    .addOption(pointsOption())
    .addOption(formatOption())
    .option('--army <cards>', 'an army, as "Dawn: hulk, batman"; twice or more', collected)
    .addOption(reportOption())
    .addOption(rulesOption())
    .option('--no-maps', 'leave out the maps')
    .option('--save <file>', 'write the game to a file, for npx scape replay')
    .addHelpText(
      'after',
      examples(
        'npx scape demo',
        'npx scape demo --ruleset heroscape',
        'npx scape demo --seed autumn --report full --rules',
        'npx scape demo --map my-map.hsc --army hulk --army "alien-drone x3"',
      ),
    )
    .action(async ({ report: detail, rules = false, ...flags }: Flags) => {
      const { runDemonstration } = await import('../demo/demonstration.ts');
      runDemonstration(await context.open(), { ...flags, detail, rules });
    });
}
