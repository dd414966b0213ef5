import { type Reply, replyFault } from './decision.ts';
import type { DiceSource } from './dice.ts';
import type { UncheckedEngine } from './engine.ts';
import { KernelError } from './error.ts';
import type { GameAdapter } from './game-adapter.ts';
import type { Match } from './match.ts';
import type { InputEntry, MatchOptions, MatchPlan } from './match-plan.ts';

type AnswerEntry = Extract<InputEntry, { readonly reply: Reply }>;

/** What re-simulates a game, besides its setup. `hash`: that of its last position, if known. */
export interface ReplayLog {
  readonly seed: string;
  readonly inputs: readonly InputEntry[];
  readonly hash?: string;
}

/** The match as it ended, or the first decision (counted from 0 over all seats) at which the replay differs, and how. */
export type ReplayResult<Game extends GameAdapter> =
  | { readonly ok: true; readonly match: Match<Game> }
  | {
      readonly ok: false;
      readonly decision: number;
      readonly seat: number | undefined;
      readonly asks: string | undefined;
      readonly step: string;
      readonly message: string;
    };

/** Dice from outside as a game's input log tells them. Throws `dice-missing` where another roll is asked for. */
export function recordedDice(inputs: readonly InputEntry[]): DiceSource {
  const rolls = inputs.filter((entry) => 'dice' in entry);
  let next = 0;
  return ({ purpose }) => {
    const roll = rolls[next++];
    if (!roll) throw new KernelError('dice-missing', purpose, 'the log holds no more dice');
    if (roll.purpose !== purpose)
      throw new KernelError('dice-missing', purpose, `the log rolled for ${roll.purpose} here`);
    return roll.dice;
  };
}

/**
 * Plays a game again from its input log and compares what it asks, the replies it allows and, where the log has them,
 * the hashes of the positions. Dice come from the log where it holds any, otherwise from the seed, or as `options` say.
 */
export function verifyReplay<Game extends GameAdapter>(
  engine: UncheckedEngine<Game>,
  plan: MatchPlan<Game>,
  log: ReplayLog,
  options: MatchOptions = {},
): ReplayResult<Game> {
  const { seed, inputs } = log;
  const outside = inputs.some((entry) => 'dice' in entry) ? { dice: recordedDice(inputs) } : {};
  const match = engine.prepare(plan, { ...options, ...outside, seed });
  const answers = inputs.filter((entry) => 'reply' in entry);
  let at = 0;
  const differs = (message: string): ReplayResult<Game> => {
    const { seat, asks } = answers[at] ?? {};
    return { ok: false, decision: at, seat, asks, step: match.clock.step(), message };
  };
  try {
    match.advance();
    for (; at < answers.length; at++) {
      const message = takeAnswer(match, answers[at] as AnswerEntry);
      if (message !== undefined) return differs(message);
    }
    if (log.hash !== undefined && match.hash() !== log.hash)
      return differs('the last position is another one');
    return { ok: true, match };
  } catch (error) {
    if (error instanceof KernelError) return differs(error.message);
    throw error;
  }
}

/** Gives a logged answer; says why it does not fit. */
function takeAnswer<Game extends GameAdapter>(
  match: Match<Game>,
  { seat, asks, reply, hash }: AnswerEntry,
): string | undefined {
  const decision = match.pending(seat)[0];
  if (!decision) {
    const asked = match.pending().map((one) => `seat ${one.seat} ${one.asks}`);
    return `seat ${seat} answered ${asks}, but ${asked.join(', ') || 'nothing'} is asked`;
  }
  if (decision.asks !== asks) return `seat ${seat} answered ${asks}, but is asked ${decision.asks}`;
  if (hash !== undefined && match.hash() !== hash) return 'the position is another one';
  const fault = replyFault(decision, reply);
  if (fault) return `seat ${seat} answered ${asks} otherwise: ${fault.message}`;
  match.reply(seat, reply);
  return undefined;
}
