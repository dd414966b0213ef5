import { compileBattlefield, flatPlan } from '@scapewright/board';
import { Chance } from '@scapewright/bots';
import {
  type AbilityUse,
  type CardDefinition,
  type GameSetup,
  isFigureless,
  type RuleUnit,
  type TokenPlan,
  timingSteps,
} from '@scapewright/skirmish/author';
import { plainCard, type SkirmishEngine } from '@scapewright/skirmish/engine';
import type { Ground } from '@scapewright/table/battle';
import { oneOf } from './one-of.ts';
import { labelsOf, spokenOf, useOf } from './spoken-of.ts';

/** How often a thing is made up again until it is one that a wanted rule speaks of. */
const attempts = 12;

/** Things that one battle is about: what acts only together, a resistance and its damage, has to meet in one battle. */
const focus = 2;

/** The unit of what is wanted: `rule equip` of `rule equip: trigger 3H`. */
export function unitOf(wanted: string): string {
  return /^(.*?)(?:: .*)?$/.exec(wanted)?.[1] ?? wanted;
}

/** The few wishes of one battle, out of all that is wanted. A few are taken as they are. */
export function wishesFor(wanted: readonly string[], seed: string): readonly string[] {
  if (wanted.length <= focus) return wanted;
  const chance = new Chance(`goal/${seed}`);
  return [...new Set(Array.from({ length: focus }, () => oneOf(wanted, chance)))];
}

/** What a made-up battle should have: most choices are taken from it. Without wishes it draws no chance at all. */
export class CoverageGoal {
  private readonly wanted: readonly string[];
  /** The windows, questions and values at which something wanted acts: `E.figure-placed`, `may-control`. */
  private readonly places: readonly string[];
  private readonly chance: Chance;
  /** Labels of cards, symbols, terrain that what is wanted speaks of. */
  private readonly words: ReadonlySet<string>;
  private readonly uses: readonly AbilityUse[];

  /**
   * `wanted`: units by kind and id, or single hooks of theirs by their names, as {@link wishesFor} gives them; an ability that
   * cards use under another name than its unit's as `ability NAME (UNIT)`. `cards`: where they are found.
   */
  constructor(
    engine: SkirmishEngine,
    cards: readonly CardDefinition[],
    wanted: readonly string[],
    chance: Chance,
  ) {
    this.chance = chance;
    this.wanted = wanted.map(unitOf);
    this.places = wanted.flatMap((name) => /: [a-z]+ (?:after:|before:)?([^ ,]+)/.exec(name)?.[1] ?? []);
    this.uses = this.of('ability').flatMap((name) => useOf(engine, cards, name) ?? []);
    this.words = spokenOf(engine, this.ids, this.uses);
  }

  /** The ids of what is wanted. */
  get ids(): readonly string[] {
    return this.wanted.map((name) => name.slice(name.indexOf(' ') + 1).replace(/ \(.*\)$/, ''));
  }

  /** A terrain that is wanted, undefined where none is or chance says otherwise. */
  terrain({ kit }: SkirmishEngine): string | undefined {
    const named = [...this.of('terrain'), ...this.words];
    return this.one(named.filter((id) => kit.catalogue.terrain(id) !== undefined));
  }

  /** Is a way, a building part or a rule about them wanted that is found in houses only? */
  isForHouses({ kit }: SkirmishEngine): boolean {
    const isBuilt = (id: string): boolean => kit.catalogue.terrain(id)?.groups.includes('interior') === true;
    return this.of('link').length > 0 || this.of('terrain').some(isBuilt) || this.ids.includes('building');
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

  /** Is an ability wanted that stands on cards without figures only? */
  isForSpells({ kit }: SkirmishEngine): boolean {
    const isOne = (id: string): boolean =>
      kit.catalogue.ability(id)?.cards?.every((unit) => isFigureless({ unit })) === true;
    return this.one(this.uses.filter(({ id, unit = id }) => isOne(unit))) !== undefined;
  }

  /** Names of abilities that a wanted unit speaks of; all that any speaks of where nothing is wanted. */
  names({ plugins }: SkirmishEngine): readonly string[] {
    const units = plugins.flatMap((plugin) => plugin.units);
    const speaking = this.wanted.length === 0 ? units : units.filter(({ id }) => this.ids.includes(id));
    return [...new Set(speaking.flatMap(({ speaksOf }) => speaksOf?.abilities ?? []))].sort();
  }

  /** One of some parts of a battle whose kind is wanted. */
  part<T>(
    kind: 'ability' | 'link' | 'object' | 'rule' | 'terrain' | 'victory',
    parts: readonly T[],
    idOf: (part: T) => string,
  ): T | undefined {
    const ids = this.of(kind);
    return this.one(parts.filter((part) => ids.includes(idOf(part))));
  }

  /** Positions of the rulings that a wanted unit's plugin reads are drawn more often than others. */
  rulings({ plugins }: SkirmishEngine): readonly string[] {
    const isWanted = new Set(this.wanted);
    return plugins
      .filter(({ units }) => units.some(({ kind, id }) => isWanted.has(`${kind} ${id}`)))
      .flatMap(({ rulings = {} }) => Object.keys(rulings));
  }

  /** Are single hooks wanted? */
  isForHooks(): boolean {
    return this.places.length > 0;
  }

  /** Is a hook wanted that acts at this window, or answers this question? */
  waitsFor(place: string): boolean {
    return this.places.includes(place);
  }

  /** The timing steps at which something wanted acts. */
  steps(): readonly string[] {
    const ids: readonly string[] = timingSteps;
    return this.places.filter((place) => ids.includes(place));
  }

  /** Is a rule wanted that is needed where there are destructible objects? */
  isForObjects(engine: SkirmishEngine): boolean {
    const stated = { unit: 'object', keywords: ['vehicle'], exterior: true, occupancy: 2 } as const;
    const vehicle = plainCard('vehicle', stated);
    return this.rules(engine).some((unit) => isNeeded(unit, { definitions: [vehicle] }));
  }

  /** Something that brings about what a wanted hook waits for, or is asked. */
  bringer<T extends { readonly brings: readonly string[] }>(list: readonly T[]): T | undefined {
    return this.one(list.filter(({ brings }) => brings.some((place) => this.places.includes(place))));
  }

  /** A damage type of a symbol that is wanted. */
  damage(types: readonly string[]): string | undefined {
    const symbols = this.of('symbol');
    return this.one(types.filter((type) => symbols.some((id) => id.startsWith(`${type}-`))));
  }

  /** A card with an ability or symbol that is wanted, or a symbol that something wanted speaks of. */
  card(cards: readonly CardDefinition[]): CardDefinition | undefined {
    const names = this.uses.map(({ id }) => id);
    const symbols = [...this.of('symbol'), ...this.words];
    return this.one(
      cards.filter(
        (card) =>
          card.abilities.some(({ id }) => names.includes(id)) ||
          card.symbols.some((id) => symbols.includes(id)),
      ),
    );
  }

  /** A card with a label that wanted abilities speak of, or that others of an army have too. */
  kin(cards: readonly CardDefinition[], army: readonly CardDefinition[]): CardDefinition | undefined {
    if (this.uses.length === 0) return undefined;
    const shared = army.flatMap(labelsOf);
    return this.one(
      cards.filter((card) => labelsOf(card).some((label) => this.words.has(label) || shared.includes(label))),
    );
  }

  /** The card with an ability and a symbol that are wanted, and with what they speak of. */
  granted({ kit }: SkirmishEngine, card: CardDefinition): CardDefinition {
    const { catalogue } = kit;
    const isFor = ({ id, unit = id }: AbilityUse): boolean =>
      catalogue.ability(unit)?.cards?.includes(card.unit) ?? true;
    const ability = this.one(this.uses.filter(isFor));
    const isSymbol = (id: string): boolean => catalogue.symbol(id) !== undefined;
    const symbol = this.one([...this.of('symbol'), ...this.words].filter(isSymbol));
    const labels = [...this.words].filter((word) => !isSymbol(word) && this.chance.below(2) === 0);
    const { abilities, symbols, keywords } = card;
    const hasAbility = ability === undefined || abilities.some(({ id }) => id === ability.id);
    const hasSymbol = symbol === undefined || symbols.includes(symbol);
    return {
      ...card,
      abilities: hasAbility ? abilities : [...abilities, ability],
      symbols: hasSymbol ? symbols : [...symbols, symbol],
      keywords: [...new Set([...keywords, ...labels])],
    };
  }

  /** In half of the cases a card for which a wanted rule is needed in a match; undefined where none speaks of such cards. */
  needed(engine: SkirmishEngine, make: () => CardDefinition | undefined): CardDefinition | undefined {
    const rule = this.one(this.rules(engine).filter((unit) => unit.wanted !== undefined));
    if (!rule || this.chance.below(2) === 0) return undefined;
    const isIt = (card: CardDefinition | undefined): boolean =>
      card !== undefined && isNeeded(rule, { definitions: [card] });
    return this.made(make, isIt);
  }

  /** Is a unit of a family of plugins wanted? */
  isOf({ plugins }: SkirmishEngine, family: string): boolean {
    const units = plugins.filter(({ id }) => id.startsWith(`${family}/`)).flatMap((plugin) => plugin.units);
    return units.some(({ kind, id }) => this.wanted.includes(`${kind} ${id}`));
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

/** A setup in which there is nothing but a space. */
const nothing: GameSetup = {
  battlefield: compileBattlefield(flatPlan(1, 1, 'grass')),
  definitions: [],
  players: [],
  start: 'setup',
};

/** Is the rule needed in a match for these parts of its setup, and not in every one? */
export function isNeeded({ wanted }: RuleUnit, parts: Partial<GameSetup>): boolean {
  return wanted !== undefined && !wanted(nothing) && wanted({ ...nothing, ...parts });
}
