import type { CardAbility } from '@scapewright/packs';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type UnitWords, unitWords } from '@scapewright/skirmish/explain';

/** The name and text of a card's ability, with the card's own parameters in it. */
export function abilityWords(ability: CardAbility, engine: SkirmishEngine): UnitWords {
  switch (ability.kind) {
    case 'loaded': {
      const unit = engine.kit.catalogue.ability(ability.id);
      if (!unit) return { name: ability.id, text: 'no plugin of this ruleset provides it' };
      return unitWords(unit, ability.with);
    }
    case 'clause':
      return { name: ability.clause.name, text: ability.clause.text ?? 'written as data' };
    case 'test':
      return { name: ability.ability.test, text: 'for tests only' };
  }
}
