import { Command, Option } from 'commander';
import type { ShowFlags } from '../cards/show-cards.ts';
import type { CommandContext } from '../command-context.ts';
import { examples, formatOption, rulesetOption } from './shared-options.ts';

/** `scape card`: looks at cards. */
export function cardCommand(context: CommandContext): Command {
  return new Command('card')
    .summary('look at cards')
    .description(
      'Shows the cards of all packs: those that come with the program, and those of the folder where you are.',
    )
    .addHelpText('after', examples('npx scape card list', 'npx scape card show hulk'))
    .addCommand(showCommand(context))
    .addCommand(listCommand(context));
}

function showCommand(context: CommandContext): Command {
  return new Command('show')
    .summary('show cards with their abilities')
    .description('Shows cards with their numbers, symbols and abilities.')
    .argument('<cards...>', 'ids or names of cards')
    .option('--json', 'the cards as JSON')
    .option('--png <file>', 'a picture of the card; for several cards, the folder of their pictures')
    .option('--pdf <file>', 'sheets to print: four cards to a page, with crop marks')
    .addOption(
      new Option('--paper <paper>', 'the paper of the sheets').choices(['a4', 'letter']).default('a4'),
    )
    .addOption(rulesetOption())
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples(
        'npx scape card show hulk',
        'npx scape card show "Battle Beast" batman --json',
        'npx scape card show hulk --png hulk.png',
        'npx scape card show hulk batman alien-drone alien-drone --pdf cards.pdf --paper letter',
      ),
    )
    .action(async (names: readonly string[], flags: ShowFlags) => {
      const { showCards } = await import('../cards/show-cards.ts');
      await showCards(await context.open(), names, flags);
    });
}

interface ListFlags {
  readonly json?: boolean;
  readonly roster?: boolean;
  readonly format: string;
  readonly power?: string;
  readonly keyword?: string;
  readonly set?: string;
  readonly points?: string;
}

function listCommand(context: CommandContext): Command {
  return new Command('list')
    .summary('list cards, or find some')
    .description(
      'Lists the cards of all packs with their numbers and powers: all, or those that have every word in their name, tags, powers or set.',
    )
    .argument('[words...]', 'parts of names, tags, powers or sets')
    .option('--power <words>', 'a power, by a part of its name')
    .option('--keyword <word>', 'a species, class, personality, size, symbol or keyword')
    .option('--set <words>', 'the pack, or the set in which a card was published')
    .option('--points <points>', 'what it costs: 100, 80-120, -100 or 200-')
    .option('--json', 'the list as JSON')
    .option('--roster', 'all published HeroScape cards: done, in part with what is missing, not yet')
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples(
        'npx scape card list',
        'npx scape card list viking',
        'npx scape card list --keyword orc --points -80',
        'npx scape card list --power bonding',
        'npx scape card list --roster --json',
      ),
    )
    .action(async (words: readonly string[], { json = false, roster = false, ...flags }: ListFlags) => {
      if (roster) {
        const { listRoster } = await import('../cards/list-roster.ts');
        listRoster(await context.open(), json);
        return;
      }
      const { listCards } = await import('../cards/list-cards.ts');
      listCards(await context.open(), { ...flags, words, json });
    });
}
