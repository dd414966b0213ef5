import { missingOnCard, plainCard } from '@scapewright/skirmish/engine';
import { proving } from '@scapewright/testkit';
import { describe, expect, test } from 'vitest';
import { createSuperscape } from './superscape.ts';

const engine = createSuperscape();
const whole = new Set([
  ...['unit', 'uniqueness', 'size', 'height', 'life', 'move', 'range', 'attack', 'defense'],
  ...['species', 'class', 'personality'],
]);
const without =
  (...keys: readonly string[]) =>
  (key: string) =>
    whole.has(key) && !keys.includes(key);

describe('what is printed on a card', () => {
  test(
    'is everything that play needs of it',
    proving(['SS-CARD-003'], ({ cited }) => {
      expect(missingOnCard('hero', 'medium', without())).toEqual([]);
      const missing = missingOnCard('hero', 'medium', without('life', 'size'));
      expect(missing.map(({ key }) => key)).toEqual(['size', 'life']);
      expect(missingOnCard('squad', 'medium', without()).map(({ key }) => key)).toEqual(['figures']);
      cited(missing.flatMap(({ reason }) => engine.rulesOf(reason)));
    }),
  );

  test(
    'is the base too where the size is large or huge',
    proving(['SS-CARD-027'], ({ cited }) => {
      for (const size of ['tiny', 'small', 'medium'] as const)
        expect(missingOnCard('hero', size, without())).toEqual([]);
      const missing = (['large', 'huge'] as const).flatMap((size) => missingOnCard('hero', size, without()));
      expect(missing.map(({ key }) => key)).toEqual(['base', 'base']);
      expect(missingOnCard('hero', 'huge', (key) => key === 'base' || whole.has(key))).toEqual([]);
      expect(plainCard('any').base).toBe('single');
      cited(missing.flatMap(({ reason }) => engine.rulesOf(reason)));
    }),
  );
});
