import type { Decision } from '@scapewright/kernel';
import type { RulesBehind } from '../log/rules-behind.ts';
import { nameOfSource } from '../log/texts/line-text.ts';
import { textOf } from '../log/texts/texts.ts';
import { textOfUnit } from '../log/texts/unit-text.ts';
import type { Game } from '../state/game.ts';
import { type ExplainedPart, Explainer, type Explanation } from './explanation.ts';

/** Why somebody is asked: the rule or ability behind the decision, the moment, and whether it may be declined. */
export function explainDecision(engine: RulesBehind, game: Game, decision: Decision): Explanation<string> {
  const explainer = new Explainer(engine, game);
  const parts = [...sourceParts(explainer, decision), ...choiceParts(explainer, decision)];
  const text = parts.map((part) => part.text).join('; ');
  return explainer.explanation(decision.asks, text || decision.asks, parts);
}

function sourceParts(explainer: Explainer, { source: key, step }: Decision): readonly ExplainedPart[] {
  if (key === undefined) return [];
  if (textOf(key)) return [explainer.part(key)];
  const { engine, game } = explainer;
  const source = game.facts.sources.find((one) => one.key === key);
  if (!source) return [];
  const moment = engine.rulesOfEvent({ reason: '', source: key, step });
  const rules = [...new Set([...moment, ...engine.rulesOfAbility(key)])];
  const unit = nameOfSource(source);
  const text = explainer.say('unit', { unit, text: textOfUnit(source.unit, source) });
  return [{ ...explainer.part(key), text, rules, source: explainer.say('name', { unit }) }];
}

function choiceParts(explainer: Explainer, { choice, asks }: Decision): readonly ExplainedPart[] {
  if (choice.domain === 'hook') return [explainer.part(asks === 'order' ? 'choice.order' : 'choice.instead')];
  if (choice.domain === 'figure' && choice.source?.startsWith('ability:'))
    return [explainer.part('choice.figure'), explainer.part('choice.by-card')];
  if (choice.domain === 'space' && choice.source?.startsWith('ability:'))
    return [explainer.part('choice.space')];
  return choice.domain === 'answer' && choice.source?.startsWith('ability:')
    ? [explainer.part('choice.optional')]
    : [];
}
