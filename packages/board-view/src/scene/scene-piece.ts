import { shortLabel } from '@scapewright/board';
import type { View, ViewCard, ViewFigure } from '@scapewright/protocol';
import type { Ground, SceneSpace } from './ground.ts';
import { middleOf, type Point } from './outline.ts';
import { nobody, type SideLook, sideLook } from './side-look.ts';
import { type SilhouetteName, silhouetteFor } from './silhouette-for.ts';

/** A figure or a destructible object on the battlefield. */
export interface ScenePiece extends Point {
  readonly key: string;
  readonly name: string;
  /** Two letters. */
  readonly label: string;
  /** Which one of its card it is, from 1, where its card has several figures. */
  readonly number: number | undefined;
  readonly side: SideLook;
  /** Whose it is where another player controls it now. */
  readonly owner: SideLook;
  /** Numbers of the spaces that its base covers. */
  readonly spaces: readonly number[];
  readonly region: number;
  readonly level: number;
  /** Levels that it is tall. */
  readonly height: number;
  readonly silhouette: SilhouetteName;
  readonly wounds: number;
  readonly life: number | undefined;
  /** Is it activated now? */
  readonly active: boolean;
  /** Has it had its part of the turn? */
  readonly acted: boolean;
  readonly object: boolean;
  /** The key of what it is in. */
  readonly inside: string | undefined;
  readonly facing: number | undefined;
  readonly engaged: number;
  readonly items: number;
}

/** The figures of a view that stand on the battlefield, from low to high. */
export function piecesOf(view: View, ground: Ground, acted: ReadonlySet<string>): ScenePiece[] {
  const cards = new Map(view.cards.map((card) => [card.key, card]));
  return view.figures
    .flatMap((figure) => {
      const spaces = figure.spaces.flatMap((name) => {
        const space = ground.spaces[ground.battlefield.spaceOf(name)];
        return space ? [space] : [];
      });
      const isHere = spaces.length > 0 && figure.state !== 'defeated';
      return isHere ? [pieceOf(figure, cards.get(figure.card), spaces, acted)] : [];
    })
    .sort((a, b) => a.level - b.level || Number(b.object) - Number(a.object) || a.y - b.y);
}

function pieceOf(
  figure: ViewFigure,
  card: ViewCard | undefined,
  spaces: readonly SceneSpace[],
  acted: ReadonlySet<string>,
): ScenePiece {
  const { key, name, controller, owner } = figure;
  const [first] = spaces;
  const number = (card?.figures.length ?? 0) > 1 ? (card?.figures.indexOf(key) ?? -1) + 1 : undefined;
  return {
    key,
    name,
    label: shortLabel({ name: (card?.name ?? name).replace(/[^\p{L}\p{N}\s-]/gu, '') }).slice(0, 2),
    number,
    side: controller < 0 ? nobody : sideLook(controller),
    owner: owner < 0 ? nobody : sideLook(owner),
    spaces: spaces.map(({ index }) => index),
    ...middleOf(spaces),
    region: first?.region ?? 0,
    level: figure.level ?? Math.max(...spaces.map(({ level }) => level)),
    height: figure.height,
    silhouette: silhouetteFor(card?.traits ?? [], { object: figure.object === true, height: figure.height }),
    wounds: figure.wounds,
    life: figure.life,
    active: figure.state === 'active',
    acted: acted.has(key),
    object: figure.object === true,
    inside: figure.in,
    facing: figure.facing,
    engaged: figure.engaged.length,
    items: figure.items.length,
  };
}
