import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import type { PlayedTable, Store } from '@scapewright/store';
import type { Checkpoint, Table } from '@scapewright/table';

/** After so many entries a table is worth another checkpoint: fewer are played again in no time. */
const apart = 20;
/** Checkpoints of another kind than this are of no use. */
const kind = 1;

const packed = promisify(deflate);
const unpacked = promisify(inflate);

/** A checkpoint with what it fits. */
interface Kept {
  readonly kind: number;
  /** The last entry of the journal that it takes for played. */
  readonly last: string;
  readonly table: Checkpoint;
}

/**
 * Keeps now and then where a table stands, so that nobody who comes back, after a crash or after days, waits until a whole game
 * was played again. They are copies: where one is lost, or is of other rules, the journal alone says it all.
 */
export class Checkpoints {
  private readonly store: Store;
  private readonly kept = new WeakMap<Table, number>();

  constructor(store: Store) {
    this.store = store;
  }

  /** Keeps where a table stands, where that is far from what was kept before. Everything at it must be kept. */
  async keep(id: string, table: Table): Promise<void> {
    const { journal } = table;
    const { length } = journal;
    const before = this.kept.get(table) ?? 0;
    if (length - before < apart && !(table.status === 'over' && length > before)) return;
    const made = table.checkpoint();
    if (!made) return;
    this.kept.set(table, length);
    const kept: Kept = { kind, last: JSON.stringify(journal[length - 1]), table: made };
    this.store.journals.checkpoint(id, length, await packed(JSON.stringify(kept), { level: 1 }));
  }

  /** From where a table goes on; undefined where its journal has to be played whole. `most`: entries that are known already. */
  async find(played: PlayedTable, most = Number.POSITIVE_INFINITY): Promise<Checkpoint | undefined> {
    const body = await this.store.games.checkpoint(played.table.id);
    if (!body) return undefined;
    try {
      const kept = JSON.parse(String(await unpacked(body))) as Kept;
      const { entries } = kept.table;
      const isFit = kept.kind === kind && entries <= most && kept.last === played.entries[entries - 1];
      return isFit ? kept.table : undefined;
    } catch {
      return undefined;
    }
  }

  /** A table goes on from there. */
  note(table: Table, { entries }: Checkpoint): void {
    this.kept.set(table, entries);
  }
}
