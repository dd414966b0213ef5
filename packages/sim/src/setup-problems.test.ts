import { createHeroscape } from '@scapewright/heroscape';
import { SetupProblems } from '@scapewright/kernel/check';
import type { BuildingPlan, GameSetup, TokenPlan } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { createSuperscape } from '@scapewright/superscape';
import { battleSetup } from '@scapewright/table/battle';
import { describe, expect, test } from 'vitest';
import { card, meadow } from '../test/duel.ts';

const setup = battleSetup(meadow, [{ player: 'Oak', cards: [card('oak')] }]);
const house: BuildingPlan = {
  id: 'house',
  kind: 'house',
  access: 'interior',
  limit: 7,
  floors: [['c3']],
  fills: [],
  windows: [],
  shafts: [],
};
const token = (kind: string, content: string, space = 0): TokenPlan => ({
  name: 't',
  kind,
  content,
  space,
  faceUp: true,
  data: {},
});

/** What an engine says of a setup: part, place, message and cure of each problem. */
function told(engine: SkirmishEngine, changes: Partial<GameSetup>): readonly string[] {
  try {
    engine.plan({ ...setup, ...changes });
  } catch (error) {
    if (!(error instanceof SetupProblems)) throw error;
    return error.problems.map(({ part, place, message, fix }) => `${part} (${place}): ${message}; ${fix}`);
  }
  return [];
}

describe('a setup is refused, with its place and a cure, where', () => {
  test('two plain objects do not stand on one space', () => {
    const tree = (id: string, spaces: readonly number[]) => ({ id, kind: 'pillar-bare', spaces });
    expect(told(createSuperscape(), { objects: [tree('oak-1', [4]), tree('oak-2', [5, 4])] })).toEqual([
      `object/pillar-bare (objects): oak-2 stands at ${setup.battlefield.names[4]}, where oak-1 stands already; put one of the two elsewhere`,
    ]);
    expect(told(createSuperscape(), { objects: [tree('oak-1', [4]), tree('oak-2', [5])] })).toEqual([]);
  });

  test('a building names a space that the battlefield does not have', () => {
    const shafts = [{ id: 'lift', levels: [['c3'], ['z1']] }];
    const buildings = [{ ...house, floors: [['c3'], ['z9@4']], windows: ['zz1'], shafts }];
    const fix = 'name a space of the battlefield, as c3 or c3@1';
    expect(told(createSuperscape(), { buildings })).toEqual([
      `buildings/house (floors/2): the battlefield has no space z9@4; ${fix}`,
      `buildings/house (windows): the battlefield has no space zz1; ${fix}`,
      `buildings/house (elevators/lift): the battlefield has no space z1; ${fix}`,
    ]);
  });

  test('the chapter of buildings has been taken away: once for the plugin', () => {
    expect(told(createSuperscape({ remove: ['buildings/building'] }), { buildings: [house] })).toEqual([
      'buildings/building (rules): the setup needs the rules building (Buildings), which no plugin provides; add the plugin buildings/building, or set up without it',
    ]);
  });

  test('a card shows a symbol that nobody knows; one without a rule is left alone', () => {
    const definitions = (symbol: string) => [card('oak', { symbols: [symbol] })];
    const message =
      'card/oak (symbols): the card oak has the symbol flyin, which no plugin provides; add a plugin that brings flyin, or leave the card out';
    expect(told(createSuperscape(), { definitions: definitions('flyin') })).toEqual([message]);
    expect(told(createHeroscape(), { definitions: definitions('flyin') })).toEqual([message]);
    expect(told(createHeroscape(), { definitions: definitions('heat-weakness') })).toEqual([]);
  });

  test('a card or a token belongs to a variant, which is named', () => {
    const definitions = [card('oak', { symbols: ['force-leap'] })];
    const tokens = [{ ...token('glyph', 'blade'), data: { id: 'blade' } }];
    expect(told(createHeroscape(), { definitions, tokens })).toEqual([
      expect.stringContaining('play with the variant force-powers, or leave the card out'),
      expect.stringContaining('play with the variant equipment-glyphs, or leave t out'),
    ]);
    const variants = ['force-powers', 'equipment-glyphs'];
    expect(told(createHeroscape({ variants }), { definitions, tokens })).toEqual([]);
    expect(() => createHeroscape({ variants: ['force'] })).toThrow(
      'heroscape has no variant force; name one of: equipment-glyphs, force-powers, item-glyphs, star-wars-objects',
    );
    expect(() => createHeroscape({ variants: ['item-glyphs', 'equipment-glyphs'] })).toThrow(
      'items/equipment-glyph',
    );
  });

  test('a token lies on the battlefield for which no plugin has rules', () => {
    const glyph = 'tokens/t (content): the setup lays the glyph loki, for which no plugin has rules';
    expect(told(createHeroscape(), { tokens: [token('glyph', 'loki')] })).toEqual([
      `${glyph}; add a plugin that brings it, or leave t out`,
    ]);
    expect(told(createSuperscape(), { tokens: [token('trap', '')] })).toEqual([
      'tokens/t (kind): the setup lays the trap t, for which no plugin has rules; add a plugin that brings it, or leave t out',
    ]);
    expect(told(createHeroscape(), { tokens: [token('glyph', 'kelda'), token('glyph', '', 1)] })).toEqual([]);
  });
});
