import type { Space } from '@scapewright/board';
import type { Figure } from '../../model/numbers.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';

/** Where a chosen way ends, and who is there when it is chosen: what a figure may stand on, or nobody. */
export interface Destination {
  readonly spaces: readonly Space[];
  readonly occupants: readonly Figure[];
}

/** The end of a way that is chosen now. */
export function destinationAt({ positions }: Game, spaces: readonly Space[]): Destination {
  return { spaces, occupants: spaces.map((space) => positions.occupant(space)) };
}

/** Has somebody else come to the end of the way since it was chosen? Then it is not walked to its end. */
export function isTakenMeanwhile(
  run: SkirmishRun,
  figure: Figure,
  { spaces, occupants }: Destination,
): boolean {
  const { positions } = run.game;
  const taken = spaces.findIndex((space, at) => {
    const occupant = positions.occupant(space);
    return occupant >= 0 && occupant !== figure && occupant !== occupants[at];
  });
  if (taken < 0) return false;
  run.note('move.end-taken', { figure, space: spaces[taken] as number });
  return true;
}
