import type { Space } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import { seatTable } from '../model/tables.ts';
import type { Game } from '../state/game.ts';

/** The spaces of a player's start zone: its own, or the one that it has chosen. */
export function startZoneOf(game: Game, seat: Seat): readonly Space[] {
  const own = game.facts.startZones[seat] ?? [];
  return own.length > 0 ? own : (game.facts.zones[game.state.read(seatTable.zone, seat)] ?? []);
}
