import type { BattlefieldPlan, compileBattlefield } from '@scapewright/board';
import { type Decision, nextWord, type Refusal, seedWords } from '@scapewright/kernel';
import type { GameSetup } from '@scapewright/skirmish/author';
import type { UncheckedSkirmishEngine } from '@scapewright/skirmish/engine';

/** A battle as plain data: what a server, or a file, gives an app. */
export interface BrowserBattle {
  readonly ruleset: 'superscape' | 'heroscape';
  readonly plan: BattlefieldPlan;
  readonly setup: Omit<GameSetup, 'battlefield'>;
}

/** What a game came to, with what a screen would show of it. */
export interface Demonstration {
  /** The full hash at the end. */
  readonly hash: string;
  readonly decisions: number;
  /** Options that were listed by their keys. */
  readonly options: number;
  /** Each answer that was refused: the reason, and the rules behind it. */
  readonly refused: readonly string[];
  /** Each line of the log: its reason, and the rules behind it. */
  readonly lines: readonly string[];
  /** The sources of its lines, each once: abilities, symbols, terrain, objects. */
  readonly sources: readonly string[];
}

/** What an app has of the engine. */
export interface AppEngine {
  readonly engines: Readonly<Record<BrowserBattle['ruleset'], UncheckedSkirmishEngine>>;
  readonly compileBattlefield: typeof compileBattlefield;
}

/**
 * Plays a whole game as an app does that shows it: the options of each decision are listed by their keys and one of them is
 * named, now and then one that does not exist or may not be taken, ways are drawn straight to where they end, and at the end
 * the log is read with its rules.
 */
export function playDemonstration(app: AppEngine, { ruleset, plan, setup }: BrowserBattle): Demonstration {
  const engine = app.engines[ruleset];
  const battlefield = app.compileBattlefield(plan);
  const match = engine.start(engine.plan({ ...setup, battlefield }), { seed: 'demonstration' });
  const { game } = match.host;
  const words = seedWords('demonstration');
  const oneOf = <One>(list: readonly One[]): One => list[nextWord(words) % list.length] as One;
  const refused: string[] = [];
  const note = (refusal: Refusal | undefined): void => {
    if (refusal) refused.push(`${refusal.reason}: ${engine.rulesOfRefusal(refusal).join(' ')}`);
  };
  /** Several picks: each its own where only markers may go twice to one place. */
  const several = ({ shape, least, most }: Decision, keys: readonly string[]): readonly string[] => {
    if (shape === 'allot') return Array.from({ length: most }, () => oneOf(keys));
    const count = Math.min(keys.length, Math.max(1, least));
    return keys.slice(0, count);
  };
  let decisions = 0;
  let options = 0;
  while (!match.over) {
    const decision = match.host.pending()[0] as Decision;
    const keys = Array.from({ length: decision.count }, (_, at) => decision.keyAt(at));
    decisions++;
    options += keys.length;
    const wrong =
      decision.shape === 'path'
        ? game.keyOf('space', nextWord(words) % battlefield.count)
        : game.keyOf('figure', nextWord(words) % game.figureCount);
    if (!keys.includes(wrong)) note(match.answer(decision.seat, { pick: wrong })?.refusal);
    const pick = decision.most > 1 ? several(decision, keys) : oneOf(keys);
    if (decision.shape === 'path') {
      const fault = match.answer(decision.seat, { way: [pick as string] });
      if (!fault) continue;
      note(fault.refusal);
    }
    const fault = match.answer(decision.seat, { pick });
    if (fault) throw new Error(`${decision.asks}: ${fault.message}`);
  }
  const lines = match.host.log.map((event) => `${event.reason}: ${engine.rulesOfEvent(event).join(' ')}`);
  const sources = [...new Set(match.host.log.flatMap(({ source }) => source ?? []))].sort();
  return { hash: match.host.hash(), decisions, options, refused, lines, sources };
}
