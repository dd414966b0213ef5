import type { GameId } from '../content/content-shapes.ts';

/** Which example is meant: a scenario by its file and its place in it, under one of its games. */
export interface ExampleAt {
  readonly group: string;
  readonly name: string;
  readonly at: number;
  readonly game?: GameId | undefined;
}

/** A position of an example from which a game goes on. */
export interface ExamplePosition extends ExampleAt {
  /** How many of its steps come before. */
  readonly place: number;
}

/** The address of an example. */
export function addressOfExample({ group, name, at, game }: ExampleAt): string {
  return `/examples/${group}/${name}/${at + 1}${game === undefined ? '' : `?game=${game}`}`;
}

/** What a step does, in the words of the scenario; `refused`: it is tried, and not allowed. */
export interface ExampleStep {
  readonly kind: string;
  readonly figure: string;
  readonly other: string;
  readonly place: string;
  readonly what: string;
  readonly count: number;
  readonly refused?: { readonly because: readonly string[] };
}

/** An example as a page tells of it. */
export interface ToldExample {
  readonly title: string;
  readonly game: GameId;
  readonly games: readonly GameId[];
  readonly rules: readonly string[];
  /** Which step leads to each place but the first. */
  readonly steps: readonly ExampleStep[];
}
