import type { HexKind, Space } from '@scapewright/board';
import type { RulesBehind } from '../log/rules-behind.ts';
import { lowerName } from '../log/texts/unit-text.ts';
import { tokensOn } from '../queries/tokens/tokens.ts';
import { piecesChosen } from '../rules/terrain/terrain-pieces.ts';
import type { TerrainUnit } from '../state/content/unit.ts';
import type { Game } from '../state/game.ts';
import { groupsOf } from '../state/ground/buildings.ts';
import { objectAt, typesUnder } from '../state/objects.ts';
import { type ExplainedPart, Explainer, type Explanation } from './explanation.ts';

/** What a space is. */
export interface SpaceFacts {
  readonly hex: HexKind;
  /** Levels of terrain under it. */
  readonly level: number;
  readonly terrain: string;
  readonly land: TerrainUnit['land'];
  readonly groups: readonly string[];
  /** Sides on which another space lies, 0 to 6. */
  readonly neighbours: number;
  /** Hexes of the terrain piece on which it is. */
  readonly piece: number;
  /** What is on it: a figure or an object, only tokens, or nothing (SS-OBJ-140, SS-OBJ-141, SS-OBJ-143). */
  readonly holds: 'occupied' | 'unoccupied' | 'empty';
}

/** As the battlefield numbers them. */
const hexKinds: readonly HexKind[] = ['full', 'half', 'partial'];

const hexParts: Readonly<Record<HexKind, string>> = {
  full: 'space.full-hex',
  half: 'space.half-hex',
  partial: 'space.partial-hex',
};
const landParts: Readonly<Record<TerrainUnit['land'], string>> = {
  land: 'space.land',
  nonland: 'space.nonland',
  neither: 'space.neither',
};

const holdingParts = {
  occupied: 'space.occupied',
  unoccupied: 'space.unoccupied',
  empty: 'space.empty',
} as const;

/** What is a space: how much of a base fits on it, what it is made of, how high it lies, what is beside it, by which rules (SS-HEX-001 to SS-HEX-011, SS-TERR-001)? */
export function explainSpace(engine: RulesBehind, game: Game, space: Space): Explanation<SpaceFacts> {
  const explainer = new Explainer(engine, game);
  const facts = factsOf(game, space);
  const { hex, terrain, level, land } = facts;
  const parts = [
    explainer.part(hexParts[hex]),
    explainer.part(hex === 'full' ? 'space.whole' : 'space.cut'),
    explainer.part('space.neighbours', { data: { sides: facts.neighbours } }),
    explainer.part('space.level', { data: { levels: level } }),
    ...terrainParts(explainer, terrain, facts.piece),
    explainer.part(landParts[land]),
    explainer.part(holdingParts[facts.holds]),
    ...(objectAt(game, space) ? [explainer.part('space.object')] : []),
  ];
  const unit = game.facts.catalogue.terrain(terrain);
  const about = { space: game.field.names[space] ?? '', terrain: unit ? lowerName(unit) : terrain, level };
  return explainer.explanation(facts, explainer.say('space', about), parts);
}

function factsOf(game: Game, space: Space): SpaceFacts {
  const { field, facts } = game;
  const terrain = game.terrainOf(space);
  const unit = facts.catalogue.terrain(terrain);
  const sides = [0, 1, 2, 3, 4, 5].filter((side) => {
    const at = space * 6 + side;
    return (field.neighbourStart[at + 1] as number) > (field.neighbourStart[at] as number);
  });
  return {
    hex: hexKinds[field.hex[space] as number] ?? 'full',
    level: field.level[space] as number,
    terrain,
    land: unit?.land ?? 'neither',
    groups: [...new Set([...groupsOf(facts, terrain, space), ...groupsByObject(game, space)])],
    neighbours: sides.length,
    piece: piecesChosen(game, [space])[0]?.hexes.length ?? 0,
    holds: holdingOf(game, space),
  };
}

/** The types of the object under a space that are groupings of terrain, as others (`structure`) are not (SS-OBJ-114). */
function groupsByObject(game: Game, space: Space): readonly string[] {
  const { catalogue } = game.facts;
  const known = new Set(catalogue.terrainIds().flatMap((id) => catalogue.terrain(id)?.groups ?? []));
  return typesUnder(game, space).filter((type) => known.has(type));
}

function holdingOf(game: Game, space: Space): SpaceFacts['holds'] {
  if (isSpaceOccupied(game, space) || objectAt(game, space)) return 'occupied';
  return tokensOn(game, space).length > 0 ? 'unoccupied' : 'empty';
}

function isSpaceOccupied(game: Game, space: Space): boolean {
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.isPlaced(figure) && game.spacesOf(figure).includes(space)) return true;
  return false;
}

function terrainParts(explainer: Explainer, terrain: string, piece: number): readonly ExplainedPart[] {
  const unit = explainer.game.facts.catalogue.terrain(terrain);
  const hasRules = unit !== undefined && (unit.stops !== 'never' || (unit.hooks?.length ?? 0) > 0);
  const isFlat = unit?.levels === 0;
  return [
    explainer.part('space.terrain'),
    ...(isFlat ? [explainer.part('space.flat')] : []),
    ...(piece > 0 ? [explainer.part('space.piece', { data: { hexes: piece } })] : []),
    ...(hasRules || unit?.extraCost !== undefined ? [explainer.part('space.own-rules')] : []),
  ];
}
