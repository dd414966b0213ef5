import type { Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

/** Every change of the tables, in order. What has been released is never edited: another one is added. */
const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-24-begin': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('player')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('login', 'text', (column) => column.unique())
        .addColumn('email', 'text')
        .addColumn('password', 'text')
        .addColumn('banned', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createTable('session')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('player', 'text', (column) => column.notNull().references('player.id').onDelete('cascade'))
        .addColumn('created', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createTable('game')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('is_public', 'integer', (column) => column.notNull())
        .addColumn('owner', 'text', (column) => column.notNull().references('player.id'))
        .addColumn('wish', 'text', (column) => column.notNull())
        .addColumn('record', 'text')
        .addColumn('entries', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('result', 'text')
        .addColumn('round', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('waiting_for', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('created', 'text', (column) => column.notNull())
        .addColumn('changed', 'text', (column) => column.notNull())
        .execute();
      await schema.createIndex('game_by_change').on('game').columns(['status', 'changed']).execute();
      await schema
        .createTable('secret')
        .addColumn('table_id', 'text', (column) =>
          column.primaryKey().references('game.id').onDelete('cascade'),
        )
        .addColumn('seed', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createTable('seat')
        .addColumn('table_id', 'text', (column) => column.notNull().references('game.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('player', 'text', (column) => column.references('player.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('invite_hash', 'text')
        .addColumn('army', 'text')
        .addPrimaryKeyConstraint('seat_key', ['table_id', 'seat'])
        .execute();
      await schema.createIndex('seat_by_player').on('seat').column('player').execute();
      await schema
        .createTable('entry')
        .addColumn('table_id', 'text', (column) => column.notNull().references('game.id').onDelete('cascade'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entry_key', ['table_id', 'number'])
        .execute();
    },
  },
  '2026-11-24-clocks': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema.alterTable('game').addColumn('began', 'bigint').execute();
      await schema.alterTable('game').addColumn('due', 'bigint').execute();
      await schema.createIndex('game_by_due').on('game').columns(['status', 'due']).execute();
      await schema
        .createTable('service')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('served', 'bigint', (column) => column.notNull())
        .addColumn('noted', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '2026-11-24-rematch': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('game').addColumn('rematch', 'text').execute();
      await db.schema.alterTable('seat').addColumn('reserved', 'text').execute();
    },
  },
  '2026-11-28-notices': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .createTable('way')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('player', 'text', (column) => column.notNull().references('player.id').onDelete('cascade'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('confirmed', 'integer', (column) => column.notNull())
        .addColumn('created', 'text', (column) => column.notNull())
        .execute();
      await schema.createIndex('way_by_player').on('way').column('player').execute();
      await schema
        .createTable('outbox')
        .addColumn('table_id', 'text', (column) => column.notNull().references('game.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('player', 'text', (column) => column.notNull().references('player.id').onDelete('cascade'))
        .addColumn('due', 'bigint', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('sent', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('outbox_key', ['table_id', 'seat'])
        .execute();
      await schema.createIndex('outbox_by_due').on('outbox').columns(['sent', 'due']).execute();
      await schema
        .createTable('setting')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '2026-11-28-ratings': {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .alterTable('game')
        .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema
        .createTable('rating')
        .addColumn('player', 'text', (column) => column.notNull().references('player.id').onDelete('cascade'))
        .addColumn('ruleset', 'text', (column) => column.notNull())
        .addColumn('mu', 'double precision', (column) => column.notNull())
        .addColumn('sigma', 'double precision', (column) => column.notNull())
        .addColumn('games', 'integer', (column) => column.notNull())
        .addColumn('won', 'integer', (column) => column.notNull())
        .addColumn('drawn', 'integer', (column) => column.notNull())
        .addColumn('lost', 'integer', (column) => column.notNull())
        .addColumn('left_early', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('rating_key', ['player', 'ruleset'])
        .execute();
      await schema
        .createTable('tournament')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('owner', 'text', (column) => column.notNull().references('player.id'))
        .addColumn('terms', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('round', 'integer', (column) => column.notNull())
        .addColumn('due', 'bigint')
        .addColumn('created', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createTable('entrant')
        .addColumn('tournament_id', 'text', (column) =>
          column.notNull().references('tournament.id').onDelete('cascade'),
        )
        .addColumn('player', 'text', (column) => column.notNull().references('player.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('army', 'text')
        .addColumn('gone', 'integer', (column) => column.notNull())
        .addColumn('joined', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entrant_key', ['tournament_id', 'player'])
        .execute();
      await schema
        .createTable('pairing')
        .addColumn('tournament_id', 'text', (column) =>
          column.notNull().references('tournament.id').onDelete('cascade'),
        )
        .addColumn('round', 'integer', (column) => column.notNull())
        .addColumn('board', 'integer', (column) => column.notNull())
        .addColumn('first', 'text', (column) => column.notNull().references('player.id'))
        .addColumn('second', 'text', (column) => column.references('player.id'))
        .addColumn('table_id', 'text', (column) => column.references('game.id'))
        .addColumn('result', 'text')
        .addPrimaryKeyConstraint('pairing_key', ['tournament_id', 'round', 'board'])
        .execute();
      await schema.createIndex('pairing_by_table').on('pairing').column('table_id').execute();
    },
  },
  '2026-11-29-checkpoints': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('checkpoint')
        .addColumn('table_id', 'text', (column) =>
          column.primaryKey().references('game.id').onDelete('cascade'),
        )
        .addColumn('entries', 'integer', (column) => column.notNull())
        .addColumn('body', 'bytea', (column) => column.notNull())
        .execute();
    },
  },
  '2026-11-30-languages': {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('way').addColumn('language', 'text').execute();
    },
  },
  '2026-11-30-passkeys': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('passkey')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('player', 'text', (column) => column.notNull().references('player.id'))
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('transports', 'text', (column) => column.notNull())
        .addColumn('created', 'text', (column) => column.notNull())
        .addColumn('used', 'text')
        .execute();
      await schema.createIndex('passkey_by_player').on('passkey').column('player').execute();
      await schema
        .createTable('challenge')
        .addColumn('challenge', 'text', (column) => column.primaryKey())
        .addColumn('player', 'text')
        .addColumn('expires', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '2026-12-01-guesses': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('guess')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .execute();
      await schema.createIndex('guess_by_time').on('guess').column('since').execute();
    },
  },
};

export const migrationProvider: MigrationProvider = { getMigrations: async () => ({ ...migrations }) };
