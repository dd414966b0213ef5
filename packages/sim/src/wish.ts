import type { Chance } from '@scapewright/bots';
import type { CardDefinition, GameSetup, RuleUnit, SkirmishEngine, TokenPlan } from '@scapewright/skirmish';
import type { Ground } from './battle.ts';
import { oneOf } from './one-of.ts';

/** How often a thing is made up again until it is one that a wanted rule speaks of. */
const attempts = 12;

/** Things that one battle is about: what acts only together, a resistance and its damage, has to meet in one battle. */
const focus = 2;

/** What a made-up battle should have: most choices are taken from it. Without wishes it draws no chance at all. */
export class Wish {
  private readonly wanted: readonly string[];
  private readonly chance: Chance;

  /** `wanted`: units by kind and id, of which chance picks a few for this battle. */
  constructor(wanted: readonly string[], chance: Chance) {
    this.chance = chance;
    this.wanted =
      wanted.length <= focus ? wanted : Array.from({ length: focus }, () => oneOf(wanted, chance));
  }

  /** A terrain that is wanted, undefined where none is or chance says otherwise. */
  terrain(engine: SkirmishEngine): string | undefined {
    return this.one(this.of('terrain').filter((id) => engine.kit.catalogue.terrain(id) !== undefined));
  }

  /** A ground with a way that is wanted. */
  ground(grounds: readonly Ground[]): Ground | undefined {
    const links = this.of('link');
    return this.one(
      grounds.filter(({ plan }) => plan.links?.some(({ kind }) => links.includes(kind.split('/')[0] ?? ''))),
    );
  }

  /** Is a rule wanted that is about tokens? */
  isForTokens(engine: SkirmishEngine): boolean {
    return this.tokenRules(engine).length > 0;
  }

  /** One of some parts of a battlefield whose kind is wanted, as links and objects have them. */
  part<T>(
    kind: 'link' | 'object' | 'terrain' | 'victory',
    parts: readonly T[],
    idOf: (part: T) => string,
  ): T | undefined {
    const ids = this.of(kind);
    return this.one(parts.filter((part) => ids.includes(idOf(part))));
  }

  /** A damage type of a symbol that is wanted. */
  damage(types: readonly string[]): string | undefined {
    const symbols = this.of('symbol');
    return this.one(types.filter((type) => symbols.some((id) => id.startsWith(`${type}-`))));
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

  /** A card of those that share a label with the others of an army, where abilities are wanted: many name a label. */
  kin(cards: readonly CardDefinition[], army: readonly CardDefinition[]): CardDefinition | undefined {
    const labels = army.flatMap(({ keywords }) => keywords);
    if (this.of('ability').length === 0) return undefined;
    return this.one(cards.filter(({ keywords }) => keywords.some((label) => labels.includes(label))));
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

  /** An object for which a wanted rule is needed in a match, undefined where none speaks of objects. */
  object(engine: SkirmishEngine, make: () => CardDefinition): CardDefinition | undefined {
    const rule = this.one(this.rules(engine).filter((unit) => unit.wanted !== undefined));
    return rule && this.made(make, (card) => isNeeded(rule, { definitions: [card] }));
  }

  /** A token that a wanted rule brings the rules of, or for which it is needed in a match. */
  token<T extends Omit<TokenPlan, 'space'>>(engine: SkirmishEngine, make: () => T): T | undefined {
    const rule = this.one(this.tokenRules(engine));
    return (
      rule &&
      this.made(make, (token) => {
        const plan: TokenPlan = { ...token, space: 0 };
        return rule.token ? rule.token(plan) : isNeeded(rule, { tokens: [plan] });
      })
    );
  }

  private made<T>(make: () => T, isIt: (made: T) => boolean): T | undefined {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const made = make();
      if (isIt(made)) return made;
    }
    return undefined;
  }

  private tokenRules(engine: SkirmishEngine): readonly RuleUnit[] {
    const anything: TokenPlan = { name: '', kind: 'item', content: '', space: 0, faceUp: true, data: {} };
    return this.rules(engine).filter((unit) => unit.token || isNeeded(unit, { tokens: [anything] }));
  }

  private rules({ kit }: SkirmishEngine): readonly RuleUnit[] {
    const ids = this.of('rule');
    return kit.catalogue.ruleUnits.filter(({ id }) => ids.includes(id));
  }

  private of(kind: string): readonly string[] {
    return this.wanted
      .filter((name) => name.startsWith(`${kind} `))
      .map((name) => name.slice(kind.length + 1));
  }

  private one<T>(list: readonly T[]): T | undefined {
    return list.length > 0 && this.chance.below(4) > 0 ? oneOf(list, this.chance) : undefined;
  }
}

/** Is the rule needed in a match for these parts of its setup, and not in every one? */
function isNeeded({ wanted }: RuleUnit, parts: Partial<GameSetup>): boolean {
  const nothing = { definitions: [], players: [], start: 'setup' } as unknown as GameSetup;
  return wanted !== undefined && !wanted(nothing) && wanted({ ...nothing, ...parts });
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
