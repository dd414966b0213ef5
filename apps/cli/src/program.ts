import { FileError } from '@scapewright/files';
import { Command, CommanderError } from 'commander';
import type { DependencyContainer } from 'tsyringe';
import type { CommandContext } from './command-context.ts';

import { arenaCommand } from './commands/arena.ts';
import { armyCommand } from './commands/army.ts';
import { cardCommand } from './commands/card.ts';
import { checkCommand } from './commands/check.ts';
import { demoCommand } from './commands/demo.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { mapCommand } from './commands/map.ts';
import { newCommand } from './commands/new.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { examples } from './commands/shared-options.ts';
import { simCommand } from './commands/sim.ts';
import { testCommand } from './commands/test.ts';
import { CliError, type ExitCode, exitCodes } from './errors/cli-error.ts';
import type { Surroundings } from './surroundings.ts';
import { safeStream } from './terminal/safe-stream.ts';

/** Runs the program once: what it was asked, in which surroundings. Gives its exit code; never throws. */
export async function runProgram(words: readonly string[], outside: Surroundings): Promise<ExitCode> {
  const world = {
    ...outside,
    output: safeStream(outside.output),
    errors: safeStream(outside.errors),
  };
  let composed: Promise<DependencyContainer> | undefined;
  let code: ExitCode = exitCodes.fine;
  let program: Command | undefined;
  const context: CommandContext = {
    world,
    open: () => {
      const trustsCode = program?.opts()['code'] === true || world.environment['SCAPE_CODE'] === '1';
      composed ??= import('./composition/wiring.ts').then(({ openComposition }) =>
        openComposition(world, trustsCode),
      );
      return composed;
    },
    end: (ended) => {
      code = ended;
    },
  };
  try {
    program = createProgram(context);
    await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    return await failed(error, world, words);
  }
}

/** The program with all its commands. What a command needs is loaded when it runs. */
export function createProgram(context: CommandContext): Command {
  const { output, errors } = context.world;
  const program = new Command('scape')
    .description('Play, simulate and test hex skirmish games.')
    .option('--code', 'run the code that packs in this folder bring: only if you trust it')
    .addHelpText(
      'after',
      `${examples('npx scape demo', 'npx scape play', 'npx scape sim --games 500', 'npx scape rules "falling water"')}
Exit codes: 0 all went well, 1 what was looked at is not as it should be, 2 wrong use, 3 the program is broken.`,
    );
  const commands = [
    demoCommand,
    playCommand,
    simCommand,
    arenaCommand,
    replayCommand,
    testCommand,
    checkCommand,
    rulesCommand,
    mapCommand,
    cardCommand,
    armyCommand,
    newCommand,
    fuzzCommand,
  ];
  for (const create of commands) program.addCommand(create(context));
  for (const command of [program, ...program.commands.flatMap((one) => [one, ...one.commands])])
    command
      .exitOverride()
      .showHelpAfterError('(--help tells more)')
      .configureOutput({
        writeOut: (text) => output.write(text),
        writeErr: (text) => errors.write(text),
        getOutHelpWidth: () => Math.min(100, output.columns ?? 100),
        getErrHelpWidth: () => Math.min(100, errors.columns ?? 100),
      });
  return program;
}

/** Tells what went wrong on standard error. */
async function failed(
  error: unknown,
  { errors, environment }: Surroundings,
  given: readonly string[],
): Promise<ExitCode> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
  if (error instanceof CliError) {
    const { languageOf, terminalWords } = await import('./words/terminal-words.ts');
    const asked = given[given.indexOf('--language') + 1];
    const language = given.includes('--language') ? asked : languageOf(environment);
    const [message = '', fix] = error.linesIn(terminalWords(language));
    errors.write(`scape: ${message}\n`);
    if (fix) errors.write(`       ${fix}\n`);
    return error.exitCode;
  }
  if (error instanceof FileError) {
    errors.write(`scape: ${error.message}\n`);
    return exitCodes.usage;
  }
  if (isSetupProblem(error)) {
    errors.write(`scape: ${error.message.replace(/^setup-problems at start-up: */, '').trim()}\n`);
    return exitCodes.usage;
  }
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  errors.write(
    `scape: this should not have happened\n${environment['SCAPE_DEBUG'] ? told : firstLines(told)}\n`,
  );
  return exitCodes.broken;
}

/** What an engine says of a map or of armies that cannot be played as they stand. */
function isSetupProblem(error: unknown): error is Error {
  return error instanceof Error && (error as { readonly code?: unknown }).code === 'setup-problems';
}

const firstLines = (text: string): string => text.split('\n').slice(0, 4).join('\n');
