import type { Option, Question } from './question.ts';

/** An answer to a question, as a message takes it. */
export type QuestionAnswer =
  | { readonly pick: string | number | (string | number)[] }
  | { readonly way: string[] };

/** What somebody typed, as an answer; or what is wrong with it, in words. */
export type TypedAnswer = QuestionAnswer | { readonly problem: string };

const faces: Readonly<Record<string, number>> = { S: 0, H: 3, B: 5 };

/**
 * Reads what somebody typed in answer to a question: numbers of options, their names or how they begin, spaces, a way, faces
 * of dice.
 */
export function typedAnswer(question: Question, typed: string): TypedAnswer {
  const text = typed.trim();
  const { shape, most } = question;
  if (shape === 'path') return typedWay(question, text);
  if (shape === 'chance') return typedDice(question, text);
  return shape === 'allot' || most > 1 ? typedSeveral(question, text) : typedOne(question, text);
}

/** The option that words mean: its number, its name, or the only one whose name begins so or has a word that does. */
export function optionMeant(
  { options, barred = [] }: Question,
  words: string,
): Option | { readonly problem: string } {
  const wanted = words.trim().toLowerCase();
  const byNumber = /^\d+$/.test(wanted) ? options[Number(wanted) - 1] : undefined;
  if (byNumber) return byNumber;
  const isCalled = ({ label, key }: Option): boolean =>
    [label, key, key.slice(key.indexOf(':') + 1)].some((name) => name.toLowerCase() === wanted);
  const exact = options.find(isCalled) ?? barred.find(isCalled);
  if (exact) return exact;
  const begins = ({ label }: Option): boolean => label.toLowerCase().startsWith(wanted);
  const has = ({ label }: Option): boolean =>
    label
      .toLowerCase()
      .split(/[\s.-]+/)
      .some((_, at, all) => all.slice(at).join(' ').startsWith(wanted));
  for (const fits of [begins, has]) {
    const found = wanted === '' ? [] : options.filter(fits);
    if (found.length === 1 && found[0]) return found[0];
    if (found.length > 1)
      return { problem: `“${words}” can be ${found.map(({ label }) => label).join(' or ')}.` };
  }
  return { problem: `“${words}” is not among the answers.` };
}

function typedOne(question: Question, text: string): TypedAnswer {
  const found = optionMeant(question, text);
  return 'problem' in found ? found : { pick: found.key };
}

function typedSeveral(question: Question, text: string): TypedAnswer {
  const { least, most, options } = question;
  const isOne = options.some(({ label }) => label.toLowerCase() === text.toLowerCase());
  const parts = text.includes(',') ? text.split(',') : isOne ? [text] : text.split(/\s+/);
  const picks: string[] = [];
  for (const part of parts.map((one) => one.trim()).filter((one) => one !== '')) {
    const found = optionMeant(question, part);
    if ('problem' in found) return found;
    picks.push(found.key);
  }
  const wanted = least === most ? String(most) : `${least} to ${most}`;
  if (picks.length < least || picks.length > most)
    return { problem: `${wanted} are wanted, and that is ${picks.length}.` };
  return { pick: picks };
}

function typedWay({ options }: Question, text: string): TypedAnswer {
  const spaces = text
    .toLowerCase()
    .split(/[\s,>]+/)
    .filter((space) => space !== '');
  if (spaces.length > 1) return { way: spaces.map((space) => (space === 'fly' ? space : `space:${space}`)) };
  const [only = ''] = spaces;
  if (only === '' || only === '.' || only === 'stay') {
    const stay = options.find(({ preview }) => preview?.['cost'] === 0) ?? options[0];
    return stay ? { pick: stay.key } : { problem: 'Nothing can be chosen.' };
  }
  const numbered = /^\d+$/.test(only) ? options[Number(only) - 1] : undefined;
  if (numbered) return { pick: numbered.key };
  const meant = options.find(({ key, label }) => key === `space:${only}` || label.split('+').includes(only));
  return { pick: meant?.key ?? `space:${only}` };
}

function typedDice({ subject, most, options }: Question, text: string): TypedAnswer {
  if (subject === 'combat') {
    const letters = text.toUpperCase().replaceAll(/[\s,]/g, '');
    if (letters.length !== most || /[^SHB]/.test(letters))
      return { problem: `Type ${most} letters: S for a skull, H for a shield, B for a blank.` };
    return { pick: [...letters].map((letter) => faces[letter] ?? 0) };
  }
  const numbers = text.split(/[\s,]+/).map(Number);
  const sides = options.length;
  if (numbers.length !== most || numbers.some((number) => !(number >= 1 && number <= sides)))
    return { problem: `Type ${most === 1 ? 'a number' : `${most} numbers`} from 1 to ${sides}.` };
  return { pick: numbers.map((number) => number - 1) };
}
