import { expect, test } from 'vitest';
import { relatedGroup } from './related-group.ts';
import { allRules, rule } from './rules.ts';

test('a group holds the rule and those that name each other', () => {
  expect(rule('SS-ROUND-001').related).toEqual(['SS-ROUND-020', 'SS-END-003']);
  for (const other of relatedGroup('SS-ROUND-001').slice(1))
    expect(rule(other).related).toContain('SS-ROUND-001');
  expect(relatedGroup('SS-TERR-025')).toContain('SS-TERR-025');
});

test('a rule that is named and does not name back is not of the group', () => {
  const oneWay = allRules().find(({ id, related }) =>
    related.some((other) => !rule(other).related.includes(id)),
  );
  const named = oneWay?.related.find((other) => !rule(other).related.includes(oneWay.id));
  expect(oneWay && named && relatedGroup(oneWay.id).includes(named)).toBe(false);
});

test('belonging to a group is mutual', () => {
  for (const { id } of allRules())
    for (const other of relatedGroup(id))
      expect([id, other, relatedGroup(other).includes(id)]).toEqual([id, other, true]);
});
