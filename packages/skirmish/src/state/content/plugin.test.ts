import { expect, test } from 'vitest';
import { rules } from './define-unit.ts';
import { trigger } from './hook-kinds.ts';
import { contentHash, plugin } from './plugin.ts';

const unit = (text: string, run = () => undefined) =>
  rules({ id: 'x', name: 'X', text, hooks: [trigger('1B', { run })] });

test('a plugin of a unit has its hash and the steps of its hooks', () => {
  const made = plugin('chapter/x', '1.2.3', unit('Nothing happens.'));
  expect(made).toMatchObject({ id: 'chapter/x', version: '1.2.3', hooksAt: ['1B'] });
  expect(made.units.map(({ id }) => id)).toEqual(['x']);
  expect(made.hash).toBe(plugin('chapter/x', '1.2.3', { units: [unit('Nothing happens.')] }).hash);
});

test('its hash follows what it states, not how its functions are written', () => {
  const hashOf = (...stated: Parameters<typeof unit>) => plugin('chapter/x', '1', unit(...stated)).hash;
  expect(hashOf('One.')).not.toBe(hashOf('Two.'));
  expect(hashOf('One.')).toBe(hashOf('One.', () => void 'other words'));
  expect(contentHash({ at: new Map([['a', 1]]) })).not.toBe(contentHash({ at: new Map([['a', 2]]) }));
});
