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
export { type Changes, changes, changesBetween, withChanges } from './changes.ts';
export { type Connection, type ConnectViewer, serveViewer } from './host.ts';
export { type Level, type Line, type LinePart, line, linePart, textOfLine } from './line.ts';
export {
  type Clock,
  clock,
  type FromTable,
  fromTable,
  protocolVersion,
  type RefusalCode,
  type Result,
  refusalCode,
  result,
  type StandingOrders,
  type Status,
  standingOrders,
  status,
  type ToTable,
  toTable,
} from './messages.ts';
export { type Option, option, type Question, question, type Shape, shape } from './question.ts';
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
