import type { ViewFigure } from '@scapewright/protocol';
import {
  carriedBy,
  engagements,
  type Figure,
  fates,
  figureTable,
  type Game,
  lifeNumber,
  matchTable,
  objectAround,
} from '@scapewright/skirmish/author';
import type { SharedRows } from './shared-rows.ts';
import { writesTo } from './writes.ts';

/** The figures of a game by name: everything about them is public. */
export class FigureRows {
  private readonly shared: SharedRows;
  private readonly keys: readonly string[];
  private readonly cardKeys: readonly string[];
  /** The rows as they were when the tables were last written to. */
  private last: { readonly game: Game; readonly stamp: number; readonly rows: ViewFigure[] } | undefined;

  constructor(game: Game, shared: SharedRows) {
    this.shared = shared;
    this.cardKeys = game.facts.cardNames.map((_, card) => game.keyOf('card', card));
    this.keys = Array.from({ length: game.figureCount }, (_, figure) => game.keyOf('figure', figure));
  }

  rows(game: Game): readonly ViewFigure[] {
    const stamp = writesTo(game.state);
    if (this.last?.stamp === stamp && this.last.game === game) return this.last.rows;
    const rows: ViewFigure[] = [];
    for (let figure = 0; figure < game.figureCount; figure++)
      if (game.isTaken(game.cardOf(figure)))
        rows.push(this.shared.row(`figure ${figure}`, this.rowOf(game, figure)));
    this.last = { game, stamp, rows };
    return rows;
  }

  private rowOf(game: Game, figure: Figure): ViewFigure {
    const { state, field } = game;
    const definition = game.definition(figure);
    const around = game.isAlive(figure) ? objectAround(game, figure) : -1;
    const isPlaced = game.isPlaced(figure);
    const life = definition.life === null ? undefined : game.value(lifeNumber, definition.life, { figure });
    return {
      key: this.keys[figure] as string,
      name: game.facts.figureNames[figure] as string,
      card: this.cardKeys[game.cardOf(figure)] as string,
      owner: state.read(figureTable.owner, figure),
      controller: game.controller(figure),
      spaces: isPlaced ? game.spacesOf(figure).map((space) => field.names[space] as string) : [],
      wounds: game.wounds(figure),
      ...(life === undefined ? {} : { life }),
      ...(isPlaced ? { level: game.levelOf(figure) } : {}),
      height: game.heightOf(figure),
      ...(definition.base === 'single' ? {} : { facing: state.read(figureTable.facing, figure) }),
      symbols: definition.symbols.filter((symbol) => game.has(figure, symbol)),
      items: carriedBy(game, figure).map((token) => game.keyOf('token', token)),
      ...(around >= 0 ? { in: this.keys[around] as string } : {}),
      engaged: isPlaced ? engagements(game, figure).map((other) => this.keys[other] as string) : [],
      state: stateOf(game, figure),
      ...(definition.unit === 'object' ? { object: true } : {}),
    };
  }
}

function stateOf(game: Game, figure: Figure): ViewFigure['state'] {
  const { state } = game;
  const fate = state.read(figureTable.defeated, figure);
  if (fate === fates.defeated) return 'defeated';
  if (fate === fates.out || !game.isOnBattlefield(figure)) return 'away';
  const activation = state.read(matchTable.activation, 0);
  return activation > 0 && state.read(figureTable.activated, figure) === activation ? 'active' : 'waiting';
}
