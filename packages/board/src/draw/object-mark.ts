/** Shapes by which objects are told apart. */
export type ObjectShape = 'tree' | 'bush' | 'rock' | 'ice' | 'house' | 'window' | 'block';

/** How a kind of object is shown: its shape in pictures, and two characters for text. */
export interface ObjectLook {
  readonly shape: ObjectShape;
  readonly code: string;
}

/** How objects are shown, by kind. */
export type ObjectLooks = Readonly<Record<string, ObjectLook>>;

/** An object by the ids of its solids and walls on the battlefield. */
export interface ObjectMark {
  readonly kind: string;
  readonly name: string;
  readonly solids: readonly string[];
  readonly walls: readonly string[];
}
