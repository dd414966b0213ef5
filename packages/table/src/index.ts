/** For what an app says by itself: the same texts, plurals and catalogues as what is said of games. */
export {
  english,
  type Said,
  type SaidValue,
  saying,
  type WordCatalogue,
  Wording,
} from '@scapewright/skirmish/explain';
export type { AnyAsk } from './asks/answer-ask.ts';
export type { AnyTold, Untold } from './asks/asking.ts';
export type { Asks } from './asks/asks.ts';
export { mapAsDrawn } from './asks/map-as-drawn.ts';
export type { HostOptions } from './host/host-options.ts';
export { PositionHost } from './host/position-host.ts';
export { ReplayHost } from './host/replay-host.ts';
export type { ReplayPlace } from './host/shown-host.ts';
export { type Connection, TableHost } from './host/table-host.ts';
export { type BotTask, replyToTask } from './table/bot-task.ts';
export type { Checkpoint } from './table/checkpoint.ts';
export type { GivenAnswer } from './table/given-answer.ts';
export type { AnsweredBy, GivenReply, JournalEntry } from './table/journal.ts';
export { journalOfSave } from './table/journal-of-save.ts';
export type { Outcome } from './table/outcome.ts';
export { Speaker } from './table/speaker.ts';
export { Table } from './table/table.ts';
export type { ClockTerms, ReadClock } from './table/table-clock.ts';
export type { Beginning, TableParts } from './table/table-parts.ts';
export type { NewLine, ToldLine, ToldOption, ToldPart, ToldQuestion } from './table/told.ts';
export {
  type Moment,
  type ToldMoment,
  type ToldUpdate,
  type Update,
  ViewerStream,
} from './table/viewer-stream.ts';
export type { Refused, Teller, Words } from './table/words.ts';
export { NamedViews } from './view/named-views.ts';
export { engineFault } from './words/engine-fault.ts';
export { gameWords, type WordCatalogues } from './words/game-words.ts';
export { LogTeller } from './words/log-teller.ts';
export { questionOf } from './words/question-words.ts';
export { ruleTitleKey, withRule } from './words/rule-words.ts';
export { tableWords } from './words/table-words.ts';
export { tableTexts, tell } from './words/tell.ts';
export { victoryTexts } from './words/victory-texts.ts';
