import { asList } from '../schema/parts.ts';
import type { Path } from '../yaml/yaml-node.ts';
import type { ExpectationKeys } from './expectation-schema.ts';
import type { CheckKnown } from './known.ts';
import type { Scenario } from './scenario-data.ts';
import type { ScenarioNames } from './scenario-names.ts';
import type { StepKeys } from './scenario-schema.ts';

/** What players can be asked about by names that the scenario gives: things, its own abilities, cards and items. */
export function ownQuestions(names: ScenarioNames, scenario: Scenario): ReadonlySet<string> {
  const cards = scenario.cards.flatMap((card) => (card.flip ? [card, card.flip] : [card]));
  const abilities = [...cards, ...scenario.items, ...scenario.hazards, ...scenario.resources].flatMap(
    (one) => [...one.abilities, ...('operators' in one ? Object.values(one.operators ?? {}).flat() : [])],
  );
  const named = abilities.flatMap((ability) => {
    if (ability.kind === 'loaded') return [];
    if (ability.kind === 'clause') return [ability.clause.id];
    return 'id' in ability.ability ? [ability.ability.id] : [];
  });
  const ground = [...scenario.hazards, ...scenario.resources].map(({ id }) => id);
  return new Set([...names.cards, ...names.items, ...names.tokens, ...names.figures, ...ground, ...named]);
}

/**
 * Reports what is said not to be asked or offered and is the name of nothing: that would hold whatever happens. So would `was-asked`
 * fail, with less to say.
 */
export function checkQuestions(check: CheckKnown, path: Path, keys: ExpectationKeys): void {
  for (const assert of ['was-asked', 'not-asked'] as const) {
    for (const [at, question] of placed([...path, assert], keys[assert])) {
      if (typeof question === 'object') checkQuestion(check, [...at, 'asks'], question.asks);
      else checkQuestion(check, at, question);
    }
  }
  for (const [at, { hasnt = [] }] of placed([...path, 'offers'], keys.offers))
    for (const [index, id] of hasnt.entries()) checkQuestion(check, [...at, 'hasnt', index], id);
}

/** Reports answers of a refusal to what is no question: nobody would ask for them, whatever is refused. */
export function checkRefusedAnswers(check: CheckKnown, path: Path, step: StepKeys): void {
  for (const key of ['answers', 'answers-heroscape'] as const)
    for (const [index, { asks }] of (step[key] ?? []).entries())
      if (asks !== undefined) checkQuestion(check, [...path, key, index, 'asks'], asks);
}

/** One value or each of a list, with its path. */
function placed<T>(path: Path, value: T | readonly T[] | undefined): readonly (readonly [Path, T])[] {
  const isListed = Array.isArray(value);
  return asList(value).map((one, index) => [isListed ? [...path, index] : path, one]);
}

/** An ability may also be named with its card: `hulk/rage-smash`. A window in which something is done instead is a step. */
function checkQuestion(check: CheckKnown, path: Path, name: string | number): void {
  const id = String(name).replace(/^.*\//, '');
  if (!/^(?:\d[A-Z]?|[A-Z]\d+)(?:\.|$)/.test(id)) check('questions', id, path);
}
