import type { AbilityUnit, LinkUnit, ObjectUnit, RuleUnit, SymbolUnit, TerrainUnit, Unit } from './unit.ts';
import type { VictoryUnit } from './victory-unit.ts';

/** The units of content that an engine was built with, by kind and id. */
export class Catalogue {
  readonly units: readonly Unit[];
  private readonly terrains: ReadonlyMap<string, TerrainUnit>;
  private readonly symbols: ReadonlyMap<string, SymbolUnit>;
  private readonly abilities: ReadonlyMap<string, AbilityUnit>;
  private readonly links: ReadonlyMap<string, LinkUnit>;
  private readonly objects: ReadonlyMap<string, ObjectUnit>;
  private readonly victories: ReadonlyMap<string, VictoryUnit>;
  private readonly rules: ReadonlyMap<string, RuleUnit>;
  /** Chapters of rules by id, whatever the order of the plugins. */
  readonly ruleUnits: readonly RuleUnit[];
  readonly rulings: Readonly<Record<string, string | number | boolean>>;
  /** Terrain through which no line of sight runs. */
  readonly blindTerrains: readonly string[];
  /** Terrain that is taken for what a setup does not state, by where. */
  readonly assumed: Readonly<Partial<Record<NonNullable<TerrainUnit['assumed']>, string>>>;
  private readonly symbolNames: readonly string[];
  private readonly citing: ReadonlyMap<string, Unit>;

  constructor(units: readonly Unit[], rulings: Readonly<Record<string, string | number | boolean>>) {
    this.units = units;
    this.terrains = unitsOf(units, 'terrain');
    this.symbols = unitsOf(units, 'symbol');
    this.abilities = unitsOf(units, 'ability');
    this.links = unitsOf(units, 'link');
    this.objects = unitsOf(units, 'object');
    this.victories = unitsOf(units, 'victory');
    this.rules = unitsOf(units, 'rule');
    this.ruleUnits = [...this.rules.values()];
    this.rulings = rulings;
    this.blindTerrains = [...this.terrains.values()].filter(({ blind }) => blind).map(({ id }) => id);
    this.assumed = Object.fromEntries(
      [...this.terrains.values()].flatMap(({ id, assumed }) =>
        assumed === undefined ? [] : [[assumed, id]],
      ),
    );
    this.symbolNames = [...this.symbols.keys()];
    this.citing = new Map(
      units.flatMap((unit) => Object.keys(unit.messages).map((reason) => [reason, unit] as const)),
    );
  }

  terrain(id: string): TerrainUnit | undefined {
    return this.terrains.get(id);
  }
  symbol(id: string): SymbolUnit | undefined {
    return this.symbols.get(id);
  }
  ability(id: string): AbilityUnit | undefined {
    return this.abilities.get(id);
  }
  link(id: string): LinkUnit | undefined {
    return this.links.get(id);
  }
  /** A kind of plain object. */
  object(id: string): ObjectUnit | undefined {
    return this.objects.get(id);
  }
  /** A chapter of rules: of glyphs each is one. */
  rule(id: string): RuleUnit | undefined {
    return this.rules.get(id);
  }
  victory(id: string): VictoryUnit | undefined {
    return this.victories.get(id);
  }
  victoryIds(): readonly string[] {
    return [...this.victories.keys()];
  }
  /** The unit that cites a reason. */
  unitCiting(reason: string): Unit | undefined {
    return this.citing.get(reason);
  }
  symbolNumber(id: string): number {
    return this.symbolNames.indexOf(id);
  }
  terrainIds(): readonly string[] {
    return [...this.terrains.keys()];
  }
  symbolIds(): readonly string[] {
    return this.symbolNames;
  }
  abilityIds(): readonly string[] {
    return [...this.abilities.keys()];
  }
}

/** The units of a kind by their ids, in the order of these. */
function unitsOf<Kind extends Unit['kind']>(
  units: readonly Unit[],
  kind: Kind,
): ReadonlyMap<string, Extract<Unit, { readonly kind: Kind }>> {
  const own = units.filter((unit): unit is Extract<Unit, { readonly kind: Kind }> => unit.kind === kind);
  return new Map(own.sort((a, b) => (a.id < b.id ? -1 : 1)).map((unit) => [unit.id, unit]));
}
