import type { Space } from '@scapewright/board';
import {
  type Battlefield,
  type BattlefieldChanges,
  formatSpaceName,
  parseSpaceName,
} from '@scapewright/board';
import type { Layer, StartingLayers } from './layers.ts';
import { withPartsApart } from './parts-apart.ts';

/**
 * Kinds of change: a space gets other terrain, or is taken away as a whole; a tile is laid, the piece on top is lifted
 * off, a tile is laid where no space was; what stands on a space breaks (a window);
 * a battlefield is cleared away; a map is attached to another.
 */
export const changeKinds = ['alter', 'remove', 'lay', 'lift', 'add', 'break', 'clear', 'attach'] as const;
/** A kind of change. */
export type ChangeKind = (typeof changeKinds)[number];

/** One change, as the state keeps it. */
export interface GroundChange {
  readonly kind: ChangeKind;
  /** The space, of `attach` the one that comes to lie at `q` and `r`; of `add` and `clear` the number of the battlefield. */
  readonly space: Space;
  readonly terrain: string;
  /** Level of the new surface. */
  readonly level: number;
  /** Changes of one number lay one physical piece. */
  readonly piece: number;
  /** Column of `add` and of `attach`. */
  readonly q: number;
  readonly r: number;
}

/** The battlefield at one moment, with the tiles under its spaces. Immutable: a change makes another one. */
export class ChangedGround {
  readonly field: Battlefield;
  private readonly start: StartingLayers;
  private readonly changed: ReadonlyMap<number, readonly Layer[]>;
  /** The battlefield before anything came off it or was laid: what of it belongs together. */
  private readonly whole: Battlefield;

  constructor(
    field: Battlefield,
    start: StartingLayers,
    changed: ReadonlyMap<number, readonly Layer[]> = new Map(),
    whole: Battlefield = start.field,
  ) {
    this.field = field;
    this.start = start;
    this.changed = changed;
    this.whole = whole;
  }

  /** The tiles under a space, from the lowest. */
  layers(space: Space): readonly Layer[] {
    return this.changed.get(space) ?? this.start.of(space);
  }

  /** Every space that has a tile of a piece on top. */
  spacesOnTop(piece: string): readonly number[] {
    const spaces: number[] = [];
    for (let space = 0; space < this.field.count; space++)
      if (this.field.exists[space] === 1 && this.layers(space).at(-1)?.piece === piece) spaces.push(space);
    return spaces;
  }

  /** The same ground as it is seen with what stands on it: on another battlefield with the same spaces. */
  seenAs(field: Battlefield): ChangedGround {
    return field === this.field ? this : new ChangedGround(field, this.start, this.changed, this.whole);
  }

  /** The ground after a change. */
  after(change: GroundChange): ChangedGround {
    const name = this.field.names[change.space] as string;
    switch (change.kind) {
      case 'alter':
        return this.altered(change, name);
      case 'remove':
        return this.without([name], new Map([[change.space, []]]));
      case 'lay':
        return this.laid(change, name);
      case 'lift':
        return this.lifted(change.space);
      case 'add':
        return this.added(change);
      case 'break':
        return this.with({ removeSolids: this.solidsAt(change.space) }, new Map());
      case 'clear':
        return this.without(this.spacesIn(change.space), new Map());
      case 'attach':
        return this.attached(change);
    }
  }

  private altered({ space, terrain, level, piece }: GroundChange, name: string): ChangedGround {
    const layers = this.layers(space);
    const top = layers.at(-1);
    const flat = this.start.isFlat(terrain);
    const tile = { terrain, levels: flat ? 0 : (top?.levels ?? 1), top: level, piece: `laid-${piece}` };
    const kept = flat && top?.levels === 1 ? layers : layers.slice(0, -1);
    return this.with({ alterSpaces: [{ space: name, terrain, level }] }, new Map([[space, [...kept, tile]]]));
  }

  private laid({ space, terrain, level, piece }: GroundChange, name: string): ChangedGround {
    const layers = this.layers(space);
    const from = layers.at(-1)?.top ?? (this.field.level[space] as number);
    const tiles = this.start.tiles(terrain, from, level, `laid-${piece}`);
    return this.with(
      { alterSpaces: [{ space: name, terrain, level }] },
      new Map([[space, [...layers, ...tiles]]]),
    );
  }

  private added({ space: region, terrain, level, piece, q, r }: GroundChange): ChangedGround {
    const { field } = this;
    const battlefield = battlefieldName(field, region);
    const name = formatSpaceName({ hex: { q, r }, ...(battlefield === undefined ? {} : { battlefield }) });
    const space = { q, r, level, underside: 0, terrain, name: name ?? `${q},${r}`, region };
    const layers = this.start.tiles(terrain, 0, level, `laid-${piece}`);
    const after = field.withChanges({ addSpaces: [space] });
    return this.next(withPartsApart(after, this.whole, region), new Map([[field.count, layers]]));
  }

  /** Takes off the piece on top of a space, with all its hexes and the ways that it carries; a ladder as a whole. */
  private lifted(space: Space): ChangedGround {
    const { field } = this;
    if (field.rung[space] === 1) return this.withoutLadder(space);
    const piece = this.layers(space).at(-1)?.piece ?? '';
    const layers = new Map<number, readonly Layer[]>();
    const gone: string[] = [];
    const lowered: { space: string; terrain: string; level: number }[] = [];
    for (const each of this.spacesOnTop(piece)) {
      const name = field.names[each] as string;
      const left = this.layers(each).slice(0, -1);
      layers.set(each, left);
      const top = left.at(-1);
      if (top) lowered.push({ space: name, terrain: top.terrain, level: top.top });
      else gone.push(name);
    }
    const names = new Set([...lowered.map((one) => one.space), ...gone]);
    const removeLinks = linksOf(field).filter(({ from, to, kind }) => {
      const isCarried = names.has(from) && names.has(to);
      return isCarried && !kind.startsWith('ladder');
    });
    const changed = this.with({ alterSpaces: lowered, removeLinks }, layers);
    return gone.length === 0 ? changed : changed.without(gone, new Map());
  }

  private withoutLadder(rung: number): ChangedGround {
    const { field } = this;
    const ladder = field.pieceOf(rung);
    const rungs: string[] = [];
    for (let space = 0; space < field.count; space++)
      if (field.exists[space] === 1 && field.rung[space] === 1 && field.pieceOf(space) === ladder)
        rungs.push(field.names[space] as string);
    const walls = field.plan.walls?.filter(({ id }) => id === ladder) ?? [];
    const ends = new Set(walls.flatMap(({ between }) => between.flat()));
    const removeLinks = linksOf(field).filter(
      ({ from, to, kind }) => kind === 'turbo-lift' && ends.has(from) && ends.has(to),
    );
    const removeWalls = walls.map(({ id }) => id);
    return this.with({ removeSpaces: rungs, removeWalls, removeLinks }, new Map());
  }

  /** Moves the map of a space beside the main battlefield, of which it is a part from now on (SS-CONMAP-002). */
  private attached({ space, q, r }: GroundChange): ChangedGround {
    const { field } = this;
    const east = q - (field.q[space] as number);
    const south = r - (field.r[space] as number);
    const alterSpaces = this.spacesIn(field.region[space] as number).map((name) => {
      const one = field.spaceOf(name);
      return {
        space: name,
        q: (field.q[one] as number) + east,
        r: (field.r[one] as number) + south,
        region: mainRegion,
      };
    });
    const after = field.withChanges({ alterSpaces });
    return new ChangedGround(after, this.start, this.changed, after);
  }

  private spacesIn(region: number): readonly string[] {
    const { field } = this;
    return field.names.filter((_, space) => field.exists[space] === 1 && field.region[space] === region);
  }

  private solidsAt(space: Space): readonly string[] {
    const solid = this.field.solids[this.field.solidAt[space] as number];
    return solid ? [solid.id] : [];
  }

  private without(names: readonly string[], layers: ReadonlyMap<number, readonly Layer[]>): ChangedGround {
    const { field } = this;
    const regions = new Set(names.map((name) => field.region[field.spaceOf(name)] as number));
    let after = field.withChanges({ removeSpaces: names });
    for (const region of regions)
      if (after.region.some((one, space) => one === region && after.exists[space] === 1))
        after = withPartsApart(after, this.whole, region);
    return this.next(after, layers);
  }

  private with(changes: BattlefieldChanges, layers: ReadonlyMap<number, readonly Layer[]>): ChangedGround {
    return this.next(this.field.withChanges(changes), layers);
  }

  private next(field: Battlefield, layers: ReadonlyMap<number, readonly Layer[]>): ChangedGround {
    return new ChangedGround(field, this.start, new Map([...this.changed, ...layers]), this.whole);
  }
}

/** Number of the main battlefield. */
const mainRegion = 0;

/** The name of a battlefield (`ud` of `ud:a1`), as the spaces of its region bear it; undefined for the main one. */
function battlefieldName(field: Battlefield, region: number): string | undefined {
  const space = field.region.indexOf(region);
  return space < 0 ? undefined : parseSpaceName(field.names[space] ?? '')?.battlefield;
}

function linksOf(
  field: Battlefield,
): readonly { readonly from: string; readonly to: string; readonly kind: string }[] {
  return field.plan.links ?? [];
}
