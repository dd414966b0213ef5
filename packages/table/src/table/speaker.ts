import type { Changes, Line, LinePart, Option, Question, View } from '@scapewright/protocol';
import type { Said, Wording } from '@scapewright/skirmish/explain';
import { type ThingKeys, ThingNames } from '../words/thing-names.ts';
import type { NewLine, ToldLine, ToldOption, ToldPart, ToldQuestion } from './told.ts';

/** Says what a table tells in one language. What was said once is not made again. */
export class Speaker {
  readonly wording: Wording;
  private readonly lines = new WeakMap<ToldLine, Line>();
  /** The sentences of lines, which several viewers are told. */
  private readonly sentences = new WeakMap<readonly ToldPart[], LinePart[]>();
  private readonly questions = new WeakMap<ToldQuestion, Question>();

  private readonly things: ThingNames | undefined;

  /** `things`: what objects and tokens of views are called in catalogues; left out: their names stay as they are. */
  constructor(wording: Wording, things?: ThingKeys) {
    this.wording = wording;
    this.things = things && new ThingNames(wording, things);
  }

  /** A view with the names of things in this language. */
  view(view: View): View {
    return this.things?.view(view) ?? view;
  }

  /** Changes of a view with the names of things in this language. */
  changes(changes: Changes): Changes {
    return this.things?.changes(changes) ?? changes;
  }

  /** A text that stands alone. */
  text(said: Said): string {
    return this.wording.text(said);
  }

  line(line: ToldLine): Line {
    const known = this.lines.get(line);
    if (known) return known;
    const made = { n: line.n, ...this.newLine(line) };
    this.lines.set(line, made);
    return made;
  }

  /** A line that no viewer's numbering counts. */
  newLine(line: NewLine): Omit<Line, 'n'> {
    const { told, ...rest } = line;
    return { ...rest, parts: this.sentence(told, rest.kind !== undefined) };
  }

  private sentence(told: readonly ToldPart[], isHeading: boolean): LinePart[] {
    const known = this.sentences.get(told);
    if (known) return known;
    const parts = capitalized(told.flatMap((part) => this.parts(part)));
    const made = isHeading ? parts : ended(parts);
    this.sentences.set(told, made);
    return made;
  }

  question(question: ToldQuestion): Question {
    const known = this.questions.get(question);
    if (known) return known;
    const { title, text, options, barred, places, ...rest } = question;
    const made: Question = {
      ...rest,
      title: capital(this.text(title)),
      text: text
        .map((said) => closed(capital(this.text(said))))
        .filter((words) => words !== '')
        .join(' '),
      options: options.map((one) => this.option(one)),
      ...(barred ? { barred: barred.map((one) => this.option(one)) } : {}),
      ...(places ? { places: places.map((one) => this.text(one)) } : {}),
    };
    this.questions.set(question, made);
    return made;
  }

  private option({ label, note, ...rest }: ToldOption): Option {
    const said = note === undefined ? '' : this.text(note);
    return { ...rest, label: this.text(label), ...(said === '' ? {} : { note: said }) };
  }

  private parts({ said, tone }: ToldPart): LinePart[] {
    return this.wording.parts(said).map(({ dice, ...part }) => ({
      ...part,
      ...(dice ? { dice: [...dice] } : {}),
      ...(tone && isPlain(part) ? { tone } : {}),
    }));
  }
}

/** Words that name nothing take the tone of their line; names keep what they name. */
const isPlain = (part: object): boolean => Object.keys(part).length === 1;

/** With a capital letter, as sentences begin. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a full stop, as sentences end. */
const closed = (text: string): string => (text === '' || /[.!?…:)]$/.test(text) ? text : `${text}.`);

/** Sentences end with a full stop; headings do not. */
function ended(parts: LinePart[]): LinePart[] {
  const last = parts.at(-1);
  if (!last || /[.!?…:]$/.test(last.text)) return parts;
  return isPlain(last)
    ? [...parts.slice(0, -1), { ...last, text: `${last.text}.` }]
    : [...parts, { text: '.' }];
}

function capitalized([first, ...rest]: readonly LinePart[]): LinePart[] {
  return first ? [{ ...first, text: capital(first.text) }, ...rest] : [];
}
