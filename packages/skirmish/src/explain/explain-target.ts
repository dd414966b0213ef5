import { forbidden, type Refusal } from '@scapewright/kernel';
import type { RulesBehind } from '../log/rules-behind.ts';
import { hasClearSight, mayChangeSpecial, mayTarget } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import { adjacent, distanceBetween, isEngaged } from '../queries/adjacency.ts';
import { targetRefusal } from '../queries/refusals/target-refusal.ts';
import { sightOf } from '../queries/sight/sight.ts';
import {
  engagementRefusal,
  type PlannedAttack,
  rangeOf,
  shortRange,
  tooFarReason,
} from '../queries/sight/targets.ts';
import type { Game } from '../state/game.ts';
import { explainAdjacency, explainDistance } from './explain-relation.ts';
import { explainSight } from './explain-sight.ts';
import { type ExplainedPart, Explainer, type Explanation } from './explanation.ts';

/** May a figure be attacked now, and by which rules? Of a refusal every reason that holds, the one that is told first first. */
export function explainTarget(
  engine: RulesBehind,
  game: Game,
  attack: PlannedAttack,
  target: Figure,
): Explanation<boolean> {
  const explainer = new Explainer(engine, game);
  const refusals = targetRefusals(game, attack, target);
  const names = { figure: explainer.name(attack.attacker), target: explainer.name(target) };
  if (refusals.length > 0) {
    const parts = [
      ...refusals.map((refusal) => explainer.refusal(refusal)),
      ...causes(explainer, attack.attacker, target, refusals),
    ];
    const why = parts[0]?.text ?? '';
    return explainer.explanation(false, explainer.say('cannotAttack', { ...names, why }), parts);
  }
  return explainer.explanation(
    true,
    explainer.say('canAttack', names),
    allowedParts(explainer, attack, target),
  );
}

/** What makes a figure near by not adjacent, and what hides one that is not seen. */
function causes(
  explainer: Explainer,
  attacker: Figure,
  target: Figure,
  refusals: readonly Refusal[],
): readonly ExplainedPart[] {
  const { engine, game } = explainer;
  const isFor = (...reasons: readonly string[]): boolean =>
    refusals.some(({ reason }) => reasons.includes(reason));
  return [
    ...(isFor('target.engaged') && game.controller(target) < 0 ? [explainer.part('attack.neutral')] : []),
    ...(isFor('target.range-one', 'target.not-beside')
      ? explainAdjacency(engine, game, attacker, target).parts
      : []),
    ...(isFor('target.no-sight') ? explainSight(engine, game, attacker, target).parts : []),
  ];
}

/** Everything for which a figure may not be attacked now. */
export function targetRefusals(game: Game, attack: PlannedAttack, target: Figure): readonly Refusal[] {
  const first = targetRefusal(game, attack, target);
  if (!first) return [];
  const { attacker, special } = attack;
  const range = rangeOf(game, attack);
  if (attacker === target || !game.isPlaced(target) || range === null || special?.candidates) return [first];
  const list: Refusal[] = [first];
  const next = adjacent(game, attacker, target);
  const bound = engagementRefusal(game, attacker, target, next);
  if (bound) list.push(bound);
  forbidden(game.hooks, game, mayTarget, { figure: attacker, other: target }, (one) => list.push(one));
  if (!next) list.push(...farRefusals(game, attacker, target, range));
  if (
    special &&
    list.some(({ reason }) => reason === 'target.out-of-range' || reason === 'target.not-beside')
  )
    forbidden(game.hooks, game, mayChangeSpecial, { figure: attacker, move: 0 }, (one) => list.push(one));
  return list.filter((one, at) => list.findIndex(({ reason }) => reason === one.reason) === at);
}

function farRefusals(game: Game, attacker: Figure, target: Figure, range: number): readonly Refusal[] {
  const list: Refusal[] = [];
  const distance = distanceBetween(game, attacker, target);
  if (distance < 0 || distance > range) list.push({ reason: tooFarReason(distance, range) });
  else if (range <= 1) list.push({ reason: 'target.range-one' });
  const short = shortRange(game, attacker, target, range);
  if (short) list.push(short);
  if (sightOf(game, attacker, target) === 0)
    list.push(
      game.refusalOf(hasClearSight, { figure: attacker, other: target }) ?? { reason: 'target.no-sight' },
    );
  return list;
}

function allowedParts(explainer: Explainer, attack: PlannedAttack, target: Figure): readonly ExplainedPart[] {
  const { engine, game } = explainer;
  const { attacker, special } = attack;
  const data = { figure: attacker, target };
  const parts = [explainer.part(special ? 'attack.declared-special' : 'attack.declared', { data })];
  if (isEngaged(game, attacker)) parts.push(explainer.part('attack.bound', { data }));
  if (game.isAlly(attacker, target)) parts.push(explainer.part('attack.friend', { data }));
  if (game.controller(target) < 0) parts.push(explainer.part('attack.neutral', { data }));
  if (adjacent(game, attacker, target)) return [...parts, explainer.part('attack.adjacent', { data })];
  return [
    ...parts,
    explainer.part('attack.aimed', { data }),
    ...explainDistance(engine, game, attacker, target).parts,
    ...explainSight(engine, game, attacker, target).parts,
  ];
}
