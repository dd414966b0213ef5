import type { Chance } from '@scapewright/bots';
import type { CardDefinition, SkirmishEngine } from '@scapewright/skirmish';
import { oneOf } from './random-ground.ts';

/** What a made-up battle should have: every other choice is taken from it. Without wishes it draws no chance at all. */
export class Wish {
  private readonly wanted: readonly string[];
  private readonly chance: Chance;

  /** `wanted`: units by kind and id. */
  constructor(wanted: readonly string[], chance: Chance) {
    this.wanted = wanted;
    this.chance = chance;
  }

  /** A terrain that is wanted, undefined where none is or chance says otherwise. */
  terrain(engine: SkirmishEngine): string | undefined {
    return this.one(this.of('terrain').filter((id) => engine.kit.catalogue.terrain(id) !== undefined));
  }

  /** A card with an ability or symbol that is wanted. */
  card(cards: readonly CardDefinition[]): CardDefinition | undefined {
    const [abilities, symbols] = [this.of('ability'), this.of('symbol')];
    return this.one(
      cards.filter(
        (card) =>
          card.abilities.some(
            (use) => abilities.includes(use.id) || abilities.includes(`${use.id} (${use.unit})`),
          ) || card.symbols.some((id) => symbols.includes(id)),
      ),
    );
  }

  /** The card with an ability and a symbol that are wanted. */
  granted(engine: SkirmishEngine, card: CardDefinition): CardDefinition {
    const { catalogue } = engine.kit;
    const ability = this.one(this.of('ability').filter((id) => stands(engine, id)));
    const symbol = this.one(this.of('symbol').filter((id) => catalogue.symbol(id) !== undefined));
    const { abilities, symbols } = card;
    const hasAbility = ability === undefined || abilities.some(({ id }) => id === ability);
    const hasSymbol = symbol === undefined || symbols.includes(symbol);
    return {
      ...card,
      abilities: hasAbility ? abilities : [...abilities, { id: ability, with: {} }],
      symbols: hasSymbol ? symbols : [...symbols, symbol],
    };
  }

  private of(kind: string): readonly string[] {
    return this.wanted
      .filter((name) => name.startsWith(`${kind} `))
      .map((name) => name.slice(kind.length + 1));
  }

  private one<T>(list: readonly T[]): T | undefined {
    return list.length > 0 && this.chance.below(2) === 0 ? oneOf(list, this.chance) : undefined;
  }
}

/** Can the ability stand on a card without parameters of the card's own? */
export function stands(engine: SkirmishEngine, ability: string): boolean {
  const unit = engine.kit.catalogue.ability(ability);
  if (!unit) return false;
  try {
    unit.hooks(unit.parameters);
    return true;
  } catch {
    return false;
  }
}
