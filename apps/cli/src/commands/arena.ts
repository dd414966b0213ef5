import { Command, Option } from 'commander';
import type { LadderFlags, TrainFlags } from '../arena/run-arena-commands.ts';
import type { WorkFlags } from '../arena/run-arena-work.ts';
import type { ArenaFlags } from '../arena/run-experiment.ts';
import type { PointsFlags } from '../arena/run-points.ts';
import type { PriceFlags } from '../arena/run-prices.ts';
import type { CommandContext } from '../command-context.ts';
import { collected, examples, wholeNumber } from './shared-options.ts';

/** `scape arena`: bots against each other, and what the judge learns. */
export function arenaCommand(context: CommandContext): Command {
  return new Command('arena')
    .summary('measure bots against each other, and teach their judge')
    .description(
      'Plays bots against each other in pairs with intervals and ratings. What is kept in a file is played once: whatever ends a run, the next goes on from there.',
    )
    .addHelpText(
      'after',
      examples(
        'npx scape arena ladder --games 400 --keep ladder.jsonl --html ladder.html',
        'npx scape arena ladder --pair shrewd:greedy --games 100',
        'npx scape arena run experiment.json --keep results.jsonl',
        'npx scape arena work --database postgres://scape@host/scape',
        'npx scape arena train --seed 1 --games 8',
        'npx scape arena prices raelin syvarris',
        'npx scape arena points --games 4000 --keep points.jsonl --out points.md',
      ),
    )
    .addCommand(ladderCommand(context))
    .addCommand(fileCommand(context))
    .addCommand(workCommand(context))
    .addCommand(trainCommand(context))
    .addCommand(pricesCommand(context))
    .addCommand(pointsCommand(context));
}

function withResults(command: Command): Command {
  return command
    .option('--keep <file>', 'keep each result in this file, a line each, and go on from what is there')
    .option('--html <file>', 'write the report as a page')
    .option('--csv <file>', 'write a line for each game')
    .option('--threads <number>', 'threads (left out: one for each core)', wholeNumber(1, 256))
    .option(
      '--database <address>',
      'have machines play that work for this PostgreSQL (scape arena work), and wait for them',
    )
    .addOption(new Option('--json', 'one JSON object instead of text'));
}

function ladderCommand(context: CommandContext): Command {
  return withResults(
    new Command('ladder')
      .summary('each level against the one below, with controls')
      .description(
        'Each level against the one below, both seats, six armies and three maps under each ruleset; a mirror and the random bot as controls.',
      )
      .option('--games <number>', 'games of each pair', wholeNumber(1, 1_000_000), 400)
      .option('--seed <seed>', 'the same seed plays the same games', '1')
      .option(
        '--pair <bots>',
        'only this pair, as shrewd:greedy, thinker@60:greedy or greedy-bold:greedy; several times',
        collected,
      ),
  ).action(async (flags: LadderFlags) => {
    const { runLadder } = await import('../arena/run-arena-commands.ts');
    context.end(await runLadder(await context.open(), flags));
  });
}

function fileCommand(context: CommandContext): Command {
  return withResults(
    new Command('run')
      .summary('an experiment from a file')
      .description(
        'Plays an experiment: JSON with name, seed, games, pairs ([["shrewd", "greedy"]]), and contests ([{"ruleset": "heroscape", "map": "first-light", "army": "finn, raelin"}]; left out: those of the ladder).',
      )
      .argument('<file>', 'the experiment'),
  ).action(async (file: string, flags: ArenaFlags) => {
    const { runArenaFile } = await import('../arena/run-arena-commands.ts');
    context.end(await runArenaFile(await context.open(), file, flags));
  });
}

function workCommand(context: CommandContext): Command {
  return new Command('work')
    .summary('play for experiments that are laid out in a database')
    .description(
      'Plays games for every "scape arena run" and "ladder" that names the same database, on as many machines as there are. It may be stopped or killed at any time: another goes on, and no game counts twice.',
    )
    .requiredOption('--database <address>', 'the PostgreSQL, as postgres://user:password@host/name')
    .option('--threads <number>', 'threads (left out: one for each core)', wholeNumber(1, 256))
    .option(
      '--idle <seconds>',
      'end after so many seconds without work (left out: never)',
      wholeNumber(1, 1_000_000),
    )
    .action(async (flags: WorkFlags) => {
      const { runArenaWork } = await import('../arena/run-arena-work.ts');
      context.end(await runArenaWork(await context.open(), flags));
    });
}

function pricesCommand(context: CommandContext): Command {
  return new Command('prices')
    .summary('is each card worth its price?')
    .description(
      'Plays every HeroScape card at its printed price against as many points of plain common cards, on three symmetric maps, both sides by the quick bot, and writes a table with intervals. What is kept in the file is not played again.',
    )
    .argument('[cards...]', 'only these cards')
    .option('--games <number>', 'games of each card on each map', wholeNumber(0, 1_000_000), 2)
    .option('--seed <seed>', 'the same seed plays the same games', '1')
    .option(
      '--keep <file>',
      'keep each result in this file, a line each, and go on from there',
      'prices.jsonl',
    )
    .option('--page <file>', 'write the table to this file (left out: to standard output)')
    .action(async (cards: readonly string[], flags: PriceFlags) => {
      const { runPrices } = await import('../arena/run-prices.ts');
      context.end(await runPrices(await context.open(), cards, flags));
    });
}

function trainCommand(context: CommandContext): Command {
  return new Command('train')
    .summary('learn the weights of the judge')
    .description(
      'Plays games between bots and learns by which weights of its features the judge tells best who wins. The same seed gives the same weights.',
    )
    .option('--games <number>', 'games of each of 108 contests', wholeNumber(1, 10_000), 6)
    .option('--seed <seed>', 'the same seed gives the same weights', '1')
    .option(
      '--bot <bot>',
      'who plays the games, once for each bot (left out: quick bots of all tempers)',
      collected,
    )
    .option('--out <file>', 'write them to this file (left out: to standard output)')
    .action(async (flags: TrainFlags) => {
      const { trainJudge } = await import('../arena/run-arena-commands.ts');
      context.end(await trainJudge(await context.open(), flags));
    });
}

function pointsCommand(context: CommandContext): Command {
  return new Command('points')
    .summary('what cards are worth by play')
    .description(
      'Plays armies drawn by chance, without any prices, and fits what each card adds to the odds of winning. Compares with printed and community points, and writes a page that says where it cannot be trusted.',
    )
    .option('--ruleset <ruleset>', 'superscape or heroscape', 'heroscape')
    .option('--games <number>', 'games', wholeNumber(1, 10_000_000), 4000)
    .option('--seed <seed>', 'the same seed plays the same games', '1')
    .option('--bot <bot>', 'who plays both sides', 'quick')
    .option('--keep <file>', 'keep each game in this file, a line each, and go on from what is there')
    .option('--beside <file>', 'kept games of another bot: are the cards in the same order there?')
    .option('--out <file>', 'write the page to this file')
    .action(async (flags: PointsFlags) => {
      const { runPoints } = await import('../arena/run-points.ts');
      context.end(await runPoints(await context.open(), flags));
    });
}
