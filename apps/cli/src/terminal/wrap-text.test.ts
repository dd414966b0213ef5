import { describe, expect, test } from 'vitest';
import { wrapPainted, wrapPieces, wrapText } from './wrap-text.ts';

const loud = (text: string): string => text.toUpperCase();

describe('text', () => {
  test('is broken at blanks only, also where a word has several colours', () => {
    expect(wrapText('one two three', 8)).toEqual(['one two', 'three']);
    expect(
      wrapPieces([{ text: 'roll a ' }, { text: 'd20', paint: loud }, { text: ', you may' }], 10),
    ).toEqual(['roll a', 'D20, you', 'may']);
    expect(wrapText('unbreakable', 4)).toEqual(['unbreakable']);
    expect(wrapText('', 4)).toEqual(['']);
    expect(wrapText('a\nb', 4)).toEqual(['a', 'b']);
  });

  test('keeps blanks between words and at its beginning', () => {
    expect(wrapPieces([{ text: 'at ' }, { text: '' }, { text: ' last' }], 20)).toEqual(['at  last']);
    expect(wrapText('  in', 20)).toEqual(['  in']);
  });

  test('that is painted already is broken at commas', () => {
    const red = (text: string): string => `\u001b[31m${text}\u001b[0m`;
    const line = `Figures: ${red('Hu')} Hulk, ${red('Ba')} Batman, ${red('BB')} Battle Beast`;
    expect(wrapPainted(line, 30)).toBe(
      `Figures: ${red('Hu')} Hulk, ${red('Ba')} Batman,\n  ${red('BB')} Battle Beast`,
    );
  });
});
