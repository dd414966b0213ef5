import type { Place } from '@scapewright/packs';

/** Why a scenario fails: what is wrong or missing, by name. `place` is where in the file, where that is known. */
export class ScenarioFailure extends Error {
  readonly place: Place | undefined;
  constructor(message: string, place?: Place) {
    super(message);
    this.name = 'ScenarioFailure';
    this.place = place;
  }
}

/** Why the board of a scenario may not be set up: with the reason keys of the rules that say so. */
export class BoardRefused extends ScenarioFailure {
  readonly reasons: readonly string[];
  constructor(message: string, place: Place | undefined, reasons: readonly string[]) {
    super(message, place);
    this.reasons = reasons;
  }
}

/** Why a command may not be done now: in words, and the ledger ids of the rules that say so, each once. */
export class CommandRefused extends Error {
  readonly rules: readonly string[];
  constructor(message: string, rules: readonly string[] = []) {
    super(message);
    this.name = 'CommandRefused';
    this.rules = [...new Set(rules)];
  }
}

/** The failure or refusal inside an error: the kernel wraps what a dice source throws. */
export function innermost(error: unknown): unknown {
  let at: unknown = error;
  while (at instanceof Error && !(at instanceof ScenarioFailure) && !(at instanceof CommandRefused)) {
    if (at.cause === undefined) return error;
    at = at.cause;
  }
  return at;
}

/** What an error says to the author of a scenario. */
export function messageOf(error: unknown): string {
  const inner = innermost(error);
  if (inner instanceof CommandRefused)
    return `refused: ${inner.message}${inner.rules.length > 0 ? ` (${inner.rules.join(', ')})` : ''}`;
  return inner instanceof Error ? inner.message : String(inner);
}
