import type { Seat } from '@scapewright/kernel';
import type { ViewCard } from '@scapewright/protocol';
import {
  type Card,
  type CardDefinition,
  cardTable,
  type Game,
  markersOn,
  markerTable,
  orderMarkerNames,
  orderTable,
  seatTable,
  standing,
} from '@scapewright/skirmish/author';
import { isKnown } from './known.ts';
import type { SharedRows } from './shared-rows.ts';
import { writesTo } from './writes.ts';

/** The tables that say what a row of a card holds, and who may know it. */
const tablesRead = [cardTable, orderTable, markerTable, seatTable].map(({ name }) => name);
tablesRead.push(`figure/${standing}`);

type Orders = Pick<ViewCard, 'orderMarkers' | 'revealed'>;

/** Order markers on one card that a viewer knows, by name. */
interface KnownMarkers {
  readonly names: string[];
  readonly revealed: string[];
}
const noMarkers: KnownMarkers = { names: [], revealed: [] };

/** The cards of a game by name. */
export class CardRows {
  private readonly shared: SharedRows;
  /** The names of ability markers that each card can have. */
  private readonly markers: readonly string[];
  private readonly figures: readonly (readonly string[])[];
  /** The rows as they are while nobody writes to the tables, by the card and what is known of its order markers. */
  private readonly now = new Map<string, ViewCard>();
  /** The lists that viewers have of them. */
  private readonly lists = new Map<Seat, readonly ViewCard[]>();
  private readonly tables: readonly number[];
  private writes = -1;
  private game: Game | undefined;

  constructor(game: Game, shared: SharedRows) {
    this.shared = shared;
    this.markers = game.facts.markerNames;
    this.tables = tablesRead.map((name) => game.state.layout.counters.indexOf(name)).filter((at) => at >= 0);
    this.figures = game.facts.figuresOfCard.map((figures) =>
      figures.map((figure) => game.keyOf('figure', figure)),
    );
  }

  /** Every card on a team, and those of objects that nobody drafted. */
  rows(game: Game, viewer: Seat): readonly ViewCard[] {
    this.forgetOld(game);
    const known = this.lists.get(viewer);
    if (known) return known;
    const markers = this.markersKnown(game, viewer);
    const rows: ViewCard[] = [];
    for (let card = 0; card < game.facts.cardNames.length; card++) {
      if (!game.isTaken(card)) continue;
      const orders = ordersOn(game, card, markers.get(card));
      const name = `card ${card} ${orders.orderMarkers.join('')}`;
      const row = this.now.get(name) ?? this.shared.row(name, this.rowOf(game, card, orders));
      this.now.set(name, row);
      rows.push(row);
    }
    this.lists.set(viewer, rows);
    return rows;
  }

  /** What was written to other tables changes nothing of a card. */
  private forgetOld(game: Game): void {
    const writes = writesTo(game.state, this.tables);
    if (this.writes === writes && this.game === game) return;
    this.now.clear();
    this.lists.clear();
    [this.writes, this.game] = [writes, game];
  }

  private rowOf(game: Game, card: Card, orders: Orders): ViewCard {
    const byName = this.markers.flatMap((name) => {
      const count = markersOn(game, card, name);
      return count > 0 ? [[name, count] as const] : [];
    });
    const figures = [...(this.figures[card] ?? [])];
    const isOut =
      !game.isCardActive(card) ||
      (figures.length > 0 && game.figuresOf(card).every((figure) => !game.isAlive(figure)));
    const definition = game.definitionOfCard(card);
    return {
      key: game.keyOf('card', card),
      name: definition.name,
      seat: game.ownerOfCard(card),
      ...orders,
      markers: byName.reduce((sum, [, count]) => sum + count, 0),
      ...(byName.length > 0 ? { markersByName: Object.fromEntries(byName) } : {}),
      out: isOut,
      figures,
      ...traitsOf(definition),
    };
  }

  /** The order markers that a viewer knows, by the cards of their owners on which they lie. */
  private markersKnown(game: Game, viewer: Seat): ReadonlyMap<Card, KnownMarkers> {
    const { state } = game;
    const found = new Map<Card, KnownMarkers>();
    for (let row = 0; row < game.seats.length * orderMarkerNames.length; row++) {
      const card = state.read(orderTable.card, row);
      if (card < 0 || game.ownerOfCard(card) !== Math.floor(row / orderMarkerNames.length)) continue;
      if (!isKnown(game, orderTable.card, row, viewer)) continue;
      const on = found.get(card) ?? { names: [], revealed: [] };
      found.set(card, on);
      const name = orderMarkerNames[row % orderMarkerNames.length] as string;
      on.names.push(name);
      if (state.read(orderTable.revealed, row) === 1) on.revealed.push(name);
    }
    return found;
  }
}

/** The order markers on a card: those that the viewer knows, then a `?` for each of the others. */
function ordersOn(game: Game, card: Card, { names, revealed }: KnownMarkers = noMarkers): Orders {
  if (game.ownerOfCard(card) < 0) return { orderMarkers: [] };
  const hidden = game.state.read(cardTable.unrevealed, card) - (names.length - revealed.length);
  const orderMarkers = [...names, ...Array.from({ length: Math.max(0, hidden) }, () => '?')];
  return { orderMarkers, ...(revealed.length > 0 ? { revealed } : {}) };
}

function traitsOf({ species, class: kind, personality, size }: CardDefinition): Pick<ViewCard, 'traits'> {
  const traits = [...species, kind, personality, size ?? ''].filter((trait) => trait !== '');
  return traits.length > 0 ? { traits } : {};
}
