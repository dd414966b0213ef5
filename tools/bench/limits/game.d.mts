export interface BatchTotals {
  readonly games: number;
  readonly decisions: number;
  readonly options: number;
  readonly rounds: number;
  readonly wins: readonly number[];
}
export function batch(
  games: number,
  seed: number,
  options?: { readonly options?: boolean; readonly maxRounds?: number },
): BatchTotals;
