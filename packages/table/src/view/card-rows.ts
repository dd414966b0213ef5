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

/** The tables that say what a row of a card holds, and who may know it. */
const tablesRead = [cardTable, orderTable, markerTable, seatTable].map(({ name }) => name);
tablesRead.push(`figure/${standing}`);

type Orders = Pick<ViewCard, 'orderMarkers' | 'revealed'>;

/** The cards of a game by name. */
export class CardRows {
  private readonly shared: SharedRows;
  /** The names of ability markers that each card can have. */
  private readonly markers: readonly string[];
  private readonly figures: readonly (readonly string[])[];
  /** The rows as they are while nobody writes to the tables, by the card and what is known of its order markers. */
  private readonly now = new Map<string, ViewCard>();
  /** The lists that viewers have of them. */
  private readonly lists = new Map<Seat, ViewCard[]>();
  private readonly tables: readonly number[];
  private stamp = -1;
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
  rows(game: Game, viewer: Seat): ViewCard[] {
    const rows: ViewCard[] = [];
    this.forgetOld(game);
    const known = this.lists.get(viewer);
    if (known) return known;
    for (let card = 0; card < game.facts.cardNames.length; card++) {
      if (!game.isTaken(card)) continue;
      const orders = this.ordersOn(game, card, viewer);
      const name = `card ${card} ${orders.orderMarkers.join('')}`;
      const row = this.now.get(name) ?? this.shared.row(name, this.rowOf(game, card, orders));
      this.now.set(name, row);
      rows.push(row);
    }
    this.lists.set(viewer, rows);
    return rows;
  }

  /** What was written to other tables changes nothing of a card: versions never go back. */
  private forgetOld(game: Game): void {
    let stamp = 0;
    for (const at of this.tables) stamp += game.state.versions[at] as number;
    if (this.stamp === stamp && this.game === game) return;
    this.now.clear();
    this.lists.clear();
    [this.stamp, this.game] = [stamp, game];
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

  /** The order markers on a card: those that the viewer knows, then a `?` for each of the others. */
  private ordersOn(game: Game, card: Card, viewer: Seat): Orders {
    const { state } = game;
    const owner = game.ownerOfCard(card);
    if (owner < 0) return { orderMarkers: [] };
    const known: string[] = [];
    const revealed: string[] = [];
    for (const [marker, name] of orderMarkerNames.entries()) {
      const row = owner * orderMarkerNames.length + marker;
      if (!isKnown(game, orderTable.card, row, viewer) || state.read(orderTable.card, row) !== card) continue;
      known.push(name);
      if (state.read(orderTable.revealed, row) === 1) revealed.push(name);
    }
    const hidden = state.read(cardTable.unrevealed, card) - (known.length - revealed.length);
    const orderMarkers = [...known, ...Array.from({ length: Math.max(0, hidden) }, () => '?')];
    return { orderMarkers, ...(revealed.length > 0 ? { revealed } : {}) };
  }
}

function traitsOf({ species, class: kind, personality, size }: CardDefinition): Pick<ViewCard, 'traits'> {
  const traits = [...species, kind, personality, size ?? ''].filter((trait) => trait !== '');
  return traits.length > 0 ? { traits } : {};
}
