import { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import type { ScoutFlags } from '../maps/scout.ts';
import { examples, rulesetOption, wholeNumber } from './shared-options.ts';

interface ShowFlags extends ScoutFlags {
  readonly svg?: string;
  readonly region: number;
  readonly legend: boolean;
}

/** `scape map`: draws maps, finds what is wrong with them, and turns one format into another. */
export function mapCommand(context: CommandContext): Command {
  return new Command('map')
    .summary('draw, check and convert maps')
    .description('Draws maps, finds what is wrong with them, and turns one format into another.')
    .addHelpText(
      'after',
      examples(
        'npx scape map show first-light',
        'npx scape map check my-map.hsc',
        'npx scape map convert old.hsc new.yaml',
      ),
    )
    .addCommand(showCommand(context))
    .addCommand(checkCommand(context))
    .addCommand(convertCommand(context))
    .addCommand(listCommand(context));
}

function showCommand(context: CommandContext): Command {
  return new Command('show')
    .summary('draw a map in the terminal or as SVG')
    .description('Draws a map, and what a figure on a space can reach and see from there.')
    .argument('<map>', 'the name of a map, or a file: .yaml, .hsc, or JSON of the map editor')
    .option('--svg <file>', 'write a picture instead')
    .option('--reach <space>', 'what each space costs a figure that starts here')
    .option('--sight <space>', 'what a figure here sees: clear, obstructed, nothing')
    .option('--to <space>', 'with --sight: explain the sight on this space')
    .option('--heights <space>', 'how much higher or lower than here each space is')
    .option('--move <number>', 'Move of the figure', wholeNumber(0, 40), 5)
    .option('--tall <levels>', 'height of the figure in levels', wholeNumber(1, 40), 5)
    .option('--symbols <list>', 'symbols of the figure, as "flying, super-strength"')
    .option('--card <card>', 'take Move, height and symbols from a card')
    .addOption(rulesetOption())
    .option('--region <number>', 'which of several separate battlefields', wholeNumber(0, 20), 0)
    .option('--no-legend', 'leave out the legend')
    .addHelpText(
      'after',
      examples(
        'npx scape map show first-light',
        'npx scape map show first-light --reach h2 --card hulk',
        'npx scape map show first-light --sight b6 --to k12',
        'npx scape map show my-map.hsc --svg my-map.svg',
      ),
    )
    .action(async (map: string, flags: ShowFlags) => {
      const { showMap } = await import('../maps/show-map.ts');
      showMap(await context.open(), map, flags);
    });
}

function checkCommand(context: CommandContext): Command {
  return new Command('check')
    .summary('find what is wrong with maps')
    .description(
      'Finds everything that keeps a map from being played, each with its place and a cure. Exit code 1 if a map has errors.',
    )
    .argument('<maps...>', 'names of maps, files, or folders')
    .option('--json', 'one JSON object instead of lines')
    .addHelpText('after', examples('npx scape map check my-map.hsc', 'npx scape map check my-maps --json'))
    .action(async (maps: readonly string[], { json = false }: { readonly json?: boolean }) => {
      const { checkMaps } = await import('../maps/check-maps.ts');
      context.end(checkMaps(await context.open(), maps, json));
    });
}

function convertCommand(context: CommandContext): Command {
  return new Command('convert')
    .summary('write a map in another format')
    .description(
      'Reads a map of any format and writes it as YAML, .hsc or SVG, as the name of the new file says.',
    )
    .argument('<map>', 'the name of a map, or a file')
    .argument('<file>', 'the new file: .yaml, .hsc or .svg')
    .option('--force', 'write over a file that exists')
    .addHelpText(
      'after',
      examples('npx scape map convert old.hsc new.yaml', 'npx scape map convert first-light first-light.hsc'),
    )
    .action(async (map: string, file: string, { force = false }: { readonly force?: boolean }) => {
      const { convertMap } = await import('../maps/convert-map.ts');
      convertMap(await context.open(), map, file, force);
    });
}

function listCommand(context: CommandContext): Command {
  return new Command('list')
    .summary('list the maps that have a name')
    .description('Lists the maps of all packs: who can play them, and with which variants.')
    .option('--json', 'the list as JSON')
    .addHelpText('after', examples('npx scape map list'))
    .action(async ({ json = false }: { readonly json?: boolean }) => {
      const { listMaps } = await import('../maps/list-maps.ts');
      listMaps(await context.open(), json);
    });
}
