import { readyArmiesOf } from '@scapewright/table/usual';
import { useMemo } from 'react';
import type { GameId } from '../content/content-shapes.ts';
import { useSettings } from '../settings/settings.ts';

/** A ready-made army in the language of the page. */
export interface ReadyArmyHere {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly cards: readonly string[];
}

/** The ready-made armies of a game, as the language of the page calls them. */
export function useReadyArmies(game: GameId): readonly ReadyArmyHere[] {
  const language = useSettings((settings) => settings.language);
  return useMemo(
    () => readyArmiesOf(game).map(({ id, words, cards }) => ({ id, ...words[language], cards })),
    [game, language],
  );
}
