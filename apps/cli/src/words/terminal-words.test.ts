import { globSync, readFileSync } from 'node:fs';
import { placesOf } from '@scapewright/skirmish/explain';
import { expect, test } from 'vitest';
import { folderWith, scape } from '../../test/scape.ts';
import { germanTerminal } from '../german.ts';
import { terminalTexts } from './terminal-texts.ts';

const keys = Object.keys(terminalTexts);
const source = new URL('..', import.meta.url);

test('German has every text of the terminal, and none that English lacks', () => {
  expect(keys.filter((key) => !(key in germanTerminal))).toEqual([]);
  expect(Object.keys(germanTerminal).filter((key) => !keys.includes(key))).toEqual([]);
});

test('every text is said somewhere', () => {
  const files = globSync('**/*.ts', { cwd: source.pathname, exclude: ['words/**'] });
  const code = files.map((file) => readFileSync(new URL(file, source), 'utf8')).join('\n');
  expect(files.length).toBeGreaterThan(50);
  expect(keys.filter((key) => !code.includes(`'${key}'`))).toEqual([]);
});

test('each text names in German what it names in English', () => {
  const places = (text = ''): string => [...placesOf(text)].sort().join(' ');
  const differ = Object.entries(terminalTexts).filter(
    ([key, text]) => places(text) !== places(germanTerminal[key]),
  );
  expect(differ).toEqual([]);
});

/** Words that stand in English sentences of the terminal and in none of its German ones. */
const english =
  /\b(the|and|with|type|what|which|dice|wounds|round|turn|spaces|cards|against|choose|lists)\b/i;

test('whoever wishes German reads German: the menu, a game, its help, what is refused, and errors', async () => {
  const typed = [
    ...['heroscape', 'first', '', '', '1', '?', 'status', 'zz9', 'auto', 'hint', 'auto', 'auto'],
    ...['auto', 'auto', 'auto', 'card', 'odds', 'log 5', 'report full', 'rules on', 'sight', 'reach', 'quit'],
  ];
  const environment = { LANG: 'de_AT.UTF-8' };
  const { out } = await scape(['play'], { typed, environment, folder: folderWith({}) });
  expect(out).toContain('Wer spielt?');
  expect(out).toContain('HeroScape auf First Light');
  expect(out).toMatch(/Runde 1|Vor der ersten Runde/);
  expect(out).toContain('Das Spiel ist nicht zu Ende.');
  const ownWords = out
    .split('\n')
    .map((line) => line.replaceAll('Raelin the Kyrie Warrior', 'Raelin'))
    .filter((line) => !/^ {4}\S|npx scape|First Light|--|why|S\d|HS-/.test(line));
  expect(ownWords.filter((line) => english.test(line))).toEqual([]);
  const failed = await scape(['play', '--army', 'hulkk', '--army', 'batman', '--language', 'de'], {});
  expect(failed.err).toBe('scape: es gibt keine Karte „hulkk“\n       meintest du hulk?\n');
});

test('rules are called in German, by why and where they forbid an army', async () => {
  const typed = ['why SS-URB-003', 'rules on', 'why SS-URB-003', 'quit'];
  const game = ['play', '--army', 'hulk', '--army', 'batman', '--language', 'de'];
  const { out } = await scape(game, { typed, folder: folderWith({}) });
  expect(out).toContain('Regel: Straßenvorteil');
  expect(out).toContain('SS-URB-003 Straßenvorteil');
  const refused = await scape([...game, '--points', '100'], {});
  expect(refused.err.split('\n')).toEqual([
    'scape: Dawn: Die Armee kostet 380 Punkte, mehr als 100 (SS-SETUP-006, Punktgrenze)',
    'Dusk: Die Armee kostet 230 Punkte, mehr als 100 (SS-SETUP-006, Punktgrenze)',
    '       ändere die Armeen oder die Punktgrenze',
    '',
  ]);
});
