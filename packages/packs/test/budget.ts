import { expect } from 'vitest';

/** What reading one strange file may cost: seconds of work, and bytes of memory. */
const budget = { milliseconds: 2000, bytes: 300e6 };

/** Does something within the budget; says what it cost where that was too much. */
export function withinBudget<Result>(what: string, work: () => Result): Result {
  const [began, before] = [process.cpuUsage(), process.memoryUsage.rss()];
  const result = work();
  const { user } = process.cpuUsage(began);
  expect(user / 1000, `${what}: milliseconds`).toBeLessThan(budget.milliseconds);
  expect(process.memoryUsage.rss() - before, `${what}: bytes`).toBeLessThan(budget.bytes);
  return result;
}
