import type { Question, TableClient } from '@scapewright/protocol';
import { useCallback, useState } from 'react';
import { useWords } from '../words/words.ts';
import { labelsOf, useOddsText } from './game-texts.ts';
import type { Telling } from './told-panel.tsx';

/** What may be asked beside the game, and what was told last. */
export interface Asks {
  readonly telling: Telling | undefined;
  readonly tell: (telling: Telling | undefined) => void;
  /** Says a word of the page itself. */
  readonly say: (text: string) => void;
  readonly why: (about: string) => void;
  readonly card: (key: string) => void;
  readonly hint: () => void;
  readonly odds: (target: string, attacker?: string) => void;
}

/** Asks the table beside the game. `point` is told what a hint would choose. */
export function useTelling(
  client: TableClient,
  question: Question | undefined,
  point: (key: string | undefined) => void,
): Asks {
  const say = useWords();
  const oddsText = useOddsText();
  const [telling, tell] = useState<Telling>();
  const words = useCallback((text: string) => tell({ what: 'words', text }), []);
  const why = useCallback(
    (about: string) =>
      void client
        .ask('why', { about })
        .then((told) => (told.ok ? tell({ what: 'why', about, told: told.told }) : words(told.message))),
    [client, words],
  );
  const card = useCallback(
    (key: string) =>
      void client
        .ask('card', { card: key })
        .then((told) => (told.ok ? tell({ what: 'card', told: told.told }) : words(told.message))),
    [client, words],
  );
  const hint = useCallback(() => {
    words(say('table.hint.coming'));
    void client.ask('hint', {}).then((told) => {
      if (!told.ok) return words(told.message);
      const { pick, text } = told.told;
      const picked = labelsOf(question, pick);
      words(say('table.hint.is', { words: text === '' ? picked : `${picked}: ${text}` }));
      point(pick[0]);
    });
  }, [client, question, say, point, words]);
  const odds = useCallback(
    (target: string, attacker?: string) =>
      void client
        .ask('odds', { target, ...(attacker === undefined ? {} : { attacker }) })
        .then((told) => words(told.ok ? oddsText(told.told) : told.message)),
    [client, words, oddsText],
  );
  return { telling, tell, say: words, why, card, hint, odds };
}
