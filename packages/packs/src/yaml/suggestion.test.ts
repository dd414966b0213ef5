import { describe, expect, test } from 'vitest';
import { closest, fixFor } from './suggestion.ts';

const keys = ['attack', 'defense', 'not-engaged', 'wounds', 'at', 'as'];

describe('a suggestion', () => {
  test.each([
    ['atack', 'attack'],
    ['attakc', 'attack'],
    ['defence', 'defense'],
    ['not_engaged', 'not-engaged'],
    ['NotEngaged', 'not-engaged'],
    ['wound', 'wounds'],
    ['att', 'at'],
  ])('of %s is %s', (word, meant) => {
    expect(closest(word, keys)).toBe(meant);
  });

  test('is not made for a word that resembles nothing', () => {
    expect(closest('helicopter', keys)).toBeUndefined();
    expect(closest('', [])).toBeUndefined();
  });

  test('of equally near candidates is the first', () => {
    expect(closest('ab', ['ac', 'ad'])).toBe('ac');
  });
});

describe('a cure', () => {
  test('names the near candidate, else a short list, else nothing', () => {
    expect(fixFor('atack', keys)).toBe('did you mean "attack"?');
    expect(fixFor('helicopter', ['up', 'down'])).toBe('use one of: up, down');
    expect(fixFor('helicopter', ['refused'])).toBe('write "refused"');
    expect(fixFor('helicopter', [])).toBeUndefined();
    expect(
      fixFor(
        'helicopter',
        Array.from({ length: 31 }, (_, index) => `key-${index}`),
      ),
    ).toBeUndefined();
  });
});
