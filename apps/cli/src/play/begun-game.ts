import { botNames } from '@scapewright/bots';
import { KernelError } from '@scapewright/kernel';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type JournalEntry, journalOfSave } from '@scapewright/table';
import { type BattleRecord, type SeatKind, seatKinds, verifyBattle } from '@scapewright/table/battle';
import type { DependencyContainer } from 'tsyringe';
import { type BattleFlags, beginBattle } from '../battle/begun-battle.ts';
import * as tokens from '../composition/tokens.ts';
import { CliError } from '../errors/cli-error.ts';
import { knownCards, openSave } from '../record/saved-battle.ts';
import { phrase } from '../words/terminal-words.ts';

/** A game that can be played, and what has happened in it. */
export interface BegunGame {
  readonly engine: SkirmishEngine;
  readonly record: BattleRecord;
  readonly journal: readonly JournalEntry[];
}

/** What a new game is asked for with. */
export interface GameFlags extends BattleFlags {
  /** Who plays, army by army. */
  readonly player?: readonly string[];
  readonly dice: 'seeded' | 'asked';
}

/** A new game. Throws what keeps it from beginning. */
export function newGame(composition: DependencyContainer, flags: GameFlags): BegunGame {
  const { player = [], dice } = flags;
  const { engine, record } = beginBattle(
    composition,
    flags,
    (armies) => seatsOf(player, armies),
    player.length || undefined,
  );
  if (dice !== 'asked') return { engine, record, journal: [] };
  if (!record.seats.includes('person'))
    throw new CliError(phrase('error:no-dice-reader'), phrase('error:no-dice-reader-fix'));
  return { engine, record: { ...record, dice }, journal: [] };
}

/** A game that was saved. Throws where it is none, or none that follows from its answers. */
export function savedGame(composition: DependencyContainer, file: string): BegunGame {
  const saved = openSave(composition, file);
  const { record } = saved;
  const engine = composition.resolve(tokens.engines)(record.ruleset, record.variants);
  const fault = faultOf(() => {
    const { replay, message } = verifyBattle(engine, saved, knownCards(composition));
    return replay?.ok ? undefined : message;
  });
  if (fault !== undefined)
    throw new CliError(phrase('error:cannot-go-on', { file, fault }), phrase('error:cannot-go-on-fix'));
  return { engine, record, journal: journalOfSave(saved) };
}

function faultOf(look: () => string | undefined): string | undefined {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    return error.message;
  }
}

/** The first seat is a person's and the others are bots', unless something else is said. */
function seatsOf(words: readonly string[], seats: number): SeatKind[] {
  const unknown = words.find((word) => !seatKinds.includes(word as SeatKind));
  if (unknown !== undefined)
    throw new CliError(
      phrase('error:cannot-play', { word: unknown }),
      phrase('error:cannot-play-fix', { kinds: ['person', ...botNames].join(', ') }),
    );
  if (words.length > seats)
    throw new CliError(phrase('error:too-many-players', { players: words.length, armies: seats }));
  return Array.from(
    { length: seats },
    (_, seat) => (words[seat] ?? (words.length === 0 && seat === 0 ? 'person' : 'greedy')) as SeatKind,
  );
}
