import { standingsOver } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import { call, insteadWays, type Refusal, type Vars } from '@scapewright/kernel';
import { fates } from '../../model/codes.ts';
import type { Figure } from '../../model/numbers.ts';
import { cardTable, figureTable, seatTable } from '../../model/tables.ts';
import { startZoneOf } from '../../queries/start-zones.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { SeatArgs } from '../../state/procedure-args.ts';
import { procedures } from '../../state/procedures.ts';
import { ofFigure, ofPlayer } from '../basics/args.ts';
import { setSpaces } from '../basics/set-spaces.ts';

/** The variables of `team-placement`. */
interface TeamPlacementVars extends SeatArgs {
  /** The figure that is placed next, -1 none. */
  readonly figure: Figure;
  readonly replaced: number;
}

/** `placement`: in placement order each player puts the whole team into the start zone (SS-SETUP-011, HS-ARMY-002). */
export const placementProcedure = procedures.placement.define<{ readonly place: number }>([
  { set: () => ({ place: 0 }) },
  {
    while: (game, vars) => vars.place < game.seatCount,
    steps: [
      call(procedures.teamPlacement, (game, vars) => ({ seat: game.seatOrder()[vars.place] as number })),
      { set: (_game, vars) => ({ place: vars.place + 1 }) },
    ],
  },
]);

/**
 * `team-placement`: every figure of a team that does not stand anywhere, one after another; what an ability says instead is
 * offered for each. Where not all of them can find room the player says which comes next (SS-SETUP-012, HS-ARMY-003).
 */
export const teamPlacementProcedure = procedures.teamPlacement.define<TeamPlacementVars>([
  {
    at: 'G1.2.place',
    args: ofPlayer,
    steps: [
      { do: (run, { seat = -1 }) => chooseZone(run, seat) },
      { do: nextFigure },
      {
        while: (_game, vars) => vars.figure >= 0,
        steps: [
          {
            instead: 'G1.2.place',
            args: ofFigure,
            seat: (_game, vars) => vars.seat,
            into: 'replaced',
          },
          { do: settle },
          { do: nextFigure },
        ],
      },
    ],
  },
]);

/** Is a figure of some player still to be placed? */
export function isToBePlaced(game: Game): boolean {
  return game.seatOrder().some((seat) => unplaced(game, seat).length > 0);
}

/** The figure that is placed next: the first that finds room, or the one that the player picks where room is short. */
function nextFigure(run: SkirmishRun, { seat = -1 }: Readonly<Vars>): Vars {
  const { game } = run;
  const waiting = unplaced(game, seat);
  const able = waiting.filter((figure) => standsInZone(game, figure, seat).length > 0);
  const [first = waiting[0] ?? -1] = able;
  return { figure: able.length > 1 && isTight(game, seat, waiting) ? chooseFigure(run, seat, able) : first };
}

/** Places a figure, unless it does something else instead; what finds no space is out of the game. */
function settle(run: SkirmishRun, { seat = -1, figure = -1, replaced = 0 }: Readonly<Vars>): void {
  run.write(figureTable.settled, figure, 1);
  if (replaced !== insteadWays.usual) return;
  const fits = standsInZone(run.game, figure, seat);
  if (fits.length > 0) placeFigure(run, seat, figure, fits);
  else leaveOut(run, seat, figure);
}

/** The figures of a team that are in the game and neither on a space nor inside an object. */
function unplaced(game: Game, seat: Seat): number[] {
  const list: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++) {
    const { state } = game;
    if (state.read(figureTable.owner, figure) !== seat || state.read(figureTable.settled, figure) === 1)
      continue;
    if (game.isAlive(figure) && game.space(figure) < 0 && game.objectAround(figure) < 0) list.push(figure);
  }
  return list;
}

/** Do figures of which some differ need more spaces than are free? */
function isTight(game: Game, seat: Seat, figures: readonly Figure[]): boolean {
  const kinds = new Set(figures.map((figure) => game.definition(figure).id));
  const needed = figures.reduce((sum, figure) => sum + baseSize(game, figure), 0);
  return kinds.size > 1 && needed > freeSpaces(game, seat).length;
}

function baseSize(game: Game, figure: Figure): number {
  const { base } = game.definition(figure);
  if (typeof base !== 'string') return base.length;
  return base === 'single' ? 1 : 2;
}

function chooseFigure(run: SkirmishRun, seat: Seat, options: readonly number[]): number {
  return run.pick({
    seat,
    asks: 'placement-figure',
    domain: 'figure',
    options,
    source: 'placement.no-room',
    defaultReply: options[0] as number,
  });
}

function placeFigure(
  run: SkirmishRun,
  seat: Seat,
  figure: Figure,
  fits: readonly (readonly number[])[],
): void {
  const { game } = run;
  const chosen = run.pick({
    seat,
    asks: 'placement',
    domain: 'space',
    options: fits.map((spaces) => spaces[0] as number),
    subject: game.keyOf('figure', figure),
    source: 'placement.choose',
    defaultReply: fits[0]?.[0] as number,
  });
  setSpaces(run, figure, fits.find((spaces) => spaces[0] === chosen) as readonly number[]);
  run.note('placement.placed', { figure, space: chosen });
}

function leaveOut(run: SkirmishRun, seat: Seat, figure: Figure): void {
  const { game } = run;
  run.write(figureTable.defeated, figure, fates.out);
  run.note('placement.no-room', { figure, seat });
  if (game.figuresOf(game.cardOf(figure)).every((one) => !game.isAlive(one)))
    run.write(cardTable.active, game.cardOf(figure), 0);
}

/** A player without a start zone of its own takes one that no enemy has; teammates share theirs (HS-ARMY-003). */
function chooseZone(run: SkirmishRun, seat: Seat): void {
  const { game } = run;
  const { zones, startZones } = game.facts;
  if (zones.length === 0 || (startZones[seat] ?? []).length > 0 || run.read(seatTable.zone, seat) >= 0)
    return;
  const mate = seatsWithZone(game).find((other) => game.teamOf(other) === game.teamOf(seat));
  const free = zones.flatMap((_, zone) => (zoneRefusal(game, seat, zone) ? [] : [zone]));
  const chosen =
    mate === undefined
      ? run.pick({
          seat,
          asks: 'start-zone',
          domain: 'zone',
          options: free,
          source: 'placement.zone',
          defaultReply: free[0] as number,
          keyOf: (zone) => `zone:${zone + 1}`,
          readKey: (key) => Number(key.replace(/^zone:/, '')) - 1,
          whyNot: (zone) => zoneRefusal(game, seat, zone),
        })
      : run.read(seatTable.zone, mate);
  run.write(seatTable.zone, seat, chosen);
  run.note(mate === undefined ? 'placement.zone' : 'placement.zone-shared', { seat, zone: chosen + 1 });
}

function seatsWithZone(game: Game): number[] {
  return game.seatOrder().filter((seat) => game.state.read(seatTable.zone, seat) >= 0);
}

/** Why a start zone may not be taken; undefined if it may. */
function zoneRefusal(game: Game, seat: Seat, zone: number): Refusal | undefined {
  const holder = seatsWithZone(game).find((other) => game.state.read(seatTable.zone, other) === zone);
  if (holder === undefined || game.teamOf(holder) === game.teamOf(seat)) return undefined;
  return { reason: 'placement.zone-taken', about: game.keyOf('player', holder) };
}

/** Spaces of a player's start zone on which a base can lie. */
function freeSpaces(game: Game, seat: Seat): readonly number[] {
  return startZoneOf(game, seat).filter(
    (space) => game.positions.occupant(space) < 0 && game.field.solidAt[space] === -1,
  );
}

/** The ways in which a figure fits into its start zone: free full hexes on one level; one per leading space. */
export function standsInZone(game: Game, figure: Figure, seat: Seat): (readonly number[])[] {
  const free = freeSpaces(game, seat).filter((space) => game.field.hex[space] === 0);
  const { base } = game.definition(figure);
  const found = new Map<number, readonly number[]>();
  for (const space of free)
    for (const { spaces } of standingsOver(game.field, base, space))
      if (spaces.every((one) => free.includes(one)) && !found.has(spaces[0] as number))
        found.set(spaces[0] as number, spaces);
  return [...found.values()];
}
