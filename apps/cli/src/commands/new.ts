import { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { examples } from './shared-options.ts';

/** `scape new`: begins packs, cards and abilities. */
export function newCommand(context: CommandContext): Command {
  const command = new Command('new')
    .summary('begin a pack, a card or an ability')
    .description(
      'Writes the first files of a pack, a card or an ability: whole, checked, and ready to be changed.',
    )
    .addHelpText(
      'after',
      examples(
        'npx scape new pack "Tin Village"',
        'npx scape new card "Tin Smith" --points 90',
        'npx scape new ability "Long Arm"',
      ),
    );
  return command
    .addCommand(
      new Command('pack')
        .summary('begin a pack in a folder of its own')
        .description(
          'Makes a folder with a manifest, a price table, a first card, and JSON Schemas for editors.',
        )
        .argument('[name]', 'the name of the pack (left out: it is asked)')
        .addHelpText('after', examples('npx scape new pack "Tin Village"'))
        .action(async (name: string | undefined) => {
          const { newPack } = await import('../authoring/new-pack.ts');
          await newPack(await context.open(), name);
        }),
    )
    .addCommand(
      new Command('card')
        .summary('begin a card of the pack here')
        .description('Adds a card to the pack in this folder, with its price.')
        .argument('[name]', 'the name on the card (left out: it is asked)')
        .option('--points <number>', 'its price in prices/standard.yaml', '100')
        .addHelpText('after', examples('npx scape new card "Tin Smith" --points 90'))
        .action(async (name: string | undefined, { points }: { readonly points: string }) => {
          const { newCard } = await import('../authoring/new-card.ts');
          await newCard(await context.open(), name, points);
        }),
    )
    .addCommand(
      new Command('ability')
        .summary('begin an ability in the pack here')
        .description(
          'Adds an ability to the pack in this folder, with a scenario: as data, or in code. Cards name it by its id.',
        )
        .argument('[name]', 'the name of the ability (left out: it is asked)')
        .option('--coded', 'in code, for what data cannot say; code is run only with --code')
        .addHelpText(
          'after',
          examples('npx scape new ability "Long Arm"', 'npx scape new ability "Iron Grip" --coded'),
        )
        .action(async (name: string | undefined, { coded = false }: { readonly coded?: boolean }) => {
          const { newAbility } = await import('../authoring/new-ability.ts');
          await newAbility(await context.open(), name, coded);
        }),
    );
}
