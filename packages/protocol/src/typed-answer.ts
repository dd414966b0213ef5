import { type Meant, meantBy } from './name-meant.ts';
import type { Option, Question } from './question.ts';
import type { View } from './view.ts';

/** An answer to a question, as a message takes it. */
export type QuestionAnswer =
  | { readonly pick: string | number | (string | number)[] }
  | { readonly way: string[] };

/** What is wrong with what somebody typed: in English, and what an app says it by in other languages. */
export interface TypedProblem {
  readonly problem: string;
  readonly about:
    | { readonly what: 'unknown'; readonly words: string }
    | { readonly what: 'several'; readonly words: string; readonly labels: readonly string[] }
    | { readonly what: 'count'; readonly least: number; readonly most: number; readonly given: number }
    | { readonly what: 'nothing' }
    | { readonly what: 'combat-dice'; readonly most: number }
    | { readonly what: 'dice'; readonly most: number; readonly sides: number };
}

/** What somebody typed, as an answer; or what is wrong with it. */
export type TypedAnswer = QuestionAnswer | TypedProblem;

const faces: Readonly<Record<string, number>> = { S: 0, H: 3, B: 5 };

/**
 * Reads what somebody typed in answer to a question: numbers of options, their names, how these begin or what they nearly are,
 * spaces, a way, faces of dice. With a view the name of a figure is also the space on which it stands.
 */
export function typedAnswer(question: Question, typed: string, view?: View): TypedAnswer {
  const text = typed.trim();
  const { shape, most } = question;
  if (shape === 'path') return typedWay(question, text, view);
  if (shape === 'chance') return typedDice(question, text);
  return shape === 'allot' || most > 1 ? typedSeveral(question, text) : typedOne(question, text, view);
}

/** The option that words mean: its number, its name, or the only one whose name begins so or has a word that does. */
export function optionMeant({ options, barred = [] }: Question, words: string): Option | TypedProblem {
  const short = { y: 'yes', j: 'yes', n: 'no' }[words.trim().toLowerCase()];
  const byShort = short === undefined ? undefined : options.find(({ key }) => key === short);
  if (byShort) return byShort;
  const byNumber = /^\d+$/.test(words.trim()) ? options[Number(words) - 1] : undefined;
  if (byNumber) return byNumber;
  const open = meantBy(options, words);
  if ('one' in open && !isMoreExactly(barred, words, open.one)) return open.one;
  const closed = meantBy(barred, words);
  if ('none' in open && 'one' in closed) return closed.one;
  if ('several' in open) return severalMeant(words.trim(), open);
  return 'one' in closed ? closed.one : unknown(words.trim());
}

/** Is something that may not be chosen called exactly so, and what may be only nearly? */
function isMoreExactly(barred: readonly Option[], words: string, open: Option): boolean {
  const isCalled = ({ label }: Option): boolean => label.toLowerCase() === words.trim().toLowerCase();
  return !isCalled(open) && barred.some(isCalled);
}

const unknown = (words: string): TypedProblem => ({
  problem: `“${words}” is not among the answers.`,
  about: { what: 'unknown', words },
});

function severalMeant(
  words: string,
  { several }: Extract<Meant<Option>, { several: unknown }>,
): TypedProblem {
  const labels = several.map(({ label }) => label);
  return { problem: `“${words}” can be ${labels.join(' or ')}.`, about: { what: 'several', words, labels } };
}

function typedOne(question: Question, text: string, view: View | undefined): TypedAnswer {
  const found = optionMeant(question, text);
  if (!('problem' in found)) return { pick: found.key };
  const joined = spacesTogether(question.options, text.split(/[\s,+]+/));
  const space = joined ?? spaceOfFigure(question.options, text, view);
  return space ? { pick: space.key } : found;
}

function typedSeveral(question: Question, text: string): TypedAnswer {
  const { least, most } = question;
  const parts = text.includes(',')
    ? text.split(',').filter((part) => part.trim() !== '')
    : namesIn(question, text);
  const picks: string[] = [];
  for (const part of parts) {
    const found = optionMeant(question, part);
    if ('problem' in found) return found;
    picks.push(found.key);
  }
  const wanted = least === most ? String(most) : `${least} to ${most}`;
  if (picks.length < least || picks.length > most)
    return {
      problem: `${wanted} ${most === 1 ? 'is' : 'are'} wanted, and that is ${picks.length}.`,
      about: { what: 'count', least, most, given: picks.length },
    };
  return { pick: picks };
}

/** Names one after the other without commas: as many words as together name something are one name. */
function namesIn(question: Question, text: string): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const names: string[] = [];
  for (let from = 0; from < words.length; ) {
    let to = words.length;
    const part = (): string => words.slice(from, to).join(' ');
    while (to > from + 1 && 'problem' in optionMeant(question, part())) to--;
    names.push(part());
    from = to;
  }
  return names;
}

function typedWay({ options }: Question, text: string, view: View | undefined): TypedAnswer {
  const spaces = text
    .toLowerCase()
    .split(/[\s,>]+/)
    .filter((space) => space !== '');
  const [only = ''] = spaces;
  if (only === '' || text === '.' || only === 'stay') {
    const stay = options.find(({ preview }) => preview?.['cost'] === 0) ?? options[0];
    return stay ? { pick: stay.key } : { problem: 'Nothing can be chosen.', about: { what: 'nothing' } };
  }
  const figure = spaceOfFigure(options, text, view);
  if (figure) return { pick: figure.key };
  const together = spacesTogether(options, spaces);
  if (together) return { pick: together.key };
  if (spaces.length > 1) return { way: spaces.map((space) => (space === 'fly' ? space : `space:${space}`)) };
  const numbered = /^\d+$/.test(only) ? options[Number(only) - 1] : undefined;
  if (numbered) return { pick: numbered.key };
  const meant = options.find(({ key, label }) => key === `space:${only}` || spacesOf(label).includes(only));
  return { pick: meant?.key ?? `space:${only}` };
}

const spacesOf = (label: string): readonly string[] => label.toLowerCase().split(/\s*\+\s*/);

/** The option that is all of some spaces together, in whatever order: `b20 c18` for `c18+b20`. */
function spacesTogether(options: readonly Option[], spaces: readonly string[]): Option | undefined {
  const wanted = spaces.flatMap(spacesOf).sort();
  if (wanted.length < 2) return undefined;
  return options.find(({ label }) => {
    const own = [...spacesOf(label)].sort();
    return own.length === wanted.length && own.every((space, at) => space === wanted[at]);
  });
}

/** The option that is the space of a figure; undefined where the words are no figure's, or it stands on none of them. */
function spaceOfFigure(options: readonly Option[], text: string, view: View | undefined): Option | undefined {
  if (!view || /^[a-z]{1,2}\d+(@\d+)?$/i.test(text)) return undefined;
  const figure = meantBy(
    view.figures.map(({ key, name: label, spaces }) => ({ key, label, spaces })),
    text,
  );
  if (!('one' in figure)) return undefined;
  const { spaces } = figure.one;
  return options.find(
    ({ key, label }) => key.startsWith('space:') && spacesOf(label).some((space) => spaces.includes(space)),
  );
}

function typedDice({ subject, most, options }: Question, text: string): TypedAnswer {
  if (subject === 'combat') {
    const letters = text.toUpperCase().replaceAll(/[\s,]/g, '');
    if (letters.length !== most || /[^SHB]/.test(letters))
      return {
        problem: `Type ${most} ${most === 1 ? 'letter' : 'letters'}: S for a skull, H for a shield, B for a blank.`,
        about: { what: 'combat-dice', most },
      };
    return { pick: [...letters].map((letter) => faces[letter] ?? 0) };
  }
  const numbers = text.split(/[\s,]+/).map(Number);
  const sides = options.length;
  if (numbers.length !== most || numbers.some((number) => !(number >= 1 && number <= sides)))
    return {
      problem: `Type ${most === 1 ? 'a number' : `${most} numbers`} from 1 to ${sides}.`,
      about: { what: 'dice', most, sides },
    };
  return { pick: numbers.map((number) => number - 1) };
}
