import { standingsOver } from '@scapewright/board';
import type { ProcedurePlan } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import { cardTable, figureTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';
import { setSpaces } from './entering.ts';

/** `placement`: in placement order each player puts the whole team into the start zone (SS-SETUP-011, HS-ARMY-002). */
export const placementProcedure: ProcedurePlan<Game> = {
  name: 'placement',
  steps: [
    { do: () => ({ place: 0 }) },
    {
      while: (game, vars) => (vars['place'] as number) < game.seatCount,
      steps: [
        {
          at: 'G1.2.place',
          args: (game, vars) => ({
            seat: game.seatOrder()[vars['place'] as number] as number,
            card: -1,
            figure: -1,
          }),
          body: (run: SkirmishRun, vars) => {
            placeTeam(run, run.game.seatOrder()[vars['place'] as number] as number);
            return { place: (vars['place'] as number) + 1 };
          },
        },
      ],
    },
  ],
};

/** Every figure of a team in turn; what finds no space is out of the game (SS-SETUP-012). */
function placeTeam(run: SkirmishRun, seat: number): void {
  const { game } = run;
  for (let figure = 0; figure < game.figureCount; figure++) {
    if (game.controller(figure) !== seat || game.space(figure) >= 0 || !game.isAlive(figure)) continue;
    const fits = standsInZone(game, figure, seat);
    if (fits.length === 0) {
      run.write(figureTable.defeated, figure, 2);
      run.note('placement.no-room', { figure, seat });
      if (game.figuresOf(game.cardOf(figure)).every((one) => !game.isAlive(one)))
        run.write(cardTable.active, game.cardOf(figure), 0);
      continue;
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
