import type { MoveArgs } from '../../state/procedure-args.ts';

/** The variables of `move`. */
export interface MoveVars extends MoveArgs {
  /** The row of the move. */
  readonly move: number;
  readonly redirected: number;
  /** 1 where it has been stopped before it began. */
  readonly held?: number;
  /** 1 where a rule has put the figure elsewhere and it may go on. */
  readonly again: number;
}
