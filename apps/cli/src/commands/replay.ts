import { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { examples, reportOption, rulesOption } from './shared-options.ts';

interface Flags {
  readonly report: 'brief' | 'normal' | 'full';
  readonly verify?: boolean;
  readonly step?: boolean;
  readonly json?: boolean;
  readonly rules?: boolean;
}

/** `scape replay`: plays a saved game again. */
export function replayCommand(context: CommandContext): Command {
  return new Command('replay')
    .summary('play a saved game again: verify, print, step through it')
    .description(
      'Plays a saved game again from its seed and answers, and checks that every position comes out the same. Exit code 1 if one does not.',
    )
    .argument('<file>', 'a file that npx scape play, or npx scape demo --save, has written')
    .option('--verify', 'only check')
    .option('--step', 'stop at every decision; the keys are shown')
    .addOption(reportOption())
    .addOption(rulesOption())
    .option('--json', 'the verdict as one JSON object')
    .addHelpText(
      'after',
      examples(
        'npx scape replay game.json',
        'npx scape replay game.json --verify',
        'npx scape replay game.json --step',
      ),
    )
    .action(async (file: string, { report, rules = false, ...flags }: Flags) => {
      const { replayGame } = await import('../record/replay-game.ts');
      const { verify = false, step = false, json = false } = flags;
      context.end(
        await replayGame(await context.open(), file, { detail: report, rules, verify, step, json }),
      );
    });
}
