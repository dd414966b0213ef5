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
  const seen: SeenEvent[] = [];
  let number = 0;
  for (const { see, ...event } of events) {
    if (see && !see.includes(viewer)) continue;
    if (number >= since) seen.push({ ...event, number });
    number++;
  }
  return seen;
}
