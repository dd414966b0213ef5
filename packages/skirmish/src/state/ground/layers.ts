import type { Battlefield, Space } from '@scapewright/board';
import type { LayerPlan, SpaceLayers } from '../../model/layer-plan.ts';
import type { Catalogue } from '../content/catalogue.ts';
import type { Buildings } from './buildings.ts';

/** A tile under a space, with the level of its surface. */
export interface Layer extends LayerPlan {
  readonly top: number;
}

/**
 * What lies under each space at the start. Where the setup does not say, a mass of land is taken for tiles of one level
 * each, and a flat tile for one that lies on land; of a piece that lists spaces of several levels, the hexes lie on the
 * lowest of them, under what is drawn above.
 */
export class StartingLayers {
  /** The battlefield at the start. */
  readonly field: Battlefield;
  private readonly catalogue: Catalogue;
  private readonly buildings: Buildings;
  private readonly stated: ReadonlyMap<number, SpaceLayers>;
  private readonly known = new Map<number, readonly Layer[]>();
  private pieces: ReadonlyMap<string, readonly number[]> | undefined;

  constructor(
    field: Battlefield,
    catalogue: Catalogue,
    buildings: Buildings,
    stated: readonly SpaceLayers[] = [],
  ) {
    this.field = field;
    this.catalogue = catalogue;
    this.buildings = buildings;
    this.stated = new Map(stated.map((layers) => [field.spaceOf(layers.space), layers]));
  }

  /** The tiles under a space, from the lowest; none under a rung. */
  of(space: Space): readonly Layer[] {
    const known = this.known.get(space);
    if (known) return known;
    const made = space < this.field.count ? this.read(space) : [];
    this.known.set(space, made);
    return made;
  }

  /** Does a tile of this terrain lie flat? */
  isFlat(terrain: string): boolean {
    return this.catalogue.terrain(terrain)?.levels === 0;
  }

  /** The tiles that make a surface of this level on one of the level `from`. */
  tiles(terrain: string, from: number, level: number, piece: string): readonly Layer[] {
    if (this.isFlat(terrain)) return [{ terrain, levels: 0, top: level, piece }];
    return Array.from({ length: level - from }, (_, at) => {
      const top = from + at + 1;
      return { terrain, levels: 1, top, piece: top === level ? piece : `${piece}#${top}` };
    });
  }

  private read(space: Space): readonly Layer[] {
    const { field } = this;
    if (field.rung[space] === 1) return [];
    const level = field.level[space] as number;
    const stated = this.stated.get(space)?.layers;
    if (stated) return stacked(stated, level);
    return this.drawn(space, level);
  }

  /** Layers of a space that is only drawn. */
  private drawn(space: Space, level: number): readonly Layer[] {
    const { field } = this;
    const name = field.names[space] as string;
    const terrain = field.terrainOf(space);
    const isFlat = this.isFlat(terrain);
    const { assumed } = this.catalogue;
    const inside = this.buildings.around(space) ? assumed['in-buildings'] : undefined;
    const under = inside ?? (isFlat ? assumed['under-flat'] : undefined) ?? terrain;
    const pieceLevel = this.levelOfPiece(space);
    const piece = field.pieceOf(space) ?? name;
    const layers: Layer[] = [];
    for (let top = (field.underside[space] as number) + 1; top <= level; top++) {
      const isOfPiece = !isFlat && top === pieceLevel;
      layers.push({ terrain: under, levels: 1, top, piece: isOfPiece ? piece : `${name}#${top}` });
    }
    if (isFlat) layers.push({ terrain, levels: 0, top: level, piece });
    return layers;
  }

  /** The level of a piece: the lowest of its spaces. */
  private levelOfPiece(space: Space): number {
    const { field } = this;
    const piece = field.pieceOf(space);
    this.pieces ??= spacesByPiece(field);
    const spaces = piece === undefined ? [] : (this.pieces.get(piece) ?? []);
    const own = field.level[space] as number;
    const lowest = Math.min(own, ...spaces.map((one) => field.level[one] as number));
    return lowest > (field.underside[space] as number) ? lowest : own;
  }
}

function stacked(layers: readonly LayerPlan[], level: number): readonly Layer[] {
  let top = level - layers.reduce((sum, layer) => sum + layer.levels, 0);
  return layers.map((layer) => {
    top += layer.levels;
    return { ...layer, top };
  });
}

function spacesByPiece(field: Battlefield): ReadonlyMap<string, readonly number[]> {
  const pieces = new Map<string, number[]>();
  for (let space = 0; space < field.count; space++) {
    const piece = field.pieceOf(space);
    if (piece !== undefined) pieces.set(piece, [...(pieces.get(piece) ?? []), space]);
  }
  return pieces;
}
