import type { ToTable } from '../messages.ts';

/** An answer to a question: keys of options, one for each place of an allotment, or a way of spaces. */
export interface GivenAnswer {
  readonly number: number;
  readonly pick?: string | number | readonly (string | number)[];
  readonly way?: readonly string[];
}

type Answer = Omit<Extract<ToTable, { type: 'answer' }>, 'id'>;

/** The message of an answer. The app may do what it likes with what it has given. */
export const answerOf = ({ number, pick, way }: GivenAnswer): Answer => ({
  type: 'answer',
  number,
  ...(pick === undefined ? {} : { pick: typeof pick === 'object' ? [...pick] : pick }),
  ...(way === undefined ? {} : { way: [...way] }),
});
