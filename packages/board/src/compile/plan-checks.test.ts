import { expect, test, vi } from 'vitest';

test('plans are taken as they are until somebody brings the checks', async () => {
  vi.resetModules();
  const { compileBattlefield, flatPlan } = await import('../core/index.ts');
  const { spaces } = flatPlan(2, 1, 'grass');
  const twice = { spaces: spaces.map((space) => ({ ...space, name: 'a1' })) };
  const [first] = spaces as [(typeof spaces)[number]];
  const inside = { spaces: [first, { ...first, name: 'above', level: 9, underside: 0 }] };
  for (const plan of [twice, inside]) expect(compileBattlefield(plan).count).toBe(2);
  const { planChecks } = await import('../modules/plan-checks.ts');
  planChecks.fill();
  expect(() => compileBattlefield(twice)).toThrow('a1: the name is used twice');
  expect(() => compileBattlefield(inside)).toThrow('lies inside the mass above it');
});
