/** A worker that plays a game, or shows a replay. */
export const gameWorker = (): Worker =>
  new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'game' });

/** A worker that says what the rules hold against an army or a table. */
export const judgeWorker = (): Worker =>
  new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'judge' });

/** A worker that plays many games for the laboratory. */
export const labWorker = (): Worker =>
  new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'lab' });
