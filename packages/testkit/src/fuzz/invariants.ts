import { standingsOn } from '@scapewright/board';
import {
  baseColumns,
  cardTable,
  figureTable,
  type Game,
  markerTable,
  matchTable,
  orderTable,
  stackDepth,
} from '@scapewright/skirmish/author';

/**
 * What must hold at every moment of every game, whatever is played. Returns the first thing that does not, in words.
 */
export function brokenInvariant(game: Game): string | undefined {
  return figureFault(game) ?? spaceFault(game) ?? markerFault(game) ?? clockFault(game);
}

/** Wounds, controllers, and where figures are: on a space, inside an object, or off the battlefield. */
function figureFault(game: Game): string | undefined {
  for (let figure = 0; figure < game.figureCount; figure++) {
    const read = (column: 'wounds' | 'controller' | 'inside' | 'space' | 'defeated'): number =>
      game.state.read(figureTable[column], figure);
    const name = game.facts.figureNames[figure];
    if (read('wounds') < 0) return `${name} has ${read('wounds')} wounds`;
    if (read('controller') >= game.seatCount) return `${name} is controlled by nobody's seat`;
    if (read('defeated') !== 0 && (read('space') >= 0 || read('inside') >= 0))
      return `${name} is out of the game and on the battlefield`;
    const inside = read('inside');
    if (inside < 0) continue;
    if (inside >= game.figureCount || !game.isAlive(inside)) return `${name} is inside what is gone`;
    if (read('space') >= 0) return `${name} is on a space and inside an object`;
  }
  return undefined;
}

/** Bases lie flat on existing full hexes, each on its own; in the middle of a move they may pass others, and slopes. */
function spaceFault(game: Game): string | undefined {
  const { field } = game;
  if (game.state.read(matchTable.moveDepth, 0) > 0) return undefined;
  const taken = new Map<number, number>();
  for (let figure = 0; figure < game.figureCount; figure++) {
    if (!game.isPlaced(figure)) continue;
    const name = game.facts.figureNames[figure];
    const spaces = baseColumns.map((column) => game.state.read(column, figure)).filter((space) => space >= 0);
    const { base } = game.definition(figure);
    for (const space of spaces) {
      if (space >= field.count || field.exists[space] !== 1) return `${name} stands on a space that is gone`;
      const where = field.names[space];
      if (field.hex[space] !== 0) return `${name} stands on ${where}, which is no full hex`;
      if (field.level[space] !== field.level[spaces[0] as number]) return `${name} stands on two levels`;
      const other = taken.get(space);
      if (other !== undefined) return `${name} and ${game.facts.figureNames[other]} stand on ${where}`;
      taken.set(space, figure);
    }
    if (base !== 'single' && standingsOn(field, base, spaces).length === 0)
      return `the base of ${name} does not fit its spaces`;
  }
  return undefined;
}

/** Ability markers are never owed; every card knows how many order markers lie on it unrevealed. */
function markerFault(game: Game): string | undefined {
  const { state, facts } = game;
  for (let row = 0; row < state.rows('marker'); row++)
    if (state.read(markerTable.count, row) < 0) return 'a card has less than no markers';
  const hidden = facts.cardNames.map(() => 0);
  for (let row = 0; row < game.seatCount * 4; row++) {
    const card = state.read(orderTable.card, row);
    if (card >= hidden.length) return 'an order marker lies on no card';
    if (card >= 0 && state.read(orderTable.revealed, row) === 0) hidden[card] = (hidden[card] ?? 0) + 1;
  }
  const wrong = hidden.findIndex((count, card) => state.read(cardTable.unrevealed, card) !== count);
  return wrong < 0 ? undefined : `${facts.cardNames[wrong]} counts its unrevealed order markers wrong`;
}

/** Stacks are neither empty below nor full above, and a winner is a team. */
function clockFault(game: Game): string | undefined {
  const read = (column: 'attackDepth' | 'rollDepth' | 'moveDepth' | 'winner' | 'turn'): number =>
    game.state.read(matchTable[column], 0);
  for (const column of ['attackDepth', 'rollDepth', 'moveDepth'] as const)
    if (read(column) < 0 || read(column) > stackDepth) return `${column} is ${read(column)}`;
  if (read('turn') < 0 || read('turn') > 3) return `it is turn ${read('turn')} of the round`;
  const winner = read('winner');
  if (winner >= 0 && !game.facts.teams.includes(winner)) return `team ${winner} has won and is none`;
  return undefined;
}
