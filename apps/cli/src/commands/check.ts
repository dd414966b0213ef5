import { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { examples, watchOption } from './shared-options.ts';

interface Flags {
  readonly json?: boolean;
  readonly watch?: boolean;
  readonly play?: boolean;
}

/** `scape check`: finds what is wrong with packs. */
export function checkCommand(context: CommandContext): Command {
  return new Command('check')
    .summary('find what is wrong with packs')
    .description(
      'Checks packs: every file against its schema, ids, prices and abilities together, and each card in an engine. Exit code 1 if a pack has errors.',
    )
    .argument('[folders...]', 'folders of packs (left out: those here, and those that come with the program)')
    .option('--json', 'one JSON object instead of lines')
    .option('--play', 'try abilities as data in random battles, and tell which parts were not seen to act')
    .addOption(watchOption())
    .addHelpText(
      'after',
      examples(
        'npx scape check',
        'npx scape check my-pack',
        'npx scape check packs/* --json',
        'npx scape check . --watch',
      ),
    )
    .action(async (folders: readonly string[], { json = false, watch = false, play = false }: Flags) => {
      const { checkPacks, watchPacks } = await import('../packs/check-packs.ts');
      const composition = await context.open();
      context.end(
        await (watch ? watchPacks(composition, folders) : checkPacks(composition, folders, json, play)),
      );
    });
}
