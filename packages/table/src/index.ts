export type { AnyAsk, AnyTold, Untold } from './asks/answer-ask.ts';
export { type Connection, type HostOptions, TableHost } from './host/table-host.ts';
export type { AnsweredBy, GivenReply, JournalEntry } from './table/journal.ts';
export { type GivenAnswer, type Outcome, Table, type TableParts } from './table/table.ts';
export { type Moment, type Update, ViewerStream } from './table/viewer-stream.ts';
export type { NewLine, Refused, Teller, Words } from './table/words.ts';
export { NamedViews } from './view/named-views.ts';
