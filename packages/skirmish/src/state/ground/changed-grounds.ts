import type { Battlefield } from '@scapewright/board';
import type { State } from '@scapewright/kernel';
import type { SpaceLayers } from '../../model/layer-plan.ts';
import { changeTable } from '../../model/tables.ts';
import type { MatchFacts } from '../match-facts.ts';
import { buildingsOf } from './buildings.ts';
import { ChangedGround, changeKinds, type GroundChange } from './changed-ground.ts';
import { StartingLayers } from './layers.ts';
import type { SightMemory } from './sight-memory.ts';

/** A battlefield that has been compiled, and those that single changes have made of it. */
interface KnownGround {
  readonly ground: ChangedGround;
  readonly after: Map<string, KnownGround>;
}

/** The grounds of a match after its changes: compiled once per list of changes and shared by all games and forks. */
export class ChangedGrounds {
  private readonly start: KnownGround;
  private readonly terrains: readonly string[];
  private readonly sight: SightMemory;
  private readonly seen = new WeakMap<Battlefield, ChangedGround>();

  /** `stated`: the tiles under spaces of which more is known than what is drawn. */
  constructor(
    facts: Pick<MatchFacts, 'battlefield' | 'catalogue' | 'buildings' | 'figureNames'>,
    stated: readonly SpaceLayers[] | undefined,
    sight: SightMemory,
  ) {
    const { battlefield, catalogue } = facts;
    const layers = new StartingLayers(battlefield, catalogue, buildingsOf(facts), stated);
    this.start = { ground: new ChangedGround(battlefield, layers), after: new Map() };
    this.terrains = catalogue.terrainIds();
    this.sight = sight;
  }

  /** The ground after the changes that the state holds. */
  of(state: State): ChangedGround {
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
    return known.ground;
  }

  /** The same as it is seen with what stands on it: on a battlefield that has been made of it. */
  seenAs(state: State, field: Battlefield): ChangedGround {
    const known = this.seen.get(field) ?? this.of(state).seenAs(field);
    this.seen.set(field, known);
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
