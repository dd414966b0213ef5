import type { Choice, Seat } from '@scapewright/kernel';
import type { Figure, SkirmishRun, Space, Token } from '@scapewright/skirmish/author';

/** Who is asked, what, and about which figure. */
interface Question {
  readonly seat: Seat;
  readonly asks: string;
  readonly figure: Figure;
}

/** Which token is meant, as a choice. */
export function tokenChoice(
  { game }: SkirmishRun,
  { seat, asks, figure }: Question,
  tokens: readonly Token[],
): Choice {
  return {
    seat,
    asks,
    domain: 'token',
    options: [...tokens],
    subject: game.keyOf('figure', figure),
    source: `rule:${asks}`,
    defaultReply: tokens[0] as number,
  };
}

/** Why a token is not laid on a space: always this, or as the space is. */
type Reason = string | ((space: Space) => string);

/** On which space a token is laid, as a choice; `reason` says why not on another. */
export function spaceChoice(
  { game }: SkirmishRun,
  { seat, asks, figure }: Question,
  spaces: readonly Space[],
  reason: Reason,
): Choice {
  return {
    seat,
    asks,
    domain: 'space',
    options: [...spaces],
    whyNot: (space) => ({ reason: typeof reason === 'string' ? reason : reason(space) }),
    subject: game.keyOf('figure', figure),
    source: `rule:${asks}`,
    defaultReply: spaces[0] as number,
  };
}

/** Asks which token is meant. */
export function pickToken(
  run: SkirmishRun,
  seat: Seat,
  asks: string,
  tokens: readonly Token[],
  figure: Figure,
): number {
  return run.pick(tokenChoice(run, { seat, asks, figure }, tokens));
}

/** Asks on which space a token is laid; `reason` says why not on another. */
export function pickSpace(
  run: SkirmishRun,
  seat: Seat,
  asks: string,
  spaces: readonly Space[],
  figure: Figure,
  reason: Reason,
): number {
  return run.pick(spaceChoice(run, { seat, asks, figure }, spaces, reason));
}

/** Asks which opponent of a figure's player is meant; the only one is taken unasked. -1: there is none. */
export function pickOpponent(run: SkirmishRun, figure: Figure): number {
  const { game } = run;
  const seat = game.controller(figure);
  const opponents = game.seatOrder().filter((other) => game.teamOf(other) !== game.teamOf(seat));
  const [first = -1] = opponents;
  if (first < 0) return first;
  return run.pickOrTake({
    seat,
    asks: 'opponent',
    domain: 'player',
    options: [...opponents],
    subject: game.keyOf('figure', figure),
    source: 'rule:place-dropped-item',
    defaultReply: first,
  });
}
