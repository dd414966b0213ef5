/** A wall on one side of a space, between absolute levels. */
export interface SceneWall {
  readonly space: number;
  readonly direction: number;
  readonly bottom: number;
  readonly top: number;
  readonly kind: 'wall' | 'door' | 'ladder';
}
