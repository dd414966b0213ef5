import { KernelError, type Match, type MatchOptions } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import {
  type BattleRecord,
  diceOf,
  planOf,
  type RulesetName,
  type SeatKind,
  seatKinds,
  setupOf,
} from '@scapewright/table/battle';
import { sceneryOf, usualFormat } from '@scapewright/table/content';
import type { DependencyContainer } from 'tsyringe';
import { battleGround } from '../battle/battle-ground.ts';
import { type ArmyFlags, gatherArmies } from '../battle/gathered-armies.ts';
import { checkTeams } from '../battle/legal-teams.ts';
import * as tokens from '../composition/tokens.ts';
import { demonstrationArmies } from '../content/demonstration-armies.ts';
import { checkPlain } from '../content/plain-words.ts';
import { CliError, type ExitCode } from '../errors/cli-error.ts';
import { openSave } from '../record/saved-battle.ts';
import type { Detail } from '../report/play-report.ts';
import { openLineReader } from '../terminal/line-reader.ts';
import { KeptGame } from './kept-game.ts';
import { PlaySession } from './play-session.ts';

/** What `scape play` was asked for. */
export interface PlayFlags extends ArmyFlags {
  readonly player?: readonly string[];
  readonly army?: readonly string[];
  readonly map: string;
  readonly ruleset: RulesetName;
  readonly seed?: string;
  readonly dice: 'seeded' | 'asked';
  readonly format?: string;
  readonly report: Detail;
  readonly save?: string;
  readonly load?: string;
}

/** Plays a game at the keyboard, a new one or a saved one. */
export async function runPlay(composition: DependencyContainer, flags: PlayFlags): Promise<ExitCode> {
  const kept = new KeptGame(composition, flags.save);
  const { record, match, engine } =
    flags.load === undefined ? begin(composition, flags) : resume(composition, flags.load);
  const world = composition.resolve(tokens.surroundings);
  const reader = openLineReader(world);
  const forget = world.onEnding((signal) =>
    world.errors.write(`\nscape: ended by ${signal}; the game is not finished\n       ${kept.place}\n`),
  );
  try {
    return await new PlaySession({
      composition,
      engine,
      match,
      record,
      reader,
      kept,
      detail: flags.report,
    }).run();
  } finally {
    forget();
    reader.close();
  }
}

interface Begun {
  readonly record: BattleRecord;
  readonly match: Match<Game>;
  readonly engine: SkirmishEngine;
}

function begin(composition: DependencyContainer, flags: PlayFlags): Begun {
  for (const words of [flags.seed ?? '', flags.map]) checkPlain('the command line', words);
  const engine = composition.resolve(tokens.engines)(flags.ruleset, flags.variant);
  const isDrafted = flags.draft !== undefined;
  const texts = flags.army ?? (isDrafted ? [] : demonstrationArmies);
  const { armies, terms } = gatherArmies(composition, texts, flags, { players: flags.player?.length });
  const map = composition.resolve(tokens.maps).find(flags.map, flags.ruleset, flags.variant);
  const record: BattleRecord = {
    ruleset: flags.ruleset,
    ...(flags.variant ? { variants: flags.variant } : {}),
    ...(flags.format === undefined || flags.format === usualFormat ? {} : { format: flags.format }),
    map: map.name,
    mapFile: flags.map,
    ground: battleGround(composition, map, { ruleset: flags.ruleset, armies, terms }),
    scenery: sceneryOf(map.plan),
    armies,
    seats: seatsOf(flags.player ?? [], armies.length),
    seed: flags.seed ?? composition.resolve(tokens.surroundings).freshSeed(),
    ...terms,
    ...(flags.dice === 'asked' ? { dice: flags.dice } : {}),
  };
  checkTeams(engine, setupOf(record));
  return { record, engine, match: engine.start(planOf(engine, record), optionsOf(record)) };
}

function resume(composition: DependencyContainer, file: string): Begun {
  const { record, match: saved } = openSave(composition, file);
  const engine = composition.resolve(tokens.engines)(record.ruleset, record.variants);
  try {
    return { record, engine, match: engine.load(planOf(engine, record), saved, optionsOf(record)) };
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof KernelError) || error.code !== 'bad-save')
      throw new CliError(`the setup of ${file} cannot be played: ${message}`);
    throw new CliError(
      `${file} cannot be gone on with: match.${error.where}: ${error.detail}`,
      'scape replay tells where it comes to something else',
    );
  }
}

function optionsOf(record: BattleRecord): MatchOptions {
  return { seed: record.seed, undo: true, hashes: true, ...diceOf(record) };
}

/** The first seat is a person's and the others are bots', unless something else is said. */
function seatsOf(words: readonly string[], seats: number): SeatKind[] {
  const unknown = words.find((word) => !seatKinds.includes(word as SeatKind));
  if (unknown !== undefined)
    throw new CliError(`"${unknown}" cannot play`, `use one of: ${seatKinds.join(', ')}`);
  if (words.length > seats) throw new CliError(`there are ${words.length} players for ${seats} armies`);
  return Array.from(
    { length: seats },
    (_, seat) => (words[seat] ?? (words.length === 0 && seat === 0 ? 'person' : 'greedy')) as SeatKind,
  );
}
