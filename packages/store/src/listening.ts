import pg from 'pg';

/** Hears what other servers that share the database do; only PostgreSQL is shared. */
export interface Listener {
  /** The journal of a table has grown, to so many entries; 0: something else about it has changed. */
  grown(table: string, entries: number): void;
  /** The database was away for a while: anything may have changed unheard. */
  missed(): void;
}

export const deaf: Listener = { grown: () => {}, missed: () => {} };

/** Every server that runs holds this lock of the database together with all others. */
const running = 7_220_117;

/** How long it waits before it listens again, in milliseconds. */
const tryAgain = 500;

/** A connection that listens to what other servers announce, and is made again whenever it is lost. */
export class Listening {
  static readonly channel = 'scapewright';
  private readonly url: string;
  private readonly listener: Listener;
  private client: pg.Client | undefined;
  private isClosed = false;

  private constructor(url: string, listener: Listener) {
    this.url = url;
    this.listener = listener;
  }

  /** Rejects where the database cannot be reached. `alone` is done first where no other server runs, before one can begin to. */
  static async open(url: string, listener: Listener, alone: () => Promise<void>): Promise<Listening> {
    const listening = new Listening(url, listener);
    await listening.listen(alone);
    return listening;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end();
  }

  private async listen(alone?: () => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 5000 });
    client.on('notification', ({ payload = '' }) => {
      const [table = '', entries = ''] = payload.split(' ');
      this.listener.grown(table, Number(entries));
    });
    client.on('error', () => {});
    await client.connect();
    if (alone && (await isLocked(client))) {
      await alone();
      await client.query('select pg_advisory_lock_shared($1), pg_advisory_unlock($1)', [running]);
    } else await client.query('select pg_advisory_lock_shared($1)', [running]);
    await client.query(`listen ${Listening.channel}`);
    this.client = client;
    client.once('end', () => this.again());
  }

  private again(): void {
    if (this.isClosed) return;
    setTimeout(() => {
      if (this.isClosed) return;
      this.listen().then(
        () => this.listener.missed(),
        () => this.again(),
      );
    }, tryAgain).unref();
  }
}

/** Locks out all other servers, where none runs. The lock ends with the connection, so also with a server that is killed. */
async function isLocked(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [running]);
  return (rows as readonly { locked: boolean }[])[0]?.locked === true;
}
