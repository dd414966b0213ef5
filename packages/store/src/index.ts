export { BackupFault } from './backup.ts';
export { JournalConflict } from './errors.ts';
export type { Games } from './games.ts';
export type { JournalWriter, TableChange } from './journal-writer.ts';
export type { ClockStart, KeptSeat, KeptTable, NewTable, PlayedTable, Wanted } from './kept-table.ts';
export type { Listener } from './listening.ts';
export type { Player, Players } from './players.ts';
export { placeNamed, Store, type StorePlace } from './store.ts';
