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
  UnknownPiece,
} from './map-model.ts';
import type { PieceKind } from './piece-kind.ts';

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
    const { kind, code, level, rotation } = piece;
    const { q, r } = piece.anchor;
    const turned = (hex: Hex): Hex => {
      const { q: stepQ, r: stepR } = rotateHex(hex, -rotation);
      return { q: q + stepQ, r: r + stepR };
    };
    const object: Pick<MapObject, 'name' | 'code' | 'rotation'> = { name: kind.name, code, rotation };
    let cells: MapObject['cells'] = [];
    let borders: MapObject['borders'] = [];
    let objectKind: string | undefined;
    let ground: string | undefined;
    const flush = () => {
      if (objectKind === undefined) return;
      const id = `${objectKind}-${this.#objects.length + 1}`;
      this.#objects.push({ id, kind: objectKind, ...object, cells, borders, ...(ground && { ground }) });
      cells = [];
      borders = [];
      ground = undefined;
    };
    for (const part of kind.parts) {
      switch (part.part) {
        case 'tile':
          this.#tiles.push({
            id: `tile-${this.#tiles.length + 1}`,
            name: kind.name,
            code,
            terrain: part.terrain,
            cells: part.cells.map(turned),
            bottom: level + part.above,
            height: part.height,
            rotation,
            ...(part.above > 0 && { carried: true }),
          });
          break;
        case 'solid':
          if (objectKind !== part.kind) flush();
          objectKind = part.kind;
          ground = part.ground;
          cells = part.cells.map((cell, index) => ({
            ...turned(cell),
            level: level + part.above,
            height: part.heights[index] ?? 0,
          }));
          break;
        case 'wall':
          if (objectKind !== part.kind) flush();
          objectKind = part.kind;
          borders = part.borders.map((border) => ({
            ...turned(border),
            direction: (border.direction + 6 - rotation) % 6,
            bottom: level + part.above,
            top: level + part.above + border.height,
          }));
          break;
        case 'ladder':
          this.#rungs.push({
            landing: { ...turned({ q: 0, r: 0 }), level },
            direction: (part.direction + 6 - rotation) % 6,
          });
          break;
        case 'glyph':
          this.#glyphs.push({
            id: `glyph-${this.#glyphs.length + 1}`,
            name: part.name,
            ...(part.letter && { letter: part.letter }),
            face: part.letter === undefined ? 'down' : 'up',
            ...turned({ q: 0, r: 0 }),
            level,
          });
          break;
        case 'start':
          this.#addStart(piece, part.player, turned({ q: 0, r: 0 }));
          break;
        case 'figure':
          this.#figures.push({
            id: `figure-${this.#figures.length + 1}`,
            name: piece.figure ?? kind.name,
            cells: kind.footprint.map((cell) => ({ ...turned(cell), level })),
          });
          break;
        case 'ornament':
          flush();
          objectKind = part.kind;
          cells = [{ ...turned({ q: 0, r: 0 }), level, height: 0 }];
          break;
      }
    }
    flush();
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

  #addStart(piece: PlacedPiece, kindPlayer: number | undefined, hex: Hex): void {
    const player = piece.zone?.player ?? kindPlayer ?? 1;
    const zone = this.#zones.get(player) ?? { name: piece.zone?.name ?? `Player ${player}`, spaces: [] };
    zone.spaces.push({ ...hex, level: piece.level });
    this.#zones.set(player, zone);
  }
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
