import { levelMillimetres } from '../geometry.ts';
import { barrierKinds } from './barriers.ts';
import type { SightQuestion } from './sight-between.ts';
import type { SightField } from './sight-field.ts';

/** A body that breaks lines or hides something: `id` is the name of a space, or the id of a solid, wall or figure. */
export interface Body {
  readonly kind: 'space' | 'solid' | 'wall' | 'figure';
  readonly id: string;
}

/** A point on the battlefield in millimetres: `x` east, `y` south, `z` above the table. */
export interface SightPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** What is written down while a question of sight is answered. */
export interface SightNotes {
  line: { readonly from: SightPoint; readonly to: SightPoint } | undefined;
  viewpoint: SightPoint | undefined;
  readonly breaks: Body[];
  readonly obstructs: Body[];
}

/** The line found last, from the viewer to the target. */
export function lineOnField(sight: SightField): SightNotes['line'] {
  const { frame, line, flipped } = sight;
  const first = pointOnField(frame, line.fromX, line.fromY, line.fromLevel);
  const second = pointOnField(frame, line.toX, line.toY, line.toLevel);
  return flipped ? { from: second, to: first } : { from: first, to: second };
}

/** The viewpoint found last, from which all of the target is seen. */
export function viewpointOnField(sight: SightField): SightPoint {
  const { x, y, level } = sight.viewpoint;
  return pointOnField(sight.frame, x, y, level);
}

function pointOnField(frame: SightField['frame'], x: number, y: number, level: number): SightPoint {
  return { x: frame.eastOf(x, y), y: frame.southOf(x, y), z: level * levelMillimetres };
}

/** The barriers that served in the last answer "no", from the viewer on. */
export function bodiesUsed({ sight, options }: SightQuestion): Body[] {
  const { barriers } = sight.corridor;
  const used = [...Array(barriers.count).keys()].filter((barrier) => barriers.used[barrier] === 1);
  used.sort(
    (a, b) => ((barriers.left[a] as number) - (barriers.left[b] as number)) * (sight.flipped ? -1 : 1),
  );
  return used.map((barrier) => {
    const source = barriers.source[barrier] as number;
    const kind = barrierKinds[barriers.kind[barrier] as number];
    if (kind === 'space') return { kind, id: sight.field.names[source] ?? '' };
    if (kind === 'solid') return { kind, id: sight.field.solids[source]?.id ?? '' };
    if (kind === 'wall') return { kind, id: sight.field.walls[source]?.id ?? '' };
    const occluder = options.occluders?.[source];
    return { kind: occluder?.kind ?? 'solid', id: occluder?.id ?? '' };
  });
}
