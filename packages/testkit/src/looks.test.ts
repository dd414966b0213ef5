import { compileBattlefield, drawInTerminal, flatPlan } from '@scapewright/board';
import { createHeroscape } from '@scapewright/heroscape';
import { looksOf } from '@scapewright/skirmish/engine';
import { createSuperscape } from '@scapewright/superscape';
import { expect, test } from 'vitest';

test.each([
  ['superscape, with buildings', createSuperscape(), 'Wi'],
  ['heroscape, without', createHeroscape(), 'A'],
])('%s, shows terrain, objects and parts of buildings as their units say', (_, { kit }, pane) => {
  const kinds = ['evergreen-tree', 'castle-arch', 'mailbox', 'window'];
  const plan = flatPlan(5, 1, 'grass');
  const solids = kinds.map((id, at) => ({ id, spaces: [plan.spaces[at]?.name ?? ''], height: 3 }));
  const objects = kinds.map((id) => ({ kind: id, name: `A ${id}`, solids: [id], walls: [] }));
  const drawn = drawInTerminal(compileBattlefield({ ...plan, solids }), {
    ...looksOf(kit.catalogue),
    objects,
    legend: false,
  });
  const [, spaces = '', codes = ''] = drawn.trimEnd().split('\n');
  expect(spaces.match(/g1/g)).toHaveLength(5);
  expect(codes.trim().split(/\s+/)).toEqual(['Tr', 'Ga', 'A', pane]);
});
