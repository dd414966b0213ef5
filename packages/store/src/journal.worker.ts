import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Batch, Statement, Written } from './journal-thread.ts';
import { bound, openFile } from './sqlite-dialect.ts';

/** The thread that writes journals: each batch is one transaction, safe on disk before it is answered. */

const database = openFile(workerData as string);
const prepared = new Map<string, StatementSync>();

/** How many rows a statement has changed. */
function run({ sql, values }: Statement): number {
  const known = prepared.get(sql) ?? database.prepare(sql);
  prepared.set(sql, known);
  return Number(known.run(...values.map(bound)).changes);
}

function write({ claimed, asides }: Batch): Written {
  try {
    database.exec('begin immediate');
    const done = claimed.map(({ claim, rest }) => {
      if (run(claim) === 0) return false;
      for (const one of rest) run(one);
      return true;
    });
    for (const one of asides) run(one);
    database.exec('commit');
    return { claimed: done };
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(write(batch)));
