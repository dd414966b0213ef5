import { expect, test } from 'vitest';
import { compose, token } from './compose.ts';

const name = token<string>('name');
const greeting = token<string>('greeting');

test('a part is made once, from others, and not shared with another composition', () => {
  let made = 0;
  const open = () =>
    compose(({ provide }) => {
      provide(name, () => `Ann ${++made}`);
      provide(greeting, ({ one }) => `hello ${one(name)}`);
    });
  const [first, second] = [open(), open()];
  expect([first.one(greeting), first.one(name), second.one(greeting)]).toEqual([
    'hello Ann 1',
    'Ann 1',
    'hello Ann 2',
  ]);
});

test('contributions come in order, and none is no error', () => {
  const composed = compose(({ contribute }) => {
    contribute(name, () => 'first');
    contribute(name, () => 'second');
  });
  expect(composed.all(name)).toEqual(['first', 'second']);
  expect(composed.all(greeting)).toEqual([]);
});

test('a second provider and a circle are named', () => {
  expect(() =>
    compose(({ provide }) => {
      provide(name, () => 'a');
      provide(name, () => 'b');
    }),
  ).toThrow('already provided: name');
  const circle = compose(({ provide }) => {
    provide(name, ({ one }) => one(greeting));
    provide(greeting, ({ one }) => one(name));
  });
  expect(() => circle.one(name)).toThrow(/cycle: name#0 -> greeting#1 -> name#0/);
});

test('what was made is ended in reverse order', async () => {
  const ended: string[] = [];
  const part = token<{ readonly dispose: () => void }>('part');
  const other = token<{ readonly dispose: () => void }>('other');
  const composed = compose(({ provide }) => {
    provide(part, () => ({ dispose: () => ended.push('part') }));
    provide(other, ({ one }) => {
      one(part);
      return { dispose: () => ended.push('other') };
    });
  });
  composed.one(other);
  await composed.dispose();
  expect(ended).toEqual(['other', 'part']);
});
