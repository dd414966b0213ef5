import type { AnswerRefusal, Decision, Match, Seat } from '@scapewright/kernel';
import type { Status } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';
import { toldIn } from '@scapewright/skirmish/explain';
import type { AnyAsk } from '../asks/answer-ask.ts';
import type { AnyTold, Asking, Untold } from '../asks/asking.ts';
import { tell } from '../words/tell.ts';
import type { GivenAnswer } from './given-answer.ts';
import type { Speaker } from './speaker.ts';
import type { TableParts } from './table-parts.ts';
import type { ViewerStream } from './viewer-stream.ts';
import type { Refused } from './words.ts';

/** What somebody who watches some moments later may ask all the same: it does not depend on how the game stands. */
const shownLate: ReadonlySet<string> = new Set(['map', 'log']);

/** The table as it is when something is asked. */
interface Asked {
  readonly match: Match<Game>;
  readonly status: Status;
  stream(viewer: Seat): ViewerStream;
}

/** What is asked beside the game: every answer is made from what the viewer may know. */
export class TableAsks {
  private readonly parts: TableParts;
  private readonly table: Asked;
  /** What was made for a viewer, and at which update. */
  private readonly made = new Map<Seat, { readonly at: number; readonly value: unknown }>();

  constructor(parts: TableParts, table: Asked) {
    this.parts = parts;
    this.table = table;
  }

  ask(viewer: Seat, ask: AnyAsk, language?: string): AnyTold | Untold {
    const { words } = this.parts;
    const speaker = words.speaker(language);
    if (ask.what === 'hint' && this.parts.hints === false)
      return { untold: speaker.text(tell('untold:no-hints')) };
    const isLate = viewer < 0 && (this.parts.watchDelay ?? 0) > 0 && this.table.status !== 'over';
    if (isLate && !shownLate.has(ask.what)) return { untold: speaker.text(tell('untold:watching-late')) };
    return words.asks().answer(this.askingFor(viewer, speaker, language), ask);
  }

  tryAsk(viewer: Seat, given: { readonly what: string }, language?: string): AnyTold | Untold {
    const { words } = this.parts;
    const read = words.asks().read(given, words.speaker(language));
    if ('untold' in read) return read;
    try {
      return this.ask(viewer, read, language);
    } catch (error) {
      this.parts.failed?.(error);
      return { untold: words.speaker(language).text(tell('untold:failed')) };
    }
  }

  /** Why an answer is none: what `why` says of the option that it names, else what is wrong with it. */
  whyRefused(viewer: Seat, decision: Decision, refusal: AnswerRefusal, pick: GivenAnswer['pick']): Refused {
    const { words } = this.parts;
    const own = words.refused(this.table.match, decision, refusal);
    const named = typeof pick === 'string' ? pick : undefined;
    if (refusal.code !== 'illegal' || named === undefined || !/^(space|figure):/.test(named)) return own;
    const whyIn = (speaker: Speaker) => words.asks().why(this.askingFor(viewer, speaker), named);
    try {
      const { text, rules } = whyIn(words.speaker());
      return { code: own.code, message: text, rules, say: (speaker) => whyIn(speaker).text };
    } catch (error) {
      this.parts.failed?.(error);
      return own;
    }
  }

  private askingFor(viewer: Seat, speaker: Speaker, language?: string): Asking {
    const { engine, record, ruleText } = this.parts;
    const match = this.table.match.fork({ seat: viewer, seed: `ask ${viewer}` });
    const decision = viewer < 0 ? undefined : match.pending(viewer)[0];
    const stream = this.table.stream(viewer);
    const rules = toldIn(engine, speaker.wording);
    const lines = (from: number, to: number) => stream.linesIn(language, from, to);
    const { lineCount } = stream;
    const once = <Value>(make: () => Value): Value => this.once(viewer, stream.at, make);
    return { engine, record, match, viewer, decision, speaker, rules, lines, lineCount, once, ruleText };
  }

  private once<Value>(viewer: Seat, at: number, make: () => Value): Value {
    const before = this.made.get(viewer);
    if (before?.at === at) return before.value as Value;
    const value = make();
    this.made.set(viewer, { at, value });
    return value;
  }
}
