import { portCarrier, TableClient } from '@scapewright/protocol';
import { gameWorker } from '../game/engine-workers.ts';
import type { FromGame, ToGame } from '../game/game-messages.ts';
import type { ToldProblem } from '../game/problem-words.ts';
import { useSettings } from '../settings/settings.ts';
import type { FromReplay, ReplaySource } from './replay-messages.ts';

type Told = Extract<FromReplay, { type: 'replaying' }>;

/** How a page stands with the worker that shows a replay. */
export type ReplayState =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly told: Told; readonly client: TableClient }
  | { readonly state: 'refused'; readonly problems: readonly ToldProblem[] }
  | { readonly state: 'broken' };

/** A replay in a worker of its own. */
export class ReplaySession {
  private readonly worker: Worker;
  private readonly changed: (state: ReplayState) => void;
  private readonly branching = new Map<string, () => void>();
  private client: TableClient | undefined;

  constructor(source: ReplaySource, changed: (state: ReplayState) => void) {
    this.changed = changed;
    this.worker = gameWorker();
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromGame>) => this.take(data));
    this.worker.addEventListener('error', () => changed({ state: 'broken' }));
    this.say({ type: 'replay', source, language: useSettings.getState().language });
  }

  seek(place: number): void {
    this.say({ type: 'seek', place });
  }

  /** Keeps a game of this device that goes on from a place; done once it is kept. */
  branch(place: number, seat: number, id: string): Promise<void> {
    return new Promise((done) => {
      this.branching.set(id, done);
      this.say({ type: 'branch', place, seat, id });
    });
  }

  close(): void {
    this.client?.close();
    this.worker.terminate();
  }

  private take(message: FromGame): void {
    if (message.type === 'refused') this.changed({ state: 'refused', problems: message.problems });
    if (message.type === 'branched') this.branching.get(message.id)?.();
    if (message.type !== 'replaying') return;
    const { language } = useSettings.getState();
    this.client = new TableClient(
      portCarrier(() => {
        const { port1, port2 } = new MessageChannel();
        this.say({ type: 'connect', viewer: -1, port: port2, language }, [port2]);
        return port1;
      }),
      { language },
    );
    this.client.open();
    this.changed({ state: 'open', told: message, client: this.client });
  }

  private say(message: ToGame, transferred: Transferable[] = []): void {
    this.worker.postMessage(message, transferred);
  }
}
