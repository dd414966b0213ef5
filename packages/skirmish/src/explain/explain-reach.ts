import type { Space } from '@scapewright/board';
import { checkPath, type PathStep, type Reach, type Route } from '@scapewright/board';
import type { RulesBehind } from '../log/rules-behind.ts';
import { stepTexts } from '../log/texts/explanation-phrases.ts';
import { lowerName } from '../log/texts/unit-text.ts';
import { saying } from '../log/wording/said.ts';
import { flights } from '../model/codes.ts';
import { mayMove, moveNumber } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import { gameAt } from '../queries/elsewhere.ts';
import { reasonOfDriftOver, reasonOfTurn } from '../queries/movement/drift-reasons.ts';
import { groundType, isSparedBySymbol } from '../queries/movement/ground.ts';
import { moveQuery, reachOf } from '../queries/movement/movement-query.ts';
import type { PlannedMove } from '../queries/movement/planned-move.ts';
import { reasonsOfStep } from '../queries/movement/step-reasons.ts';
import { refusalOfWay } from '../queries/refusals/way-refusal.ts';
import type { Game } from '../state/game.ts';
import { type ExplainedPart, Explainer, type Explanation } from './explanation.ts';

/** A normal move of a figure as it would be made now. */
export function normalMove(game: Game, figure: Figure): PlannedMove {
  const kind = 0;
  const number = game.value(moveNumber, game.definition(figure).move ?? 0, { figure, kind });
  return { figure, kind, number, flight: flights.asItCan, limit: -1 };
}

/**
 * What it costs to end a move on these spaces, by the cheapest way, and what each step of it counts; null where the move
 * cannot end there, and why not (SS-MOVE-024 to SS-MOVE-036, HS-MOVE-002 to HS-MOVE-014). `reach` is what
 * {@link reachOf} found for the move, where it has been asked already.
 */
export function explainReach(
  engine: RulesBehind,
  game: Game,
  move: PlannedMove,
  spaces: readonly Space[],
  reach?: Reach,
): Explanation<number | null> {
  const explainer = new Explainer(engine, game);
  const { figure, kind } = move;
  const way = {
    figure: explainer.name(figure),
    space: spaces.map((space) => game.field.names[space]).join('+'),
  };
  const held = game.refusalOf(mayMove, { figure, kind });
  if (held) {
    const part = explainer.refusal(held);
    return explainer.explanation(null, explainer.say('cannotReach', { ...way, why: part.text }), [part]);
  }
  const found = reach ?? reachOf(game, move);
  const end = found.keyOf(spaces.length === 1 ? (spaces[0] as number) : spaces);
  if (end < 0) {
    const refusal = found.whyNot(spaces);
    const parts = refusal ? [explainer.refusal(refusalOfWay(game, move, refusal, spaces[0]))] : [];
    const why = parts[0]?.text ?? explainer.say('noWay');
    return explainer.explanation(null, explainer.say('cannotReach', { ...way, why }), parts);
  }
  const route = found.cheapest(end);
  const parts = wayParts(explainer, move, route);
  const numbers = { cost: route.cost, number: move.number };
  return explainer.explanation(route.cost, explainer.say('reach', { ...way, ...numbers }), parts);
}

/** What the steps of a way are, each kind once, with what all of that kind count together. */
function wayParts(explainer: Explainer, move: PlannedMove, route: Route): readonly ExplainedPart[] {
  const { game } = explainer;
  if (route.spaces.length === 0)
    return [explainer.part('move.stays', { data: { figure: move.figure }, amount: 0 })];
  const check = checkPath(game.field, moveQuery(game, move), route.spaces, {
    end: route.end,
    flown: route.flown,
    prefer: 'cheapest',
  });
  const counted = new Map<string, number>();
  const add = (reason: string, amount: number): void => {
    counted.set(reason, (counted.get(reason) ?? 0) + amount);
  };
  const steps = check.legal ? check.steps : [];
  for (const [at, step] of steps.entries()) {
    noteStep(game, move, step, add);
    const turn = step.flies ? undefined : reasonOfTurn(game, move, step, steps[at - 1]);
    if (turn) add(turn, 0);
  }
  const over = route.flown > 0 ? undefined : reasonOfDriftOver(game, move, steps.at(-1)?.to ?? -1);
  if (over) add(over, 0);
  if (route.flown > 0) add('fly.lands', 0);
  const { base } = game.definition(move.figure);
  if (base !== 'single') add(base === 'double' ? 'move.double-base' : 'move.multi-base', 0);
  const start = game.facts.catalogue.terrain(game.terrainOf(game.space(move.figure)));
  if (start?.bonus && route.cost > move.number) add(`terrain.${start.id}.bonus`, 0);
  const { figure } = move;
  return [...counted].map(([reason, amount]) => {
    const made = explainer.part(reason, { data: { figure }, amount });
    return { ...made, text: explainer.say('counted', { amount, what: stepText(explainer, reason) }) };
  });
}

/** How a step counts: by its reason, or by the ground on which it is. */
function stepText(explainer: Explainer, reason: string): string {
  const known = stepTexts[reason];
  if (known !== undefined) return explainer.text(saying(`step:${reason}`, known));
  const terrain = explainer.game.facts.catalogue.terrain(reason.split('.')[1] ?? '');
  return terrain ? explainer.say('onGround', { terrain: lowerName(terrain) }) : explainer.say('onThisGround');
}

function noteStep(
  game: Game,
  move: PlannedMove,
  step: PathStep,
  add: (reason: string, amount: number) => void,
): void {
  if (step.flies) {
    add('fly.takes-off', step.cost);
    return;
  }
  for (const [at, { reason }] of reasonsOfStep(game, move.figure, step).entries())
    add(reason, at === 0 ? step.cost : 0);
  const other = game.positions.occupant(step.to);
  if (other >= 0 && other !== move.figure)
    add(game.isEnemy(move.figure, other) ? 'move.passes-enemy' : 'move.passes', 0);
  const { level } = game.field;
  const left = game.facts.catalogue.terrain(game.terrainOf(step.from));
  if (left?.levels === 0 && (level[step.to] as number) > (level[step.from] as number))
    add(`terrain.${left.id}.left`, 0);
  const there = gameAt(game, move.figure, step.footprint);
  for (const space of step.entered) {
    const id = there.countedTerrainOf(space);
    const unit = game.facts.catalogue.terrain(id);
    if (!unit) continue;
    add(`terrain.${id}`, 0);
    const type = groundType(there, move, id);
    if (type.cost > 0) add(`terrain.${id}.cost`, 0);
    if (type.drifts) add(`terrain.${id}.drift`, 0);
    if (isSparedBySymbol(there, move.figure, unit, type)) add(`terrain.${id}.spared`, 0);
    else if (type.stop === 2 && !step.footprint.every((one) => there.countedTerrainOf(one) === id))
      add(`terrain.${id}.crossed`, 0);
  }
}
