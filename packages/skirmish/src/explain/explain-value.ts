import type { Contribution, ContributionSink, ValueDeclaration } from '@scapewright/kernel';
import type { RulesBehind } from '../log/rules-behind.ts';
import { statTexts } from '../log/texts/explanation-phrases.ts';
import { saying } from '../log/wording/said.ts';
import {
  attackActions,
  attackDice,
  attacksInAction,
  climbingHeight,
  defenseDice,
  freeLevels,
  lifeNumber,
  moveActions,
  moveNumber,
  rangeNumber,
  swipeDice,
} from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import { attackNumber, defenseNumber } from '../queries/attack-numbers.ts';
import type { Game } from '../state/game.ts';
import { type ExplainedPart, Explainer, type Explanation } from './explanation.ts';

/** Numbers of a figure that can be asked after. */
export const explainedStats = [
  'attack',
  'defense',
  'move',
  'range',
  'life',
  'height',
  'attacks',
  'move-actions',
  'attack-actions',
  'free-levels',
  'climbing-height',
  'swipe-dice',
] as const;
/** One of them. */
export type ExplainedStat = (typeof explainedStats)[number];

/** Which number of which figure, against whom, and for a defender whether the attack is special. */
export interface ValueQuestion {
  readonly stat: ExplainedStat;
  readonly figure: Figure;
  readonly against?: number | undefined;
  readonly special?: boolean;
}

/** A number with its parts, through the same hooks that will be asked; null where the card does not have it (SS-CARD-016). */
export function explainValue(
  engine: RulesBehind,
  game: Game,
  question: ValueQuestion,
): Explanation<number | null> {
  const explainer = new Explainer(engine, game);
  const parts: Contribution[] = [];
  const result = numberOf(game, question, (part) => parts.push(part));
  const name = explainer.name(question.figure);
  const stat = explainer.text(saying(`stat:${question.stat}`, statTexts[question.stat]));
  if (result === null) {
    const missing = printed(
      game,
      question.figure,
      explainer.part('target.no-attack', { data: { figure: question.figure } }),
    );
    return explainer.explanation(null, explainer.say('noNumber', { figure: name, stat }), [missing]);
  }
  const { figure, against } = question;
  const data = against === undefined ? { figure } : { figure, other: against };
  const explained = withBase(parts, question.stat).map((part) => {
    const made = explainer.contribution(part, data);
    return part.how === 'base' ? printed(game, figure, made) : made;
  });
  const applied = explained.filter((part) => part.applied).map(({ text }) => text);
  return explainer.explanation(
    result,
    explainer.say('number', { figure: name, stat, result, parts: applied.join(', ') }),
    explained,
  );
}

/** What the card prints, or does not, by the rules that state the card too. */
function printed(game: Game, figure: Figure, part: ExplainedPart): ExplainedPart {
  return { ...part, rules: [...part.rules, ...(game.definition(figure).rules ?? [])] };
}

/** Height and obstruction are added before the hooks are asked: the base is what is printed. */
function withBase(parts: readonly Contribution[], stat: ExplainedStat): readonly Contribution[] {
  const [base] = parts.filter(({ how }) => how === 'base');
  if (!base) return parts;
  const before = parts.slice(0, parts.indexOf(base)).filter(({ applied }) => applied);
  const onCard = before.reduce((left, { amount }) => left - amount, base.amount);
  const others = parts.filter((part) => part !== base);
  return [{ ...base, amount: onCard, reason: stat }, ...others];
}

function numberOf(game: Game, question: ValueQuestion, sink: ContributionSink): number | null {
  const { stat, figure, against = -1, special = false } = question;
  const { attack, defense, move, range, life } = game.definition(figure);
  const kind = 0;
  switch (stat) {
    case 'attack':
      if (attack === null) return null;
      if (against >= 0) return attackNumber(game, figure, against, sink);
      return game.value(attackDice, attack, { figure, attacker: figure, defender: -1, special: 0 }, sink);
    case 'defense':
      if (defense === null) return null;
      if (against >= 0) return defenseNumber(game, against, figure, special ? 1 : 0, sink);
      return game.value(defenseDice, defense, { figure, attacker: -1, defender: figure, special: 0 }, sink);
    case 'move':
      return plain(game, moveNumber, move, { figure, kind }, sink);
    case 'range':
      return plain(game, rangeNumber, range, { figure }, sink);
    case 'life':
      return plain(game, lifeNumber, life, { figure }, sink);
    case 'height':
      sink({ how: 'base', amount: game.heightOf(figure), reason: stat, source: undefined, applied: true });
      return game.heightOf(figure);
    case 'attacks':
      return game.value(attacksInAction, 1, { figure }, sink);
    case 'move-actions':
      return game.value(moveActions, 1, { figure }, sink);
    case 'attack-actions':
      return game.value(attackActions, 1, { figure }, sink);
    case 'free-levels':
      return game.value(freeLevels, 0, { figure, kind }, sink);
    case 'climbing-height':
      return game.value(climbingHeight, game.heightOf(figure), { figure }, sink);
    case 'swipe-dice':
      return game.value(swipeDice, 1, { figure, other: against }, sink);
  }
}

function plain(
  game: Game,
  declared: ValueDeclaration,
  printed: number | null,
  args: object,
  sink: ContributionSink,
): number | null {
  return printed === null ? null : game.value(declared, printed, args, sink);
}
