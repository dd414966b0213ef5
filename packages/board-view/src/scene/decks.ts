import type { Battlefield } from '@scapewright/board';

/** A connected slab above other spaces: a floor, a roof, the span of a bridge. */
export interface Deck {
  readonly deck: number;
  readonly region: number;
  readonly level: number;
  readonly spaces: readonly number[];
}

/** The decks of a battlefield from low to high, and the deck of each space (-1 on the ground). */
export function findDecks(battlefield: Battlefield): {
  readonly deckOf: Int32Array;
  readonly decks: readonly Deck[];
} {
  const slabs = slabsOf(battlefield);
  const groups: number[][] = [];
  const seen = new Set<number>();
  for (const slab of slabs) {
    if (seen.has(slab)) continue;
    seen.add(slab);
    const group = [slab];
    for (const space of group) {
      for (const next of besides(battlefield, space)) {
        if (!slabs.has(next) || seen.has(next) || battlefield.level[next] !== battlefield.level[space])
          continue;
        seen.add(next);
        group.push(next);
      }
    }
    groups.push(group);
  }
  const level = (group: readonly number[]) => battlefield.level[group[0] ?? 0] ?? 0;
  groups.sort((a, b) => level(a) - level(b));
  const deckOf = new Int32Array(battlefield.count).fill(-1);
  const decks = groups.map((spaces, deck): Deck => {
    for (const space of spaces) deckOf[space] = deck;
    return { deck, spaces, level: level(spaces), region: battlefield.region[spaces[0] ?? 0] ?? 0 };
  });
  return { deckOf, decks };
}

/** All spaces but the lowest of each column; rungs are no slabs. */
function slabsOf(battlefield: Battlefield): ReadonlySet<number> {
  const slabs = new Set<number>();
  const { columnStart, columnSpaces, exists, rung } = battlefield;
  for (let column = 0; column < battlefield.columnCount; column += 1) {
    let isFirst = true;
    for (let at = columnStart[column] ?? 0; at < (columnStart[column + 1] ?? 0); at += 1) {
      const space = columnSpaces[at] ?? -1;
      if (exists[space] !== 1 || rung[space] === 1) continue;
      if (!isFirst) slabs.add(space);
      isFirst = false;
    }
  }
  return slabs;
}

function* besides({ neighbourStart, neighbourSpaces }: Battlefield, space: number): Generator<number> {
  for (let at = neighbourStart[space * 6] ?? 0; at < (neighbourStart[space * 6 + 6] ?? 0); at += 1) {
    yield neighbourSpaces[at] ?? -1;
  }
}
