import type { Decision, Match } from '@scapewright/kernel';
import { type Game, legalTargets } from '@scapewright/skirmish/author';
import { type Odds, odds } from '@scapewright/skirmish/explain';
import type { Page } from '../terminal/page.ts';
import { bar } from '../terminal/plot.ts';

const barWidth = 24;
const mostCourses = 20_000;

import { figuresIn } from './explain.ts';
import type { Question } from './question.ts';

/** Tells what a normal attack would do now, exactly: through the same rules that will run. */
export function tellOdds(page: Page, match: Match<Game>, attacker: number, target: number): void {
  const { line, colours } = page;
  const { game } = match.host;
  const name = (figure: number): string => game.facts.figureNames[figure] ?? '';
  if (!legalTargets(game, { attacker }).includes(target)) {
    line(`  ${name(attacker)} cannot attack ${name(target)} now: why ${name(attacker)} ${name(target)}`);
    return;
  }
  const told: Odds | undefined = odds(match, { attacker, target, most: mostCourses });
  if (!told) {
    line('  there are too many courses of the dice to count');
    return;
  }
  line(
    `  ${colours.bold(`${name(attacker)} attacks ${name(target)}`)}: ${told.target.expected.toFixed(2)} wounds expected, ${percent(told.target.defeat)} to defeat it`,
  );
  const largest = Math.max(...told.target.wounds);
  told.target.wounds.forEach((chance, wounds) => {
    if (chance > 0.0005)
      line(
        `    ${String(wounds).padStart(2)} wounds  ${percent(chance).padStart(6)}  ${colours.red(bar(chance, largest, barWidth))}`,
      );
  });
  for (const other of told.others)
    line(
      `    ${name(other.figure)} too: ${other.expected.toFixed(2)} wounds expected, ${percent(other.defeat)} to be defeated`,
    );
}

const percent = (chance: number): string => `${(chance * 100).toFixed(1)} %`;

/** The odds that somebody asks for: of two figures, of the one that acts, or against every target that may be chosen. */
export function tellOddsAsked(page: Page, match: Match<Game>, asked: OddsAsked): void {
  const { game } = match.host;
  const { decision, question, words } = asked;
  const named = figuresIn(game, words);
  const subject = game.valueOf('figure', decision.subject ?? '');
  const [attacker, target] = named.length > 1 ? named : [subject, named[0]];
  if (attacker === undefined || attacker < 0) page.line('  odds of whom? Type odds Hulk Batman.');
  else if (target !== undefined) tellOdds(page, match, attacker, target);
  else if (decision.asks === 'target')
    for (const { key } of question.options) {
      const figure = key.startsWith('figure:') ? game.valueOf('figure', key) : undefined;
      if (figure !== undefined) tellOdds(page, match, attacker, figure);
    }
  else page.line('  odds against whom? Type odds Hulk Batman.');
}

/** Odds asked for at a question, in the words that were typed. */
interface OddsAsked {
  readonly decision: Decision;
  readonly question: Question;
  readonly words: string;
}
