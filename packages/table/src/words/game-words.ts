import type { AnswerRefusal, Decision, Match, Seat } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import {
  explainRefusal,
  type Said,
  saidOfRefusal,
  type WordCatalogue,
  Wording,
} from '@scapewright/skirmish/explain';
import type { Asks } from '../asks/asks.ts';
import { refusedAs } from '../table/outcome.ts';
import { Speaker } from '../table/speaker.ts';
import type { NewLine } from '../table/told.ts';
import type { Refused, Words } from '../table/words.ts';
import { LogTeller } from './log-teller.ts';
import { questionOf } from './question-words.ts';
import { stepCode } from './step-code.ts';
import { type TableText, tell } from './tell.ts';
import { thingKeys } from './thing-names.ts';

/** Catalogues by language: `de`. */
export type WordCatalogues = Readonly<Record<string, WordCatalogue>>;

/**
 * What a table of an engine says: in English, and in the languages whose catalogues it is given. `asks`: what answers whatever is
 * asked beside the game, for apps that fetch it when the first question has been asked.
 */
export function gameWords(engine: SkirmishEngine, asks: () => Asks, catalogues: WordCatalogues = {}): Words {
  const english = new Speaker(new Wording());
  const things = thingKeys(engine);
  const speakerIn = (language: string, words: WordCatalogue): Speaker =>
    new Speaker(new Wording(language, words), things);
  const speakers = new Map(
    Object.entries(catalogues).map(([language, words]) => [language, speakerIn(language, words)]),
  );
  return {
    asks,
    learn: (language, words) => {
      speakers.set(language, speakerIn(language, words));
    },
    speaker: (language = '') => speakers.get(language.toLowerCase().split(/[-_]/)[0] ?? '') ?? english,
    question: (match, decision) => questionOf(engine, match, decision),
    teller: (match, from) => new LogTeller(engine, match, from),
    refused: (match, decision, refusal) => refusedBy(engine, match, decision, refusal),
    step: (step) => stepCode(step.replace(/^E\..*/, ''), ''),
    takenBack: (player) => plainLine('line:taken-back', player),
    resigned: (player) => plainLine('line:resigned', player),
    timedOut: (player) => plainLine('line:timed-out', player),
    result: ({ host: { game } }, winners, endedBy) => {
      if (endedBy === 'agreement') return tell('result:draw');
      const names = winners.map((seat): Said => tell('line:acts-alone', { unit: nameOf(game, seat) }));
      if (names.length === 0) return tell('result:nobody');
      const given = endedBy === 'resignation' ? 'result:given-up' : 'result:wins';
      return tell(given, { names, count: names.length });
    },
  };
}

const nameOf = ({ facts }: Game, seat: Seat): string => facts.playerNames[seat] ?? '';

function plainLine(text: TableText, player: string): NewLine {
  return { step: '', rules: [], told: [{ said: tell(text, { player }), tone: 'faint' }], level: 'brief' };
}

/** Why an answer is none: by the rules of the game, else by what it lacks. */
function refusedBy(
  engine: SkirmishEngine,
  { host: { game } }: Match<Game>,
  { least, most }: Decision,
  { code, refusal }: AnswerRefusal,
): Refused {
  if (refusal)
    return refusedAs(code, saidOfRefusal(game, refusal), explainRefusal(engine, game, refusal).rules);
  if (code === 'malformed') return refusedAs(code, tell('refused:unreadable'));
  return refusedAs(code, tell(least === most ? 'refused:count' : 'refused:not-possible', { least, most }));
}
