import { readMapYaml } from '@scapewright/packs';
import { textOfLine, withChanges } from '@scapewright/protocol';
import { plainCard } from '@scapewright/skirmish/engine';
import { Wording } from '@scapewright/skirmish/explain';
import { expect, test } from 'vitest';
import { createEngine } from '../battle/index.ts';
import { Library, type ReadPack } from '../content/library.ts';
import { packJson, packOfJson } from '../content/library-json.ts';
import { newBattle } from '../content/new-battle.ts';
import { german } from '../german/index.ts';
import { Table } from '../table/table.ts';
import { tableWords } from './table-words.ts';
import { ThingNames, thingKeys } from './thing-names.ts';

/** Two glyphs, one of them face down, a tree, and a ladder of rungs before a rock. */
const glade = `map: Glade
ruleset: heroscape
hexes: |
  g1 g1 g1 g1 g1
  g1 g1 rk7 g1 g1
  g1 g1 g1 g1 g1
  g1 g1 g1 g1 g1
ladders:
  - { id: ladder, landing: c3, top: c2 }
objects:
  - { id: oak, kind: evergreen-tree, at: [e2], height: 10 }
tokens:
  - { id: north, kind: glyph, item: astrid, at: b2 }
  - { id: west, kind: glyph, item: kelda, at: a3, face: down }
start:
  - { player: 1, spaces: [a1, b1, c1, d1] }
  - { player: 2, spaces: [a4, b4, c4, d4] }
`;
const card = (id: string) => ({ ...plainCard(id), unit: 'hero', figures: 1, points: 100, kind: 'card' });
const pack = {
  pack: {
    manifest: { id: 'test', version: '1.0.0', rulesets: ['heroscape'], variants: [] },
    ...{ tokens: [], abilities: [], prices: [], maps: [], scenarios: [] },
    cards: [card('giant'), card('page')],
  },
  hash: 'h',
} as unknown as ReadPack;
const library = new Library([packOfJson(JSON.parse(JSON.stringify(packJson(pack))))]);
const engine = createEngine('heroscape');
const words = tableWords(engine, { de: german() });

function madeOn(hexes: string) {
  const { map } = readMapYaml('glade.yaml', hexes);
  if (!map) throw new Error('the map cannot be read');
  return newBattle(engine, library, {
    ruleset: 'heroscape',
    map: { id: 'glade', map },
    seed: 's',
    sides: [
      { player: 'Oak', seat: 'person', cards: ['giant'] },
      { player: 'Elm', seat: 'person', cards: ['page'] },
    ],
  });
}

function begunTable(): Table {
  const made = madeOn(glade);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = new Table({ engine, record: made.record, words });
  while (table.step());
  return table;
}

test('objects of maps and tokens of views have their names in each language, and what lies face down has none', () => {
  const table = begunTable();
  const namesIn = (language: string) =>
    table
      .stream(0)
      .momentIn(language)
      .view.tokens.map(({ name }) => name);
  expect(namesIn('en')).toEqual(['Glyph of Astrid', undefined]);
  expect(namesIn('de')).toEqual(['Glyphe von Astrid', undefined]);
  const objectsIn = (language: string) => {
    const told = table.ask(0, { what: 'map' }, language);
    if (!('what' in told) || told.what !== 'map') throw new Error(JSON.stringify(told));
    return (told.objects as unknown as readonly { readonly name: string }[]).map(({ name }) => name);
  };
  expect(objectsIn('en')).toEqual(['Evergreen Tree']);
  expect(objectsIn('de')).toEqual(['Nadelbaum']);
});

test('what lies on the map is told as what it is, once for all of a kind', () => {
  const stream = begunTable().stream(0);
  expect(stream.lines.map(textOfLine)).toContain('Glyphs lie on b2 and a3.');
  expect(stream.linesIn('de').map(textOfLine)).toContain('Glyphen liegen auf b2 und a3.');
});

test('changes of a view have the same names as the view', () => {
  const names = new ThingNames(new Wording('de', german()), thingKeys(engine));
  const table = begunTable();
  const { view } = table.stream(0).moment;
  const changes = { tokens: { 'token:west': { face: 'up', name: 'Glyph of Kelda', kind: 'glyph' } } };
  expect(withChanges(names.view(view), names.changes(changes))).toEqual(
    names.view(withChanges(view, changes)),
  );
  expect(names.view(withChanges(view, changes)).tokens[1]).toMatchObject({ name: 'Glyphe von Kelda' });
  expect(changes.tokens['token:west'].name).toBe('Glyph of Kelda');
});

test('a destructible object is called by its kind, with its number where there are several', () => {
  const names = new ThingNames(new Wording('de', german()), thingKeys(engine));
  const { view } = begunTable().stream(0).moment;
  const [row] = view.figures;
  if (!row) throw new Error('nobody is there');
  const named = (name: string) => names.view({ ...view, figures: [{ ...row, name }] }).figures[0]?.name;
  expect(['Elevator Car', 'Elevator Car 2', 'Car North', 'Giant 2'].map(named)).toEqual([
    'Aufzugkabine',
    'Aufzugkabine 2',
    'Car North',
    'Giant 2',
  ]);
});

test('answers say what rungs are called, in the language of who asks', () => {
  const table = begunTable();
  const told = table.ask(0, { what: 'sight', from: 'c3@2', to: 'c1' }, 'de');
  expect(told).toMatchObject({ called: { 'c3@2': 'c3 (Sprosse 1)' } });
  expect(table.ask(0, { what: 'sight', from: 'a1' }, 'de')).not.toHaveProperty('called');
});

test('what a plugin finds in a map is said by the rule that it cites', () => {
  const made = madeOn(glade.replace('at: a3', 'at: b2'));
  if (made.ok) throw new Error('it can begin');
  const speaker = words.speaker('de');
  const said = made.problems.map((problem) => problem.said && speaker.text(problem.said.message));
  expect(said).toEqual(['west: Auf einem Feld hat eine Glyphe Platz']);
});

test('what the engine finds in a map is said in each language', () => {
  const made = madeOn(glade.replace('g1 g1 rk7', 'cs1 g1 rk7'));
  if (made.ok) throw new Error('it can begin');
  const [problem] = made.problems;
  expect(problem).toMatchObject({ place: 'terrains' });
  const speaker = words.speaker('de');
  expect(problem?.said && speaker.text(problem.said.message)).toMatch(/^Das Spielfeld braucht auf a2/);
  expect(problem?.message).toMatch(/^the battlefield needs the terrain .* at a2, which no plugin provides$/);
});
