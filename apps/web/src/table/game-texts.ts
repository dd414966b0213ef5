import type { LinePart, Question, Told, View } from '@scapewright/protocol';
import { useCallback } from 'react';
import { useWords } from '../words/words.ts';

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

/** How a figure or a space is called: `Hulk`, `e5`; `called`: what the table calls spaces that do not go by their names. */
export function placeText(
  { figures }: Pick<View, 'figures'>,
  key: string,
  called: Readonly<Record<string, string>> = {},
): string {
  const name = key.replace(/^[a-z]+:/, '');
  return figures.find((figure) => figure.key === key)?.name ?? called[name] ?? name;
}

/** What an attack would come to, in short: how likely it is to wound, what is expected, to defeat. */
export function useOddsText(): (
  told: Pick<Told<'odds'>, 'text' | 'wounds' | 'expected' | 'defeat'>,
) => string {
  const say = useWords();
  return useCallback(
    ({ text, wounds, expected, defeat = 0 }) => {
      if (expected === undefined) return text;
      const wound = say('table.odds.wound', { chance: percent(1 - (wounds?.[0] ?? 0)) });
      const rest = say('table.odds', { expected, defeat: percent(defeat) });
      return `${wound} · ${rest}`;
    },
    [say],
  );
}

/** Never 0 or 100 % for what is not certain. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`;
}
