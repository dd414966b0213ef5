export type { ClientOptions } from './client-options.ts';
export type { GivenAnswer } from './given-answer.ts';
export type { Asked, Outcome, Refusal } from './outcome.ts';
export type { Backoff } from './reconnecting-line.ts';
export type { ConnectionState, TableSnapshot } from './snapshot.ts';
export { TableClient } from './table-client.ts';
export { systemTimers, type Timers } from './timers.ts';
