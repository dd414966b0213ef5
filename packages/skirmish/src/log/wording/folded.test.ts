import { expect, test } from 'vitest';
import { folded } from './folded.ts';
import { type Said, saying } from './said.ts';
import { english } from './wording.ts';

const named = (figure: string) => ({ name: figure, figure: `figure:${figure}` });
const engaged = (figure: string, other: string): Said =>
  saying('engaged', '{figure} is engaged with {other_each}', {
    figure: named(figure),
    other_each: named(other),
  });
const lost = (card: string): Said =>
  saying('lost', '{card} loses {times, plural, one {a marker} other {# markers}}', {
    card: { name: card },
    times: 1,
  });

/** Texts one after the other, as far as they fold. */
function all(first: Said, ...rest: readonly Said[]): string | undefined {
  const whole = rest.reduce<Said | undefined>((one, next) => one && folded(one, next), first);
  return whole && english.text(whole);
}

test('what is told of several is told once, with each of them once', () => {
  expect(all(engaged('Hulk', 'Thor'), engaged('Hulk', 'Loki'), engaged('Hulk', 'Thor'))).toBe(
    'Hulk is engaged with Thor and Loki',
  );
  expect(all(engaged('Hulk', 'Thor'), engaged('Ikra', 'Loki'))).toBeUndefined();
});

test('the same told several times is told with a number', () => {
  expect(all(lost('Hulk'), lost('Hulk'), lost('Hulk'))).toBe('Hulk loses 3 markers');
  expect(all(lost('Hulk'))).toBe('Hulk loses a marker');
  expect(all(lost('Hulk'), lost('Thor'))).toBeUndefined();
});

test('the same told twice where the text cannot say so stays two lines', () => {
  const plain = saying('plain', '{figure} stops', { figure: named('Hulk') });
  expect(folded(plain, plain)).toBeUndefined();
});

test('what an ability does is folded within what names the ability', () => {
  const by = (what: Said): Said => saying('by', '{unit}: {what}', { unit: { name: 'Mind Shackle' }, what });
  expect(all(by(lost('Hulk')), by(lost('Hulk')))).toBe('Mind Shackle: Hulk loses 2 markers');
});
