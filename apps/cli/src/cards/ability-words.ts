import type { CardAbility } from '@scapewright/packs';
import type { SkirmishEngine } from '@scapewright/skirmish';

/** An ability of a card as people read it. */
export interface AbilityWords {
  readonly name: string;
  readonly text: string;
}

/** The name and text of a card's ability, with the card's own parameters in it. */
export function abilityWords(ability: CardAbility, engine: SkirmishEngine): AbilityWords {
  switch (ability.kind) {
    case 'loaded': {
      const unit = engine.kit.catalogue.ability(ability.id);
      if (!unit) return { name: ability.id, text: 'no plugin of this ruleset provides it' };
      const name = typeof ability.with['name'] === 'string' ? ability.with['name'] : unit.name;
      return { name, text: withParameters(unit.text, { ...unit.parameters, ...ability.with }) };
    }
    case 'clause':
      return { name: ability.clause.name, text: ability.clause.text ?? 'written as data' };
    case 'test':
      return { name: ability.ability.test, text: 'for tests only' };
  }
}

/** A text with the parameters in their places. */
export function withParameters(text: string, parameters: Readonly<Record<string, unknown>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) =>
    name in parameters ? String(parameters[name]) : slot,
  );
}
