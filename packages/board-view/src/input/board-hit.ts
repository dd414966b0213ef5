import type { SceneSpace } from '../scene/ground.ts';
import type { Scene } from '../scene/scene.ts';

/** What a person pointed at. */
export interface BoardHit {
  /** What an answer would name: the figure, token or space that is offered there, else what stands there. */
  readonly key: string;
  /** The space, by name. */
  readonly space: string;
  /** The figure that stands there, by key. */
  readonly figure?: string;
  /** Is `key` offered now? */
  readonly offered: boolean;
}

/** What is meant by a space: an offered figure first, then whoever is in it, tokens, and the space itself. */
export function hitOn({ choices, pieceOn, pieces, tokens }: Scene, space: SceneSpace): BoardHit {
  const piece = pieceOn.get(space.index);
  const riders = pieces.filter(({ inside }) => inside !== undefined && inside === piece?.key);
  const standing = pieces.filter(({ spaces }) => spaces.includes(space.index));
  const keys = [
    ...(piece ? [piece.key] : []),
    ...riders.map(({ key }) => key),
    ...standing.map(({ key }) => key),
    ...tokens.filter((token) => token.space === space.index).map(({ key }) => key),
    `space:${space.name}`,
  ];
  const offered = keys.find((key) => choices.has(key));
  return {
    key: offered ?? keys[0] ?? '',
    space: space.name,
    ...(piece ? { figure: piece.key } : {}),
    offered: offered !== undefined,
  };
}
