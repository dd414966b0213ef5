import { type Said, saidValue } from '@scapewright/skirmish/explain';
import type { NewLine } from '../../table/told.ts';
import { tell } from '../tell.ts';
import type { Collector } from './collector.ts';
import { joined } from './joined.ts';
import type { Story, StoryEvent } from './story.ts';

/** A turn that begins, with the order marker that is turned up for it. */
export class TurnTold implements Collector {
  private readonly story: Story;
  private readonly begun: StoryEvent;
  private revealed: StoryEvent | undefined;

  private constructor(story: Story, begun: StoryEvent) {
    this.story = story;
    this.begun = begun;
  }

  static begin(story: Story, first: StoryEvent): TurnTold | undefined {
    return first.event.reason === 'turn.begins' ? new TurnTold(story, first) : undefined;
  }

  take(told: StoryEvent): boolean {
    if (this.revealed || told.event.reason !== 'order.revealed') return false;
    this.revealed = told;
    return true;
  }

  lines(): readonly NewLine[] {
    const { story, begun, revealed } = this;
    const seat = story.value(begun.event, 'seat', 'player');
    const turn = begun.event.data['turn'] ?? 0;
    const said = revealed
      ? tell('line:turn-with-marker', {
          ...{ seat, turn },
          marker: story.value(revealed.event, 'marker'),
          card: story.value(revealed.event, 'card'),
        })
      : tell('line:turn', { seat, turn });
    const events = revealed ? [begun, revealed] : [begun];
    return [{ ...story.line(events, 'normal', said), kind: 'turn' }];
  }
}

/** What everybody rolls for initiative, and who goes first. */
export class InitiativeTold implements Collector {
  private readonly story: Story;
  private readonly rolls: StoryEvent[];
  private order: StoryEvent | undefined;

  private constructor(story: Story, first: StoryEvent) {
    this.story = story;
    this.rolls = [first];
  }

  static begin(story: Story, first: StoryEvent): InitiativeTold | undefined {
    return first.event.reason === 'initiative.rolled' ? new InitiativeTold(story, first) : undefined;
  }

  take(told: StoryEvent): boolean {
    const { reason } = told.event;
    if (this.order) return false;
    if (reason === 'initiative.order') this.order = told;
    else if (reason === 'initiative.rolled') this.rolls.push(told);
    else return false;
    return true;
  }

  lines(): readonly NewLine[] {
    const { story, rolls, order } = this;
    const list = joined(
      'line:list',
      rolls.map(({ event }) => {
        const { rolled = 0, result = 0 } = event.data;
        const values = { seat: story.value(event, 'seat', 'player'), rolled, result };
        return tell(rolled === result ? 'line:rolls' : 'line:rolls-changed', values);
      }),
    );
    const said = tell('line:initiative', { list });
    const all = order ? (joined('line:sentences', [said, this.orderOf(order)]) as Said) : said;
    return [story.line(order ? [...rolls, order] : rolls, 'normal', all)];
  }

  private orderOf(told: StoryEvent): Said {
    return turnOrder(this.story, told);
  }
}

/** Who takes turns in which order. */
export function turnOrder({ game }: Story, { event: { data } }: StoryEvent): Said {
  const seats: number[] = [];
  for (let place = 0; data[`seat${place}`] !== undefined; place++) seats.push(data[`seat${place}`] as number);
  const names = seats.map((seat) => saidValue(game, 'player', seat));
  const [first = ''] = names;
  return names.length > 2
    ? tell('line:turn-order', { order: joined('line:list', names) })
    : tell('line:goes-first', { seat: first });
}

/** Figures that one player places one after the other. */
export class PlacedTold implements Collector {
  private readonly story: Story;
  private readonly placed: StoryEvent[];

  private constructor(story: Story, first: StoryEvent) {
    this.story = story;
    this.placed = [first];
  }

  static begin(story: Story, first: StoryEvent): PlacedTold | undefined {
    return first.event.reason === 'placement.placed' ? new PlacedTold(story, first) : undefined;
  }

  take(told: StoryEvent): boolean {
    if (told.event.reason !== 'placement.placed' || this.seatOf(told) !== this.seat) return false;
    this.placed.push(told);
    return true;
  }

  lines(): readonly NewLine[] {
    const { story, placed } = this;
    const list = joined(
      'line:list',
      placed.map(({ event }) =>
        tell('line:placed-one', { figure: story.value(event, 'figure'), space: story.value(event, 'space') }),
      ),
    );
    const seat = saidValue(story.game, 'player', this.seat);
    return [story.line(placed, 'normal', tell('line:placed', { seat, list }))];
  }

  private get seat(): number {
    const [first] = this.placed;
    return first ? this.seatOf(first) : -1;
  }

  private seatOf({ event }: StoryEvent): number {
    const { game } = this.story;
    return game.ownerOfCard(game.cardOf(event.data['figure'] ?? -1));
  }
}

/** Players who have placed their order markers. */
export class OrdersTold implements Collector {
  private readonly story: Story;
  private readonly placed: StoryEvent[];

  private constructor(story: Story, first: StoryEvent) {
    this.story = story;
    this.placed = [first];
  }

  static begin(story: Story, first: StoryEvent): OrdersTold | undefined {
    return first.event.reason === 'orders.placed' ? new OrdersTold(story, first) : undefined;
  }

  take(told: StoryEvent): boolean {
    if (told.event.reason !== 'orders.placed') return false;
    this.placed.push(told);
    return true;
  }

  lines(): readonly NewLine[] {
    const { story, placed } = this;
    const seats = placed.map(({ event }) => story.value(event, 'seat', 'player') as Said);
    return [story.line(placed, 'normal', tell('line:orders-placed', { seats, count: seats.length }))];
  }
}
