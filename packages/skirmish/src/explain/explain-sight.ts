import {
  type Body,
  explainSight as explainLines,
  type SightExplanation,
  type Zone,
} from '@scapewright/board';
import { adjacent } from '../adjacency.ts';
import { hasClearSight, isObstructed, seesAnyway } from '../declarations.ts';
import type { Game } from '../game.ts';
import { sightQuestion, zoneOf } from '../sight-lines.ts';
import type { SkirmishEngine } from '../skirmish-engine.ts';
import { figureTable } from '../tables.ts';
import { Explainer, type Explanation } from './explanation.ts';
import { areOnLadder } from './ladders.ts';

/** Sight as the rules name it. */
export type SightResult = 'clear' | 'obstructed' | 'none';

/** An answer about sight, with the line that was found, or what breaks and hides. */
export interface ExplainedSight extends Explanation<SightResult> {
  readonly lines: SightExplanation | undefined;
}

interface Pair {
  readonly figure: number;
  readonly other: number;
}

const results = ['none', 'obstructed', 'clear'] as const;
const reasons = { none: 'sight.none', obstructed: 'sight.obstructed', clear: 'sight.clear' } as const;

/** What one figure sees of another now, by geometry and by what abilities and covers make of it (SS-SIGHT-006, HS-SIGHT-002). */
export function explainSight(
  engine: SkirmishEngine,
  game: Game,
  viewer: number,
  target: number,
): ExplainedSight {
  const explainer = new Explainer(engine, game);
  if (viewer === target) {
    const part = explainer.part('sight.itself');
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
  const [from, to] = [placeOf(game, figure), placeOf(game, other)];
  const through = explainer.part('sight.through-object');
  if (from === to)
    return { ...explainer.explanation('clear' as const, through.text, [through]), lines: undefined };
  const seen = explainZones(engine, game, zoneOf(game, from), zoneOf(game, to), [from, to]);
  if (from === figure && to === other) return seen;
  return { ...explainer.explanation(seen.result, seen.text, [...seen.parts, through]), lines: seen.lines };
}

/** Sight by geometry alone, between two zones; `except` are the figures that stand there themselves. */
export function explainZones(
  engine: SkirmishEngine,
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
  const text = bodies.length === 0 ? part.text : `${part.text}: ${bodies.map(bodyName).join(', ')}`;
  return { ...explainer.explanation(result, text, [{ ...part, text }]), lines };
}

function bodyName({ kind, id }: Body): string {
  return kind === 'space' ? `the ground at ${id}` : id;
}

function placeOf(game: Game, figure: number): number {
  const inside = game.state.read(figureTable.inside, figure);
  return inside >= 0 ? inside : figure;
}
