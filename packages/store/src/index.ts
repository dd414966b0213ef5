export { BackupFault } from './backup.ts';
export { isStoreAway, JournalConflict, StoreFault } from './errors.ts';
export { type Games, placeOf } from './games.ts';
export type { Attempt, Guesses } from './guesses.ts';
export type { JournalWriter, TableChange } from './journal-writer.ts';
export type {
  ClockStart,
  KeptSeat,
  KeptTable,
  NewTable,
  PlayedTable,
  TableStatus,
  Wanted,
} from './kept-table.ts';
export type { Listener } from './listening.ts';
export type { DueNotice, Notices, Way, WayKind } from './notices.ts';
export type { Passkey, Passkeys } from './passkeys.ts';
export type { Player, Players } from './players.ts';
export type { RatedPlayer, Rating, Ratings, Score, Strength } from './ratings.ts';
export { placeNamed, Store, type StorePlace } from './store.ts';
export type {
  Entrant,
  KeptTournament,
  Pairing,
  PairingResult,
  TournamentStatus,
  Tournaments,
} from './tournaments.ts';
