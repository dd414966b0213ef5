export { JournalConflict } from './errors.ts';
export type { ClockStart, Games, KeptSeat, KeptTable, NewTable, PlayedTable, Wanted } from './games.ts';
export type { JournalWriter, TableChange } from './journal-writer.ts';
export type { Player, Players } from './players.ts';
export { type Listener, placeNamed, Store, type StorePlace } from './store.ts';
