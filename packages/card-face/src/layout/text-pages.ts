import type { Drawing } from './drawing.ts';

/** A piece of the rules text that is not broken: it stands under what stands above it. */
export interface Block {
  readonly height: number;
  /** Drawn with its upper end at `y`. */
  readonly draw: (y: number) => readonly Drawing[];
}

/** The blocks of one ability: they stay on one face where they fit on one. */
export type Group = readonly Block[];

/** How high blocks are, one under the other. */
export const heightOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { height }) => sum + height, 0);

/** Blocks in pages of a height; a group begins on a further page where it does not fit, and goes on where it fits on none. */
export function paged(groups: readonly Group[], room: number): readonly (readonly Block[])[] {
  const pages: Block[][] = [[]];
  const isFull = (more: Group): boolean => heightOf([...(pages.at(-1) ?? []), ...more]) > room;
  for (const group of groups) {
    if (isFull(group) && heightOf(group) <= room) pages.push([]);
    for (const block of group) {
      if (isFull([block])) pages.push([]);
      pages.at(-1)?.push(block);
    }
  }
  return pages;
}

/** The drawings of blocks, one under the other from `top` on. */
export function stacked(blocks: readonly Block[], top: number): readonly Drawing[] {
  let y = top;
  return blocks.flatMap(({ height, draw }) => {
    const drawings = draw(y);
    y += height;
    return drawings;
  });
}
