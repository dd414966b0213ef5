import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadScenarios } from '@scapewright/packs';
import { allRules } from '@scapewright/rulebook/rules';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesBelow } from './files-below.ts';

interface Looked {
  /** Beginnings of the ids of rules whose examples have all been looked at. */
  readonly chapters: readonly string[];
  readonly without: readonly { readonly why: string; readonly examples: readonly string[] }[];
}

const packages = fileURLToPath(new URL('../../', import.meta.url));
const looked = parse(readFileSync(`${packages}rulebook/worked-examples.yaml`, 'utf8')) as Looked;
const examples = allRules().flatMap(({ id, examples: own }) => own.map((_, at) => `${id}.${at + 1}`));

const playing = filesBelow(packages, (path) => path.endsWith('.scenarios.yaml')).flatMap((file) =>
  loadScenarios(file, readFileSync(file, 'utf8')).documents.flatMap((document) =>
    document.ok ? [{ file, scenario: document.scenario }] : [],
  ),
);
const shown = playing.flatMap(({ scenario }) => scenario.shows);
const without = looked.without.flatMap((one) => one.examples);

describe('worked examples of the ledger', () => {
  test('are those that scenarios and the list of the others name', () => {
    const known = new Set(examples);
    expect([...shown, ...without].filter((one) => !known.has(one))).toEqual([]);
    expect(shown.length).toBeGreaterThan(600);
  });

  test('are shown by scenarios that have a position, and that run under the game of the rule', () => {
    const games = new Map<string, string>(allRules().map(({ id, game }) => [id, game]));
    const wrong = playing.flatMap(({ file, scenario: { name, shows, refused, board, rulesets } }) =>
      shows.flatMap((one) => {
        const game = games.get(one.replace(/\.\d+$/, ''));
        const isPlayed =
          game === undefined || !['heroscape', 'superscape'].includes(game) || rulesets.includes(game);
        return refused === undefined && board !== undefined && isPlayed ? [] : [`${file}: ${name}: ${one}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('of a chapter that was looked through are each shown, or listed with the reason, never both', () => {
    const isLooked = (one: string): boolean =>
      looked.chapters.includes(/^[A-Z]+-[A-Z0-9]+/.exec(one)?.[0] ?? '');
    const told = new Set([...shown, ...without]);
    expect(examples.filter((one) => isLooked(one) && !told.has(one))).toEqual([]);
    expect(without.filter((one) => shown.includes(one))).toEqual([]);
    expect(new Set(without).size).toBe(without.length);
    for (const { why } of looked.without) expect(why.length).toBeGreaterThan(20);
  });
});
