import type { LinePart, Question, View } from '@scapewright/protocol';

/** The labels of answers by their keys. */
export function labelsOf(question: Question | undefined, keys: readonly string[]): string {
  return keys.map((key) => question?.options.find((option) => option.key === key)?.label ?? key).join(', ');
}

/** The side, from 1, in whose colour a part of a line is written. */
export function sideOf({ figures, cards }: View, { figure, card, seat }: LinePart): number | undefined {
  const owner =
    seat ??
    figures.find(({ key }) => key === figure)?.controller ??
    cards.find(({ key }) => key === card)?.seat ??
    -1;
  return owner < 0 ? undefined : owner + 1;
}

/** What an attack would come to, in short. */
export function oddsText(told: {
  readonly text: string;
  readonly expected?: number | undefined;
  readonly defeat?: number | undefined;
}): string {
  if (told.expected === undefined) return told.text;
  return `${told.expected.toFixed(2)} · ${Math.round((told.defeat ?? 0) * 100)} %`;
}
