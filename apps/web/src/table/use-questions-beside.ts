import type { Option, Question, TableClient, Told } from '@scapewright/protocol';
import { useEffect, useState } from 'react';
import { useOddsText } from './game-texts.ts';

/** What is known beside a question: the ways to its spaces, the odds against its targets. */
export interface Beside {
  /** The way to a space, by its key, from where the figure stands. */
  readonly wayTo: (key: string | undefined) => readonly string[] | undefined;
  /** Words about an option. */
  readonly moreOf: (option: Option) => string | undefined;
}

/** Asks the table for what helps with a question: ways for a path, odds for a target. */
export function useBeside(client: TableClient | undefined, question: Question | undefined): Beside {
  const oddsText = useOddsText();
  const [reach, setReach] = useState<Told<'reach'>>();
  const [odds, setOdds] = useState<ReadonlyMap<string, Told<'odds'>>>(new Map());
  const number = question?.number;
  useEffect(() => {
    setReach(undefined);
    setOdds(new Map());
    const subject = question?.subject;
    if (!client || number === undefined || subject === undefined) return undefined;
    let isWanted = true;
    if (question?.asks === 'path')
      void client.ask('reach', { figure: subject }).then((asked) => {
        if (isWanted && asked.ok) setReach(asked.told);
      });
    if (question?.asks === 'target')
      for (const { key } of question.options.filter((option) => option.key.startsWith('figure:')))
        void client.ask('odds', { attacker: subject, target: key }).then((asked) => {
          if (isWanted && asked.ok) setOdds((before) => new Map(before).set(key, asked.told));
        });
    return () => {
      isWanted = false;
    };
  }, [client, number, question]);
  return {
    wayTo: (key) => {
      const space = key?.replace(/^space:/, '');
      return reach?.ends.find((end) => end.space === space)?.way;
    },
    moreOf: ({ key }) => {
      const told = odds.get(key);
      return told?.possible && told.expected !== undefined ? oddsText(told) : undefined;
    },
  };
}
