import { describe, expect, test } from 'vitest';
import { rule } from '../rules/rules.ts';
import {
  abilityPatterns,
  differences,
  heroscapeFacts,
  itemVariants,
  objectsTable,
  occupancyVariants,
  sampleCards,
  terrainTable,
} from './index.ts';

describe('terrain table', () => {
  test('has thirty kinds, each once, in the groupings that list it', () => {
    const ids = terrainTable.rows.map(({ id }) => id);
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
    for (const [grouping, members] of Object.entries(terrainTable.groupings))
      for (const id of members) {
        const row = terrainTable.rows.find((other) => other.id === id);
        expect([id, row?.groupings.map((name) => name.replace('-', ''))]).toEqual([
          id,
          expect.arrayContaining([grouping.toLowerCase()]),
        ]);
      }
  });

  test('agrees with itself about land', () => {
    for (const { id, land } of terrainTable.rows) {
      if (terrainTable.nonlandList.includes(id)) expect([id, land]).toEqual([id, 'nonland']);
      if (terrainTable.landList.includes(id)) expect([id, land]).toEqual([id, 'land']);
    }
  });

  test('molten lava stops every base and burns with four dice', () => {
    const lava = terrainTable.rows.find(({ id }) => id === 'molten-lava');
    expect(lava?.effects.stop.single.stops).toBe(true);
    expect(lava?.damage).toEqual([{ when: 'entering', kinds: ['exposure', 'heat'], dice: 4, die: 'damage' }]);
    expect(lava).not.toHaveProperty('effects.defense');
  });
});

describe('objects table', () => {
  test('names each object once, by the ids that scenarios use', () => {
    const ids = objectsTable.objects.map(({ id }) => id);
    expect(new Set(ids).size).toBe(21);
    expect(ids).toEqual(expect.arrayContaining(['rock-outcrop', 'ancient-ruin', 'pillar-bare']));
  });

  test('throwing agrees with the rules that it cites', () => {
    for (const { size, range, attack, rule: id } of objectsTable.throwTable) {
      expect([id, rule(id).title.toLowerCase().includes(size)]).toEqual([id, true]);
      expect([id, rule(id).rule.includes(String(range)), rule(id).rule.includes(String(attack))]).toEqual([
        id,
        true,
        true,
      ]);
    }
  });
});

describe('sample cards', () => {
  test('the numbers of the demonstration cards', () => {
    const stats = Object.fromEntries(sampleCards.cards.map((card) => [card.key, [card.stats, card.points]]));
    expect(stats['hulk']).toEqual([{ life: 8, move: 5, range: 1, attack: 6, defense: 6 }, 380]);
    expect(stats['batman']).toEqual([{ life: 4, move: 5, range: 1, attack: 5, defense: 5 }, 230]);
    expect(stats['battle-beast']).toEqual([{ life: 7, move: 6, range: 1, attack: 6, defense: 7 }, 400]);
    expect(stats['alien-drone']).toEqual([{ life: 2, move: 6, range: 1, attack: 5, defense: 5 }, undefined]);
    expect(sampleCards.cards.find(({ key }) => key === 'alien-drone')?.pointsProposed).toBe(110);
    expect(stats['gouf']).toEqual([{ life: 4, move: 4, defense: 5 }, 140]);
  });

  test('each card names its own entries', () => {
    for (const { key, ledger } of sampleCards.cards)
      for (const id of ledger) expect([key, rule(id).file]).toEqual([key, 'sample-cards']);
  });
});

describe('comparisons', () => {
  test('every row answers for every system that its parameters list', () => {
    for (const { id, superscapeItem, equipmentGlyph, itemGlyph } of itemVariants.rows)
      expect([id, superscapeItem?.holds, equipmentGlyph?.holds, itemGlyph?.holds]).not.toContain(undefined);
    for (const { id, superscape, starwars } of occupancyVariants.rows)
      expect([id, superscape?.holds, starwars?.holds]).not.toContain(undefined);
    expect(Object.keys(itemVariants.parameters)).toEqual(Object.keys(itemVariants.systems));
  });

  test('a difference names an entry of each game, or of the one that knows the topic', () => {
    expect(differences).toHaveLength(24);
    for (const { topic, ids } of differences)
      expect([topic, ids.some((id) => rule(id).game === 'heroscape')]).toEqual([topic, true]);
  });

  test('a fact about HeroScape stands in entries of HeroScape', () => {
    const rules = heroscapeFacts.facts.flatMap(({ facts }) => facts.flatMap((fact) => fact.rules));
    expect(rules.filter((id) => rule(id).game !== 'heroscape')).toEqual([]);
    expect(rules.length).toBeGreaterThan(90);
  });

  test('every source key of an entry is explained', () => {
    const keys = new Set(Object.keys(heroscapeFacts.keys));
    for (const id of ['HS-GLYPH-022', 'HS-TREAS-004', 'HS-TERR-010'] as const)
      expect([id, rule(id).source.keys?.filter((key) => !keys.has(key))]).toEqual([id, []]);
  });
});

test('ability patterns use only kinds of their vocabulary', () => {
  const kinds = new Set(abilityPatterns.vocabulary.kinds.map(({ id }) => id));
  for (const { ability, parts } of abilityPatterns.decompositions)
    for (const { kind } of parts) expect([ability, kinds.has(String(kind))]).toEqual([ability, true]);
});
