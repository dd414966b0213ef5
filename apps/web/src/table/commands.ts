import { type Question, type QuestionAnswer, typedAnswer } from '@scapewright/protocol';

/** What somebody typed on a table's command line. */
export type Command =
  | { readonly do: 'why'; readonly about: string }
  | { readonly do: 'odds'; readonly attacker?: string; readonly target: string }
  | { readonly do: 'sight'; readonly from: string; readonly to?: string }
  | { readonly do: 'threat'; readonly figure: string }
  | { readonly do: 'card'; readonly card: string }
  | { readonly do: 'hint' }
  | { readonly do: 'undo' }
  | { readonly do: 'answer'; readonly answer: QuestionAnswer }
  | { readonly do: 'problem'; readonly problem: string };

/** Words that are passed over: `hulk to e5`, `attack batman`. */
const fillers = /^(?:attack|choose|pick|go|move|to)\s+|\s+to\s+(?=[a-z]{1,2}\d)/gi;

/** Reads a command: a question beside the game, or an answer to the one that is asked. */
export function readCommand(text: string, question: Question | undefined): Command {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(text.trim()) ?? [];
  switch (word.toLowerCase()) {
    case 'why':
      return { do: 'why', about: rest };
    case 'card':
      return { do: 'card', card: rest };
    case 'odds': {
      const [target = '', attacker] = rest.split(/\s+(?:by|from)\s+/);
      return { do: 'odds', target, ...(attacker === undefined ? {} : { attacker }) };
    }
    case 'sight': {
      const [from = '', to] = rest.split(/\s+to\s+/);
      return { do: 'sight', from, ...(to === undefined ? {} : { to }) };
    }
    case 'threat':
      return { do: 'threat', figure: rest };
    case 'hint':
      return { do: 'hint' };
    case 'undo':
      return { do: 'undo' };
    default:
      return answerIn(text, question);
  }
}

function answerIn(text: string, question: Question | undefined): Command {
  if (!question) return { do: 'problem', problem: '' };
  const tries = [text, text.replaceAll(fillers, ' ').trim(), text.split(/\s+/).at(-1) ?? ''];
  let problem = '';
  for (const words of tries) {
    const read = typedAnswer(question, words);
    if (!('problem' in read)) return { do: 'answer', answer: read };
    problem ||= read.problem;
  }
  return { do: 'problem', problem };
}
