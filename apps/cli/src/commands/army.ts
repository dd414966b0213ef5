import { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { examples, formatOption } from './shared-options.ts';

interface ListFlags {
  readonly json?: boolean;
  readonly format: string;
}

/** `scape army`: looks at ready-made armies. */
export function armyCommand(context: CommandContext): Command {
  const list = new Command('list')
    .summary('list ready-made armies, or find some')
    .description(
      'Lists ready-made armies with their points and cards: all, or those that have every word in their name, text or cards.',
    )
    .argument('[words...]', 'parts of names, texts or cards')
    .option('--json', 'the list as JSON')
    .addOption(formatOption())
    .addHelpText('after', examples('npx scape army list', 'npx scape army list orc'))
    .action(async (words: readonly string[], { json = false, format }: ListFlags) => {
      const { listArmies } = await import('../cards/list-armies.ts');
      listArmies(await context.open(), { words, json, format });
    });
  return new Command('army')
    .summary('look at ready-made armies')
    .description('Shows ready-made armies; play, sim and demo take them by their names.')
    .addHelpText(
      'after',
      examples(
        'npx scape army list',
        'npx scape play --ruleset heroscape --army orcs-of-grut --army legion-of-rome',
      ),
    )
    .addCommand(list);
}
