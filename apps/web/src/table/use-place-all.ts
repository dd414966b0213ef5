import type { Question, TableClient } from '@scapewright/protocol';
import { useEffect, useState } from 'react';

/** Where figures start, which of them is next, and from which zone. */
const isPlacement = ({ asks }: Question): boolean => /^(placement|start-zone)/.test(asks);

/**
 * Places all figures that are left as the computer would, until something else is asked; `say` is told why not. Undefined where no figure is placed now.
 */
export function usePlaceAll(
  client: TableClient,
  question: Question | undefined,
  say: (text: string) => void,
): (() => void) | undefined {
  const [placing, setPlacing] = useState<TableClient>();
  useEffect(() => {
    if (placing !== client || !question) return undefined;
    if (!isPlacement(question)) {
      setPlacing(undefined);
      return undefined;
    }
    let isWanted = true;
    void client.ask('hint', {}).then((told) => {
      if (!isWanted) return;
      if (!told.ok) {
        setPlacing(undefined);
        say(told.message);
        return;
      }
      const { pick } = told.told;
      void client.answer({ number: question.number, pick: question.most > 1 ? pick : (pick[0] ?? '') });
    });
    return () => {
      isWanted = false;
    };
  }, [placing, client, question, say]);
  return question && isPlacement(question) && placing !== client ? () => setPlacing(client) : undefined;
}
