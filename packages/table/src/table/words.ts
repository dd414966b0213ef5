import type { AnswerRefusal, Decision, Match } from '@scapewright/kernel';
import type { RefusalCode, Roll } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';
import type { Said, ToldEvent, WordCatalogue } from '@scapewright/skirmish/explain';
import type { Asks } from '../asks/asks.ts';
import type { Speaker } from './speaker.ts';
import type { NewLine, ToldQuestion } from './told.ts';

export type { NewLine };

/** What a teller remembers of what it has told, as plain JSON. */
export interface SavedTeller {
  readonly wounds: readonly number[];
  readonly step: string;
  readonly explained: readonly string[];
  readonly dice: Pick<Roll, 'from' | 'at'>;
  readonly attacksWith?: string | undefined;
}

/** Tells what one viewer sees happen. */
export interface Teller {
  /** The lines of what has happened since it told last. */
  tell(events: readonly ToldEvent[]): readonly NewLine[];
  /** Something was taken back: what is told next may have been told before. */
  rewind(): void;
  /** Another that goes on from here. */
  copy(): Teller;
  /** Would another tell everything that comes alike? */
  isLike(other: Teller): boolean;
  save(): SavedTeller;
}

/** Why something was refused. */
export interface Refused {
  readonly code: RefusalCode;
  /** In English. */
  readonly message: string;
  /** The same in a language. */
  readonly say: (speaker: Speaker) => string;
  readonly rules: readonly string[];
}

/** What a table says, and in which languages. */
export interface Words {
  /** Who says it in a language, as BCP 47 names it; in English where that is unknown, or nobody says which. */
  speaker(language?: string): Speaker;
  /** Makes a language known, by its catalogue. */
  learn(language: string, words: WordCatalogue): void;
  question(match: Match<Game>, decision: Decision): ToldQuestion;
  /** `match`: the match as it is when it tells; it is another one after some undos. `from`: as one that has told something. */
  teller(match: () => Match<Game>, from?: SavedTeller): Teller;
  refused(match: Match<Game>, decision: Decision, refusal: AnswerRefusal): Refused;
  /** What answers whatever is asked beside the game. Throws where that has not been fetched. */
  asks(): Asks;
  /** A step as the rulebook prints it. */
  step(step: string): string;
  takenBack(player: string): NewLine;
  resigned(player: string): NewLine;
  timedOut(player: string): NewLine;
  result(
    match: Match<Game>,
    winners: readonly number[],
    endedBy: 'rules' | 'resignation' | 'agreement',
  ): Said;
}
