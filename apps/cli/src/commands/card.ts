import { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { examples, rulesetOption } from './shared-options.ts';

/** `scape card`: looks at cards. */
export function cardCommand(context: CommandContext): Command {
  return new Command('card')
    .summary('look at cards')
    .description(
      'Shows the cards of all packs: those that come with the program, and those of the folder where you are.',
    )
    .addHelpText('after', examples('scape card list', 'scape card show hulk'))
    .addCommand(showCommand(context))
    .addCommand(listCommand(context));
}

function showCommand(context: CommandContext): Command {
  return new Command('show')
    .summary('show cards with their abilities')
    .description('Shows cards with their numbers, symbols and abilities.')
    .argument('<cards...>', 'ids or names of cards')
    .option('--json', 'the cards as JSON')
    .addOption(rulesetOption())
    .addHelpText('after', examples('scape card show hulk', 'scape card show "Battle Beast" batman --json'))
    .action(
      async (
        names: readonly string[],
        flags: { readonly json?: boolean; readonly ruleset: 'superscape' | 'heroscape' },
      ) => {
        const { showCards } = await import('../cards/show-cards.ts');
        showCards(await context.open(), names, flags.ruleset, flags.json ?? false);
      },
    );
}

function listCommand(context: CommandContext): Command {
  return new Command('list')
    .summary('list all cards')
    .description('Lists the cards of all packs with their numbers.')
    .option('--json', 'the list as JSON')
    .addHelpText('after', examples('scape card list'))
    .action(async ({ json = false }: { readonly json?: boolean }) => {
      const { listCards } = await import('../cards/list-cards.ts');
      listCards(await context.open(), json);
    });
}
