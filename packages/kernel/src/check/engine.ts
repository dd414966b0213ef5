import type { GameAdapter } from '../clock/game-adapter.ts';
import type { AnyGame } from '../hooks/hook.ts';
import { UncheckedEngine } from '../match/engine.ts';
import type { Plugin, RulesetParts } from '../match/parts.ts';
import { amendedBy, type Overlay } from '../overlays/overlay.ts';
import { checkParts, SetupProblems } from './setup-check.ts';

/** A ruleset and its plugins, checked, compiled and frozen. Throws all problems at once. */
export class Engine<Game extends GameAdapter = AnyGame> extends UncheckedEngine<Game> {
  constructor(ruleset: RulesetParts<Game>, plugins: readonly Plugin[], overlays: readonly Overlay[] = []) {
    const problems = checkParts(ruleset, plugins, overlays);
    if (problems.length > 0) throw new SetupProblems(problems);
    super(ruleset, plugins, amendedBy(overlays));
  }
}
