import { withChanges } from '../changes.ts';
import type { Line } from '../line.ts';
import type {
  AskedMessage,
  ChatMessage,
  Clock,
  Result,
  StateMessage,
  Status,
  UpdateMessage,
  WelcomeMessage,
} from '../messages.ts';
import type { Question } from '../question.ts';
import type { View } from '../view.ts';
import type { Refusal } from './outcome.ts';

/**
 * How a client stands to its table: `waiting` means that the connection was lost, and that it tries again by itself;
 * `open`, that the table has greeted it.
 */
export type ConnectionState = 'closed' | 'opening' | 'open' | 'waiting';

/** Everything that a client knows of its table. It is never changed: what is new is a new one. */
export interface TableSnapshot {
  readonly connection: ConnectionState;
  /** Who sits where, what is played. */
  readonly welcome: WelcomeMessage | undefined;
  /** The number of the last thing that this viewer was sent; -1 before the first. */
  readonly at: number;
  readonly view: View | undefined;
  readonly questions: readonly Question[];
  /** Lines of the log, as far back as the table has sent them. */
  readonly lines: readonly Line[];
  readonly clock: Clock | undefined;
  readonly status: Status | undefined;
  readonly waitingFor: readonly number[];
  readonly mayUndo: boolean;
  /** What others want consent to. */
  readonly asked: readonly AskedMessage[];
  readonly chat: readonly ChatMessage[];
  /** What was sent and is not answered yet, besides what was asked beside the game. */
  readonly unanswered: number;
  /** Why the last thing that was sent was refused; gone with the next one. */
  readonly refusal: Refusal | undefined;
  readonly over: Result | undefined;
  /** The table at which those who sit here play again, once there is one. */
  readonly rematch: string | undefined;
  /** What went wrong on the way, in words. */
  readonly error: string | undefined;
}

/** What a client knows before it was ever connected. */
export const nothingYet: TableSnapshot = {
  connection: 'closed',
  welcome: undefined,
  at: -1,
  view: undefined,
  questions: [],
  lines: [],
  clock: undefined,
  status: undefined,
  waitingFor: [],
  mayUndo: false,
  asked: [],
  chat: [],
  unanswered: 0,
  refusal: undefined,
  over: undefined,
  rematch: undefined,
  error: undefined,
};

/** What others want consent to, without what was answered or is asked anew. */
export const withoutId = (asked: readonly AskedMessage[], id: string): readonly AskedMessage[] =>
  asked.filter((one) => one.id !== id);

/** What is known after a state or the next update. */
export function afterNext(before: TableSnapshot, next: StateMessage | UpdateMessage): TableSnapshot {
  const { at, questions, clock, status, waitingFor, mayUndo = false } = next;
  const { view, lines } = next.type === 'state' ? afterState(before, next) : afterUpdate(before, next);
  const { over, rematch } = status === 'over' ? before : nothingYet;
  return { ...before, at, view, lines, questions, clock, status, waitingFor, mayUndo, over, rematch };
}

type Parts = Pick<TableSnapshot, 'view' | 'lines'>;

/** A state brings its last lines along: earlier ones that are known stay. */
function afterState(before: TableSnapshot, { at, view, lines }: StateMessage): Parts {
  const [first] = lines;
  if (!first) return { view, lines: at < before.at ? [] : before.lines };
  return { view, lines: [...before.lines.filter(({ n }) => n < first.n), ...lines] };
}

function afterUpdate(before: TableSnapshot, { changes, lines }: UpdateMessage): Parts {
  const view = before.view && withChanges(before.view, changes);
  return { view, lines: lines.length === 0 ? before.lines : [...before.lines, ...lines] };
}
