import type { GameEvent, Refusal } from '@scapewright/kernel';
import type { Wording } from './wording/wording.ts';

/** Tells the ledger ids behind lines, refusals and abilities: an engine, which knows its ruleset's and its units'. */
export interface RulesBehind {
  /** The language in which whoever asks is told; left out: English. */
  readonly wording?: Wording;
  /** Of a reason key: of shared code by the ruleset's map, of a unit by its own lists. */
  rulesOf(reason: string, source?: string): readonly string[];
  /** Of a line of the log: of what caused it, of its reason, and of the moment at which that acted; the one that says it best first. */
  rulesOfEvent(event: Pick<GameEvent, 'reason' | 'source' | 'step'>): readonly string[];
  /** Of an ability as it is printed, whatever of it acts. */
  rulesOfAbility(source: string): readonly string[];
  /** Of a refusal: of its reason, and of the ability whose move or attack it is. */
  rulesOfRefusal(refusal: Refusal): readonly string[];
}

/** The same rules, told in a language. */
export function toldIn(engine: RulesBehind, wording: Wording): RulesBehind {
  return {
    wording,
    rulesOf: (reason, source) => engine.rulesOf(reason, source),
    rulesOfEvent: (event) => engine.rulesOfEvent(event),
    rulesOfAbility: (source) => engine.rulesOfAbility(source),
    rulesOfRefusal: (refusal) => engine.rulesOfRefusal(refusal),
  };
}
