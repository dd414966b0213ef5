import { type Hex, rotateHex } from '@scapewright/board';
import type {
  MapFigure,
  MapGlyph,
  MapLadder,
  MapModel,
  MapObject,
  MapPlace,
  MapStartZone,
  MapTile,
  ObjectBorder,
  ObjectCell,
  UnknownPiece,
} from './map-model.ts';
import type { PieceKind, PiecePart } from './piece-kind.ts';

/** A piece as its source places it, with the hex (0, 0) of its kind already found. */
export interface PlacedPiece {
  readonly kind: PieceKind;
  readonly code: string;
  /** Where the hex (0, 0) of the kind lies. */
  readonly anchor: Hex;
  readonly level: number;
  readonly rotation: number;
  /** Owner of a start space, which the source knows otherwise than by the kind. */
  readonly zone?: { readonly player: number; readonly name: string };
  /** Name of a figure. */
  readonly figure?: string;
}

type Contents = Pick<
  MapModel,
  'tiles' | 'objects' | 'ladders' | 'startZones' | 'glyphs' | 'figures' | 'unknown'
>;

/** Collects the pieces of a map one after the other and numbers them. */
export class MapBuilder {
  readonly #tiles: MapTile[] = [];
  readonly #objects: MapObject[] = [];
  readonly #rungs: { landing: MapPlace; direction: number }[] = [];
  readonly #zones = new Map<number, { name: string; spaces: MapPlace[] }>();
  readonly #glyphs: MapGlyph[] = [];
  readonly #figures: MapFigure[] = [];
  readonly #unknown: UnknownPiece[] = [];

  addUnknown(piece: UnknownPiece): void {
    this.#unknown.push(piece);
  }

  add(piece: PlacedPiece): void {
    const { kind, level } = piece;
    const place = { ...turned(piece, { q: 0, r: 0 }), level };
    const objectParts = kind.parts.filter(isObjectPart);
    for (const objectKind of new Set(objectParts.map((part) => part.kind))) {
      this.#addObject(
        piece,
        objectKind,
        objectParts.filter((part) => part.kind === objectKind),
      );
    }
    for (const part of kind.parts) {
      switch (part.part) {
        case 'tile':
          this.#addTile(piece, part);
          break;
        case 'ladder':
          this.#rungs.push({ landing: place, direction: turnedDirection(piece, part.direction) });
          break;
        case 'glyph':
          this.#glyphs.push({
            id: `glyph-${this.#glyphs.length + 1}`,
            name: part.name,
            ...(part.letter && { letter: part.letter }),
            face: part.letter === undefined ? 'down' : 'up',
            ...place,
          });
          break;
        case 'start':
          this.#addStart(piece, part.player, place);
          break;
        case 'figure':
          this.#figures.push({
            id: `figure-${this.#figures.length + 1}`,
            name: piece.figure ?? kind.name,
            cells: kind.footprint.map((cell) => ({ ...turned(piece, cell), level })),
          });
          break;
        case 'solid':
        case 'wall':
        case 'ornament':
          break;
      }
    }
  }

  build(): Contents {
    return {
      tiles: this.#tiles,
      objects: this.#objects,
      ladders: stackLadders(this.#rungs),
      startZones: [...this.#zones]
        .sort(([first], [second]) => first - second)
        .map(([player, { name, spaces }]): MapStartZone => ({ player, name, spaces })),
      glyphs: this.#glyphs,
      figures: this.#figures,
      unknown: this.#unknown,
    };
  }

  #addTile(piece: PlacedPiece, part: Extract<PiecePart, { part: 'tile' }>): void {
    const { kind, code, level, rotation } = piece;
    this.#tiles.push({
      id: `tile-${this.#tiles.length + 1}`,
      name: kind.name,
      code,
      terrain: part.terrain,
      cells: part.cells.map((cell) => turned(piece, cell)),
      bottom: level + part.above,
      height: part.height,
      rotation,
      ...(part.above > 0 && { carried: true }),
    });
  }

  #addObject(piece: PlacedPiece, objectKind: string, parts: readonly ObjectPart[]): void {
    const { kind, code, level, rotation } = piece;
    const cells: ObjectCell[] = [];
    const borders: ObjectBorder[] = [];
    const carries: MapPlace[] = [];
    let ground: string | undefined;
    for (const part of parts) {
      if (part.part === 'ornament') {
        cells.push({ ...turned(piece, { q: 0, r: 0 }), level, height: 0 });
      } else if (part.part === 'solid') {
        ground = part.ground;
        const top = level + part.above + Math.max(...part.heights);
        for (const cell of part.lintel ?? []) carries.push({ ...turned(piece, cell), level: top });
        for (const [index, cell] of part.cells.entries()) {
          cells.push({ ...turned(piece, cell), level: level + part.above, height: part.heights[index] ?? 0 });
        }
      } else {
        const bottom = level + part.above;
        for (const { direction, height, ...cell } of part.borders) {
          const turnedTo = turnedDirection(piece, direction);
          borders.push({ ...turned(piece, cell), direction: turnedTo, bottom, top: bottom + height });
        }
      }
    }
    const id = `${objectKind}-${this.#objects.length + 1}`;
    this.#objects.push({
      id,
      kind: objectKind,
      name: kind.name,
      code,
      cells,
      borders,
      rotation,
      ...(carries.length > 0 && { carries }),
      ...(ground && { ground }),
    });
  }

  #addStart(piece: PlacedPiece, kindPlayer: number | undefined, place: MapPlace): void {
    const player = piece.zone?.player ?? kindPlayer ?? 1;
    const zone = this.#zones.get(player) ?? { name: piece.zone?.name ?? `Player ${player}`, spaces: [] };
    zone.spaces.push(place);
    this.#zones.set(player, zone);
  }
}

type ObjectPart = Extract<PiecePart, { part: 'solid' | 'wall' | 'ornament' }>;

function isObjectPart(part: PiecePart): part is ObjectPart {
  return part.part === 'solid' || part.part === 'wall' || part.part === 'ornament';
}

/** Where a hex of the piece's kind comes to lie. */
function turned({ anchor, rotation }: PlacedPiece, hex: Hex): Hex {
  const { q, r } = rotateHex(hex, -rotation);
  return { q: anchor.q + q, r: anchor.r + r };
}

function turnedDirection({ rotation }: PlacedPiece, direction: number): number {
  return (direction + 6 - rotation) % 6;
}

/** Ladder pieces (2 levels each) on top of one another, in the same hex and direction, are one ladder. */
function stackLadders(rungs: readonly { landing: MapPlace; direction: number }[]): MapLadder[] {
  const ladders: { id: string; landing: MapPlace; direction: number; pieces: number }[] = [];
  for (const { landing, direction } of [...rungs].sort((a, b) => a.landing.level - b.landing.level)) {
    const below = ladders.find(
      (ladder) =>
        ladder.landing.q === landing.q &&
        ladder.landing.r === landing.r &&
        ladder.direction === direction &&
        ladder.landing.level + ladder.pieces * 2 === landing.level,
    );
    if (below === undefined)
      ladders.push({ id: `ladder-${ladders.length + 1}`, landing, direction, pieces: 1 });
    else below.pieces += 1;
  }
  return ladders;
}
