import type { Answer, Decision } from '@scapewright/kernel';
import { closest } from '@scapewright/packs';
import { nameIn, type Question, type QuestionOption } from './question.ts';

/** What a player typed, as the game takes it; or what is wrong with it. */
export type ReadAnswer = { readonly answer: Answer } | { readonly problem: string };

const faces: Readonly<Record<string, number>> = { S: 0, H: 3, B: 5 };

/** Reads what a player typed in answer to a decision: numbers of options, their names, spaces, a way, faces of dice. */
export function readAnswer(decision: Decision, question: Question, typed: string): ReadAnswer {
  const text = typed.trim();
  switch (decision.shape) {
    case 'path':
      return readWay(decision, question, text);
    case 'chance':
      return readDice(decision, text);
    case 'allot':
      return readSeveral(decision, question, text);
    case 'number':
    case 'pick':
      return decision.most > 1 ? readSeveral(decision, question, text) : readOne(question, text);
  }
}

function readOne(question: Question, text: string): ReadAnswer {
  const found = optionNamed(question, text);
  return 'problem' in found ? found : { answer: { pick: found.key } };
}

function readSeveral(decision: Decision, question: Question, text: string): ReadAnswer {
  const parts = text.includes(',') ? text.split(',') : splitNames(question, text);
  const picks: string[] = [];
  for (const part of parts.map((one) => one.trim()).filter((one) => one !== '')) {
    const found = optionNamed(question, part);
    if ('problem' in found) return found;
    picks.push(found.key);
  }
  const { least, most } = decision;
  const wanted = least === most ? String(most) : `${least} to ${most}`;
  if (picks.length < least || picks.length > most)
    return { problem: `${wanted} are wanted, and that is ${picks.length}` };
  return { answer: { pick: picks } };
}

/** Names of several words are joined again where the words alone are no names. */
function splitNames({ options }: Question, text: string): string[] {
  const words = text.split(/\s+/);
  return options.some(({ label }) => label.toLowerCase() === text.toLowerCase()) ? [text] : words;
}

function readWay(decision: Decision, question: Question, text: string): ReadAnswer {
  const spaces = text
    .toLowerCase()
    .split(/[\s,>]+/)
    .filter((space) => space !== '');
  if (spaces.length > 1)
    return { answer: { way: spaces.map((space) => (space === 'fly' ? space : `space:${space}`)) } };
  const [only = ''] = spaces;
  if (only === '' || only === '.') {
    const stay = question.options.findIndex(
      (_, index) => decision.choice.preview?.(decision.valueAt(index))['cost'] === 0,
    );
    return { answer: { pick: question.options[Math.max(0, stay)]?.key ?? '' } };
  }
  const larger = question.options.find(({ label }) => label.split('+').includes(only));
  return { answer: { pick: larger?.key ?? `space:${only}` } };
}

function readDice(decision: Decision, text: string): ReadAnswer {
  const { most, choice } = decision;
  if (decision.subject === 'combat') {
    const letters = text.toUpperCase().replaceAll(/[\s,]/g, '');
    if (letters.length !== most || /[^SHB]/.test(letters))
      return { problem: `type ${most} letters: S for a skull, H for a shield, B for a blank` };
    return { answer: { pick: [...letters].map((letter) => faces[letter] ?? 0) } };
  }
  const numbers = text.split(/[\s,]+/).map(Number);
  const sides = choice.options.length;
  if (numbers.length !== most || numbers.some((number) => !(number >= 1 && number <= sides)))
    return { problem: `type ${most === 1 ? 'a number' : `${most} numbers`} from 1 to ${sides}` };
  return { answer: { pick: numbers.map((number) => number - 1) } };
}

/** The option that a word means: its number, its name, or the only one whose name begins so. */
export function optionNamed(question: Question, word: string): QuestionOption | { readonly problem: string } {
  const { options } = question;
  const wanted = word.toLowerCase();
  const byNumber = /^\d+$/.test(word) ? options[Number(word) - 1] : undefined;
  if (byNumber) return byNumber;
  const exact = options.find(({ label, key }) => [label, key].some((name) => name.toLowerCase() === wanted));
  if (exact) return exact;
  const begun = options.filter(({ label }) => wanted !== '' && label.toLowerCase().startsWith(wanted));
  if (begun.length === 1 && begun[0]) return begun[0];
  if (begun.length > 1)
    return { problem: `"${word}" can be ${begun.map(({ label }) => label).join(' or ')}` };
  const barred = question.barred.find(({ label, key }) =>
    [label, nameIn(key)].some((name) => name.toLowerCase() === wanted),
  );
  if (barred) return barred;
  const near = closest(
    word,
    options.map(({ label }) => label),
  );
  return {
    problem: `"${word}" is none of the options${near === undefined ? '' : `; did you mean ${near}?`}`,
  };
}
