import type { Decision, Match } from '@scapewright/kernel';
import { isRuleId, rule, ruleTitle } from '@scapewright/rulebook';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import {
  type ExplainedStat,
  type Explanation,
  explainAdjacency,
  explainedStats,
  explainReach,
  explainRefusal,
  explainSight,
  explainSpace,
  explainTarget,
  explainValue,
  normalMove,
  whyNotNow,
} from '@scapewright/skirmish/explain';
import type { Page } from '../terminal/page.ts';
import { wrapText } from '../terminal/wrap-text.ts';
import type { Question } from './question.ts';

/** What `why` needs to know. */
export interface WhyContext {
  readonly page: Page;
  readonly engine: SkirmishEngine;
  readonly match: Match<Game>;
  readonly decision: Decision;
  readonly question: Question;
}

/** `why`: the rule that asks, why a space or figure can or cannot be chosen, a number's parts, sight, a rule's text. */
export function explain(context: WhyContext, words: string): void {
  const { page, engine, match, decision, question } = context;
  const { game } = match.host;
  const text = words.trim();
  if (text === '') {
    print(page, { text: question.why || question.title, parts: [], rules: question.rules });
    return;
  }
  const id = text.toUpperCase();
  if (isRuleId(id)) {
    print(page, { text: rule(id).rule, parts: [], rules: [id] });
    return;
  }
  const [stat, rest = ''] = splitFirst(text);
  const figures = figuresIn(game, text);
  const [figure, other] = figures;
  if (isStat(stat) && figuresIn(game, rest).length > 0) {
    const [who = -1, against = nearestEnemy(game, who)] = figuresIn(game, rest);
    print(page, explainValue(engine, game, { stat, figure: who, against }));
    return;
  }
  if (figure !== undefined && other !== undefined) {
    print(page, explainTarget(engine, game, { attacker: figure }, other));
    print(page, explainSight(engine, game, figure, other));
    print(page, explainAdjacency(engine, game, figure, other));
    return;
  }
  const space = game.field.spaceOf(text.toLowerCase());
  if (space >= 0) {
    const mover: number | undefined =
      game.valueOf('figure', decision.subject ?? '') ?? figureOfSeat(game, decision.seat);
    if (mover === undefined) page.line('nobody can go there now');
    else print(page, explainReach(engine, game, normalMove(game, mover), [space]));
    print(page, explainSpace(engine, game, space));
    return;
  }
  if (figure !== undefined) {
    whyFigure(context, figure);
    return;
  }
  page.line(
    'why what? A space (why e7), a figure, two figures, a number (why attack Hulk), or a rule (why SS-CMB-017).',
  );
}

/** Why a figure can or cannot be chosen now. */
function whyFigure({ page, engine, match, decision }: WhyContext, figure: number): void {
  const { game } = match.host;
  const refusal = decision.choice.domain === 'figure' ? decision.choice.whyNot?.(figure) : undefined;
  if (refusal) print(page, explainRefusal(engine, game, refusal));
  const attacker = game.valueOf('figure', decision.subject ?? '') ?? -1;
  if (decision.asks === 'target' && attacker >= 0)
    print(page, explainTarget(engine, game, { attacker }, figure));
  for (const kind of ['move', 'attack'] as const) {
    const late = game.controller(figure) === decision.seat ? whyNotNow(match, { kind, figure }) : undefined;
    if (late) print(page, explainRefusal(engine, game, late));
  }
  for (const stat of ['attack', 'defense', 'move', 'range'] as const)
    print(page, explainValue(engine, game, { stat, figure, against: nearestEnemy(game, figure) }));
}

/** The enemy against whom a figure's numbers are told where nobody says. */
function nearestEnemy(game: Game, figure: number): number | undefined {
  let nearest: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let other = 0; other < game.figureCount; other++) {
    if (!game.isPlaced(other) || !game.isEnemy(figure, other)) continue;
    const distance = game.field.distance(game.space(figure), game.space(other));
    if (distance >= 0 && distance < least) [nearest, least] = [other, distance];
  }
  return nearest;
}

function figureOfSeat(game: Game, seat: number): number | undefined {
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.isPlaced(figure) && game.controller(figure) === seat) return figure;
  return undefined;
}

const isStat = (word: string): word is ExplainedStat => (explainedStats as readonly string[]).includes(word);

function splitFirst(text: string): [string, string] {
  const [first = '', ...rest] = text.split(/\s+/);
  return [first.toLowerCase(), rest.join(' ')];
}

/** The figures that a text names, in the order in which it does; longer names first, so that `Drone 2` is not `Drone`. */
export function figuresIn(game: Game, text: string): number[] {
  const lower = text.toLowerCase();
  const taken: (readonly [at: number, end: number, figure: number])[] = [];
  const names = game.facts.figureNames
    .map((name, figure) => [name.toLowerCase(), figure] as const)
    .sort((a, b) => b[0].length - a[0].length);
  for (const [name, figure] of names) {
    const at = lower.indexOf(name);
    const end = at + name.length;
    if (at >= 0 && !taken.some(([from, to]) => at < to && end > from)) taken.push([at, end, figure]);
  }
  return taken.sort((a, b) => a[0] - b[0]).map(([, , figure]) => figure);
}

function print(
  { line, colours, columns }: Page,
  {
    text,
    parts,
    rules,
  }: Pick<Explanation<unknown>, 'text' | 'rules'> & Partial<Pick<Explanation<unknown>, 'parts'>>,
): void {
  const [only, ...more] = parts ?? [];
  const saysAll = only === undefined || (more.length === 0 && text.includes(only.text));
  for (const words of wrapText(text, columns - 2)) line(`  ${words}`);
  if (saysAll) {
    const [first] = rules;
    if (first !== undefined) line(colours.dim(`    ${cited(first)}`));
    return;
  }
  for (const { applied, text: told, rules: behind } of parts ?? []) {
    const words = `    ${applied ? '' : 'not now: '}${told}`;
    const [first] = behind;
    line(
      `${applied ? words : colours.dim(words)}${first === undefined ? '' : colours.dim(`  ${cited(first)}`)}`,
    );
  }
}

const cited = (id: string): string => (isRuleId(id) ? `${id} ${ruleTitle(id)}` : id);
