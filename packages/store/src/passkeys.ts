import type { Kysely, Selectable } from 'kysely';
import type { PasskeyRow, Tables } from './schema.ts';

/** A key of somebody's device that lets them in without a password. */
export interface Passkey {
  /** The credential's id, as the device names it. */
  readonly id: string;
  readonly player: string;
  /** In base64url, as COSE has it. */
  readonly publicKey: string;
  /** How often the device says that it was used; devices that do not count say 0. */
  readonly counter: number;
  /** By which ways the device is reached: `usb`, `internal` ... */
  readonly transports: readonly string[];
  readonly created: string;
  /** When somebody came in by it last. */
  readonly used?: string | undefined;
}

/** Passkeys, and the challenges that devices are to sign, each good once and for a while. */
export class Passkeys {
  private readonly db: Kysely<Tables>;
  private readonly now: () => string;

  constructor(db: Kysely<Tables>, now: () => string) {
    this.db = db;
    this.now = now;
  }

  /** Keeps a challenge for so many milliseconds; `player`: who alone may answer it. Old ones are forgotten. */
  async challenge(challenge: string, player: string | undefined, lasts: number): Promise<void> {
    const now = Date.parse(this.now());
    await this.db.deleteFrom('challenge').where('expires', '<', now).execute();
    await this.db
      .insertInto('challenge')
      .values({ challenge, player: player ?? null, expires: now + lasts })
      .execute();
  }

  /** Takes a challenge away: nobody can answer it twice. False where there is none for this player that is still good. */
  async take(challenge: string, player: string | undefined): Promise<boolean> {
    const row = await this.db
      .deleteFrom('challenge')
      .where('challenge', '=', challenge)
      .returning(['player', 'expires'])
      .executeTakeFirst();
    if (!row || Number(row.expires) < Date.parse(this.now())) return false;
    return row.player === (player ?? null);
  }

  /** False where it is somebody's already. */
  async add({ transports, ...passkey }: Omit<Passkey, 'created' | 'used'>): Promise<boolean> {
    const { id, player, publicKey: public_key, counter } = passkey;
    const made = await this.db
      .insertInto('passkey')
      .values({
        id,
        player,
        public_key,
        counter,
        transports: transports.join(),
        created: this.now(),
        used: null,
      })
      .onConflict((clash) => clash.doNothing())
      .executeTakeFirst();
    return Number(made.numInsertedOrUpdatedRows) > 0;
  }

  async of(player: string): Promise<readonly Passkey[]> {
    const rows = await this.db
      .selectFrom('passkey')
      .selectAll()
      .where('player', '=', player)
      .orderBy('created')
      .execute();
    return rows.map(passkeyOf);
  }

  async find(id: string): Promise<Passkey | undefined> {
    const row = await this.db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
    return row && passkeyOf(row);
  }

  /** Somebody came in by it. */
  async used(id: string, counter: number): Promise<void> {
    await this.db.updateTable('passkey').set({ counter, used: this.now() }).where('id', '=', id).execute();
  }

  /** False where this player has no such passkey. */
  async remove(id: string, player: string): Promise<boolean> {
    const gone = await this.db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('player', '=', player)
      .executeTakeFirst();
    return Number(gone.numDeletedRows) > 0;
  }
}

function passkeyOf({
  id,
  player,
  public_key,
  counter,
  transports,
  created,
  used,
}: Selectable<PasskeyRow>): Passkey {
  return {
    ...{ id, player, publicKey: public_key, counter: Number(counter), created },
    transports: transports === '' ? [] : transports.split(','),
    used: used ?? undefined,
  };
}
