import { type Reply, replyFault } from '../clock/decision.ts';
import type { GameAdapter } from '../clock/game-adapter.ts';
import { KernelError, namedError } from '../error.ts';
import { differenceOf } from '../match/difference.ts';
import type { UncheckedEngine } from '../match/engine.ts';
import type { Match } from '../match/match.ts';
import {
  fingerprint,
  type InputEntry,
  type MatchOptions,
  type MatchPlan,
  type SavedMatch,
} from '../match/match-plan.ts';
import type { DiceSource, Generator } from '../state/dice.ts';
import type { Seat } from '../state/seat.ts';

type AnswerEntry = Extract<InputEntry, { readonly reply: Reply }>;

/** What re-simulates a game, besides its setup. */
export interface ReplayLog {
  readonly seed: string;
  readonly inputs: readonly InputEntry[];
  /** Of its last position, if known. */
  readonly hash?: string;
  /** Where its dice came from: left out, from the seed; `asked` of the players; `recorded`: from outside, and it has them. */
  readonly dice?: 'seeded' | 'asked' | 'recorded' | Generator;
  /** The paused game, if known: all of it has to follow. */
  readonly saved?: SavedMatch;
}

/** The match as it ended, or the first decision (counted from 0 over all seats) at which the replay differs, and how. */
export type ReplayResult<Game extends GameAdapter> =
  | { readonly ok: true; readonly match: Match<Game> }
  | {
      readonly ok: false;
      readonly decision: number;
      readonly seat: Seat | undefined;
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
 * Plays a game again from its input log and compares what it asks, the replies it allows, the dice that it rolls and, where
 * the log has them, the hashes of the positions and the whole paused game. Never throws, whoever has written the log.
 */
export function verifyReplay<Game extends GameAdapter>(
  engine: UncheckedEngine<Game>,
  plan: MatchPlan<Game>,
  log: ReplayLog,
  options: MatchOptions = {},
): ReplayResult<Game> {
  let match: Match<Game> | undefined;
  let at = 0;
  let answers: readonly AnswerEntry[] = [];
  const played = (): string | undefined => {
    match = prepared(engine, plan, log, options);
    answers = log.inputs.filter((entry) => 'reply' in entry);
    if (log.dice !== 'recorded' && answers.length < log.inputs.length)
      return `the log has dice of its own, but these are ${typeof log.dice === 'string' ? log.dice : 'seeded'}`;
    match.advance();
    for (; at < answers.length; at++) {
      const fault = takeAnswer(match, answers[at] as AnswerEntry);
      if (fault !== undefined) return fault;
    }
    return endFault(match, log);
  };
  const fault = faultOf(played);
  if (match && fault === undefined) return { ok: true, match };
  const { seat, asks } = answers[at] ?? {};
  return { ok: false, decision: at, seat, asks, step: match?.clock.step() ?? '', message: fault ?? '' };
}

/** What somebody says is wrong, or throws. */
function faultOf(look: () => string | undefined): string | undefined {
  try {
    return look();
  } catch (error) {
    return namedError(error, '').message;
  }
}

/** The match before its first decision, with dice and logs as the log has them. */
function prepared<Game extends GameAdapter>(
  engine: UncheckedEngine<Game>,
  plan: MatchPlan<Game>,
  { seed, inputs, dice = 'seeded', saved }: ReplayLog,
  options: MatchOptions,
): Match<Game> {
  return engine.prepare(plan, {
    ...options,
    ...(saved ? { log: true, trace: saved.lock.includes(fingerprint(plan, true)) } : {}),
    hashes: inputs.some((entry) => 'hash' in entry),
    dice: dice === 'recorded' ? recordedDice(inputs) : dice,
    seed,
  });
}

/** What does not follow from the answers at the end of a log. */
function endFault<Game extends GameAdapter>(
  match: Match<Game>,
  { hash, saved }: ReplayLog,
): string | undefined {
  if (hash !== undefined && match.host.hash() !== hash) return 'the last position is another one';
  if (!saved) return undefined;
  const fault = openFault(match, saved);
  if (fault !== undefined) return fault;
  const place = differenceOf(asJson(saved), asJson(match.host.save()));
  return place === undefined ? undefined : `the paused game is another one: ${place}`;
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Gives the answers to a joint decision that waits for others; says which does not fit. */
function openFault<Game extends GameAdapter>(match: Match<Game>, { frames }: SavedMatch): string | undefined {
  const top = frames[frames.length - 1];
  const { waiting } = match.clock;
  for (const [place, reply] of Object.entries(top?.type === 'run' ? top.joint : {})) {
    const decision = waiting[Number(place)];
    if (!decision || waiting.length === 1) return `nobody is asked what joint answer ${place} is about`;
    const message = takeAnswer(match, { seat: decision.seat, asks: decision.asks, reply });
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Gives a logged answer; says why it does not fit. */
function takeAnswer<Game extends GameAdapter>(
  match: Match<Game>,
  { seat, asks, reply, hash }: AnswerEntry,
): string | undefined {
  const decision = match.pending(seat)[0];
  if (!decision) {
    const asked = match.host.pending().map((one) => `seat ${one.seat} ${one.asks}`);
    return `seat ${seat} answered ${asks}, but ${asked.join(', ') || 'nothing'} is asked`;
  }
  if (decision.asks !== asks) return `seat ${seat} answered ${asks}, but is asked ${decision.asks}`;
  if (hash !== undefined && match.host.hash() !== hash) return 'the position is another one';
  const fault = replyFault(decision, reply);
  if (fault) return `seat ${seat} answered ${asks} otherwise: ${fault.message}`;
  match.reply(seat, reply);
  return undefined;
}
