import type { Space } from '@scapewright/board';
import type { Figure } from '../model/numbers.ts';
import type { FurtherBattlefield } from '../model/setup.ts';

/** The map of the inside of an object: it lies apart, and who stands on it is inside the object (SS-INTMAP-001, SS-INTMAP-005). */
export interface InteriorMap {
  readonly id: string;
  readonly region: number;
  /** Row of the object. */
  readonly object: Figure;
  readonly spaces: readonly Space[];
  /** Where figures come in; empty: anywhere. */
  readonly entrances: readonly number[];
  /** Spaces on which nobody is. */
  readonly closed: readonly number[];
  /** Places with a name, `driver` among them. */
  readonly seats: readonly { readonly name: string; readonly space: Space }[];
}

/** The interior maps of a match: which there are and whose they are does not change while it is played. */
export class InteriorMaps {
  readonly all: readonly InteriorMap[];
  private readonly byRegion: ReadonlyMap<number, InteriorMap>;

  /** A map whose object is nowhere among the figures is left out: the rules of such maps refuse it before. */
  constructor(battlefields: readonly FurtherBattlefield[], figureNames: readonly string[]) {
    this.all = battlefields.flatMap(({ id, region, of, ...stated }) => {
      const object = of === undefined ? -1 : figureNames.indexOf(of);
      if (object < 0) return [];
      const { spaces = [], entrances = [], closed = [], seats = [] } = stated;
      return [{ id, region, object, spaces, entrances, closed, seats }];
    });
    this.byRegion = new Map(this.all.map((map) => [map.region, map]));
  }

  /** The map of the inside of an object. */
  of(object: Figure): InteriorMap | undefined {
    return this.all.find((map) => map.object === object);
  }

  /** The map of which a region of the battlefield consists. */
  in(region: number): InteriorMap | undefined {
    return this.all.length === 0 ? undefined : this.byRegion.get(region);
  }
}
