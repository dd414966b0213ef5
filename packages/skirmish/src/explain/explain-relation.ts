import type { RulesBehind } from '../log/rules-behind.ts';
import { isAdjacent, mayEngage, spacesApart } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import { adjacent, canEngage, distanceOfSpaces, engaged, placesOf } from '../queries/adjacency.ts';
import { areOnLadder, ladderBetween } from '../queries/refusals/ladders.ts';
import { whyApart } from '../queries/refusals/why-apart.ts';
import { bodyOf } from '../queries/sight/sight-lines.ts';
import type { Game } from '../state/game.ts';
import { buildingsOf } from '../state/ground/buildings.ts';
import { type ExplainedPart, Explainer, type Explanation } from './explanation.ts';

/** Are two figures adjacent, and by which rules (SS-ADJ-001 to SS-ADJ-009, HS-ADJ-001 to HS-ADJ-004)? */
export function explainAdjacency(
  engine: RulesBehind,
  game: Game,
  figure: Figure,
  other: Figure,
): Explanation<boolean> {
  const explainer = new Explainer(engine, game);
  const result = adjacent(game, figure, other);
  const parts = adjacencyParts(explainer, figure, other, result);
  const names = { figure: explainer.name(figure), other: explainer.name(other) };
  return explainer.explanation(result, explainer.say(result ? 'adjacent' : 'notAdjacent', names), parts);
}

/** Are two figures engaged, and by which rules (SS-ENG-001 to SS-ENG-004, HS-ADJ-005)? */
export function explainEngagement(
  engine: RulesBehind,
  game: Game,
  figure: Figure,
  other: Figure,
): Explanation<boolean> {
  const explainer = new Explainer(engine, game);
  const result = engaged(game, figure, other);
  const next = adjacent(game, figure, other);
  const parts = [engagementPart(explainer, figure, other, next)];
  if (canEngage(game, figure, other)) parts.push(...adjacencyParts(explainer, figure, other, next));
  const names = { figure: explainer.name(figure), other: explainer.name(other) };
  return explainer.explanation(result, explainer.say(result ? 'engaged' : 'notEngaged', names), parts);
}

/** The spaces between two sets of spaces, counted along the battlefield (SS-RNG-003 to SS-RNG-005, HS-RNG-001 to HS-RNG-003); null: no way. */
export function explainRange(
  engine: RulesBehind,
  game: Game,
  from: readonly number[],
  to: readonly number[],
): Explanation<number | null> {
  const explainer = new Explainer(engine, game);
  const spaces = distanceOfSpaces(game, from, to);
  if (spaces < 0) {
    const part = explainer.part('range.no-way');
    return explainer.explanation(null, part.text, [part]);
  }
  const { level } = game.field;
  const levels = Math.abs((level[from[0] ?? 0] as number) - (level[to[0] ?? 0] as number));
  const counted = explainer.part('range.counted', { data: { spaces } });
  const flat = explainer.part('range.levels-free', { data: { levels }, applied: levels > 0 });
  return explainer.explanation(spaces, counted.text, [counted, flat, ...passageParts(explainer, from, to)]);
}

/** What makes two of the spaces as far apart as they are by a rule of its own (SS-STAIR-011). */
function passageParts(
  explainer: Explainer,
  from: readonly number[],
  to: readonly number[],
): readonly ExplainedPart[] {
  const { game } = explainer;
  if (game.hooks.answersTo(spacesApart).length === 0) return [];
  const spaces = distanceOfSpaces(game, from, to);
  const reasons = from.flatMap((a) =>
    to.flatMap((b) => game.reasonFor(spacesApart, spaces, { from: a, to: b }) ?? []),
  );
  return [...new Set(reasons)].map((reason) => explainer.part(reason));
}

/** The same between two figures. */
export function explainDistance(
  engine: RulesBehind,
  game: Game,
  figure: Figure,
  other: Figure,
): Explanation<number | null> {
  const told = explainRange(engine, game, placesOf(game, figure, other), placesOf(game, other, figure));
  if (bodyOf(game, figure, other) === figure && bodyOf(game, other, figure) === other) return told;
  const explainer = new Explainer(engine, game);
  return explainer.explanation(told.result, told.text, [...told.parts, explainer.part('range.of-object')]);
}

function engagementPart(explainer: Explainer, figure: Figure, other: Figure, next: boolean): ExplainedPart {
  const { game } = explainer;
  if (game.isObject(figure) || game.isObject(other)) return explainer.part('engaged.object');
  if (game.controller(figure) < 0 || game.controller(other) < 0) return explainer.part('engaged.neutral');
  if (!game.isEnemy(figure, other)) return explainer.part('engaged.allies');
  const refusal = game.refusalOf(mayEngage, { figure, other });
  if (refusal) return explainer.refusal(refusal);
  return explainer.part(next ? 'engaged.enemies' : 'engaged.apart');
}

function adjacencyParts(
  explainer: Explainer,
  figure: Figure,
  other: Figure,
  result: boolean,
): readonly ExplainedPart[] {
  const { game } = explainer;
  if (figure === other) return [explainer.part('adjacent.itself')];
  const isInside = (one: number): boolean => game.objectAround(one) >= 0;
  const share = bodyOf(game, figure, other) === figure && bodyOf(game, other, figure) === other;
  if ((isInside(figure) || isInside(other)) && !share) return [explainer.part('adjacent.inside')];
  const larger = game.spacesOf(figure).length + game.spacesOf(other).length > 2;
  const parts = [explainer.part(result ? 'adjacent.beside' : whyApart(game, figure, other))];
  if (result) parts.push(...whatDoesNotPart(game, figure, other).map((reason) => explainer.part(reason)));
  if (!result && leadsInside(game, figure, other)) parts.push(explainer.part('adjacent.into-building'));
  if (!result && isAcrossCutHex(game, figure, other)) parts.push(explainer.part('adjacent.across-cut-hex'));
  if (larger) parts.push(explainer.part('adjacent.larger-base'));
  if (result && areOnLadder(game, figure, other)) parts.push(explainer.part('adjacent.one-ladder'));
  else if (!result && ladderBetween(game, figure, other))
    parts.push(explainer.part('adjacent.across-ladder'));
  const refusal = game.refusalOf(isAdjacent, { figure, other, spaces: game.spacesOf(figure) });
  if (refusal && !result) parts.push(explainer.refusal(refusal));
  return parts;
}

/** Does a half or partial hex lie between them, next to both? */
function isAcrossCutHex(game: Game, figure: Figure, other: Figure): boolean {
  const { field } = game;
  for (let space = 0; space < field.count; space++) {
    if (field.exists[space] !== 1 || field.hex[space] === 0) continue;
    const isNext = (one: number): boolean => field.directionBetween(one, space) >= 0;
    if (game.spacesOf(figure).some(isNext) && game.spacesOf(other).some(isNext)) return true;
  }
  return false;
}

/** Are they on neighbouring hexes of which one is inside a building that the other is not in? */
function leadsInside(game: Game, figure: Figure, other: Figure): boolean {
  const { field, facts } = game;
  return game
    .spacesOf(figure)
    .some((a) =>
      game
        .spacesOf(other)
        .some(
          (b) =>
            (field.directionBetween(a, b) >= 0 || field.column[a] === field.column[b]) &&
            buildingsOf(facts).around(a) !== buildingsOf(facts).around(b),
        ),
    );
}

/** Levels and walls between two figures that are adjacent all the same. */
function whatDoesNotPart(game: Game, figure: Figure, other: Figure): readonly string[] {
  const { field } = game;
  const pairs = game.spacesOf(figure).flatMap((a) => game.spacesOf(other).map((b) => [a, b] as const));
  const next = pairs.filter(([a, b]) => field.directionBetween(a, b) >= 0);
  return [
    ...(next.some(([a, b]) => field.level[a] !== field.level[b]) ? ['adjacent.within-height'] : []),
    ...(next.some(([a, b]) => field.wallsBetween(a, b).length > 0) ? ['adjacent.over-wall'] : []),
  ];
}
