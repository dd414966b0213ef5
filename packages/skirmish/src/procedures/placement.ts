import { standingsOver } from '@scapewright/board';
import type { ProcedurePlan, Vars } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import { cardTable, figureTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { ofFigure } from './args.ts';
import { setSpaces } from './entering.ts';

/**
 * `placement`: in placement order each player puts the whole team into the start zone, one figure after another
 * (SS-SETUP-011, HS-ARMY-002); what an ability says instead is offered for each figure.
 */
export const placementProcedure: ProcedurePlan<Game> = {
  name: 'placement',
  steps: [
    { do: () => ({ place: 0 }) },
    {
      while: (game, vars) => (vars['place'] as number) < game.seatCount,
      steps: [
        {
          at: 'G1.2.place',
          args: (game, vars) => ({ seat: placer(game, vars), card: -1, figure: -1 }),
          steps: [
            { do: (run: SkirmishRun, vars) => ({ figure: unplaced(run.game, placer(run.game, vars), -1) }) },
            {
              while: (_game, vars) => (vars['figure'] as number) >= 0,
              steps: [
                { instead: 'G1.2.place', args: ofFigure, seat: placer, into: 'replaced' },
                {
                  do: (run: SkirmishRun, vars) => {
                    const figure = vars['figure'] as number;
                    const seat = placer(run.game, vars);
                    if (vars['replaced'] === 0) placeInZone(run, seat, figure);
                    return { figure: unplaced(run.game, seat, figure) };
                  },
                },
              ],
            },
          ],
        },
        { do: (_run: SkirmishRun, vars) => ({ place: (vars['place'] as number) + 1 }) },
      ],
    },
  ],
};

function placer(game: Game, vars: Vars): number {
  return game.seatOrder()[vars['place'] as number] as number;
}

/** The next figure of a team that stands nowhere yet, -1 none. */
function unplaced(game: Game, seat: number, after: number): number {
  for (let figure = after + 1; figure < game.figureCount; figure++)
    if (game.controller(figure) === seat && game.space(figure) < 0 && game.isAlive(figure)) return figure;
  return -1;
}

/** One figure into the start zone; what finds no space is out of the game (SS-SETUP-012). */
function placeInZone(run: SkirmishRun, seat: number, figure: number): void {
  const { game } = run;
  const fits = standsInZone(game, figure, seat);
  if (fits.length === 0) {
    run.write(figureTable.defeated, figure, 2);
    run.note('placement.no-room', { figure, seat });
    if (game.figuresOf(game.cardOf(figure)).every((one) => !game.isAlive(one)))
      run.write(cardTable.active, game.cardOf(figure), 0);
    return;
  }
  const chosen = run.pick({
    seat,
    asks: 'placement',
    domain: 'space',
    options: fits.map((spaces) => spaces[0] as number),
    subject: game.keyOf('figure', figure),
    source: 'placement.choose',
    otherwise: fits[0]?.[0] as number,
  });
  setSpaces(run, figure, fits.find((spaces) => spaces[0] === chosen) as readonly number[]);
  run.note('placement.placed', { figure, space: chosen });
}

/** The ways in which a figure fits into its start zone: free full hexes on one level; one per leading space. */
export function standsInZone(game: Game, figure: number, seat: number): (readonly number[])[] {
  const zone = game.facts.startZones[seat] ?? [];
  const free = zone.filter((space) => game.positions.occupant(space) < 0 && game.field.solidAt[space] === -1);
  const { base } = game.definition(figure);
  if (base === 'single') return free.filter((space) => game.field.hex[space] === 0).map((space) => [space]);
  const found = new Map<number, readonly number[]>();
  for (const space of free)
    for (const { spaces } of standingsOver(game.field, base, space))
      if (spaces.every((one) => free.includes(one)) && !found.has(spaces[0] as number))
        found.set(spaces[0] as number, spaces);
  return [...found.values()];
}
