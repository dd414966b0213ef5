import type { Space } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import { isRuleId } from '@scapewright/rulebook/ids';
import type { Figure, Game } from '@scapewright/skirmish/author';
import {
  type ExplainedStat,
  explainAdjacency,
  explainDecision,
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
import { tell } from '../words/tell.ts';
import { type Asker, type ToldWhy, toldOf } from './asker.ts';
import { figureNamed, figuresIn, nearestEnemy, spaceNamed } from './named.ts';

/** The rule that asks, why a space or figure can or cannot be chosen, a number's parts, two figures, a rule's text. */
export function why(asker: Asker, about = '', second = ''): ToldWhy {
  const { rules: engine, match, decision, speaker } = asker;
  const { game } = match.host;
  const text = `${about} ${second}`.trim();
  if (text === '')
    return decision
      ? toldOf([explainDecision(engine, game, decision)])
      : plain(speaker.text(tell('refused:not-asked')));
  const id = text.toUpperCase();
  if (isRuleId(id))
    return { text: asker.ruleText?.(id, speaker.wording.language) ?? id, parts: [], rules: [id] };
  const [stat = '', ...rest] = text.split(/\s+/);
  const figures = figuresOf(game, about, second);
  if (isStat(stat.toLowerCase())) {
    const [figure, against] = figuresIn(game, rest.join(' '));
    if (figure !== undefined) return whyNumber(asker, stat.toLowerCase() as ExplainedStat, figure, against);
  }
  const [figure, other] = figures;
  if (figure !== undefined && other !== undefined) return whyTwo(asker, figure, other);
  if (figure !== undefined) return whyFigure(asker, figure);
  const space = spaceNamed(game, text);
  if (space !== undefined) return whySpace(asker, space);
  return plain(speaker.text(tell('untold:why-nothing', { name: about })));
}

const plain = (text: string): ToldWhy => ({ text, parts: [], rules: [] });

const isStat = (word: string): word is ExplainedStat => (explainedStats as readonly string[]).includes(word);

/** Figures by their keys, or in the words of a person. */
function figuresOf(game: Game, about: string, second: string): readonly Figure[] {
  const named = [about, second].flatMap((text) => figureNamed(game, text) ?? []);
  return named.length > 0 ? named : figuresIn(game, `${about} ${second}`);
}

function whyNumber(
  {
    rules: engine,
    match: {
      host: { game },
    },
  }: Asker,
  stat: ExplainedStat,
  figure: Figure,
  other?: Figure,
): ToldWhy {
  const against = other ?? nearestEnemy(game, figure);
  return toldOf([explainValue(engine, game, { stat, figure, against })]);
}

function whyTwo(
  {
    rules: engine,
    match: {
      host: { game },
    },
  }: Asker,
  attacker: Figure,
  target: Figure,
): ToldWhy {
  return toldOf([
    explainTarget(engine, game, { attacker }, target),
    explainSight(engine, game, attacker, target),
    explainAdjacency(engine, game, attacker, target),
  ]);
}

function whySpace(
  {
    rules: engine,
    match: {
      host: { game },
    },
    decision,
    viewer,
  }: Asker,
  space: Space,
): ToldWhy {
  const mover = game.valueOf('figure', decision?.subject ?? '') ?? figureOfSeat(game, viewer);
  const own = explainSpace(engine, game, space);
  if (mover === undefined || !game.isPlaced(mover)) return toldOf([own]);
  return toldOf([explainReach(engine, game, normalMove(game, mover), [space]), own]);
}

/** Why a figure can or cannot be chosen now. */
function whyFigure({ rules: engine, match, decision, viewer }: Asker, figure: Figure): ToldWhy {
  const { game } = match.host;
  const refusal = decision?.choice.domain === 'figure' ? decision.choice.whyNot?.(figure) : undefined;
  const attacker = game.valueOf('figure', decision?.subject ?? '') ?? -1;
  const isTarget = decision?.asks === 'target' && attacker >= 0;
  const late = (['move', 'attack'] as const).flatMap((kind) => {
    const found = game.controller(figure) === viewer ? whyNotNow(match, { kind, figure }) : undefined;
    return found ? [explainRefusal(engine, game, found)] : [];
  });
  const against = nearestEnemy(game, figure);
  return toldOf([
    ...(refusal ? [explainRefusal(engine, game, refusal)] : []),
    ...(isTarget ? [explainTarget(engine, game, { attacker }, figure)] : []),
    ...late,
    ...(['attack', 'defense', 'move', 'range'] as const).map((stat) =>
      explainValue(engine, game, { stat, figure, against }),
    ),
  ]);
}

function figureOfSeat(game: Game, seat: Seat): Figure | undefined {
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.isPlaced(figure) && game.controller(figure) === seat) return figure;
  return undefined;
}
