import type { Space } from '@scapewright/board';
import { standingsOver } from '@scapewright/board';
import type { Choice, Seat } from '@scapewright/kernel';
import type { Figure } from '../../model/numbers.ts';
import { tokenTable } from '../../model/tables.ts';
import { canStand } from '../../queries/can-stand.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';

/**
 * The places nearest to a figure, or to the spaces `here`, on which its whole base can lie, all of them where several are equally near. Hexes are
 * counted across gaps and whatever the levels; spaces with tokens are not empty (SS-SKY-010).
 */
export function nearestPlaces(
  game: Game,
  figure: Figure,
  allowed: (space: Space) => boolean,
  here: readonly number[] = game.spacesOf(figure),
): readonly (readonly number[])[] {
  const { field } = game;
  const { base } = game.definition(figure);
  const region = field.region[here[0] as number];
  let nearest = -1;
  let found = new Map<string, readonly number[]>();
  for (let space = 0; space < field.count; space++) {
    if (field.exists[space] !== 1 || field.region[space] !== region || !allowed(space)) continue;
    const distance = hexesBetween(game, here, space);
    if (nearest >= 0 && distance > nearest) continue;
    for (const { spaces } of standingsOver(field, base, space)) {
      if (!spaces.every((one) => allowed(one) && isEmptyFor(game, figure, one))) continue;
      if (!canStand(game, figure, spaces)) continue;
      if (distance < nearest || nearest < 0) found = new Map();
      nearest = distance;
      found.set([...spaces].sort((a, b) => a - b).join(), spaces);
    }
  }
  return [...found.values()];
}

/** Every place on allowed spaces that are empty and on which the figure's whole base can lie. */
export function emptyPlaces(
  game: Game,
  figure: Figure,
  allowed: (space: Space) => boolean,
): readonly (readonly number[])[] {
  const { field } = game;
  const { base } = game.definition(figure);
  const found = new Map<string, readonly number[]>();
  for (let space = 0; space < field.count; space++) {
    if (field.exists[space] !== 1 || !allowed(space)) continue;
    for (const { spaces } of standingsOver(field, base, space))
      if (
        spaces.every((one) => allowed(one) && isEmptyFor(game, figure, one)) &&
        canStand(game, figure, spaces)
      )
        found.set([...spaces].sort((a, b) => a - b).join(), spaces);
  }
  return [...found.values()];
}

/** Asks which of several places a figure is put on: its controller chooses (SS-SKY-014). One place is taken unasked. */
export function choosePlace(
  run: SkirmishRun,
  figure: Figure,
  places: readonly (readonly number[])[],
  reason: string,
): readonly number[] {
  const { game } = run;
  const seat = game.controller(figure);
  const choice = placeChoice(run, places, {
    seat: seat >= 0 ? seat : (game.seatOrder()[0] ?? 0),
    figure,
    source: reason,
    defaultReply: 0,
  });
  return places[run.pickOrTake(choice)] ?? [];
}

/** Asks on which of several places a figure is put; the spaces of a larger base answer in any order. */
export function pickPlace(
  run: SkirmishRun,
  places: readonly (readonly number[])[],
  about: PlaceQuestion,
): readonly number[] {
  return places[run.pick(placeChoice(run, places, about))] ?? [];
}

/** Who is asked where to put which figure. */
interface PlaceQuestion {
  readonly seat: Seat;
  readonly figure: Figure;
  /** By which rule or ability, as its key. */
  readonly source: string;
  /** What kind of decision it is; `place` when left out. */
  readonly asks?: string;
  /** Index of the place that is taken where nobody answers. */
  readonly defaultReply?: number;
  /** Why a space is none of the places. */
  readonly whyNot?: Choice['whyNot'];
}

function placeChoice(
  { game }: SkirmishRun,
  places: readonly (readonly number[])[],
  { seat, figure, source, asks = 'place', defaultReply, whyNot }: PlaceQuestion,
): Choice {
  return {
    seat,
    asks,
    domain: 'place',
    options: places.map((_, at) => at),
    subject: game.keyOf('figure', figure),
    source,
    ...keysOfPlaces(game, places),
    ...(defaultReply === undefined ? {} : { defaultReply }),
    ...(whyNot === undefined ? {} : { whyNot }),
  };
}

/**
 * How the places among which a player picks are called: `space:a1`, or `space:a1+b1` of a larger base, in any order. A space on which
 * none of them lies is read as a number behind them, `places.length + space`, so that it can be refused with its reason.
 */
export function keysOfPlaces(
  game: Game,
  places: readonly (readonly number[])[],
): { readonly keyOf: (at: number) => string; readonly readKey: (key: string) => number | undefined } {
  const names = places.map((spaces) => spaces.map((space) => game.field.names[space] ?? ''));
  return {
    keyOf: (at) => `space:${names[at]?.join('+') ?? ''}`,
    readKey: (key) => {
      const wanted = inOrder(key.replace(/^space:/, '').split('+'));
      const at = names.findIndex((one) => inOrder(one) === wanted);
      const space = game.valueOf('space', key);
      return at >= 0 ? at : space === undefined ? undefined : places.length + space;
    },
  };
}

function inOrder(names: readonly string[]): string {
  return [...names].sort().join('+');
}

function hexesBetween({ field }: Game, from: readonly number[], to: number): number {
  return Math.min(
    ...from.map((space) => {
      const q = (field.q[to] as number) - (field.q[space] as number);
      const r = (field.r[to] as number) - (field.r[space] as number);
      return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
    }),
  );
}

/** No other figure, no object and no token on it. */
function isEmptyFor(game: Game, figure: Figure, space: Space): boolean {
  const other = game.positions.occupant(space);
  if ((other >= 0 && other !== figure) || (game.field.solidAt[space] as number) >= 0) return false;
  const { state } = game;
  for (let row = 0; row < state.rows('token'); row++)
    if (state.read(tokenTable.space, row) === space && state.read(tokenTable.removed, row) === 0)
      return false;
  return true;
}
