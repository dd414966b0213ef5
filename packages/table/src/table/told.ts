import type { Line, LinePart, Option, Question } from '@scapewright/protocol';
import type { Said } from '@scapewright/skirmish/explain';

/** A piece of a line before it is in a language. */
export interface ToldPart {
  readonly said: Said;
  readonly tone?: LinePart['tone'];
}

/** A line of the log before it is in a language. */
export interface ToldLine extends Omit<Line, 'parts'> {
  readonly told: readonly ToldPart[];
}

/** A line before a viewer's numbering. */
export type NewLine = Omit<ToldLine, 'n'>;

/** An option before it is in a language. */
export interface ToldOption extends Omit<Option, 'label' | 'note'> {
  readonly label: Said;
  readonly note?: Said;
}

/** A question before it is in a language. */
export interface ToldQuestion extends Omit<Question, 'title' | 'text' | 'options' | 'barred' | 'places'> {
  readonly title: Said;
  /** Sentences, one after the other. */
  readonly text: readonly Said[];
  readonly options: readonly ToldOption[];
  readonly barred?: readonly ToldOption[];
  readonly places?: readonly Said[];
}
