import { type Meant, meantBy, type Named } from './name-meant.ts';
import type { View } from './view.ts';

/** Everything of a game that has a name, as somebody may type it. */
export function thingsIn({ figures, cards, tokens, seats }: View): readonly Named[] {
  const isAlone = new Set(figures.map(({ name }) => name));
  return [
    ...figures.map(({ key, name: label }) => ({ key, label })),
    ...cards.flatMap(({ key, name: label }) => (isAlone.has(label) ? [] : [{ key, label }])),
    ...tokens.flatMap(({ key, name }) => (name === undefined ? [] : [{ key, label: name }])),
    ...seats.map(({ key, name: label }) => ({ key, label })),
  ];
}

/** The card that words mean, by its name or that of a figure of it. */
export function cardMeant({ cards, figures }: View, words: string): Meant<Named> {
  const own = meantBy(
    cards.map(({ key, name: label }) => ({ key, label })),
    words,
  );
  if ('one' in own) return own;
  const figure = meantBy(
    figures.map(({ key, name: label, card }) => ({ key, label, card })),
    words,
  );
  const found = 'one' in figure ? cards.find(({ key }) => key === figure.one.card) : undefined;
  return found ? { one: { key: found.key, label: found.name } } : own;
}

/** The figure that words mean. */
export function figureMeant({ figures }: View, words: string): Meant<Named> {
  return meantBy(
    figures.map(({ key, name: label }) => ({ key, label })),
    words,
  );
}

/**
 * Two figures that words mean, where they can be taken apart so: `hulk batman`, `drake tarn v`. Undefined where there is no
 * such place, or where the words are one name.
 */
export function twoFigures(view: View, words: string): readonly [Named, Named] | undefined {
  const parts = words
    .trim()
    .split(/\s+/)
    .filter((word) => !/^(on|at|against|attacks?|and|to)$/i.test(word));
  const whole = figureMeant(view, parts.join(' '));
  if ('one' in whole && whole.one.label.toLowerCase() === parts.join(' ').toLowerCase()) return undefined;
  for (let cut = 1; cut < parts.length; cut++) {
    const first = figureMeant(view, parts.slice(0, cut).join(' '));
    const second = figureMeant(view, parts.slice(cut).join(' '));
    if ('one' in first && 'one' in second && first.one.key !== second.one.key) return [first.one, second.one];
  }
  return undefined;
}
