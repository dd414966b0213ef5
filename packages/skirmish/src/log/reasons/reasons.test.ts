import { readdirSync, readFileSync } from 'node:fs';
import { refusalReasons } from '@scapewright/board';
import type { ValueDeclaration } from '@scapewright/kernel';
import { describe, expect, test } from 'vitest';
import * as declarations from '../../model/declarations.ts';
import { grantKinds } from '../../state/procedures.ts';
import { reasonTopics } from './reason-topics.ts';
import { skirmishReasons } from './reasons.ts';

const folder = new URL('../../', import.meta.url);
/** A quoted text of the form `area.moment`: what reason keys look like, and nothing else in the sources. */
const keys = /'([a-z][a-z-]*(?:\.[a-z][a-z0-9-]*)+)'/g;
/** The beginning of a reason key that is put together. */
const madeKeys = /`([a-z-]+)\.\$\{/g;
/** Folders that only list reasons. */
const lists = /^log\/reasons\//;
/** Reasons that the plugin which fills a slot maps, since it brings what they are about. */
const ofSlots = /^token\./;

function sources(): readonly { readonly path: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !lists.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, folder), 'utf8') }));
}

function found(pattern: RegExp): readonly string[] {
  const matches = sources().flatMap(({ text }) => [...text.matchAll(pattern)]);
  return [...new Set(matches.map((match) => match[1] as string))].filter((key) => !key.endsWith('.ts'));
}

const known = new Set<string>(skirmishReasons);

describe('reasons of shared code', () => {
  test('stand once each', () => {
    expect(skirmishReasons.filter((reason, at) => skirmishReasons.indexOf(reason) !== at)).toEqual([]);
  });

  test('belong to one topic at most', () => {
    const ofTopics: readonly string[] = Object.values(reasonTopics).flat();
    expect(ofTopics.filter((reason, at) => ofTopics.indexOf(reason) !== at)).toEqual([]);
  });

  test('hold every key that the sources cite', () => {
    expect(found(keys).filter((key) => !known.has(key) && !ofSlots.test(key))).toEqual([]);
  });

  test('are put together only where a list says what can come of it', () => {
    expect([...found(madeKeys)].sort()).toEqual(['base', 'grant', 'link', 'move', 'object', 'terrain']);
  });

  test('hold every reason of the path search, every grant and every number', () => {
    const wanted = [
      ...refusalReasons.filter((reason) => reason !== 'none').map((reason) => `move.${reason}`),
      ...grantKinds.map((kind) => `grant.${kind}`),
      ...numbers().map(({ name }) => `base.${name}`),
    ];
    expect(wanted.filter((reason) => !known.has(reason))).toEqual([]);
  });

  test('hold nothing that is never cited', () => {
    const cited = new Set(found(keys));
    const made = /^(move\.(blocked|occupied)-by-|grant\.|base\.)/;
    const searched = new Set(refusalReasons.map((reason) => `move.${reason}`));
    expect(
      skirmishReasons.filter((reason) => !cited.has(reason) && !made.test(reason) && !searched.has(reason)),
    ).toEqual([]);
  });
});

function numbers(): readonly ValueDeclaration[] {
  return Object.values(declarations).filter((one) => 'least' in one);
}
