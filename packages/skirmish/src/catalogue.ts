import type { TerrainLooks } from '@scapewright/board/core';
import type { AbilityUnit, LinkUnit, ObjectUnit, RuleUnit, SymbolUnit, TerrainUnit, Unit } from './unit.ts';
import type { VictoryUnit } from './victory/victory-unit.ts';

/** The units of content that an engine was built with, by kind and id. */
export class Catalogue {
  readonly units: readonly Unit[];
  private readonly terrains = new Map<string, TerrainUnit>();
  private readonly symbols = new Map<string, SymbolUnit>();
  private readonly abilities = new Map<string, AbilityUnit>();
  private readonly links = new Map<string, LinkUnit>();
  private readonly objects = new Map<string, ObjectUnit>();
  private readonly victories = new Map<string, VictoryUnit>();
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
    const ruleUnits: RuleUnit[] = [];
    this.units = units;
    for (const unit of units) {
      if (unit.kind === 'terrain') this.terrains.set(unit.id, unit);
      else if (unit.kind === 'symbol') this.symbols.set(unit.id, unit);
      else if (unit.kind === 'ability') this.abilities.set(unit.id, unit);
      else if (unit.kind === 'link') this.links.set(unit.id, unit);
      else if (unit.kind === 'object') this.objects.set(unit.id, unit);
      else if (unit.kind === 'victory') this.victories.set(unit.id, unit);
      else ruleUnits.push(unit);
    }
    this.ruleUnits = ruleUnits.sort((a, b) => (a.id < b.id ? -1 : 1));
    this.rulings = rulings;
    this.blindTerrains = [...this.terrains.values()].filter(({ blind }) => blind).map(({ id }) => id);
    this.assumed = Object.fromEntries(
      this.terrainIds().flatMap((id) => {
        const where = this.terrains.get(id)?.assumed;
        return where === undefined ? [] : [[where, id]];
      }),
    );
    this.symbolNames = [...this.symbols.keys()].sort();
    this.citing = new Map(
      units.flatMap((unit) => (unit.reasons ?? []).map((reason) => [reason, unit] as const)),
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
  victory(id: string): VictoryUnit | undefined {
    return this.victories.get(id);
  }
  victoryIds(): readonly string[] {
    return [...this.victories.keys()].sort();
  }
  /** The unit that cites a reason. */
  unitCiting(reason: string): Unit | undefined {
    return this.citing.get(reason);
  }
  symbolNumber(id: string): number {
    return this.symbolNames.indexOf(id);
  }
  symbolName(number: number): string {
    return this.symbolNames[number] ?? '';
  }
  /** How drawings show terrain. */
  terrainLooks(): TerrainLooks {
    return Object.fromEntries(
      [...this.terrains.values()].flatMap(({ id, look }) => (look === undefined ? [] : [[id, look]])),
    );
  }
  terrainIds(): readonly string[] {
    return [...this.terrains.keys()].sort();
  }
  symbolIds(): readonly string[] {
    return this.symbolNames;
  }
  abilityIds(): readonly string[] {
    return [...this.abilities.keys()].sort();
  }
}
