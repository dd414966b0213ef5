/** A value of JSON, as a pack's YAML gives it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonMap = Readonly<Record<string, Json>>;

/** One building block: its verb and the verb's parameters. */
export interface BlockData {
  readonly verb: string;
  readonly with: JsonMap;
}

/** The kinds of part, as the ledger of ability patterns names them. */
export const partKinds = [
  'continuous-modifier',
  'continuous-permission',
  'continuous-restriction',
  'continuous-characteristic',
  'triggered-automatic',
  'triggered-optional',
  'special-move',
  'special-attack',
  'instead-of',
  'windowed-action',
  'replacement',
  'setup',
  'marker-only',
] as const;
export type PartKind = (typeof partKinds)[number];

/** One part of an ability written as data. */
export interface PartData {
  readonly kind: PartKind;
  readonly trigger?: { readonly on: string; readonly with: JsonMap } | undefined;
  readonly when?: readonly BlockData[];
  readonly optional?: boolean;
  /** Whose player decides: `own` (default), `opponent`, or the name of a figure whose controller does. */
  readonly chooser?: string | undefined;
  readonly limit?: { readonly count: number; readonly per: string; readonly key: string } | undefined;
  readonly cost?: readonly BlockData[];
  readonly choose?: readonly (BlockData & { readonly name: string })[];
  readonly do?: readonly BlockData[];
  readonly until?: string;
  readonly else?: readonly BlockData[];
}

/** A whole ability written as data, as packs read it. */
export interface ClauseData {
  readonly id: string;
  readonly name: string;
  readonly text?: string | undefined;
  readonly parts: readonly PartData[];
}

/** What is wrong with a clause: where in it, what, and what to do. */
export interface ClauseProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly fix: string;
  /** A problem only where no choice of the ability has this name. */
  readonly unlessChosen?: string;
}
