import type { AnswerRefusal, Decision, Match, SeenEvent } from '@scapewright/kernel';
import type { Line, Question, RefusalCode } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';

/** A line before a viewer's numbering. */
export type NewLine = Omit<Line, 'n'>;

/** Tells what one viewer sees happen. */
export interface Teller {
  /** The lines of what has happened since it told last. */
  tell(events: readonly SeenEvent[]): readonly NewLine[];
  /** Something was taken back: what is told next may have been told before. */
  rewind(): void;
}

/** Why something was refused, in words. */
export interface Refused {
  readonly code: RefusalCode;
  readonly message: string;
  readonly rules: readonly string[];
}

/** What a table says in the language of its viewers. */
export interface Words {
  question(match: Match<Game>, decision: Decision): Question;
  /** `match`: the match as it is when it tells; it is another one after some undos. */
  teller(match: () => Match<Game>): Teller;
  refused(match: Match<Game>, refusal: AnswerRefusal): Refused;
  /** A step as the rulebook prints it. */
  step(step: string): string;
  takenBack(player: string): NewLine;
  resigned(player: string): NewLine;
  timedOut(player: string): NewLine;
  result(
    match: Match<Game>,
    winners: readonly number[],
    endedBy: 'rules' | 'resignation' | 'agreement',
  ): string;
}
