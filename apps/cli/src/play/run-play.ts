import type { Level } from '@scapewright/protocol';
import type { DependencyContainer } from 'tsyringe';
import * as tokens from '../composition/tokens.ts';
import { checkOutput } from '../content/output-file.ts';
import { CliError, type ExitCode, exitCodes } from '../errors/cli-error.ts';
import { openLineReader } from '../terminal/line-reader.ts';
import { pageIn } from '../terminal/page.ts';
import { languageOf, phrase } from '../words/terminal-words.ts';
import { type BegunGame, type GameFlags, newGame, savedGame } from './begun-game.ts';
import { KeptGame } from './kept-game.ts';
import { unfinishedGames } from './kept-games.ts';
import { chooseGame } from './menu/choose-game.ts';
import { PlaySession } from './play-session.ts';

/** What `scape play` was asked for. */
export interface PlayFlags extends Omit<GameFlags, 'seed'> {
  readonly seed?: string;
  readonly report: Level;
  readonly rules?: boolean;
  /** Of questions and reports; left out: that of the device. */
  readonly language?: string;
  readonly save?: string;
  readonly load?: string;
  /** Go on with the game that was played last. */
  readonly continue?: boolean;
}

/** A game, and the file in which it lies where it was kept by itself. */
interface OpenedGame {
  readonly game: BegunGame;
  readonly own?: string;
}

/** Plays a game at the keyboard: a new one, a saved one, or what is chosen where nothing was asked for (`isOpen`). */
export async function runPlay(
  whole: DependencyContainer,
  flags: PlayFlags,
  isOpen: boolean,
): Promise<ExitCode> {
  const world = whole.resolve(tokens.surroundings);
  const language = flags.language ?? languageOf(world.environment);
  const page = pageIn(whole.resolve(tokens.page), language);
  const composition = whole.createChildContainer().register(tokens.page, { useValue: page });
  if (flags.save !== undefined) checkOutput(composition, flags.save);
  const asked = isOpen ? undefined : opened(composition, flags);
  const reader = openLineReader(world);
  try {
    const chosen = asked ?? (await chooseOne(composition, reader, flags));
    if (!chosen) return exitCodes.fine;
    const { game, own } = chosen;
    const kept = new KeptGame(composition, flags.save, own);
    const forget = world.onEnding((signal) =>
      world.errors.write(`\nscape: ${page.words.say('play:ended-by', { signal })}\n       ${kept.place}\n`),
    );
    try {
      const { report: detail, rules = false } = flags;
      return await new PlaySession({ composition, game, reader, kept, detail, rules, language }).run();
    } finally {
      forget();
    }
  } finally {
    reader.close();
  }
}

function opened(composition: DependencyContainer, flags: PlayFlags): OpenedGame {
  if (flags.load !== undefined) return { game: savedGame(composition, flags.load) };
  if (flags.continue) {
    const [last] = unfinishedGames(composition);
    if (!last) throw new CliError(phrase('error:none-kept'), phrase('error:none-kept-fix'));
    return { game: savedGame(composition, last.file), own: last.file };
  }
  return { game: newGame(composition, { ...flags, seed: flags.seed ?? freshSeed(composition) }) };
}

async function chooseOne(
  composition: DependencyContainer,
  reader: ReturnType<typeof openLineReader>,
  flags: PlayFlags,
): Promise<OpenedGame | undefined> {
  const chosen = await chooseGame(composition, reader);
  if (!chosen) return undefined;
  if ('file' in chosen) return { game: savedGame(composition, chosen.file), own: chosen.file };
  return { game: newGame(composition, { ...flags, ...chosen, seed: freshSeed(composition) }) };
}

const freshSeed = (composition: DependencyContainer): string =>
  composition.resolve(tokens.surroundings).freshSeed();
