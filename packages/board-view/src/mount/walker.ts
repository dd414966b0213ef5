import type { KeyAction } from '../input/key-action.ts';
import type { Scene } from '../scene/scene.ts';
import { stepFrom } from '../scene/walk.ts';

/** Where the keys of the board lead in a scene. */
export class Walker {
  private readonly scene: Scene;
  private readonly region: number;

  constructor(scene: Scene, region: number) {
    this.scene = scene;
    this.region = region;
  }

  /** The space after a key; the same one for keys that do not walk; undefined where the key is not the board's: Tab after the last piece. */
  from(space: number, action: KeyAction): number | undefined {
    const place = this.scene.ground.spaces[space];
    switch (action.kind) {
      case 'walk':
        return place ? stepFrom(this.scene.ground, place, action.step).index : space;
      case 'piece':
        return this.following(this.pieces(), space, action.by);
      case 'choice':
        return (
          this.following(this.choices(), space, action.by) ??
          this.choices().at(action.by < 0 ? -1 : 0) ??
          space
        );
      case 'first':
        return this.inOrder().at(0) ?? space;
      case 'last':
        return this.inOrder().at(-1) ?? space;
      default:
        return space;
    }
  }

  private inOrder(): readonly number[] {
    const region = this.scene.ground.regions.find((one) => one.region === this.region);
    return [...(region?.spaces ?? [])]
      .filter(({ rung, index }) => !rung || this.scene.marked.get(index)?.choice !== undefined)
      .sort((a, b) => a.r - b.r || a.q - b.q || a.level - b.level)
      .map(({ index }) => index);
  }

  private pieces(): readonly number[] {
    const standing = new Set(
      this.scene.pieces
        .filter(({ region }) => region === this.region)
        .flatMap(({ spaces }) => spaces.slice(0, 1)),
    );
    return this.inOrder().filter((space) => standing.has(space));
  }

  private choices(): readonly number[] {
    const { marked, pieceOn, choices } = this.scene;
    return this.inOrder().filter((space) => {
      const piece = pieceOn.get(space);
      return marked.get(space)?.choice !== undefined || (piece !== undefined && choices.has(piece.key));
    });
  }

  /** The next of some spaces in reading order, wherever one is; undefined after the last of them. */
  private following(list: readonly number[], space: number, by: 1 | -1): number | undefined {
    const order = new Map(this.inOrder().map((index, at) => [index, at] as const));
    const place = (index: number) => order.get(index) ?? -1;
    const here = place(space);
    return by > 0 ? list.find((index) => place(index) > here) : list.findLast((index) => place(index) < here);
  }
}
