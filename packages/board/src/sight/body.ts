/** A body that breaks lines or hides something: `id` is the name of a space, or the id of a solid, wall or figure. */
export interface Body {
  readonly kind: 'space' | 'solid' | 'wall' | 'figure';
  readonly id: string;
}
