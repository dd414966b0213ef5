export { type Ask, type AskName, answers, askNames, asks, type Told, toldPart } from './asks.ts';
export {
  acceptPort,
  type CallOptions,
  type Carrier,
  type CarrierListener,
  type CarrierOptions,
  type CarrierState,
  type Connect,
  callCarrier,
  type Defer,
  type Link,
  LinkCarrier,
  type LinkEvents,
  type PortLike,
  portCarrier,
  type SocketLike,
  socketCarrier,
} from './carrier/index.ts';
export { type Changes, changes, changesBetween, KnownChanges, withChanges } from './changes.ts';
export {
  type Asked,
  type Backoff,
  type ClientOptions,
  type ConnectionState,
  type GivenAnswer,
  type Outcome,
  type Refusal,
  systemTimers,
  TableClient,
  type TableSnapshot,
  type Timers,
} from './client/index.ts';
export { type Connection, type ConnectViewer, serveViewer } from './host.ts';
export { protocolSchemas } from './json-schemas.ts';
export { type Level, type Line, type LinePart, line, linePart, type Roll, roll, textOfLine } from './line.ts';
export {
  type AcceptedMessage,
  type AskedMessage,
  type ChatMessage,
  type Clock,
  clock,
  type FromTable,
  type FromTableOf,
  fromTable,
  protocolVersion,
  type RefusalCode,
  type RefusedMessage,
  type Result,
  refusalCode,
  result,
  type StandingOrders,
  type StateMessage,
  type Status,
  standingOrders,
  status,
  type ToldMessage,
  type ToTable,
  toTable,
  type UpdateMessage,
  type WelcomeMessage,
} from './messages.ts';
export { type Meant, meantBy, type Named } from './name-meant.ts';
export { type Option, option, type Question, question, type Shape, shape } from './question.ts';
export { cardMeant, figureMeant, thingsIn, twoFigures } from './things-named.ts';
export {
  optionMeant,
  type QuestionAnswer,
  type TypedAnswer,
  type TypedProblem,
  typedAnswer,
} from './typed-answer.ts';
export {
  type View,
  type ViewCard,
  type ViewFigure,
  type ViewObject,
  type ViewSeat,
  type ViewSpace,
  type ViewToken,
  view,
  viewCard,
  viewFigure,
  viewObject,
  viewSeat,
  viewSpace,
  viewToken,
} from './view.ts';
