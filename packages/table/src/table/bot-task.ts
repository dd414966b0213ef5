import { type BotSeat, createBot } from '@scapewright/bots';
import type { Reply, SavedMatch, Seat } from '@scapewright/kernel';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type BattleRecord, planOf } from '../battle/battle-record.ts';

/** What a bot is asked, as plain data: so that it can think in a thread of its own. Only the host of a table has it. */
export interface BotTask {
  readonly record: BattleRecord;
  readonly saved: SavedMatch;
  readonly seat: Seat;
  readonly bot: BotSeat;
  /** The bot's own chance: the same position gives the same answer after any restart. */
  readonly seed: string;
}

/** What a bot answers to a task, on an engine of its ruleset and variants. Throws where the task is of another game. */
export function replyToTask(engine: SkirmishEngine, { record, saved, seat, bot, seed }: BotTask): Reply {
  const match = engine.load(planOf(engine, record), saved);
  const [decision] = match.pending(seat);
  if (!decision) throw new Error(`nothing is asked of seat ${seat}`);
  return createBot(bot, seed).decide(decision, match);
}
