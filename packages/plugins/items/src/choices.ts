import type { SkirmishRun } from '@scapewright/skirmish';

/** Asks which token is meant. */
export function pickToken(
  run: SkirmishRun,
  seat: number,
  asks: string,
  tokens: readonly number[],
  figure: number,
): number {
  return run.pick({
    seat,
    asks,
    domain: 'token',
    options: [...tokens],
    subject: run.game.keyOf('figure', figure),
    source: `rule:${asks}`,
    otherwise: tokens[0] as number,
  });
}

/** Asks on which space a token is laid; `reason` says why not on another. */
export function pickSpace(
  run: SkirmishRun,
  seat: number,
  asks: string,
  spaces: readonly number[],
  figure: number,
  reason: string,
): number {
  return run.pick({
    seat,
    asks,
    domain: 'space',
    options: [...spaces],
    whyNot: () => ({ reason }),
    subject: run.game.keyOf('figure', figure),
    source: `rule:${asks}`,
    otherwise: spaces[0] as number,
  });
}

/** Asks which opponent of a figure's player is meant; the only one is taken unasked. -1: there is none. */
export function pickOpponent(run: SkirmishRun, figure: number): number {
  const { game } = run;
  const seat = game.controller(figure);
  const opponents = game.seatOrder().filter((other) => game.teamOf(other) !== game.teamOf(seat));
  const [only = -1] = opponents;
  if (opponents.length < 2) return only;
  return run.pick({
    seat,
    asks: 'opponent',
    domain: 'player',
    options: [...opponents],
    subject: game.keyOf('figure', figure),
    source: 'rule:place-dropped-item',
    otherwise: only,
  });
}
