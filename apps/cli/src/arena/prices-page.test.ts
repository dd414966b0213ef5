import { expect, test } from 'vitest';
import { terminalWords } from '../words/terminal-words.ts';
import { pricesPage } from './prices-page.ts';

const cards = [{ id: 'ada', name: 'Ada', points: 50 }];
const results = [
  { card: 'ada', map: 'first-light', pair: 0, seed: '7', games: 2, wins: 2, draws: 0 },
  { card: 'ada', map: 'ring-of-stones', pair: 0, seed: '7', games: 2, wins: 0, draws: 1 },
];

test('a page of prices says how many cards and games, and each card with its share on each map', () => {
  const page = pricesPage(terminalWords('en'), cards, results, '7');
  expect(page).toContain('1 card, 4 games, seed 7. A draw counts half.');
  expect(page).toContain('with knights-of-weston and 4th-massachusetts-line beside it');
  expect(page).toContain('| card | points | games | wins | interval | first-light |');
  expect(page).toMatch(/\| Ada \| 50 \| 4 \| 63 % \| \d+ to \d+ % \| 100 % \| 25 % \| 0 % \|/);
});

test('it is German for whoever reads German', () => {
  const page = pricesPage(terminalWords('de'), cards, results, '7');
  expect(page).toContain('# Preise, gemessen');
  expect(page).toContain('1 Karte, 4 Spiele, Startwert 7.');
  expect(page).toContain('| Karte | Punkte | Spiele | Siege | Intervall | first-light |');
  expect(page).toMatch(/\| Ada \| 50 \| 4 \| 63 % \| \d+ bis \d+ % \|/);
  expect(page).not.toMatch(/\b(the|with|card|games)\b/);
});
