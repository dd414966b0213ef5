import type { Kysely, Selectable } from 'kysely';
import type { RatingRow, Tables } from './schema.ts';

/** How strong somebody is at a game: a mean with how sure it is, as Weng and Lin have them. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** How a game ended for one player. */
export type Score = 'won' | 'drawn' | 'lost';

/** What one rated game does to a player. */
export interface RatedPlayer extends Strength {
  readonly player: string;
  readonly score: Score;
  /** Has left the game before its end. */
  readonly hasLeft: boolean;
}

/** What is known of a player at one game. */
export interface Rating extends Strength {
  readonly player: string;
  readonly name: string;
  readonly ruleset: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly left: number;
}

/** How strong players are, by ruleset. */
export class Ratings {
  private readonly db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  async of(player: string): Promise<readonly Rating[]> {
    const rows = await this.rows().where('rating.player', '=', player).orderBy('ruleset').execute();
    return rows.map(ratingOf);
  }

  /** The strongest at a game, of those with an account. */
  async best(ruleset: string, most: number): Promise<readonly Rating[]> {
    const rows = await this.rows()
      .where('ruleset', '=', ruleset)
      .where('player.login', 'is not', null)
      .where('player.banned', '=', 0)
      .orderBy(({ eb }) => eb('mu', '-', eb.ref('sigma')), 'desc')
      .limit(most)
      .execute();
    return rows.map(ratingOf);
  }

  /** Games that are over and have not been looked at. */
  async unrated(most: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('game')
      .select('id')
      .where('status', '=', 'over')
      .where('rated', '=', 0)
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Rates a game once. `rate` gets how strong its players were, in the order in which they are named. False where it was rated
   * already. Without players nobody's rating changes.
   */
  async settle(
    table: string,
    ruleset: string,
    players: readonly string[],
    rate: (before: readonly Strength[]) => readonly RatedPlayer[],
    beginner: Strength,
  ): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('game')
        .set({ rated: 1 })
        .where('id', '=', table)
        .where('rated', '=', 0)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 0) return false;
      const before: Strength[] = [];
      for (const player of [...players].sort()) await this.begin(db, player, ruleset, beginner);
      for (const player of players)
        before.push(
          await db
            .selectFrom('rating')
            .select(['mu', 'sigma'])
            .where('player', '=', player)
            .where('ruleset', '=', ruleset)
            .executeTakeFirstOrThrow(),
        );
      for (const { player, mu, sigma, score, hasLeft } of players.length > 0 ? rate(before) : [])
        await db
          .updateTable('rating')
          .set((eb) => ({
            ...{ mu, sigma, [score]: eb(score, '+', 1) },
            left_early: eb('left_early', '+', Number(hasLeft)),
          }))
          .where('player', '=', player)
          .where('ruleset', '=', ruleset)
          .execute();
      return true;
    });
  }

  /** Counts a game for a player, so that no other transaction rates that player meanwhile. */
  private async begin(
    db: Kysely<Tables>,
    player: string,
    ruleset: string,
    { mu, sigma }: Strength,
  ): Promise<void> {
    await db
      .insertInto('rating')
      .values({ player, ruleset, mu, sigma, games: 1, won: 0, drawn: 0, lost: 0, left_early: 0 })
      .onConflict((clash) =>
        clash.columns(['player', 'ruleset']).doUpdateSet(({ eb }) => ({ games: eb('rating.games', '+', 1) })),
      )
      .execute();
  }

  private rows() {
    return this.db
      .selectFrom('rating')
      .innerJoin('player', 'player.id', 'rating.player')
      .selectAll('rating')
      .select('player.name');
  }
}

function ratingOf({ left_early: left, ...rest }: Selectable<RatingRow> & { readonly name: string }): Rating {
  return { ...rest, left };
}
