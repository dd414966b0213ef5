import type { InputEntry, Match, SavedMatch } from '@scapewright/kernel';
import { type ReplayResult, verifyReplay } from '@scapewright/kernel/replay';
import { formatProblem, type JsonValue, loadSave, type SaveFile } from '@scapewright/packs';
import {
  type Army,
  type BattleTerms,
  type BotName,
  battleSetup,
  type Ground,
  type RulesetName,
  termsOf,
} from '@scapewright/sim';
import type { Game, GameSetup, SkirmishEngine } from '@scapewright/skirmish';
import type { Scenery } from '../battle/battle-map.ts';
import { CliError } from '../errors/cli-error.ts';

/** Who plays a seat. */
export type SeatKind = 'person' | BotName;

/** Everything that a battle was started with, as plain data: what a saved game needs besides its match. */
export interface BattleRecord extends BattleTerms {
  readonly ruleset: RulesetName;
  /** Variants of the ruleset with which it is played. */
  readonly variants?: readonly string[];
  /** The map's name, and how it was named when the battle began. */
  readonly map: string;
  readonly mapFile: string;
  readonly ground: Ground;
  readonly scenery: Scenery;
  readonly armies: readonly Army[];
  readonly seats: readonly SeatKind[];
  readonly seed: string;
  /** Left out: by seed. */
  readonly dice?: 'asked';
}

/** The setup of a recorded battle. */
export function setupOf(record: BattleRecord): GameSetup {
  return battleSetup(record.ground, record.armies, termsOf(record));
}

/** A match plan of a recorded battle. */
export function planOf(engine: SkirmishEngine, record: BattleRecord) {
  return engine.plan(setupOf(record));
}

/** A battle and where it stands, as the text of a save file. */
export function saveText(record: BattleRecord, match: Match<Game>, packs: SaveFile['packs'] = []): string {
  const save = {
    format: 'scapewright-save',
    version: 1,
    ruleset: record.ruleset,
    packs,
    setup: record,
    match: match.save(),
  };
  return `${JSON.stringify(save)}\n`;
}

/** A saved game that has been read. */
export interface ReadRecord {
  readonly record: BattleRecord;
  readonly match: SavedMatch;
}

/** Reads the text of a save file. Throws where it is none, or none of a battle. */
export function readRecord(file: string, text: string): ReadRecord {
  const read = loadSave(file, text);
  if (!read.ok)
    throw new CliError(
      read.problems.slice(0, 5).map(formatProblem).join('\n'),
      'a saved game comes from scape play, or from scape demo --save',
    );
  const { setup, match } = read.save;
  if (!isRecord(setup))
    throw new CliError(`${file} is a saved game, but not of a battle`, 'only battles can be played here');
  return { record: setup, match: match as unknown as SavedMatch };
}

/** Plays a recorded battle up to the last of some inputs. */
export function replayed(
  engine: SkirmishEngine,
  { record }: ReadRecord,
  inputs: readonly InputEntry[],
): ReplayResult<Game> {
  return verifyReplay(
    engine,
    planOf(engine, record),
    { seed: record.seed, inputs },
    { log: true, ...(record.dice === undefined ? {} : { dice: record.dice }) },
  );
}

function isRecord(value: JsonValue | unknown): value is BattleRecord & JsonValue {
  if (typeof value !== 'object' || value === null) return false;
  const { ruleset, ground, scenery, armies, seats, seed } = value as Readonly<Record<string, unknown>>;
  const isGround =
    typeof ground === 'object' && ground !== null && 'plan' in ground && 'startZones' in ground;
  return (
    (ruleset === 'superscape' || ruleset === 'heroscape') &&
    isGround &&
    typeof scenery === 'object' &&
    Array.isArray(armies) &&
    armies.every((army: { cards?: unknown }) => Array.isArray(army?.cards)) &&
    Array.isArray(seats) &&
    typeof seed === 'string'
  );
}
