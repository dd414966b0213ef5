import type { RuleId } from '../generated/ids.gen.ts';
import { namedRulings } from '../generated/named-rulings.gen.ts';
import type { RulingId } from '../generated/ruling-ids.gen.ts';
import type { Ruling } from './ruling.ts';

/** Every named ruling with its default and reason, those that can be switched and those that cannot. */
export function rulings(): readonly Ruling[] {
  return namedRulings;
}

/** The named rulings that a scenario, a save or a table of players may switch. */
export function switches(): readonly Ruling[] {
  return namedRulings.filter((ruling) => ruling.switchable);
}

/** A named ruling; nothing for a name that is none. */
export function ruling(id: string): Ruling | undefined {
  return namedRulings.find((other) => other.id === id);
}

/** Tells whether a text names a ruling. */
export function isRulingId(text: string): text is RulingId {
  return ruling(text) !== undefined;
}

/** The named rulings that decide a rule. */
export function rulingsOfRule(id: RuleId): readonly Ruling[] {
  return namedRulings.filter((other) => other.rules.includes(id));
}
