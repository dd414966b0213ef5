import type { Question } from '@scapewright/protocol';
import { expect, test } from 'vitest';
import { learnLanguage, type Say, sayIn } from '../words/words.ts';
import { readCommand } from './commands.ts';
import { typedProblem } from './typed-problem.ts';

const question = {
  ...{
    number: 1,
    asks: 'target',
    shape: 'pick',
    step: 'C1',
    title: '',
    text: '',
    rules: [],
    least: 1,
    most: 1,
  },
  options: [
    { key: 'figure:hulk', label: 'Hulk' },
    { key: 'figure:d1', label: 'Sgt. Drake Alexander' },
    { key: 'figure:hawk', label: 'Drake Hawk' },
  ],
} as const satisfies Question;

test.each([
  ['why f5', { do: 'why', about: 'f5' }],
  ['warum f5', { do: 'why', about: 'f5' }],
  ['odds hulk by drake', { do: 'odds', target: 'hulk', attacker: 'drake' }],
  ['chancen hulk durch drake', { do: 'odds', target: 'hulk', attacker: 'drake' }],
  ['sicht f5 nach g6', { do: 'sight', from: 'f5', to: 'g6' }],
  ['Tipp', { do: 'hint' }],
  ['attack hulk', { do: 'answer', answer: { pick: 'figure:hulk' } }],
  ['greife Hulk', { do: 'answer', answer: { pick: 'figure:hulk' } }],
  ['constructor', { do: 'problem', about: { what: 'unknown', words: 'constructor' } }],
])('%s is understood', (typed, command) => {
  expect(readCommand(typed, question)).toEqual(command);
});

test('where nothing is asked, nothing is an answer', () => {
  expect(readCommand('hulk', undefined)).toEqual({ do: 'problem' });
});

test.each<[string, Partial<Question>, string, string]>([
  ['xyz', {}, '“xyz” is not among the answers.', '„xyz“ ist keine der Antworten.'],
  [
    'drake',
    { options: [question.options[1], { key: 'figure:d2', label: 'Sgt. Drake Alexander 2' }] },
    '“drake” can be Sgt. Drake Alexander or Sgt. Drake Alexander 2.',
    '„drake“ kann Sgt. Drake Alexander oder Sgt. Drake Alexander 2 sein.',
  ],
  ['hulk', { least: 2, most: 2 }, '2 are wanted, and that is 1.', '2 werden verlangt, und das ist 1.'],
  [
    'hulk',
    { least: 2, most: 3 },
    '2 to 3 are wanted, and that is 1.',
    '2 bis 3 werden verlangt, und das ist 1.',
  ],
  [
    'Q',
    { shape: 'chance', subject: 'combat' },
    'Type 1 letter: S for a skull, H for a shield, B for a blank.',
    'Tippe 1 Buchstaben: S für einen Schädel, H für einen Schild, B für leer.',
  ],
  ['9', { shape: 'chance', subject: 'd20' }, 'Type a number from 1 to 3.', 'Tippe eine Zahl von 1 bis 3.'],
])('what is wrong with “%s” is said in both languages', async (typed, changes, english, german) => {
  await learnLanguage('de');
  const read = readCommand(typed, { ...question, ...changes });
  if (read.do !== 'problem' || !read.about) throw new Error(JSON.stringify(read));
  const saying =
    (language: 'en' | 'de'): Say =>
    (key, values) =>
      sayIn(language, key, values);
  expect(typedProblem(saying('en'), read.about)).toBe(english);
  expect(typedProblem(saying('de'), read.about)).toBe(german);
});
