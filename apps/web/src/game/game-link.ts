import { portCarrier, TableClient } from '@scapewright/protocol';
import type { SeatKind } from '@scapewright/table/battle';
import type { Shared } from '../replay/replay-messages.ts';
import { useSettings } from '../settings/settings.ts';
import type { Wish } from '../start/wish.ts';
import { gameWorker } from './engine-workers.ts';
import type { FromGame, ToGame } from './game-messages.ts';
import type { ToldProblem } from './problem-words.ts';

/** How a page stands with the worker that plays its game. */
export type GameState =
  | { readonly state: 'opening' }
  | {
      readonly state: 'open';
      readonly seats: readonly SeatKind[];
      readonly notes: readonly string[];
      /** One for each person, by seat; where nobody plays, one who watches (-1). */
      readonly clients: ReadonlyMap<number, TableClient>;
      /** The game as others can be given it; only games of this device. */
      readonly share?: () => Promise<Shared>;
    }
  | { readonly state: 'missing' }
  | { readonly state: 'refused'; readonly problems: readonly ToldProblem[] }
  /** The worker is gone; the game is kept up to the last answer. */
  | { readonly state: 'broken' };

/** A game in a worker of its own. Listeners are told when it opens, is refused, or breaks. */
export class GameLink {
  private readonly worker: Worker;
  private readonly listeners = new Set<() => void>();
  private readonly sharing: ((shared: Shared) => void)[] = [];
  private current: GameState = { state: 'opening' };

  private readonly stopHearing: () => void;

  /** `breath`: milliseconds between two answers of bots; `wish`: begins a new game. */
  constructor(id: string, breath: number, wish?: Wish) {
    this.worker = gameWorker();
    this.stopHearing = useSettings.subscribe(({ language }, before) => {
      if (language !== before.language) this.speakAnew();
    });
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromGame>) => this.take(data));
    this.worker.addEventListener('error', () => this.become({ state: 'broken' }));
    const { language } = useSettings.getState();
    this.say(wish ? { type: 'begin', id, wish, breath, language } : { type: 'open', id, breath });
  }

  readonly snapshot = (): GameState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  close(): void {
    this.listeners.clear();
    this.stopHearing();
    if (this.current.state === 'open') for (const client of this.current.clients.values()) client.close();
    this.worker.terminate();
  }

  /** The language was changed: everybody is told everything anew. */
  private speakAnew(): void {
    const { current } = this;
    if (current.state !== 'open') return;
    for (const client of current.clients.values()) client.close();
    const clients = new Map(
      [...current.clients.keys()].map((viewer) => [viewer, this.connect(viewer)] as const),
    );
    this.become({ ...current, clients });
  }

  private take(message: FromGame): void {
    if (message.type === 'replaying' || message.type === 'branched') return;
    if (message.type === 'shared') {
      for (const done of this.sharing.splice(0)) done(message.shared);
      return;
    }
    if (message.type === 'missing') this.become({ state: 'missing' });
    else if (message.type === 'refused') this.become({ state: 'refused', problems: message.problems });
    else {
      const { seats, notes, isShared } = message;
      const people = seats.flatMap((kind, seat) => (kind === 'person' ? [seat] : []));
      const viewers = people.length > 0 ? people : [-1];
      const clients = new Map(viewers.map((viewer) => [viewer, this.connect(viewer)] as const));
      const share = isShared ? { share: () => this.share() } : {};
      this.become({ state: 'open', seats, notes, clients, ...share });
    }
  }

  private share(): Promise<Shared> {
    return new Promise((done) => {
      this.sharing.push(done);
      this.say({ type: 'share' });
    });
  }

  private connect(viewer: number): TableClient {
    const { language } = useSettings.getState();
    const client = new TableClient(
      portCarrier(() => {
        const { port1, port2 } = new MessageChannel();
        this.say({ type: 'connect', viewer, port: port2, language }, [port2]);
        return port1;
      }),
      { language },
    );
    client.open();
    return client;
  }

  private say(message: ToGame, transferred: Transferable[] = []): void {
    this.worker.postMessage(message, transferred);
  }

  private become(next: GameState): void {
    this.current = next;
    for (const listener of [...this.listeners]) listener();
  }
}
