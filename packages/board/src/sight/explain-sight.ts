import { levelMillimetres } from '../geometry.ts';
import type { Space } from '../space.ts';
import type { Body } from './body.ts';
import type { SightNotes } from './notes.ts';
import { shaftBetween } from './shaft.ts';
import { judgeSight, type Sight, type SightOptions, type SightQuestion } from './sight-between.ts';
import type { SightField } from './sight-field.ts';
import type { Zone } from './zone.ts';

/** A point on the battlefield in millimetres: `x` east, `y` south, `z` above the table. */
export interface SightPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Why a figure sees another, or does not. */
export interface SightExplanation {
  readonly sight: Sight;
  /** An unbroken line from the viewer's zone to the target's; undefined if there is none. */
  readonly line: { readonly from: SightPoint; readonly to: SightPoint } | undefined;
  /** If sight is clear and not obstructed: a viewpoint of the viewer that sees all of the target; only with `zones`. */
  readonly viewpoint: SightPoint | undefined;
  /** If there is no line: the bodies that together break all of them, from the viewer on. */
  readonly breaks: readonly Body[];
  /** If sight is obstructed: the bodies of which one or another hides some part of the target from every viewpoint. */
  readonly obstructs: readonly Body[];
}

/** Answers like `sightBetween` and says what was found: the line, what breaks all lines, what obstructs. */
export function explainSight(
  sight: SightField,
  viewer: Zone,
  target: Zone,
  options: SightOptions,
): SightExplanation {
  const notes = new ExplainingNotes();
  const result = judgeSight(sight, viewer, target, options, notes);
  return {
    sight: result,
    line: notes.line,
    viewpoint: notes.viewpoint,
    breaks: result === 0 ? distinct(notes.breaks) : [],
    obstructs: result === 1 ? distinct(notes.obstructs) : [],
  };
}

function distinct(bodies: readonly Body[]): Body[] {
  const seen = new Map<string, Body>();
  for (const { kind, id } of bodies) if (!seen.has(`${kind} ${id}`)) seen.set(`${kind} ${id}`, { kind, id });
  return [...seen.values()];
}

class ExplainingNotes implements SightNotes {
  line: SightExplanation['line'];
  viewpoint: SightPoint | undefined;
  readonly breaks: Body[] = [];
  readonly obstructs: Body[] = [];

  tellLine(question: SightQuestion, isFound: boolean): void {
    if (!isFound) {
      this.breaks.push(...bodiesUsed(question));
      return;
    }
    const { line, flipped } = question.sight;
    const first = pointOnField(question.sight, line.fromX, line.fromY, line.fromLevel);
    const second = pointOnField(question.sight, line.toX, line.toY, line.toLevel);
    this.line = flipped ? { from: second, to: first } : { from: first, to: second };
  }

  tellWholeView(question: SightQuestion, isFound: boolean): void {
    if (!isFound) {
      this.obstructs.push(...bodiesUsed(question));
      return;
    }
    const { x, y, level } = question.sight.viewpoint;
    this.viewpoint = pointOnField(question.sight, x, y, level);
  }

  tellShaft(question: SightQuestion, space: Space, between: readonly Body[]): void {
    if (between.length > 0) {
      this.breaks.push(...between);
      return;
    }
    const { field } = question.sight;
    const { low, high, upper } = shaftBetween(question);
    const [x, y] = [field.x[space] as number, field.y[space] as number];
    const [below, above] = [low, high].map((level) => ({ x, y, z: level * levelMillimetres })) as [
      SightPoint,
      SightPoint,
    ];
    this.line = upper === question.target ? { from: below, to: above } : { from: above, to: below };
  }

  tellHiddenInShaft(): void {
    this.obstructs.push(...this.breaks);
  }
}

function pointOnField({ frame }: SightField, x: number, y: number, level: number): SightPoint {
  return { x: frame.eastOf(x, y), y: frame.southOf(x, y), z: level * levelMillimetres };
}

/** The barriers that served in the last answer "no", from the viewer on. */
function bodiesUsed({ sight }: SightQuestion): Body[] {
  const used = sight.corridor.barriers.all.filter(({ isUsed }) => isUsed);
  used.sort((a, b) => (a.left - b.left) * (sight.flipped ? -1 : 1));
  return used.map(({ body }) => body);
}
