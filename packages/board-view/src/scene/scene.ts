import type { View } from '@scapewright/protocol';
import { type Ground, groundOf } from './ground.ts';
import type { MapAsDrawn } from './map-as-drawn.ts';
import { type MarkedSpace, markedSpaces, raysAcross, type SceneRay, wayAcross } from './marked-spaces.ts';
import type { SceneMarks } from './scene-marks.ts';
import { piecesOf, type ScenePiece } from './scene-piece.ts';
import { type SceneToken, tokensOf } from './scene-token.ts';

/** One moment of a battlefield as it is to be seen: plain data for both painters, for input and for words. */
export interface Scene {
  /** The same object from one moment to the next while no space changes. */
  readonly ground: Ground;
  /** All that stand on the battlefield, from low to high. */
  readonly pieces: readonly ScenePiece[];
  readonly tokens: readonly SceneToken[];
  /** What is pointed out, by number of space. */
  readonly marked: ReadonlyMap<number, MarkedSpace>;
  /** Numbers of the spaces of a way. */
  readonly way: readonly number[];
  readonly rays: readonly SceneRay[];
  /** Keys that can be chosen now. */
  readonly choices: ReadonlySet<string>;
  readonly pointed: ReadonlySet<string>;
  /** The piece that stands on a space, the topmost where several do. */
  readonly pieceOn: ReadonlyMap<number, ScenePiece>;
}

/** What a scene is made of, beside the map. */
export interface SceneParts {
  readonly view?: View | undefined;
  readonly marks?: SceneMarks | undefined;
}

/** Makes the scenes of one map; spaces are worked out anew only where a view says that they have changed. */
export function sceneMaker(map: MapAsDrawn): (parts?: SceneParts) => Scene {
  let ground: Ground | undefined;
  let changed = '';
  return ({ view, marks = {} } = {}) => {
    const now = JSON.stringify(view?.spaces ?? []);
    if (ground === undefined || now !== changed) ground = groundOf(map, view?.spaces);
    changed = now;
    return sceneOn(ground, { view, marks });
  };
}

/** The scene of a moment on a ground. */
export function sceneOn(ground: Ground, { view, marks = {} }: SceneParts): Scene {
  const pieces = view === undefined ? [] : piecesOf(view, ground, new Set(marks.acted));
  const tokens = view === undefined ? [] : tokensOf(view, ground);
  return {
    ground,
    pieces,
    tokens,
    marked: markedSpaces(ground, marks),
    way: wayAcross(ground, marks.way ?? []),
    rays: raysAcross(ground, marks.rays ?? []),
    choices: new Set((marks.choices ?? []).map(({ key }) => key)),
    pointed: new Set([...(marks.pointed ?? []), ...(marks.chosen ?? [])]),
    pieceOn: new Map(pieces.flatMap((piece) => piece.spaces.map((space) => [space, piece] as const))),
  };
}
