/** One line of the event log: what happened, in which step, by which rule (reason key) or ability, with its values. */
export interface GameEvent {
  readonly reason: string;
  readonly step: string;
  readonly source: string | undefined;
  readonly data: Readonly<Record<string, number>>;
  /** The seats that are shown it; undefined: everybody. */
  readonly see: readonly number[] | undefined;
}

/** An event as one viewer receives it, numbered for that viewer alone. */
export interface SeenEvent extends Omit<GameEvent, 'see'> {
  readonly number: number;
}

/** The events that a viewer (a seat, or -1 for a spectator) may see, numbered from 0 without gaps, from `since` on. */
export function eventsFor(events: readonly GameEvent[], viewer: number, since = 0): readonly SeenEvent[] {
  return new ViewerLog(viewer).from(events, since);
}

/** Which events of a growing log one viewer sees; only what is new is looked through. */
export class ViewerLog {
  private readonly viewer: number;
  private readonly places: number[] = [];
  private looked = 0;

  constructor(viewer: number) {
    this.viewer = viewer;
  }

  /** The viewer's events from its own number `since` on. */
  from(events: readonly GameEvent[], since: number): readonly SeenEvent[] {
    for (; this.looked < events.length; this.looked++) {
      const { see } = events[this.looked] as GameEvent;
      if (!see || see.includes(this.viewer)) this.places.push(this.looked);
    }
    return this.places.slice(since).map((place, at) => {
      const { see, ...event } = events[place] as GameEvent;
      return { ...event, number: since + at };
    });
  }
}
