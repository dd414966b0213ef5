import type { Kysely } from 'kysely';
import type { PlayerRow, Tables } from './schema.ts';

/** Somebody who plays. A guest has no login. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}

/** With which an account is logged into. */
export interface Login {
  readonly name: string;
  readonly email?: string | undefined;
  /** An encoded hash, never the password. */
  readonly password: string;
}

/** Players and their sessions. */
export class Players {
  private readonly db: Kysely<Tables>;
  private readonly now: () => string;

  constructor(db: Kysely<Tables>, now: () => string) {
    this.db = db;
    this.now = now;
  }

  async addGuest(id: string, name: string): Promise<Player> {
    const empty = { login: null, email: null, password: null, banned: 0 };
    await this.db
      .insertInto('player')
      .values({ id, name, ...empty, created: this.now() })
      .execute();
    return { id, name, isGuest: true };
  }

  /**
   * Makes an account, of a guest or anew: a guest keeps the id, and with it all games. Undefined where the name is taken, or
   * whoever asks has an account already.
   */
  async addAccount(id: string, { name, email = undefined, password }: Login): Promise<Player | undefined> {
    const row = { name, login: loginOf(name), email: email ?? null, password };
    return this.db.transaction().execute(async (db) => {
      const taken = await db
        .selectFrom('player')
        .select('id')
        .where('login', '=', row.login)
        .executeTakeFirst();
      if (taken) return undefined;
      const made = await db
        .insertInto('player')
        .values({ id, ...row, banned: 0, created: this.now() })
        .onConflict((clash) => clash.column('id').doUpdateSet(row).where('player.login', 'is', null))
        .returning('id')
        .executeTakeFirst();
      return made && { id, name, isGuest: false };
    });
  }

  /** An account by its name in any letters, with its hash. */
  async account(name: string): Promise<(Player & { readonly password: string }) | undefined> {
    const row = await this.db
      .selectFrom('player')
      .selectAll()
      .where('login', '=', loginOf(name))
      .where('banned', '=', 0)
      .executeTakeFirst();
    return row?.password ? { ...playerOf(row), password: row.password } : undefined;
  }

  async openSession(tokenHash: string, player: string): Promise<void> {
    await this.db
      .insertInto('session')
      .values({ token_hash: tokenHash, player, created: this.now() })
      .execute();
  }

  async closeSession(tokenHash: string): Promise<void> {
    await this.db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
  }

  /** Whose session it is; undefined where there is none, or its player is banned. */
  async bySession(tokenHash: string): Promise<Player | undefined> {
    const row = await this.db
      .selectFrom('session')
      .innerJoin('player', 'player.id', 'session.player')
      .selectAll('player')
      .where('token_hash', '=', tokenHash)
      .where('banned', '=', 0)
      .executeTakeFirst();
    return row && playerOf(row);
  }

  /** A player by id, or by the name of an account in any letters. */
  async find(idOrName: string): Promise<Player | undefined> {
    const row = await this.db
      .selectFrom('player')
      .selectAll()
      .where((is) => is.or([is('id', '=', idOrName), is('login', '=', loginOf(idOrName))]))
      .executeTakeFirst();
    return row && playerOf(row);
  }

  /** A player who may come in, by id; undefined where there is none, or they are banned. */
  async letIn(id: string): Promise<Player | undefined> {
    const row = await this.db
      .selectFrom('player')
      .selectAll()
      .where('id', '=', id)
      .where('banned', '=', 0)
      .executeTakeFirst();
    return row && playerOf(row);
  }

  /** How many there are. */
  async count(): Promise<{ readonly guests: number; readonly accounts: number; readonly banned: number }> {
    const { all, accounts, banned } = await this.db
      .selectFrom('player')
      .select(({ fn }) => [
        fn.countAll<number | string>().as('all'),
        fn.count<number | string>('login').as('accounts'),
        fn.sum<number | string | null>('banned').as('banned'),
      ])
      .executeTakeFirstOrThrow();
    return { guests: Number(all) - Number(accounts), accounts: Number(accounts), banned: Number(banned) };
  }

  /** Shuts somebody out, or in again: all sessions end. False where there is no such player. */
  async ban(id: string, banned: boolean): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('player')
      .set({ banned: Number(banned) })
      .where('id', '=', id)
      .executeTakeFirst();
    await this.db.deleteFrom('session').where('player', '=', id).execute();
    return Number(numUpdatedRows) > 0;
  }
}

const loginOf = (name: string): string => name.normalize('NFKC').toLowerCase();

const playerOf = ({ id, name, login }: PlayerRow): Player => ({ id, name, isGuest: login === null });
