import {
  type Body,
  explainSight as explainLines,
  hexDistance,
  type SightExplanation,
  type Zone,
} from '@scapewright/board';
import type { RulesBehind } from '../log/rules-behind.ts';
import { moveKinds } from '../model/codes.ts';
import { hasClearSight, isObstructed, mayEnter, seesAnyway } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import { adjacent } from '../queries/adjacency.ts';
import { areOnLadder } from '../queries/refusals/ladders.ts';
import { bodyOf, sightQuestion, zoneOf } from '../queries/sight/sight-lines.ts';
import { bestTargetPoint } from '../queries/sight/target-points.ts';
import type { Game } from '../state/game.ts';
import { buildingsOf } from '../state/ground/buildings.ts';
import { type ExplainedPart, Explainer, type Explanation } from './explanation.ts';

/** Sight as the rules name it. */
export type SightResult = 'clear' | 'obstructed' | 'none';

/** An answer about sight, with the line that was found, or what breaks and hides. */
export interface ExplainedSight extends Explanation<SightResult> {
  readonly lines: SightExplanation | undefined;
}

interface Pair {
  readonly figure: Figure;
  readonly other: Figure;
}

const results = ['none', 'obstructed', 'clear'] as const;
const reasons = { none: 'sight.none', obstructed: 'sight.obstructed', clear: 'sight.clear' } as const;

/** What one figure sees of another now, by geometry and by what abilities and covers make of it (SS-SIGHT-006, HS-SIGHT-002). */
export function explainSight(
  engine: RulesBehind,
  game: Game,
  viewer: Figure,
  target: Figure,
): ExplainedSight {
  const explainer = new Explainer(engine, game);
  if (viewer === target) {
    const part = explainer.part('sight.itself');
    return { ...explainer.explanation('none' as const, part.text, [part]), lines: undefined };
  }
  const bodies = [bodyOf(game, viewer, target), bodyOf(game, target, viewer)];
  if (bodies.some((body) => !game.isPlaced(body))) {
    const part = explainer.part('target.off-battlefield');
    return { ...explainer.explanation('none' as const, part.text, [part]), lines: undefined };
  }
  const pair = { figure: viewer, other: target };
  const seen = seenAnyway(explainer, pair) ?? seenByLines(explainer, pair);
  const refusal = game.refusalOf(hasClearSight, pair);
  if (refusal && seen.result !== 'none') {
    const part = explainer.refusal(refusal);
    return { ...explainer.explanation('none' as const, part.text, [part]), lines: seen.lines };
  }
  const hidden = game.reasonFor(isObstructed, true, pair);
  if (hidden !== undefined && seen.result === 'clear') {
    const part = explainer.part(hidden);
    return { ...explainer.explanation('obstructed' as const, part.text, [part]), lines: seen.lines };
  }
  const more = [
    ...(adjacent(game, viewer, target) ? ['sight.adjacent'] : []),
    ...(areOnLadder(game, viewer, target) ? ['sight.on-ladder'] : []),
  ];
  const parts = [...seen.parts, ...more.map((reason) => explainer.part(reason))];
  return { ...explainer.explanation(seen.result, seen.text, parts), lines: seen.lines };
}

/** What a rule lets the two see of each other whatever stands between them. */
function seenAnyway(explainer: Explainer, pair: Pair): ExplainedSight | undefined {
  const reason = explainer.game.reasonFor(seesAnyway, true, pair);
  if (reason === undefined) return undefined;
  const part = explainer.part(reason);
  return { ...explainer.explanation('clear' as const, part.text, [part]), lines: undefined };
}

function seenByLines(explainer: Explainer, { figure, other }: Pair): ExplainedSight {
  const { engine, game } = explainer;
  const [from, to] = [bodyOf(game, figure, other), bodyOf(game, other, figure)];
  const through = explainer.part('sight.through-object');
  if (from === to)
    return { ...explainer.explanation('clear' as const, through.text, [through]), lines: undefined };
  const own = explainZones(engine, game, zoneOf(game, from, to), zoneOf(game, to, from), [from, to]);
  const seen = seenFromPoint(explainer, from, to, own) ?? own;
  if (from === figure && to === other) return seen;
  return { ...explainer.explanation(seen.result, seen.text, [...seen.parts, through]), lines: seen.lines };
}

/** What is seen from a target point, where that is more than the figure's own zone sees (SS-SIGHT-009). */
function seenFromPoint(
  explainer: Explainer,
  figure: Figure,
  other: Figure,
  own: ExplainedSight,
): ExplainedSight | undefined {
  const { game } = explainer;
  const best = bestTargetPoint(game, figure, other);
  if (best === undefined || best.sight <= results.indexOf(own.result)) return undefined;
  const result = results[best.sight] as SightResult;
  const part = explainer.part(reasons[result]);
  const from = explainer.part('sight.target-point', { data: { space: best.point.at[0] as number } });
  const sight = game.sightMemory().fieldFor(game.field);
  const lines = explainLines(sight, zoneOf(game, figure, other), zoneOf(game, other, figure), best.options);
  return { ...explainer.explanation(result, part.text, [part, from]), lines };
}

/** Sight by geometry alone, between two zones; `except` are the figures that stand there themselves. */
export function explainZones(
  engine: RulesBehind,
  game: Game,
  from: Zone,
  to: Zone,
  except: readonly number[] = [],
): ExplainedSight {
  const explainer = new Explainer(engine, game);
  const { sight, options } = sightQuestion(game, from, to, except);
  const lines = explainLines(sight, from, to, options);
  const result = results[lines.sight] as SightResult;
  const part = explainer.part(reasons[result]);
  const bodies = result === 'none' ? lines.breaks : lines.obstructs;
  const list = bodies.map((body) => bodyName(explainer, body)).join(', ');
  const text = bodies.length === 0 ? part.text : explainer.say('because', { what: part.text, why: list });
  const parts = [{ ...part, text }, ...partsOfBuildings(explainer, result, from, to, bodies)];
  if (bodies.some(({ kind }) => kind === 'figure')) parts.push(explainer.part('sight.hidden-by-figure'));
  else if (result !== 'none' && standsBetween(game, from, to, except))
    parts.push(explainer.part('sight.past-figures'));
  return { ...explainer.explanation(result, text, parts), lines };
}

/** A building or a space that is closed to sight, where nothing is seen; the opening through which something is. */
function partsOfBuildings(
  explainer: Explainer,
  result: SightResult,
  from: Zone,
  to: Zone,
  bodies: readonly Body[],
): readonly ExplainedPart[] {
  const { field, facts } = explainer.game;
  const [here, there] = [from.spaces[0] ?? -1, to.spaces[0] ?? -1];
  const leadsOut = buildingsOf(facts).around(here) !== buildingsOf(facts).around(there);
  if (result !== 'none') return leadsOut ? [explainer.part('sight.out-of-building')] : [];
  const isBlind = bodies.some(({ kind, id }) =>
    kind === 'wall'
      ? field.walls.some((wall) => wall.id === id && wall.passable && wall.blocksSight)
      : facts.catalogue.blindTerrains.includes(field.terrainOf(Math.max(0, field.spaceOf(id)))) &&
        field.spaceOf(id) >= 0,
  );
  return [
    ...(leadsOut ? [explainer.part('sight.into-building')] : []),
    ...(isBehindBuilding(explainer.game, bodies) ? [explainer.part('sight.behind-building')] : []),
    ...(isBlind ? [explainer.part('sight.blind-space')] : []),
    ...(isAlongShaft(explainer.game, here, there) ? [explainer.part('sight.along-shaft')] : []),
    ...filledParts(explainer, bodies),
  ];
}

/** Is one of what breaks the lines an enclosed building? */
function isBehindBuilding({ facts, field }: Game, bodies: readonly Body[]): boolean {
  return bodies.some(
    ({ kind, id }) =>
      kind === 'solid' &&
      field.solids
        .find((solid) => solid.id === id)
        ?.spaces.some((space) => buildingsOf(facts).filling(space) !== undefined),
  );
}

/** Are the two spaces at different levels of one shaft? */
function isAlongShaft({ facts }: Game, here: number, there: number): boolean {
  const [from, to] = [buildingsOf(facts).shaftAt(here), buildingsOf(facts).shaftAt(there)];
  return from !== undefined && from.shaft === to?.shaft && from.level !== to.level;
}

/** What fills a space and hides what is behind it (a whole window), where the ground there says so by a rule of its own. */
function filledParts(explainer: Explainer, bodies: readonly Body[]): readonly ExplainedPart[] {
  const { game } = explainer;
  return bodies.flatMap(({ kind, id }) => {
    if (kind !== 'solid') return [];
    const [space = -1] = game.field.solids.find((solid) => solid.id === id)?.spaces ?? [];
    const refusal =
      space < 0 ? undefined : game.refusalOf(mayEnter, { figure: -1, space, kind: moveKinds.normal });
    return refusal?.reason.startsWith(`terrain.${game.terrainOf(space)}.`)
      ? [explainer.refusal(refusal)]
      : [];
  });
}

/** Does any other figure stand on the way from one zone to the other? */
function standsBetween(game: Game, from: Zone, to: Zone, except: readonly number[]): boolean {
  const { q, r } = game.field;
  const apart = (a: number, b: number): number =>
    hexDistance(q[a] as number, r[a] as number, q[b] as number, r[b] as number);
  const [start, end] = [from.spaces[0] as number, to.spaces[0] as number];
  for (let figure = 0; figure < game.figureCount; figure++) {
    if (except.includes(figure) || !game.isPlaced(figure)) continue;
    if (game.spacesOf(figure).some((space) => apart(start, space) + apart(space, end) === apart(start, end)))
      return true;
  }
  return false;
}

function bodyName(explainer: Explainer, { kind, id }: Body): string {
  return kind === 'space' ? explainer.say('groundAt', { space: id }) : id;
}
