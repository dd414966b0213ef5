import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { type Done, PreparedStatements } from './prepared-statements.ts';
import { openToWrite } from './sqlite-file.ts';
import type { Batch, Order, Outcome, Statement } from './writer-thread.ts';

/** The thread that writes: whatever is committed is safe on disk before it is answered. */

/** Answers once the file is open, and then each order in turn. */
function begin(): void {
  let database: DatabaseSync;
  try {
    database = openToWrite(workerData as string);
  } catch (error) {
    say(faultOf(error));
    parentPort?.close();
    return;
  }
  const statements = new PreparedStatements(database);
  parentPort?.on('message', (order: Order) => {
    say(outcomeOf(database, statements, order));
    if (order.kind === 'close') parentPort?.close();
  });
  say({ ok: true });
}

const say = (outcome: Outcome): void => parentPort?.postMessage(outcome);

function outcomeOf(database: DatabaseSync, statements: PreparedStatements, order: Order): Outcome {
  try {
    switch (order.kind) {
      case 'statement':
        return { ok: true, done: run(database, statements, order) };
      case 'batch':
        return { ok: true, claimed: write(database, statements, order.batch) };
      case 'rollback':
        rollBack(database);
        return { ok: true };
      case 'close':
        database.close();
        return { ok: true };
    }
  } catch (error) {
    return faultOf(error);
  }
}

/** A transaction that has ended by itself, as one does when the disk is full, is not gone on with by single statements. */
function run(
  database: DatabaseSync,
  statements: PreparedStatements,
  { statement: { sql, values }, isWithin }: Extract<Order, { kind: 'statement' }>,
): Done {
  if (isWithin && !database.isTransaction) throw new Error('the transaction has ended');
  return statements.run(sql, values);
}

function write(
  database: DatabaseSync,
  statements: PreparedStatements,
  { claimed, asides }: Batch,
): readonly boolean[] {
  const act = ({ sql, values }: Statement): Done => statements.run(sql, values);
  try {
    database.exec('begin immediate');
    const done = claimed.map(({ claim, rest }) => {
      if (act(claim).changes === 0) return false;
      for (const one of rest) act(one);
      return true;
    });
    for (const one of asides) act(one);
    database.exec('commit');
    return done;
  } finally {
    rollBack(database);
  }
}

/** Where the database has done so by itself there is nothing left to do. */
function rollBack(database: DatabaseSync): void {
  if (database.isTransaction) database.exec('rollback');
}

function faultOf(error: unknown): Outcome {
  const { message = String(error), errcode } = error as {
    readonly message?: string;
    readonly errcode?: unknown;
  };
  return { ok: false, message, ...(typeof errcode === 'number' ? { errcode } : {}) };
}

begin();
