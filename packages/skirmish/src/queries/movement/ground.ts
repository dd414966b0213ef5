import type { MoveQuery, Space } from '@scapewright/board';
import { sizeRank } from '../../model/card.ts';
import { stopping } from '../../model/codes.ts';
import { mayTerrainHarm, spaceBonus, terrainStops } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { TerrainUnit } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import type { Ground, GroundMove, GroundType } from '../../state/ground/kept-ground.ts';
import { amendedGround } from './amended-ground.ts';
import { expectedWounds, sparedOf } from './move-risks.ts';

const moveNames = ['normal', 'special', 'maneuver'] as const;

/**
 * What terrain does to this figure on each space. Terrain types answer once per type, and spaces are filled in once for
 * each set of answers; hooks that are asked space by space amend that where they say anything: of `wanted` spaces, where given.
 */
export function groundOf(game: Game, move: GroundMove, wanted?: readonly number[]): Ground {
  const { field } = game;
  const types = field.terrains.map((id) => groundType(game, move, id));
  const kept = game.groundMemory().grounds(field);
  let known = kept.find((one) => one.types.every((type, at) => isSame(type, types[at] as GroundType)));
  if (!known) {
    known = { types, ground: readGround(game, types) };
    kept.push(known);
  }
  return amendedGround(game, move, known.ground, (id) => groundType(game, move, id), wanted);
}

function isSame(one: GroundType, two: GroundType): boolean {
  return (
    one.stop === two.stop &&
    one.cost === two.cost &&
    one.soft === two.soft &&
    one.risk === two.risk &&
    one.drifts === two.drifts &&
    one.barred === two.barred &&
    one.unfit === two.unfit
  );
}

/** What terrain types are, space by space. */
function readGround(game: Game, types: readonly GroundType[]): Ground {
  const { field } = game;
  const { count } = field;
  const ground = {
    cost: new Uint8Array(count),
    stop: new Uint8Array(count),
    risk: new Int32Array(count),
    risky: false,
    soft: new Uint8Array(count),
    drift: new Uint8Array(count),
    drifts: false,
    closedSpaces: new Uint8Array(count),
    closed: false,
    shutSpaces: new Uint8Array(count),
    shut: false,
    mayEnd: new Uint8Array(count).fill(1),
    barred: false,
  };
  for (let space = 0; space < count; space++) {
    const type = types[field.terrain[space] as number] as GroundType;
    ground.stop[space] = type.stop;
    ground.cost[space] = type.cost;
    ground.soft[space] = type.soft > 0 ? 1 : 0;
    ground.risk[space] = type.risk;
    ground.risky ||= type.risk > 0;
    if (type.drifts) {
      ground.drift[space] = 1;
      ground.drifts = true;
    }
    if (type.barred) {
      ground.closedSpaces[space] = 1;
      ground.closed = true;
    }
    if (type.unfit) {
      ground.shutSpaces[space] = 1;
      ground.shut = true;
      ground.mayEnd[space] = 0;
      ground.barred = true;
    }
  }
  return ground;
}

const plainGround: GroundType = {
  stop: stopping.nobody,
  cost: 0,
  soft: 0,
  risk: 0,
  drifts: false,
  barred: false,
  unfit: false,
};

/** What a terrain type is to a figure: what it states, the symbols that spare the figure, the rulings that it names. */
export function groundType(game: Game, move: GroundMove, id: string): GroundType {
  const unit = game.facts.catalogue.terrain(id);
  if (!unit) return plainGround;
  const { driftUnless } = unit;
  return {
    stop: stopOf(game, move, unit),
    cost: unit.extraCost && !spares(game, move.figure, unit.extraCostUnless) ? unit.extraCost : 0,
    soft: softnessOf(game, id),
    risk: riskOf(game, move.figure, unit),
    drifts: driftUnless !== undefined && !spares(game, move.figure, driftUnless),
    barred: unit.bars?.includes(moveNames[move.kind] ?? 'normal') ?? false,
    unfit: isUnfit(game, move.figure, id),
  };
}

/** May a terrain type harm the figure? Abilities may say that it does not. */
export function canHarm(game: Game, figure: Figure, id: string): boolean {
  if (game.hooks.forbidsOf(mayTerrainHarm).length === 0) return true;
  return game.ask(mayTerrainHarm, true, { figure, terrain: game.facts.catalogue.terrainIds().indexOf(id) });
}

function riskOf(game: Game, figure: Figure, { id, risk = 0, riskUnless }: TerrainUnit): number {
  if (risk === 0 || spares(game, figure, riskUnless) || !canHarm(game, figure, id)) return 0;
  return typeof risk === 'number' ? risk : expectedWounds(risk.dice, sparedOf(game, figure, risk.kinds));
}

/** May the figure not be on this terrain at all, for its base or size? */
export function isUnfit(game: Game, figure: Figure, id: string): boolean {
  const holds = game.facts.catalogue.terrain(id)?.holds;
  if (!holds) return false;
  const definition = game.definition(figure);
  const { largest } = holds;
  return (
    definition.base !== holds.base ||
    (largest !== undefined && sizeRank(definition) > sizeRank({ size: largest }))
  );
}

function stopOf(game: Game, move: GroundMove, unit: TerrainUnit): GroundType['stop'] {
  const { figure, unstoppable, forced } = move;
  const heeds = !forced || unit.sparesPushed === true;
  if (unit.stops === 'never' || (heeds && spares(game, figure, unit.stopsUnless))) return stopping.nobody;
  if (unit.stopsIf !== undefined && game.ruling(unit.stopsIf) !== true) return stopping.nobody;
  if (!forced && game.hooks.forbidsOf(terrainStops).length > 0) {
    const terrain = game.facts.catalogue.terrainIds().indexOf(unit.id);
    if (game.refusalOf(terrainStops, { figure, terrain })) return stopping.nobody;
  }
  if (unstoppable && game.ruling('unstoppableIgnoresTerrain') === true) return stopping.nobody;
  return unit.stops === 'always' || game.definition(figure).base === 'single'
    ? stopping.anyPart
    : stopping.wholeBase;
}

/** Wounds that a terrain type takes off a fall onto it. */
export function softnessOf(game: Game, id: string): number {
  const unit = game.facts.catalogue.terrain(id);
  if (!unit) return 0;
  const { fallReductionIf, fallReduction } = unit;
  return fallReductionIf !== undefined && game.ruling(fallReductionIf) === false ? 0 : fallReduction;
}

/** Has the figure one of these symbols? */
export function spares(game: Game, figure: Figure, symbols: readonly string[] = []): boolean {
  return symbols.some((symbol) => game.has(figure, symbol));
}

/** The first space that ends a movement which has just brought the base onto `entered`, lying now on `stance`; -1 none. */
export function stoppingSpace(
  game: Game,
  move: GroundMove,
  entered: readonly number[],
  footprint: readonly number[],
): number {
  const { stop } = groundOf(game, move);
  const atOnce = entered.find((space) => ((stop[space] as number) & stopping.anyPart) !== 0);
  if (atOnce !== undefined) return atOnce;
  return footprint.every((space) => ((stop[space] as number) & stopping.wholeBase) !== 0)
    ? (footprint[0] ?? -1)
    : -1;
}

/** Spaces that let a normal move go farther while it keeps to them, and by how much. */
export function bonusOf(game: Game, figure: Figure): MoveQuery['bonus'] {
  if (game.hooks.modifiesOf(spaceBonus).length === 0)
    return game.groundMemory().roads(game.field, () => statedBonus(game));
  return bonusBy(game, (stated, space) => game.value(spaceBonus, stated, { figure, space }));
}

/** The same as terrain types state it. */
function statedBonus(game: Game): MoveQuery['bonus'] {
  const isRoad = (id: string): boolean => (game.facts.catalogue.terrain(id)?.bonus ?? 0) > 0;
  return game.field.terrains.some(isRoad) ? bonusBy(game, (stated) => stated) : undefined;
}

function bonusBy(game: Game, bonusAt: (stated: number, space: Space) => number): MoveQuery['bonus'] {
  const { field } = game;
  const types = field.terrains.map((id) => game.facts.catalogue.terrain(id)?.bonus ?? 0);
  const spaces = new Uint8Array(field.count);
  let amount = 0;
  for (let space = 0; space < field.count; space++) {
    const bonus = bonusAt(types[field.terrain[space] as number] as number, space);
    if (bonus > 0) spaces[space] = 1;
    amount = Math.max(amount, bonus);
  }
  return amount > 0 ? { spaces, amount } : undefined;
}

/** Does a symbol spare the figure what the terrain would do to it? */
export function isSparedBySymbol(game: Game, figure: Figure, unit: TerrainUnit, type: GroundType): boolean {
  const { stops, stopsIf, stopsUnless, extraCost, extraCostUnless, driftUnless } = unit;
  const stopsAnybody = stops !== 'never' && (stopsIf === undefined || game.ruling(stopsIf) === true);
  if (stopsAnybody && type.stop === stopping.nobody && spares(game, figure, stopsUnless)) return true;
  if (extraCost !== undefined && type.cost === 0 && spares(game, figure, extraCostUnless)) return true;
  return driftUnless !== undefined && !type.drifts;
}
