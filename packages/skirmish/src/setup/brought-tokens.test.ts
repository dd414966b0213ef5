import { expect, test } from 'vitest';
import type { CardDefinition } from '../model/card.ts';
import type { GameSetup, TokenPlan } from '../model/setup.ts';
import type { Catalogue } from '../state/content/catalogue.ts';
import type { RuleUnit } from '../state/content/unit.ts';
import { withBroughtTokens } from './brought-tokens.ts';

const ability = (id: string) =>
  id === 'stones' ? { brings: () => [{ kind: 'glyph', content: 'stone', count: 2 }] } : undefined;
const stones = {
  kind: 'rule',
  token: ({ content }: TokenPlan) => content === 'stone',
} as unknown as RuleUnit;
const catalogue = { ability, ruleUnits: [stones] } as unknown as Catalogue;

function card(id: string, rest: Partial<CardDefinition> = {}): CardDefinition {
  return {
    ...{ id, name: id, unit: 'hero', uniqueness: 'unique', figures: 1 },
    ...{ symbols: [], abilities: [{ id: id === 'plain' ? 'other' : 'stones', with: {} }] },
    ...rest,
  } as unknown as CardDefinition;
}

function setup(rest: Partial<GameSetup>): GameSetup {
  return { definitions: [card('keeper'), card('plain')], players: [], ...rest } as unknown as GameSetup;
}

const plan = (name: string, definition: string, figures = 1) => ({
  name,
  definition,
  figures: Array.from({ length: figures }, (_, at) => ({ name: `${name}-${at}`, spaces: [] })),
});

test('each card that brings tokens has its own, under names that nobody has', () => {
  const tokens = [{ name: 'stone-2', kind: 'glyph', content: 'stone', space: 3 }] as unknown as TokenPlan[];
  const made = withBroughtTokens(
    setup({
      tokens,
      players: [
        { name: 'red', cards: [plan('one', 'keeper'), plan('none', 'plain')] },
        { name: 'blue', cards: [plan('two', 'keeper')] },
      ],
    }),
    catalogue,
  );
  expect(made.tokens?.map(({ name }) => name)).toEqual([
    'stone-2',
    'stone-1',
    'stone-3',
    'stone-4',
    'stone-5',
  ]);
  expect(made.tokens?.slice(1).every(({ space, faceUp, brought }) => space < 0 && faceUp && brought)).toBe(
    true,
  );
  expect(withBroughtTokens(made, catalogue)).toBe(made);
});

test('a setup in which nobody brings any stays as it is', () => {
  const given = setup({ players: [{ name: 'red', cards: [plan('none', 'plain')] }] });
  expect(withBroughtTokens(given, catalogue)).toBe(given);
});

test('units of a common card each bring theirs, and so do the copies that a draft offers', () => {
  const definitions = [card('keeper'), card('many', { uniqueness: 'common', figures: 2 })];
  const players = [
    { name: 'red', cards: [plan('one', 'many', 4)] },
    { name: 'blue', cards: [] },
  ];
  const placed = withBroughtTokens(setup({ definitions, players }), catalogue);
  expect(placed.tokens).toHaveLength(4);
  const draft = [{ definition: 'keeper', copies: 3 }, { definition: 'many' }];
  const drafted = withBroughtTokens(setup({ definitions, players, draft }), catalogue);
  expect(drafted.tokens).toHaveLength(4 + 3 * 2 + 2 * 2);
});

test('tokens for which the ruleset has no rules are not brought; those whose rules an engine lacks are, so that it can say so', () => {
  const given = setup({ players: [{ name: 'red', cards: [plan('one', 'keeper')] }] });
  const bare = { ability, ruleUnits: [] } as unknown as Catalogue;
  expect(withBroughtTokens(given, bare)).toBe(given);
  expect(withBroughtTokens(given, bare, [stones]).tokens).toHaveLength(2);
});
