import type { Battlefield } from '@scapewright/board';
import type { State } from '@scapewright/kernel';
import type { SpaceLayers } from '../../model/layer-plan.ts';
import { changeTable } from '../../model/tables.ts';
import type { MatchFacts } from '../match-facts.ts';
import type { ChangedGround } from './changed-ground.ts';
import { ChangedGrounds } from './changed-grounds.ts';
import { GroundMemory } from './ground-memory.ts';
import { SightMemory } from './sight-memory.ts';

/** What the battlefield is while a match is played. */
export type BattlefieldNow = Pick<CurrentBattlefield, 'of' | 'ground' | 'sight' | 'moves'>;

/**
 * The battlefield after the changes that the state holds; a game without changes uses the one that it started with. Shared
 * by all games and forks of a match.
 */
export class CurrentBattlefield {
  private readonly facts: MatchFacts;
  private readonly layers: readonly SpaceLayers[] | undefined;
  private made: ChangedGrounds | undefined;
  /** Sight past what stands still on these battlefields. */
  readonly sight = new SightMemory();
  /** What moves are told of their ground. */
  readonly moves = new GroundMemory();

  /** `layers`: the tiles under spaces of which more is known than what is drawn. */
  constructor(facts: MatchFacts, layers: readonly SpaceLayers[] | undefined) {
    this.facts = facts;
    this.layers = layers;
  }

  /** The battlefield after the changes, and with the tops of the objects as they stand. */
  of(state: State): Battlefield {
    const { battlefield, objects } = this.facts;
    const field = state.rows(changeTable.name) === 0 ? battlefield : this.grounds.of(state).field;
    return objects?.exteriors.over(field, state) ?? field;
  }

  /** The same, of which `field` is what {@link of} answers, with the tiles under its spaces. */
  ground(state: State, field: Battlefield): ChangedGround {
    return this.grounds.seenAs(state, field);
  }

  private get grounds(): ChangedGrounds {
    this.made ??= new ChangedGrounds(this.facts, this.layers, this.sight);
    return this.made;
  }
}
