import { describe, expect, test } from 'vitest';
import { isStepId, timingStep, timingSteps } from './timing-steps.ts';

describe('timing steps', () => {
  test('there are 101, in the order of play, each name once', () => {
    expect(timingSteps).toHaveLength(101);
    expect(timingSteps.map(({ order }) => order)).toEqual(timingSteps.map((_, index) => index + 1));
    const names = timingSteps.flatMap(({ id, aliases }) => [id, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a parent comes before its children', () => {
    for (const { id, parent, order } of timingSteps)
      if (parent !== undefined)
        expect([id, (timingStep(parent)?.order ?? Number.POSITIVE_INFINITY) < order]).toEqual([id, true]);
  });

  test('a combat has eleven steps and an attack phase ten', () => {
    expect(timingSteps.filter(({ kind }) => kind === 'combat-step').map(({ id }) => id)).toEqual(
      Array.from({ length: 11 }, (_, index) => `C${index + 1}`),
    );
    expect(timingSteps.filter(({ id }) => /^5[A-J]$/.test(id))).toHaveLength(10);
  });

  test('a step is found by its alias, which is no id', () => {
    expect(timingStep('S1')?.id).toBe('G1.1');
    expect([isStepId('G1.1'), isStepId('S1'), isStepId('3Z')]).toEqual([true, false, false]);
  });

  test('a step says what may hook there', () => {
    expect(timingStep('C7')?.hooks.map(({ kind }) => kind)).toContain('before');
    expect(timingStep('E.wounds-would-be-received')?.kind).toBe('event');
  });
});
