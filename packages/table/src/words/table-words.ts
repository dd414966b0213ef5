import type { AnswerRefusal } from '@scapewright/kernel';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { describeRefusal, explainRefusal } from '@scapewright/skirmish/explain';
import type { NewLine, Words } from '../table/words.ts';
import { LogTeller } from './log-teller.ts';
import { questionOf } from './question-words.ts';
import { stepCode } from './step-code.ts';

/** What a table of an engine says, in English. */
export function tableWords(engine: SkirmishEngine): Words {
  return {
    question: (match, decision) => questionOf(engine, match, decision),
    teller: (match) => new LogTeller(engine, match),
    refused: ({ host: { game } }, { code, message, refusal }: AnswerRefusal) => {
      if (!refusal) return { code, message, rules: [] };
      const told = describeRefusal(game, refusal);
      return { code, message: told, rules: explainRefusal(engine, game, refusal).rules };
    },
    step: (step) => stepCode(step.replace(/^E\..*/, ''), ''),
    takenBack: (player) => plainLine(`${player} takes the last answer back`),
    resigned: (player) => plainLine(`${player} gives the game up`),
    timedOut: (player) => plainLine(`${player} has no time left: a bot plays on`),
    result: ({ host: { game } }, winners, endedBy) => {
      if (endedBy === 'agreement') return 'Nobody wins: the players have agreed on a draw.';
      const names = winners.map((seat) => game.facts.playerNames[seat] ?? '');
      if (names.length === 0) return 'Nobody wins.';
      const verb = names.length > 1 ? 'win' : 'wins';
      const how = endedBy === 'resignation' ? ': everybody else has given up' : '';
      return `${names.join(' and ')} ${verb}${how}.`;
    },
  };
}

function plainLine(text: string): NewLine {
  return { step: '', rules: [], parts: [{ text, tone: 'faint' }], level: 'brief' };
}
