import type { Hook } from '@scapewright/kernel';
import type { Duration, SkirmishRun } from '@scapewright/skirmish/author';
import type { BlockData, ClauseProblem, Json } from './clause-data.ts';
import type { Parameters } from './parameters.ts';
import type { EffectOf, Scope } from './scope.ts';

/** What reading an effect has to know of the ability around it. */
export interface Reading {
  readonly problems: ClauseProblem[];
  readonly relations: readonly string[];
  /** How long what the part does lasts; undefined: it is done at once. */
  readonly until: Duration | undefined;
  /** What the part does when a roll inside it fails and says nothing of its own. */
  readonly failed: EffectOf | undefined;
  /** Hooks of lasting effects. */
  readonly lasting: Hook[];
  /** Numbers the lasting effects of the ability. */
  readonly nextBlock: () => number;
  /** Reads effects and choices that stand inside another effect. */
  readonly effects: (blocks: readonly BlockData[], path: readonly (string | number)[]) => EffectOf;
  readonly nested: (list: readonly Json[], p: Parameters, key: string) => EffectOf;
}

/** Reads the parameters of an effect. */
export type EffectReader = (parameters: Parameters, reading: Reading) => EffectOf;

/** An effect that changes nothing of the event around it. */
export function does(act: (run: SkirmishRun, scope: Scope) => void): EffectOf {
  return (run, scope) => {
    act(run, scope);
    return undefined;
  };
}
