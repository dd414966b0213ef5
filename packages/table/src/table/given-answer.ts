/** An answer as it came in: the number of the question, and options by key or a way. */
export interface GivenAnswer {
  readonly number: number;
  readonly pick?: string | number | readonly (string | number)[] | undefined;
  readonly way?: readonly string[] | undefined;
}
