import type { Seat } from '@scapewright/kernel';
import type { View, ViewSeat } from '@scapewright/protocol';
import { type Game, matchTable, seatTable } from '@scapewright/skirmish/author';
import { CardRows } from './card-rows.ts';
import { FigureRows } from './figure-rows.ts';
import { GroundRows } from './ground-rows.ts';
import { SharedRows } from './shared-rows.ts';
import { TokenRows } from './token-rows.ts';

/** What the tables do not say by themselves. */
export interface Moment {
  /** The step in which somebody is asked, as the rulebook prints it. */
  readonly step: string;
}

/** The lists of which not everybody sees the same. */
const ownLists: ReadonlySet<string> = new Set(['cards', 'tokens'] satisfies (keyof View)[]);

/** The state of a game by names, as each viewer may know it. What nobody has changed is worked out once for all of them. */
export class NamedViews {
  private readonly shared = new SharedRows();
  private readonly cards: CardRows;
  private readonly figures: FigureRows;
  private readonly tokens: TokenRows;
  private readonly ground: GroundRows;
  private readonly shortOf = new Map<Seat, SharedRows>();
  private readonly cardKeys: readonly string[];
  private readonly seatKeys: readonly string[];

  constructor(game: Game) {
    this.cardKeys = game.facts.cardNames.map((_, card) => game.keyOf('card', card));
    this.seatKeys = game.seats.map((seat) => game.keyOf('player', seat));
    this.cards = new CardRows(game, this.shared);
    this.figures = new FigureRows(game, this.shared);
    this.tokens = new TokenRows(game, this.shared);
    this.ground = new GroundRows(this.shared);
  }

  /** The views of the game as it stands now, by seat, or for a spectator (-1). What everybody may know is worked out here, once. */
  at(game: Game, { step }: Moment): (viewer: Seat) => View {
    const { state } = game;
    const { shared } = this;
    const active = state.read(matchTable.activeCard, 0);
    const course = {
      round: state.read(matchTable.round, 0),
      turn: state.read(matchTable.turn, 0),
      activeSeat: state.read(matchTable.seat, 0),
      step,
      ...(active >= 0 ? { activeCard: this.cardKeys[active] as string } : {}),
    };
    const seats = shared.list('seats', this.seats(game));
    const figures = shared.list('figures', this.figures.rows(game));
    const ground = this.ground.of(game);
    const objects = shared.list('objects', ground.objects);
    const spaces = shared.list('spaces', ground.spaces);
    const oneShots = shared.row('one-shots', this.oneShots(game));
    return (viewer) => {
      const own = this.listsOf(viewer);
      const cards = own.list('cards', this.cards.rows(game, viewer));
      const tokens = own.list('tokens', this.tokens.rows(game, viewer));
      return { ...course, seats, cards, figures, tokens, objects, spaces, 'one-shots': oneShots };
    };
  }

  /** What was told already: lists keep its order. */
  remember(viewer: Seat, view: View): void {
    const own = this.listsOf(viewer);
    for (const [name, rows] of Object.entries<unknown>(view))
      if (isKeyed(rows)) (ownLists.has(name) ? own : this.shared).list(name, rows);
  }

  private listsOf(viewer: Seat): SharedRows {
    const lists = this.shortOf.get(viewer) ?? new SharedRows();
    this.shortOf.set(viewer, lists);
    return lists;
  }

  private seats(game: Game): ViewSeat[] {
    return game.seats.map((seat) =>
      this.shared.row(`seat ${seat}`, {
        key: this.seatKeys[seat] as string,
        seat,
        name: game.facts.playerNames[seat] ?? '',
        team: game.teamOf(seat),
        out: game.isOut(seat),
        initiative: game.state.read(seatTable.initiative, seat),
      }),
    );
  }

  /** The cards without figures that players may still use. */
  private oneShots(game: Game): View['one-shots'] {
    const counts = new Map<Seat, number>();
    for (let card = 0; card < game.facts.cardNames.length; card++) {
      if (game.definitionOfCard(card).unit !== 'one-shot' || !game.isCardActive(card)) continue;
      const seat = game.ownerOfCard(card);
      counts.set(seat, (counts.get(seat) ?? 0) + 1);
    }
    return [...counts].map(([seat, count]) => ({ seat, count }));
  }
}

const isKeyed = (rows: unknown): rows is readonly { readonly key: string }[] =>
  Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null && 'key' in row);
