import type { Seat } from '@scapewright/kernel';
import {
  canStand,
  type Figure,
  type Game,
  isDefeated,
  pickPlace,
  placesFor,
  revive,
  rollNumber,
  type SkirmishRun,
  startZoneOf,
} from '@scapewright/skirmish/author';
import { figuresOfPlayer, seatsFrom } from '../player-order.ts';
import { type GlyphUse, temporaryGlyph } from '../temporary-glyph.ts';

const returnsOn = 19;

/** It calls destroyed figures of all players back. */
export const sturla = temporaryGlyph(
  {
    id: 'sturla',
    name: 'Glyph of Sturla',
    text: 'Every player rolls a d20 for each own figure that has been destroyed: on 19 or 20 it returns to a free space of a starting zone.',
    rules: ['HS-GLYPH-020'],
  },
  resurrect,
);

function resurrect(run: SkirmishRun, { seat: first, source }: GlyphUse): undefined {
  const { game } = run;
  for (const seat of seatsFrom(game, first))
    for (const figure of figuresOfPlayer(game, seat, (one) => isDefeated(game, one))) {
      if (rollNumber(run, { seat, figure, role: 'd20' }).result < returnsOn) continue;
      const places = placesIn(game, figure, seat);
      if (places.length > 0) revive(run, figure, pickPlace(run, places, { figure, seat, source }));
    }
}

/** Free places in the starting zones that no enemy holds; on a battlefield without zones, everywhere. */
function placesIn(game: Game, figure: Figure, seat: Seat): readonly (readonly number[])[] {
  const zones = game.facts.playerNames.map((_, other) => startZoneOf(game, other));
  const isZoned = zones.some((zone) => zone.length > 0);
  const open = zones.filter((_, other) => !isHeld(game, other, seat)).flat();
  return placesFor(game, figure, {}).filter(
    (spaces) => canStand(game, figure, spaces) && (!isZoned || spaces.every((space) => open.includes(space))),
  );
}

function isHeld(game: Game, zoneOf: number, seat: Seat): boolean {
  return game.teamOf(zoneOf) !== game.teamOf(seat) && !game.isOut(zoneOf);
}
