import type { Battlefield } from '@scapewright/board';
import type { State } from '@scapewright/kernel';
import { SightMemory } from './sight-lines.ts';
import { changeTable, matchTable } from './tables.ts';

/** Kinds of change: a tile laid on a space or its terrain replaced, a space taken away. */
export const changeKinds = ['alter', 'remove'] as const;

/**
 * The battlefield after the changes that the state holds. Compiled once per list of changes and shared by all games
 * and forks of a match; a game without changes uses the battlefield that it started with.
 */
export class CurrentBattlefield {
  private readonly start: Battlefield;
  private readonly terrains: readonly string[];
  private readonly known = new Map<string, Battlefield>();
  /** Sight past what stands still on these battlefields. */
  readonly sight = new SightMemory();

  constructor(start: Battlefield, terrains: readonly string[]) {
    this.start = start;
    this.terrains = terrains;
  }

  of(state: State): Battlefield {
    const count = state.read(matchTable.changes, 0);
    if (count === 0) return this.start;
    let field = this.start;
    let key = '';
    for (let row = 0; row < count; row++) {
      const kind = state.read(changeTable.kind, row);
      const space = state.read(changeTable.space, row);
      const terrain = state.read(changeTable.terrain, row);
      const level = state.read(changeTable.level, row);
      key += `${kind},${space},${terrain},${level};`;
      const before = field;
      const kept = this.known.get(key);
      field = kept ?? changed(before, kind, space, this.terrains[terrain] ?? '', level);
      if (!kept) this.known.set(key, field);
    }
    return field;
  }
}

function changed(
  field: Battlefield,
  kind: number,
  space: number,
  terrain: string,
  level: number,
): Battlefield {
  const name = field.names[space] as string;
  if (kind === 1) return field.withChanges({ removeSpaces: [name] });
  return field.withChanges({ alterSpaces: [{ space: name, terrain, level }] });
}
