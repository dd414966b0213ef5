import type { DirectionName, Hex } from '@scapewright/board';

/** A place on the battlefield: a hex and an absolute level (9 mm each, the table is 0). */
export interface MapPlace extends Hex {
  readonly level: number;
  /** Further battlefield of the map; left out on the main one. */
  readonly battlefield?: string;
}

/** One physical terrain piece: a solid slab of `height` levels on `cells`, or a zero-level tile (height 0). */
export interface MapTile {
  readonly id: string;
  /** Name for people, as `Grass 7`. */
  readonly name: string;
  /** How the source names it: `1007` in an `.hsc` file, `g7` in the map editor, `g` in drawn rows. */
  readonly code: string;
  readonly terrain: string;
  readonly cells: readonly Hex[];
  /** Level of its lower face; its surface is at `bottom + height`. */
  readonly bottom: number;
  readonly height: number;
  /** Sixths of a turn clockwise. */
  readonly rotation: number;
  /** The physical piece it is a part of, where that is more than this tile. */
  readonly piece?: string;
  /** Part of an object that holds it up, such as an upper floor. */
  readonly carried?: true;
  readonly battlefield?: string;
}

/** A hex filled by an object from `level` upward for `height` levels. */
export interface ObjectCell extends MapPlace {
  readonly height: number;
}

/** A border between two hexes on which an object stands, between two absolute levels. */
export interface ObjectBorder extends Hex {
  /** 0 to 5: E, NE, NW, W, SW, SE. */
  readonly direction: number;
  readonly bottom: number;
  readonly top: number;
  /** The two surfaces that it divides, near side first; left out = all that it stands between. */
  readonly levels?: readonly [number, number];
  readonly battlefield?: string;
}

/** A thing that is no terrain and no figure: it fills hexes, stands on borders, or (a flag) only decorates. */
export interface MapObject {
  readonly id: string;
  /** Kebab-case id of its kind: `rock-outcrop`, `ancient-ruin`. */
  readonly kind: string;
  readonly name: string;
  readonly code: string;
  readonly cells: readonly ObjectCell[];
  readonly borders: readonly ObjectBorder[];
  readonly rotation: number;
  /** Places beside its own at which it holds up tiles: the top of a gate between its posts. */
  readonly carries?: readonly MapPlace[];
  /** Terrain of the object's own base where it stands on the bare table. */
  readonly ground?: string;
  readonly targetPoints?: readonly MapTargetPoint[];
  /** Types that the map gives it besides those of its kind (SS-OBJ-113). */
  readonly types?: readonly string[];
}

/** A point of an object from which figures beside it may look: over the middle of its places, at an absolute level (SS-SIGHT-009). */
export interface MapTargetPoint {
  readonly at: readonly MapPlace[];
  readonly level: number;
}

/** Ladder pieces stacked on one landing space; each is 2 levels high. */
export interface MapLadder {
  readonly id: string;
  readonly landing: MapPlace;
  /** Toward the column that it leans on. */
  readonly direction: number;
  readonly pieces: number;
  /** Level of the surface at its top; left out = the highest that its pieces reach. */
  readonly topLevel?: number;
  /** A turbo lift lies on it. */
  readonly turboLift?: true;
}

/** A building: what it fills or encloses, and the parts in it, all by places. */
export interface MapBuilding {
  readonly id: string;
  readonly kind: string;
  readonly access: 'enclosed' | 'interior';
  /** Greatest Height of figures that it lets in or through. */
  readonly limit: number;
  /** Level of the roof over the top floor where no surface is drawn. */
  readonly roof?: number;
  /** Hexes that it fills. */
  readonly fills: readonly ObjectCell[];
  /** Surfaces inside, floor by floor from the lowest. */
  readonly floors: readonly (readonly MapPlace[])[];
  readonly doorways: readonly MapPlace[];
  readonly windows: readonly MapPlace[];
  readonly walls: readonly (readonly [MapPlace, MapPlace])[];
  readonly stairs: readonly { readonly down: MapPlace; readonly up: MapPlace; readonly number: number }[];
  readonly elevators: readonly {
    readonly id: string;
    readonly at: readonly MapPlace[];
    readonly car?: string;
  }[];
  readonly transit: readonly { readonly number: number; readonly at: readonly MapPlace[] }[];
  /** Surfaces that it cuts so that no base, or not even a wound marker, fits on what is left of them. */
  readonly half: readonly MapPlace[];
  readonly partial: readonly MapPlace[];
  readonly entrances: readonly (readonly [MapPlace, MapPlace])[];
}

export interface MapStartZone {
  /** Counts from 1. */
  readonly player: number;
  readonly name: string;
  readonly spaces: readonly MapPlace[];
}

export interface MapGlyph extends MapPlace {
  readonly id: string;
  readonly name: string;
  /** Undefined for a glyph that lies face down without a name. */
  readonly letter?: string;
  readonly face: 'up' | 'down';
}

export interface MapToken {
  readonly id: string;
  readonly kind: 'item' | 'hazard' | 'resource' | 'glyph';
  readonly content?: string;
  /** Its content is drawn by chance, of this rank where one is given. */
  readonly drawn?: { readonly rank?: number | undefined };
  readonly at?: MapPlace;
  readonly face?: 'up' | 'down';
}

/** A figure that the map's author has put on it. */
export interface MapFigure {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly MapPlace[];
}

/** A destructible object that the map brings and nobody drafts. */
export interface MapNeutral {
  /** What it is called in the game: shafts name their cars so, maps of insides their objects. */
  readonly name: string;
  /** Id of its card. */
  readonly card: string;
  readonly cells: readonly MapPlace[];
}

/** A piece of the source that has no meaning here: listed, never dropped silently. */
export interface UnknownPiece extends MapPlace {
  readonly name: string;
  readonly code: string;
  readonly rotation: number;
}

/** A battlefield beside the main one, or an extension of one: what its map states, by names of spaces. */
export interface MapBattlefield {
  /** What stands before the names of its spaces: `ud` of `ud:a1`. */
  readonly id: string;
  readonly kind: string;
  /** Spaces from which it leads away. */
  readonly exits: readonly string[];
  /** Name of the object of whose inside it is the map. */
  readonly of?: string;
  /** Spaces to which figures come in. */
  readonly entrances: readonly string[];
  /** Spaces on which nobody is. */
  readonly closed: readonly string[];
  readonly seats: readonly { readonly name: string; readonly at: string }[];
  /** Spaces that must touch the battlefield that it extends. */
  readonly connections: readonly string[];
  readonly joint?: MapJoint;
  /** The player who picks during setup where it is attached. */
  readonly by?: string;
}

/** Where a map is attached: its hex `space` lies on this side of the hex `of`, both by the names that they have on their own maps. */
export interface MapJoint {
  readonly space: string;
  readonly side: DirectionName;
  readonly of: string;
}

/** A map as neutral data, whatever file it came from: physical pieces with their places. */
export interface MapModel {
  readonly format: 'hsc' | 'map-editor' | 'map-yaml' | 'board';
  readonly name: string;
  readonly author: string;
  readonly description: string;
  /** Number of players it is made for; undefined when the source does not say. */
  readonly players?: number;
  /** Ruleset it was made for. */
  readonly ruleset?: string;
  /** The hex that is named `a1`; its `r` is even. */
  readonly origin: Hex;
  /** Further battlefields, in order. */
  readonly battlefields: readonly MapBattlefield[];
  readonly tiles: readonly MapTile[];
  readonly objects: readonly MapObject[];
  readonly ladders: readonly MapLadder[];
  readonly buildings: readonly MapBuilding[];
  readonly startZones: readonly MapStartZone[];
  readonly glyphs: readonly MapGlyph[];
  readonly tokens: readonly MapToken[];
  readonly figures: readonly MapFigure[];
  readonly neutral: readonly MapNeutral[];
  readonly unknown: readonly UnknownPiece[];
}

/**
 * Pieces of the source that the model holds, unknown ones included: an import loses none of them. A piece of several
 * parts (a gate with its door, a warehouse with its floors) counts once for each part.
 */
export function pieceCount(map: MapModel): number {
  return (
    map.tiles.length +
    map.objects.length +
    map.ladders.reduce((sum, ladder) => sum + ladder.pieces, 0) +
    map.startZones.reduce((sum, zone) => sum + zone.spaces.length, 0) +
    map.glyphs.length +
    map.figures.length +
    map.unknown.length
  );
}
