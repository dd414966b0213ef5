/** What a card came to in some games on one map. */
export interface PriceResult {
  readonly card: string;
  readonly map: string;
  /** Which games of it on that map, counted in pairs. */
  readonly pair: number;
  readonly seed: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
}
