import { type Space, standingsOver } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import {
  canStand,
  choosePlace,
  type DefeatArgs,
  defeat,
  type Figure,
  type Game,
  nearestPlaces,
  numbersOf,
  placeFigure,
  placementRefusal,
  type SkirmishRun,
  takeOff,
} from '@scapewright/skirmish/author';

/** Figures that come down where their object stood. */
export interface Landing {
  /** Those that are still to be placed. */
  readonly waiting: () => readonly number[];
  /** The spaces that the object stood on. */
  readonly spaces: readonly Space[];
  /** The level from which they fall; left out: that of the object. */
  readonly fromLevel?: number;
  /** Reasons: of each that is placed, and of each that finds no space. */
  readonly placed: string;
  readonly noSpace: string;
}

/** The spaces that a defeated object stood on. */
export function spacesLeft(args: DefeatArgs): readonly number[] {
  return numbersOf(args, 'space');
}

/** In initiative order each player places all own figures where the object stood, then come those of nobody; who finds no space is defeated. */
export function land(run: SkirmishRun, landing: Landing): void {
  const { game } = run;
  for (const seat of [...game.seatOrder(), -1]) {
    const own = (): readonly number[] =>
      landing.waiting().filter((figure) => game.controller(figure) === seat);
    while (own().length > 0) putDown(run, nextOf(run, seat, own(), landing), landing);
  }
}

/** Where a figure can lie on spaces that the object stood on. */
function placesOn(game: Game, figure: Figure, spaces: readonly Space[]): readonly (readonly number[])[] {
  const { base } = game.definition(figure);
  const found = new Map<string, readonly number[]>();
  for (const space of spaces) {
    for (const { spaces: footprint } of standingsOver(game.field, base, space))
      if (footprint.every((one) => spaces.includes(one)) && canStand(game, figure, footprint))
        found.set([...footprint].sort((a, b) => a - b).join(), footprint);
  }
  return [...found.values()];
}

/** Where there is not room for all, their player picks who is placed next. */
function nextOf(run: SkirmishRun, seat: Seat, own: readonly number[], { spaces, placed }: Landing): number {
  const { game } = run;
  const free = spaces.filter((space) => game.positions.occupant(space) < 0).length;
  const fitting = own.filter((figure) => placesOn(game, figure, spaces).length > 0);
  if (fitting.length < 2 || free >= own.length) return fitting[0] ?? (own[0] as number);
  return run.pick({
    seat: Math.max(0, seat),
    asks: 'place',
    domain: 'figure',
    options: fitting,
    source: placed,
    defaultReply: fitting[0] as number,
  });
}

function putDown(run: SkirmishRun, figure: Figure, landing: Landing): void {
  const { game } = run;
  const { spaces, fromLevel, placed, noSpace } = landing;
  const open = (place: readonly number[]): boolean => placementRefusal(game, figure, place) === undefined;
  const places = placesOn(game, figure, spaces).filter(open);
  if (places.length > 0) {
    const place = choosePlace(run, figure, places, placed);
    run.note(placed, { figure, space: place[0] as number });
    placeFigure(run, figure, place, { falls: true, fromLevel });
    return;
  }
  run.note(noSpace, { figure });
  defeat(run, figure);
  if (!game.isAlive(figure)) return;
  const nearest = nearestPlaces(game, figure, () => true, spaces).filter(open);
  if (nearest.length > 0) placeFigure(run, figure, choosePlace(run, figure, nearest, noSpace), { fromLevel });
  else takeOff(run, figure, -1);
}
