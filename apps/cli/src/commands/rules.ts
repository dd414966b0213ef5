import { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { examples, rulesetOption, wholeNumber } from './shared-options.ts';

interface Flags {
  readonly tree?: boolean;
  readonly coverage?: boolean;
  readonly rulings?: boolean;
  readonly json?: boolean;
  readonly ruleset: 'superscape' | 'heroscape';
  readonly limit: number;
}

/** `scape rules`: one rule, a search, a step, the tree of all steps, the rulings, or how much of the ledger is proved. */
export function rulesCommand(context: CommandContext): Command {
  const command = new Command('rules')
    .summary('look up rules, steps, rulings and coverage')
    .description(
      'Shows a rule by its id, the rules of a step by its code, or those that hold all words of a text. Without words: what there is.',
    )
    .argument('[words...]', 'a rule id (SS-CMB-016), a step (C4), or words')
    .option('--tree', 'all procedures and steps in the order of play, with what hooks there')
    .option(
      '--coverage',
      'how many rules are implemented, proved and waived, by file; words: folders with scenarios and tests',
    )
    .option('--rulings', 'every named ruling and every open point with its default')
    .option('--json', 'one JSON object instead of text')
    .option('--limit <number>', 'most rules that a search shows', wholeNumber(1, 2000), 15)
    .addOption(rulesetOption())
    .addHelpText(
      'after',
      examples(
        'npx scape rules SS-CMB-016',
        'npx scape rules "falling water"',
        'npx scape rules falling --ruleset heroscape',
        'npx scape rules 3G',
        'npx scape rules --tree --ruleset heroscape',
        'npx scape rules --coverage --json',
      ),
    )
    .action(async (words: readonly string[], flags: Flags) => {
      const composition = await context.open();
      if (flags.tree) (await import('../rules/show-tree.ts')).showTree(composition, flags.ruleset);
      else if (flags.coverage)
        context.end(
          await (await import('../rules/show-coverage.ts')).showCoverage(
            composition,
            words,
            flags.json ?? false,
          ),
        );
      else if (flags.rulings)
        (await import('../rules/show-rulings.ts')).showRulings(composition, flags.json ?? false);
      else {
        const { showRules } = await import('../rules/show-rules.ts');
        const isGiven = command.getOptionValueSource('ruleset') === 'cli';
        showRules(composition, words, { ...flags, ruleset: isGiven ? flags.ruleset : undefined });
      }
    });
  return command;
}
