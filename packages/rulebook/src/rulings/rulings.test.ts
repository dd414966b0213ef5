import { describe, expect, test } from 'vitest';
import { gameOfRule } from '../ids/rule-ids.ts';
import { isRulingId, ruling, rulings, rulingsOfRule, switches } from './rulings.ts';

describe('named rulings', () => {
  test('have a name of their own, a default among their values, and a reason', () => {
    expect(new Set(rulings().map(({ id }) => id)).size).toBe(rulings().length);
    for (const { id, default: value, values, reason, title } of rulings()) {
      expect([id, values.map((position) => position.value).includes(value)]).toEqual([id, true]);
      expect([id, new Set(values.map((position) => position.value)).size]).toEqual([id, values.length]);
      expect([id, reason.length > 10, title.length > 5]).toEqual([id, true, true]);
    }
  });

  test('can be switched where they have two positions', () => {
    for (const { id, values, switchable } of rulings())
      expect([id, switchable]).toEqual([id, values.length > 1]);
    expect(switches().every(({ switchable }) => switchable)).toBe(true);
    expect(switches().length).toBeLessThan(rulings().length);
  });

  test('belong to the games of their rules', () => {
    for (const { id, games, rules } of rulings()) {
      const wanted = (['superscape', 'heroscape'] as const).filter((game) =>
        rules.some((rule) => ['shared', game].includes(gameOfRule(rule))),
      );
      expect([id, games]).toEqual([id, wanted]);
    }
  });

  test('the switches of the terrain table keep their defaults', () => {
    const table = rulings().filter(({ namedBy }) => namedBy === 'table');
    expect(Object.fromEntries(table.map(({ id, default: value }) => [id, value]))).toEqual({
      swampWaterStops: false,
      placementFalling: 'named-only',
      unstoppableIgnoresTerrain: false,
      pillarBlocksFlying: true,
      eventCountsAsUniqueForSeatsAndItems: false,
      elevatorLevelUnit: 'floor',
      knockbackDieOnTerrainStop: true,
      faceUpItemStops: false,
    });
  });

  test('every contradiction of the step table is one of them', () => {
    for (let number = 1; number <= 14; number += 1)
      expect(isRulingId(`TI-${String(number).padStart(2, '0')}`)).toBe(true);
  });

  test('are found by name and by rule', () => {
    expect(ruling('SIM-1')?.default).toBe('player-by-player');
    expect(ruling('SIM-99')).toBeUndefined();
    expect(rulingsOfRule('HS-TERR-011').map(({ id }) => id)).toEqual([
      'swampWaterStops',
      'swampWaterIsWater',
    ]);
  });
});
