import { type NamedArmy, objectivesOn, usualTables } from '@scapewright/table/usual';
import type { GameId } from '../content/content-shapes.ts';
import { type SeatKind, seatWord, type Temper } from './seat-kinds.ts';
import type { Wish } from './wish.ts';

export const variants = ['item-glyphs', 'equipment-glyphs', 'force-powers', 'star-wars-objects'] as const;
export type Variant = (typeof variants)[number];
export const fewestPlayers = 2;
export const mostPlayers = 6;

/** A player of a table that is set up. */
export interface DraftSeat {
  readonly name: string;
  readonly seat: SeatKind;
  /** Of a bot; people have none that anybody could choose. */
  readonly temper: Temper;
  /** Number of the army among those that can be chosen. */
  readonly army: number;
  /** 0: plays alone. */
  readonly team: number;
}

/** A table while it is set up. */
export interface DraftTable {
  readonly game: GameId;
  readonly map: string;
  readonly variants: readonly Variant[];
  readonly seats: readonly DraftSeat[];
  readonly isDrafted: boolean;
  /** 0: any. */
  readonly points: number;
  /** 0: no end. */
  readonly rounds: number;
  /** Id of an objective on the map; empty: the last who stands wins. */
  readonly objective: string;
}

const names = ['Dawn', 'Dusk', 'Ember', 'Frost', 'Gale', 'Haze'];

/** A player more, with the army that is next. */
export function nextSeat(seats: readonly DraftSeat[]): DraftSeat {
  const name = names.find((one) => seats.every((other) => other.name !== one)) ?? 'Somebody';
  return {
    name,
    seat: seats.length === 0 ? 'person' : 'greedy',
    temper: 'steady',
    army: seats.length % 2,
    team: 0,
  };
}

/** The table that is offered first: one person against the computer. */
export function firstTable(game: GameId): DraftTable {
  const first = nextSeat([]);
  return {
    ...{
      game,
      map: usualTables[game].map,
      variants: [],
      isDrafted: false,
      points: 0,
      rounds: 0,
      objective: '',
    },
    seats: [first, nextSeat([first])],
  };
}

/** The wish for a table that is set up; `armies` are those that can be chosen. */
export function wishOf(table: DraftTable, armies: readonly NamedArmy[]): Wish {
  const { game, map, seats, isDrafted, points, rounds } = table;
  const numbers = [...new Set(seats.map(({ team }) => team))].filter((team) => team > 0);
  const teams = numbers
    .map((number) => seats.filter(({ team }) => team === number).map(({ name }) => name.trim()))
    .filter((team) => team.length > 1);
  const sides = seats.map(({ name, seat, temper, army }) => ({
    ...{ player: name.trim(), seat: seatWord(seat, temper) },
    cards: isDrafted ? [] : [...(armies[army]?.cards ?? [])],
  }));
  const objective = objectivesOn(map, game).find(({ id }) => id === table.objective);
  return {
    ...{ ruleset: game, map },
    ...(table.variants.length > 0 ? { variants: [...table.variants] } : {}),
    sides,
    ...(points > 0 ? { points } : {}),
    ...(rounds > 0 ? { roundLimit: rounds } : {}),
    ...(objective ? { victory: [objective.condition(sides)] } : {}),
    ...(teams.length > 0 ? { teams } : {}),
    ...(isDrafted ? { draft: 'all' as const } : {}),
  };
}
