import { describe, expect, test } from 'vitest';
import type { Question } from './question.ts';
import { typedAnswer } from './typed-answer.ts';
import type { View } from './view.ts';

const question = (changes: Partial<Question>, ...labels: readonly string[]): Question => ({
  number: 1,
  asks: 'test',
  shape: 'pick',
  step: '',
  title: '',
  text: '',
  rules: [],
  least: 1,
  most: 1,
  options: labels.map((label) => ({ key: `figure:${label}`, label })),
  ...changes,
});

describe('what is typed', () => {
  const heroes = question(
    {},
    'Sgt. Drake Alexander',
    'Tarn Viking Warriors',
    'Tarn Viking Warriors 2',
    'Hulk',
  );

  test.each([
    ['2', 'figure:Tarn Viking Warriors'],
    ['hulk', 'figure:Hulk'],
    ['hu', 'figure:Hulk'],
    ['drake', 'figure:Sgt. Drake Alexander'],
    ['tarn viking warriors', 'figure:Tarn Viking Warriors'],
  ])('%s means the option that it names', (typed, pick) => {
    expect(typedAnswer(heroes, typed)).toEqual({ pick });
  });

  test.each(['tarn v', 'thing', '', '9'])(
    '%s is answered in words where it means none, or several',
    (typed) => {
      expect(typedAnswer(heroes, typed)).toMatchObject({
        problem: expect.stringMatching(/\.$/),
        about: { what: expect.any(String) },
      });
    },
  );

  test('is several for a question that wants several', () => {
    const markers = question({ shape: 'allot', least: 4, most: 4, repeat: true }, 'Hulk', 'Batman');
    expect(typedAnswer(markers, '1 2 1 hulk')).toEqual({
      pick: ['figure:Hulk', 'figure:Batman', 'figure:Hulk', 'figure:Hulk'],
    });
    expect(typedAnswer(markers, '1 2')).toEqual({
      problem: '4 are wanted, and that is 2.',
      about: { what: 'count', least: 4, most: 4, given: 2 },
    });
  });

  test('is one name where several words together are one', () => {
    const markers = question(
      { shape: 'allot', least: 3, most: 3, repeat: true },
      'Sgt. Drake Alexander',
      'Tarn Viking Warriors',
      'Raelin the Kyrie Warrior',
    );
    expect(typedAnswer(markers, 'tarn v drake raelin the kyrie')).toEqual({
      pick: ['figure:Tarn Viking Warriors', 'figure:Sgt. Drake Alexander', 'figure:Raelin the Kyrie Warrior'],
    });
    expect(typedAnswer(markers, 'tarn, drake, tarn')).toHaveProperty('pick.2', 'figure:Tarn Viking Warriors');
  });

  test('may have a slip, and words left out', () => {
    const squad = question({}, 'Marro Warrior 1', 'Marro Warrior 2', 'Grimnak', 'Ne-Gok-Sa');
    const meant = (typed: string) => typedAnswer(squad, typed);
    expect(meant('grimnka')).toEqual({ pick: 'figure:Grimnak' });
    expect(meant('marro w 2')).toEqual({ pick: 'figure:Marro Warrior 2' });
    expect(meant('ne gok')).toEqual({ pick: 'figure:Ne-Gok-Sa' });
    expect(meant('maro')).toMatchObject({ problem: '“maro” can be Marro Warrior 1 or Marro Warrior 2.' });
    expect(meant('grim')).toEqual({ pick: 'figure:Grimnak' });
    expect(meant('gxyz')).toMatchObject({ problem: '“gxyz” is not among the answers.' });
  });

  test('is both spaces of a double base, in any order, or where a figure stands', () => {
    const path: Question = {
      ...question({ shape: 'path' }),
      options: ['a1+b1', 'b20+c18', 'e5'].map((label) => ({ key: `space:${label}`, label })),
    };
    const view = { figures: [{ key: 'figure:Hulk', name: 'Hulk', spaces: ['e5'] }] } as unknown as View;
    expect(typedAnswer(path, 'b20 c18')).toEqual({ pick: 'space:b20+c18' });
    expect(typedAnswer(path, 'C18+b20')).toEqual({ pick: 'space:b20+c18' });
    expect(typedAnswer(path, 'c18')).toEqual({ pick: 'space:b20+c18' });
    expect(typedAnswer(path, 'hulk', view)).toEqual({ pick: 'space:e5' });
    expect(typedAnswer(path, 'd4 e5', view)).toEqual({ way: ['space:d4', 'space:e5'] });
    expect(typedAnswer({ ...path, shape: 'pick' }, 'hulk', view)).toEqual({ pick: 'space:e5' });
  });

  test('is an end or a way for a path, and nothing stays', () => {
    const path: Question = {
      ...question({ shape: 'path' }),
      options: [
        { key: 'space:a1', label: 'a1', preview: { cost: 0 } },
        { key: 'space:b1', label: 'b1', preview: { cost: 1 } },
      ],
    };
    expect(typedAnswer(path, 'b1')).toEqual({ pick: 'space:b1' });
    expect(typedAnswer(path, '2')).toEqual({ pick: 'space:b1' });
    expect(typedAnswer(path, 'B1 c1')).toEqual({ way: ['space:b1', 'space:c1'] });
    expect(typedAnswer(path, 'stay')).toEqual({ pick: 'space:a1' });
  });

  test('is y or n for what may be used or left, however that is said', () => {
    const use: Question = {
      ...question({}),
      options: [
        { key: 'yes', label: 'Use Carry' },
        { key: 'no', label: 'Leave it' },
      ],
    };
    expect(typedAnswer(use, 'y')).toEqual({ pick: 'yes' });
    expect(typedAnswer(use, 'no')).toEqual({ pick: 'no' });
  });

  test('is faces of dice that lie on a table', () => {
    const combat = question({ shape: 'chance', subject: 'combat', least: 3, most: 3 });
    expect(typedAnswer(combat, 'shb')).toEqual({ pick: [0, 3, 5] });
    expect(typedAnswer(combat, 'sx')).toHaveProperty('problem');
    const d20 = question(
      { shape: 'chance', least: 1, most: 1 },
      ...Array.from({ length: 20 }, (_, at) => `${at}`),
    );
    expect(typedAnswer(d20, '17')).toEqual({ pick: [16] });
    expect(typedAnswer(d20, '21')).toHaveProperty('problem');
  });
});
