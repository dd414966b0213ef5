import { timingSteps } from '@scapewright/rulebook/timing';
import { expect, test } from 'vitest';
import { stepCode } from './step-code.ts';

test('each step of the table is told by the code that is printed, and what happens inside an event by the step before', () => {
  for (const { id } of timingSteps) {
    const isInside = /^[EX]\./.test(id);
    expect([id, stepCode(id, 'before')]).toEqual([id, isInside ? 'before' : id.replace(/\.[a-z]+$/, '')]);
    expect(stepCode(`after:${id}`, 'before')).toBe(stepCode(id, 'before'));
  }
});

test('a procedure is told by the step in which it runs, and one that nobody knows by the step before', () => {
  expect(stepCode('combat', '5C')).toBe('C1');
  expect(stepCode('something-new', '5C')).toBe('5C');
});
