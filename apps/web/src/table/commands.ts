import {
  type Question,
  type QuestionAnswer,
  type TypedProblem,
  typedAnswer,
  type View,
} from '@scapewright/protocol';

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
  /** It is no answer; left out: nothing is asked, so that nothing can be one. */
  | { readonly do: 'problem'; readonly about?: TypedProblem['about'] };

/** Commands by their words in every language of the page: who types English in a German page is understood. */
const commands: Readonly<Record<string, 'why' | 'card' | 'odds' | 'sight' | 'threat' | 'hint' | 'undo'>> = {
  ...{ why: 'why', card: 'card', odds: 'odds', sight: 'sight', threat: 'threat', hint: 'hint', undo: 'undo' },
  ...{ warum: 'why', karte: 'card', chance: 'odds', chancen: 'odds', sicht: 'sight', gefahr: 'threat' },
  ...{ tipp: 'hint', zurück: 'undo' },
};

/** Words that are passed over: `hulk to e5`, `attack batman`, `hulk nach e5`. */
const fillers =
  /^(?:attack|choose|pick|go|move|to|greife|wähle|nimm|gehe|ziehe|nach)\s+|\s+(?:to|nach)\s+(?=[a-z]{1,2}\d)/gi;

/** Reads a command: a question beside the game, or an answer to the one that is asked. */
export function readCommand(text: string, question: Question | undefined, view?: View): Command {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(text.trim()) ?? [];
  const name = word.toLowerCase();
  switch (Object.hasOwn(commands, name) ? commands[name] : undefined) {
    case 'why':
      return { do: 'why', about: rest };
    case 'card':
      return { do: 'card', card: rest };
    case 'odds': {
      const [target = '', attacker] = rest.split(/\s+(?:by|from|durch|von)\s+/);
      return { do: 'odds', target, ...(attacker === undefined ? {} : { attacker }) };
    }
    case 'sight': {
      const [from = '', to] = rest.split(/\s+(?:to|nach)\s+/);
      return { do: 'sight', from, ...(to === undefined ? {} : { to }) };
    }
    case 'threat':
      return { do: 'threat', figure: rest };
    case 'hint':
      return { do: 'hint' };
    case 'undo':
      return { do: 'undo' };
    default:
      return answerIn(text, question, view);
  }
}

function answerIn(text: string, question: Question | undefined, view: View | undefined): Command {
  if (!question) return { do: 'problem' };
  const tries = [text, text.replaceAll(fillers, ' ').trim(), text.split(/\s+/).at(-1) ?? ''];
  let first: TypedProblem | undefined;
  for (const words of tries) {
    const read = typedAnswer(question, words, view);
    if (!('problem' in read)) return { do: 'answer', answer: read };
    first ??= read;
  }
  return { do: 'problem', ...(first ? { about: first.about } : {}) };
}
