import type { HookSource } from '@scapewright/kernel';
import { flights, moveEnds, moveKinds } from '../../model/codes.ts';
import { leapLevels } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import { reachOf } from '../../queries/movement/movement-query.ts';
import type { SkirmishRun, SkirmishSource } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { procedures } from '../../state/procedures.ts';

/** A special move: its own Move Number, and how it goes. */
export interface SpecialMove {
  readonly move: number;
  /** It may fly; `throughout`: it does from the first space on. */
  readonly flying?: boolean | 'throughout';
  /** Levels above or below the start at most. */
  readonly heightLevels?: number | undefined;
  /** Abilities cannot stop it (SS-MOVE-027). */
  readonly unstoppable?: boolean;
  /** The terrain that it has to enter. */
  readonly through?: string;
  /** Next to whom it has to end: of `moveEnds`, and the figure that is meant. */
  readonly ends?: number;
  readonly endsBy?: number;
}

/** Flight of a planned move. */
function flightOfSpecial({ flying }: SpecialMove): number {
  if (flying === 'throughout') return flights.must;
  return flying ? flights.may : flights.asItCan;
}

/** Makes a special move with a figure: 3E to 3H with a Move Number that nothing changes (SS-MOVE-018). */
export function makeSpecialMove(
  run: SkirmishRun,
  source: HookSource,
  figure: Figure,
  move: SpecialMove,
): void {
  run.note('move.special', { figure, move: move.move });
  run.call(procedures.move, {
    figure,
    seat: run.game.controller(figure),
    kind: moveKinds.special,
    number: move.move,
    flight: flightOfSpecial(move),
    limit: limitOf(run.game, figure, move),
    unstoppable: move.unstoppable ? 1 : 0,
    through: move.through === undefined ? 0 : run.game.facts.catalogue.terrainIds().indexOf(move.through) + 1,
    source: (source as SkirmishSource).place,
    ends: move.ends ?? moveEnds.anywhere,
    endsBy: (move.endsBy ?? -1) + 1,
  });
}

/** The levels within which a special move keeps: as it says, and what changes that; -1 any. */
function limitOf(game: Game, figure: Figure, { heightLevels }: SpecialMove): number {
  return heightLevels === undefined ? -1 : game.value(leapLevels, heightLevels, { figure });
}

/** Has a special move anywhere to go? One that has to enter a terrain may not. */
export function canMoveSpecially(game: Game, figure: Figure, move: SpecialMove): boolean {
  if (!game.isPlaced(figure)) return false;
  if (move.through === undefined && (move.ends ?? moveEnds.anywhere) === moveEnds.anywhere) return true;
  const planned = {
    figure,
    kind: moveKinds.special,
    number: move.move,
    flight: flightOfSpecial(move),
    limit: limitOf(game, figure, move),
    ...(move.through === undefined ? {} : { through: move.through }),
    ends: move.ends,
    endsBy: move.endsBy,
  };
  return reachOf(game, planned).count > 0;
}
