import type { State } from '@scapewright/kernel';
import { ChangedGround, changeKinds, type GroundChange } from './ground-changes/changed-ground.ts';
import type { StartingLayers } from './ground-changes/layers.ts';
import { SightMemory } from './sight-lines.ts';
import { changeTable, matchTable } from './tables.ts';

/**
 * The battlefield after the changes that the state holds. Compiled once per list of changes and shared by all games
 * and forks of a match; a game without changes uses the battlefield that it started with.
 */
export class CurrentBattlefield {
  private readonly start: ChangedGround;
  private readonly terrains: readonly string[];
  private readonly known = new Map<string, ChangedGround>();
  /** Sight past what stands still on these battlefields. */
  readonly sight = new SightMemory();

  constructor(start: StartingLayers, terrains: readonly string[]) {
    this.start = new ChangedGround(start.field, start);
    this.terrains = terrains;
  }

  of(state: State): ChangedGround {
    const count = state.read(matchTable.changes, 0);
    let ground = this.start;
    let key = '';
    for (let row = 0; row < count; row++) {
      const change = this.read(state, row);
      const { kind, space, terrain, level, piece, q, r } = change;
      key += `${kind},${space},${terrain},${level},${piece},${q},${r};`;
      const kept = this.known.get(key);
      ground = kept ?? ground.after(change);
      if (!kept) this.known.set(key, ground);
    }
    return ground;
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
