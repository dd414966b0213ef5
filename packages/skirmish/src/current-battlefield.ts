import type { State } from '@scapewright/kernel';
import type { Exteriors } from './exteriors.ts';
import { ChangedGround, changeKinds, type GroundChange } from './ground-changes/changed-ground.ts';
import type { StartingLayers } from './ground-changes/layers.ts';
import { SightMemory } from './sight-lines.ts';
import { changeTable } from './tables.ts';

/** A battlefield that has been compiled, and those that single changes have made of it. */
interface KnownGround {
  readonly ground: ChangedGround;
  readonly after: Map<string, KnownGround>;
}

/**
 * The battlefield after the changes that the state holds. Compiled once per list of changes and shared by all games
 * and forks of a match; a game without changes uses the battlefield that it started with.
 */
export class CurrentBattlefield {
  private readonly start: KnownGround;
  private readonly terrains: readonly string[];
  private readonly exteriors: Exteriors;
  /** Sight past what stands still on these battlefields. */
  readonly sight = new SightMemory();

  constructor(start: StartingLayers, terrains: readonly string[], exteriors: Exteriors) {
    this.start = { ground: new ChangedGround(start.field, start), after: new Map() };
    this.terrains = terrains;
    this.exteriors = exteriors;
  }

  /** The ground after the changes, and with the tops of the objects as they stand. */
  of(state: State): ChangedGround {
    const { ground } = this.changed(state);
    if (this.exteriors.all.length === 0) return ground;
    return ground.seenAs(this.exteriors.over(ground.field, state));
  }

  private changed(state: State): KnownGround {
    const count = state.rows(changeTable.name);
    let known = this.start;
    for (let row = 0; row < count; row++) {
      const change = this.read(state, row);
      const { kind, space, terrain, level, piece, q, r } = change;
      const key = `${kind},${space},${terrain},${level},${piece},${q},${r}`;
      let next = known.after.get(key);
      if (!next) {
        next = { ground: known.ground.after(change), after: new Map() };
        this.sight.follow(known.ground.field, next.ground.field);
        known.after.set(key, next);
      }
      known = next;
    }
    return known;
  }

  private read(state: State, row: number): GroundChange {
    return {
      kind: changeKinds[state.read(changeTable.kind, row)] ?? 'alter',
      space: state.read(changeTable.space, row),
      terrain: this.terrains[state.read(changeTable.terrain, row)] ?? '',
      level: state.read(changeTable.level, row),
      piece: state.read(changeTable.piece, row),
      q: state.read(changeTable.q, row),
      r: state.read(changeTable.r, row),
    };
  }
}
