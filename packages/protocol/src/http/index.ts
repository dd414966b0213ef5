/** What is sent to a server over HTTP, and what it answers: once for the server, its description, and its clients. */

export {
  type Army,
  army,
  rulesetName,
  type WishedClock,
  wishedClock,
} from './battle-terms.ts';
export {
  type Armies,
  armies,
  type Cards,
  cards,
  type MapInShort,
  type Maps,
  mapInShort,
  maps,
  oneMap,
  type Rulesets,
  rulesets,
} from './catalogue.ts';
export {
  type AddedWay,
  addedWay,
  pushSubscription,
  type WantedWay,
  type Way,
  type Ways,
  wantedWay,
  way,
  ways,
} from './notices.ts';
export {
  newPasskey,
  type Passkey,
  type Passkeys,
  passkey,
  passkeyOptions,
  passkeys,
  usedPasskey,
} from './passkeys.ts';
export {
  me,
  type Player,
  player,
  type Welcomed,
  welcomed,
} from './players.ts';
export {
  type Profile,
  profile,
  type Rating,
  rating,
  type Strongest,
  strongest,
} from './profiles.ts';
export { done, made, problem } from './replies.ts';
export {
  health,
  ready,
} from './service.ts';
export {
  type MadeTable,
  madeTable,
  type Rematch,
  rematch,
  type Seated,
  type ShortTable,
  seated,
  shortTable,
  type TableList,
  type TableLog,
  tableList,
  tableLog,
} from './tables.ts';
export {
  type ShortTournament,
  shortTournament,
  type Tournament,
  type TournamentList,
  type TournamentTerms,
  tournament,
  tournamentList,
  tournamentTerms,
} from './tournaments.ts';
export {
  type BroughtPack,
  broughtPack,
  type SeatWish,
  seatKind,
  seatWish,
  type TableWish,
  tableWish,
} from './wishes.ts';
