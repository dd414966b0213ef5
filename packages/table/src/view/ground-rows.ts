import type { Battlefield, Space } from '@scapewright/board';
import type { ViewObject, ViewSpace } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';
import type { SharedRows } from './shared-rows.ts';

/** The ground of a game by name, and what stands on it that is no figure: the same as long as the battlefield is. */
export class GroundRows {
  private readonly shared: SharedRows;
  private last:
    | { readonly field: Battlefield; readonly objects: ViewObject[]; readonly spaces: ViewSpace[] }
    | undefined;

  constructor(shared: SharedRows) {
    this.shared = shared;
  }

  of(game: Game): { readonly objects: readonly ViewObject[]; readonly spaces: readonly ViewSpace[] } {
    const { field } = game;
    if (this.last?.field !== field)
      this.last = { field, objects: objectRows(game, this.shared), spaces: spaceRows(game, this.shared) };
    return this.last;
  }
}

/** Plain objects that are no figures: they stay as they were set up. */
function objectRows({ facts, field }: Game, shared: SharedRows): ViewObject[] {
  const plain = facts.objects?.plain;
  if (!plain) return [];
  return plain.all.map(({ id, kind, spaces }) =>
    shared.row(`object ${id}`, {
      key: `object:${id}`,
      kind,
      spaces: spaces.map((space) => field.names[space] as string),
    }),
  );
}

/**
 * The spaces that differ from the battlefield as it was set up: terrain laid or taken away, tiles where none was, tops of
 * objects that stand somewhere.
 */
function spaceRows({ field, facts }: Game, shared: SharedRows): ViewSpace[] {
  const { battlefield } = facts;
  if (field === battlefield) return [];
  const rows: ViewSpace[] = [];
  for (let space = 0; space < field.count; space++) {
    const row = spaceRow(field, battlefield, space);
    if (row) rows.push(shared.row(`space ${space}`, row));
  }
  return rows;
}

function spaceRow(field: Battlefield, before: Battlefield, space: Space): ViewSpace | undefined {
  const key = `space:${field.names[space]}`;
  const isNew = space >= before.count;
  if (field.exists[space] === 0) return isNew ? undefined : { key, removed: true };
  const terrain = field.terrainOf(space);
  const level = field.level[space] as number;
  if (isNew) return { key, terrain, level, q: field.q[space] as number, r: field.r[space] as number };
  if (before.terrainOf(space) === terrain && before.level[space] === level) return undefined;
  return { key, terrain, level };
}
