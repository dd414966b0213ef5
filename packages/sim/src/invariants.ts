import {
  cardTable,
  type Game,
  matchTable,
  moveTable,
  orderTable,
  stackDepth,
} from '@scapewright/skirmish/author';

/** What must hold at every moment of every game. Returns what does not, in words; undefined where all is well. */
export function brokenInvariant(game: Game): string | undefined {
  return brokenFigure(game) ?? brokenStack(game) ?? brokenMarkers(game) ?? brokenPlaces(game);
}

function brokenFigure(game: Game): string | undefined {
  const owners = new Map<number, number>();
  const { names, count } = game.field;
  const movers = moversIn(game);
  for (let figure = 0; figure < game.figureCount; figure++) {
    const name = game.facts.figureNames[figure];
    const spaces = game.spacesOf(figure);
    if (game.wounds(figure) < 0) return `${name} has ${game.wounds(figure)} wounds`;
    if (!game.isAlive(figure) && spaces.length > 0)
      return `${name} is defeated and stands on ${names[spaces[0] ?? -1]}`;
    for (const space of spaces) {
      if (space >= count) return `${name} stands on space ${space}, which is none`;
      const other = owners.get(space);
      if (other !== undefined && !movers.has(figure) && !movers.has(other))
        return `${name} and ${game.facts.figureNames[other]} stand on ${names[space]}`;
      owners.set(space, figure);
    }
    if (new Set(spaces.map((space) => game.field.level[space])).size > 1 && !movers.has(figure))
      return `${name} does not lie on one level: ${spaces.map((space) => names[space]).join(' ')}`;
  }
  return undefined;
}

/** Figures in the middle of a move: they may stand where others stand, and a larger base may bridge levels. */
function moversIn(game: Game): ReadonlySet<number> {
  const depth = game.state.read(matchTable.moveDepth, 0);
  return new Set(Array.from({ length: depth }, (_, row) => game.state.read(moveTable.figure, row)));
}

function brokenStack(game: Game): string | undefined {
  for (const name of ['attackDepth', 'moveDepth', 'rollDepth'] as const) {
    const depth = game.state.read(matchTable[name], 0);
    if (depth < 0 || depth > stackDepth) return `${name} is ${depth}`;
  }
  return undefined;
}

/** As many hidden markers lie on a card as everybody is told. */
function brokenMarkers(game: Game): string | undefined {
  const counts = game.facts.cardNames.map(() => 0);
  for (let row = 0; row < game.seatCount * 4; row++) {
    const card = game.state.read(orderTable.card, row);
    if (card >= counts.length) return `an order marker lies on card ${card}, which is none`;
    if (card >= 0 && game.state.read(orderTable.revealed, row) === 0) counts[card] = (counts[card] ?? 0) + 1;
  }
  const wrong = counts.findIndex((count, card) => count !== game.state.read(cardTable.unrevealed, card));
  return wrong < 0
    ? undefined
    : `${game.facts.cardNames[wrong]} is said to hold other hidden markers than it does`;
}

/** A hook that says where it says anything says nothing elsewhere: another hook and another figure in every turn. */
function brokenPlaces(game: Game): string | undefined {
  const turns = game.state.read(matchTable.round, 0) * 7 + game.state.read(matchTable.turn, 0);
  const figure = turns % game.figureCount;
  const local = game.hooks.all.filter(({ hook }) => hook.where);
  const bound = local[turns % local.length];
  if (!bound || !game.isPlaced(figure) || !game.isLive(bound.source)) return undefined;
  const { hook, source, key } = bound;
  const places = hook.where?.(game, { figure, kind: 0 }, source);
  if (!places) return undefined;
  const elsewhere = new Set(game.field.names.keys());
  for (const place of places) elsewhere.delete(place);
  for (const space of elsewhere) {
    const args = { figure, space, kind: 0 };
    if (hook.when && !hook.when(game, args, source)) continue;
    if (hook.kind !== 'answer' || hook.answer(game, args, source) !== undefined)
      return `${key} says something of ${game.field.names[space]}, where it says that it does not`;
  }
  return undefined;
}
