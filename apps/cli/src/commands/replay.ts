import { Command, Option } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { examples } from './shared-options.ts';

interface Flags {
  readonly report: 'brief' | 'normal' | 'full';
  readonly verify?: boolean;
  readonly step?: boolean;
  readonly json?: boolean;
}

/** `scape replay`: plays a saved game again. */
export function replayCommand(context: CommandContext): Command {
  return new Command('replay')
    .summary('play a saved game again: verify, print, step through it')
    .description(
      'Plays a saved game again from its seed and answers, and checks that every position comes out the same. Exit code 1 if one does not.',
    )
    .argument('<file>', 'a file that scape play, or scape demo --save, has written')
    .option('--verify', 'only check')
    .option('--step', 'stop at every decision; the keys are shown')
    .addOption(
      new Option('--report <detail>', 'how much to tell')
        .choices(['brief', 'normal', 'full'])
        .default('normal'),
    )
    .option('--json', 'the verdict as one JSON object')
    .addHelpText(
      'after',
      examples('scape replay game.json', 'scape replay game.json --verify', 'scape replay game.json --step'),
    )
    .action(async (file: string, { report, verify = false, step = false, json = false }: Flags) => {
      const { replayGame } = await import('../record/replay-game.ts');
      context.end(await replayGame(await context.open(), file, { detail: report, verify, step, json }));
    });
}
