import type { Colour } from '@scapewright/board';

/** How a side is told apart wherever it shows: by colour, by the pattern of a ring and by a letter. */
export interface SideLook {
  readonly side: number;
  readonly letter: string;
  /** The word for the colour. */
  readonly word: string;
  readonly colour: Colour;
  /** Dashes and gaps of the ring, in tenths of its length; empty for an unbroken ring. */
  readonly ring: readonly number[];
}

/** Chosen so that any two stay apart in the three common kinds of colour blindness. */
const looks: readonly Omit<SideLook, 'side'>[] = [
  { letter: 'A', word: 'red', colour: [196, 57, 47], ring: [] },
  { letter: 'B', word: 'blue', colour: [36, 94, 190], ring: [0.6, 0.4] },
  { letter: 'C', word: 'gold', colour: [226, 166, 30], ring: [0.22, 0.22] },
  { letter: 'D', word: 'teal', colour: [74, 168, 146], ring: [2.1, 0.4] },
  { letter: 'E', word: 'plum', colour: [92, 38, 98], ring: [0.9, 0.22, 0.22, 0.22] },
  { letter: 'F', word: 'sky', colour: [128, 186, 238], ring: [1.2, 1.3] },
  { letter: 'G', word: 'rose', colour: [238, 152, 176], ring: [0.08, 0.2] },
  { letter: 'H', word: 'slate', colour: [56, 62, 68], ring: [4.4, 0.6] },
];

/** Whatever belongs to nobody. */
export const nobody: SideLook = { side: -1, letter: '', word: 'neutral', colour: [122, 112, 100], ring: [] };

/** The look of a side, counted from 0; -1 is nobody's. More than eight sides share looks. */
export function sideLook(side: number): SideLook {
  const look = looks[side % looks.length];
  return side < 0 || look === undefined ? nobody : { side, ...look };
}

/** The number of sides that can be told apart. */
export const sidesApart = looks.length;
