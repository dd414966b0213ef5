import { describe, expect, test } from 'vitest';
import { mapOfLink } from './map-editor-link.ts';

const map = [
  { id: 'x', name: 'A (b) {c} ~ ! "q" it\'s', author: 'me', mapNotes: '' },
  ...['1~2~3~0~g7', '1~3~3~0~g7', '2~2~3~0~r2', '1~9~3~5~w1'],
];
/** The map above as the editor writes it into an address. */
const packed =
  "%5B('id!'x'~name!'A%20%7Bb%7D%20(c)%20*%20':%20%5C'q%5C'%20it%22s'~author!'me'~mapNotes!'').24.34~2*2-r2'.9*3*5*w1'%5D*,'-*3*0*.~1*4-g7'%014.-*_";

describe('a link of the map editor', () => {
  test('gives its map', () => {
    expect(JSON.parse(mapOfLink(`https://editor.example/?m=${packed}`) ?? '')).toEqual(map);
  });

  test.each([
    '',
    'https://editor.example/',
    'https://editor.example/?m=%',
    'https://editor.example/?m=abc',
    'javascript:alert(1)',
  ])('%s gives none', (link) => {
    expect(mapOfLink(link)).toBeUndefined();
  });

  test('that would grow without end gives none, and costs little', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
    const bomb = [...letters].reduce((text, letter) => `${letter.repeat(8)}${letter}${text}`, '"x"');
    expect(mapOfLink(`?m=${bomb}%01${[...letters].reverse().join('')}_`)).toBeUndefined();
  });
});
