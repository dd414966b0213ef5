import { readdirSync, readFileSync } from 'node:fs';
import { Wording } from '@scapewright/table';
import { expect, test } from 'vitest';
import { abilityFindings } from './ability-findings.ts';
import { fileFindings } from './file-findings.ts';
import { findingGerman, findingSaid } from './findings.ts';
import { packFindings } from './pack-findings.ts';

const all = { ...fileFindings, ...packFindings, ...abilityFindings };
const [english, german] = [new Wording(), new Wording('de', findingGerman)];
const gapsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([gap]) => gap).sort();
const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name) => `x${name}7`);

test.each(Object.entries(all))('“%s” is found again with its gaps, and said in German', (sentence, words) => {
  expect(gapsOf(words)).toEqual(gapsOf(sentence));
  const said = findingSaid(filled(sentence));
  expect(said?.key).toBe(`finding:${sentence}`);
  expect(said && english.text(said)).toBe(filled(sentence));
  expect(said && german.text(said)).toBe(filled(words));
});

const reading = (message: string): string | undefined => {
  const said = findingSaid(message);
  return said && german.text(said);
};

test('words of the readers inside a finding are said in German too, and of whom it is said stands before it', () => {
  expect(reading('expected a list, got "4"')).toBe('Hierher gehört eine Liste, und da steht "4".');
  expect(reading('expected a whole number or "x", got nothing')).toBe(
    'Hierher gehört eine ganze Zahl oder "x", und da steht nichts.',
  );
  expect(reading('the card "hulk" is in cards/hulk.yaml already')).toBe(
    'Die Karte „hulk“ steht schon in cards/hulk.yaml.',
  );
  expect(reading('Hot Iron: it does nothing')).toBe('Hot Iron: Es bewirkt nichts.');
  expect(reading('under heroscape: missing key "life"')).toBe('Nach heroscape: Der Schlüssel „life“ fehlt.');
  expect(reading('Hot Iron: what nobody has put into German')).toBeUndefined();
});

/** Where packs and abilities as data are read and looked at. */
const readers = [
  ...['yaml', 'schema', 'card', 'pack', 'tokens'].map((folder) => `packs/src/${folder}`),
  'table/src/check',
  'plugins/abilities/src/clauses',
];

/** Files of readers that say nothing of a pack that a table may bring: of scenarios and code, or what words mean. */
const others = /test-ability|vocabulary|clause-ability|plain-text/;

/** Warnings, of which whoever brings a pack is not told, and what is said of code and of scenarios. */
const untold = new Set([
  'a kind of damage',
  'a marker',
  'a special attack has no source',
  'it has no text, so its card does not say what it does',
  'add "text: ..."',
  '"x" is x, and the text does not say so',
  'no card of the pack has "x"',
  'give it to one: "abilities: [x]"',
  'x: the text has {x}, and there is no such parameter',
  'no ruleset of the pack knows squads with Life x: a figure of a squad falls with its first wound',
  'no price table has a price for "x"',
  'add it to prices/standard.yaml',
  'add "x: 100"',
  'spaces x',
  'tokens x',
]);

/** Pieces of sentences that the German has whole, and what sentences are made with. */
const pieces = new Set([
  ...['x...', 'x ...', 'x x', 'call stack'],
  ...['is part of itself', 'is unknown', 'the alias "*x" x'],
  ...['wanted: a map', 'wanted: a value', 'missing key', 'too short'],
  ...['add "x: x', '...", null if it has none', 'single" if it stands on one space'],
  ...['it grants what triggers it again', ', without end', ', without end while its conditions hold'],
  'it grants what triggers x, and that grants what triggers it again',
  ...['under x: x', 'under x: x'],
  ...[', or the name of a choice', ', or a code of the timing table'],
  'x is rolled with x, so it never acts',
]);

/** What is put into a sentence. */
const filling = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** The sentences in a source, with `x` for whatever is put in; those of schemas without what marks them. */
function sentencesIn(source: string): readonly string[] {
  const plain = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import[\s\S]*?;$/gm, '');
  const literals = [...plain.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)];
  return literals
    .map(([, quoted, template]) => (quoted ?? template ?? '').replaceAll("\\'", "'").replace(filling, 'x'))
    .filter((one) => /[a-z,] [a-z"]/.test(one) && !one.includes('${'))
    .filter((one) => !untold.has(one) && !pieces.has(one))
    .flatMap((one) => one.replace(/^say: /, '').split('; '));
}

test('every sentence of the readers is said in German', () => {
  const packages = new URL('../../../../../packages/', import.meta.url);
  const missing = readers.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, packages))
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && !others.test(file))
      .flatMap((file) => sentencesIn(readFileSync(new URL(`${folder}/${file}`, packages), 'utf8')))
      .filter((one) => !reading(one)),
  );
  expect(missing).toEqual([]);
});
