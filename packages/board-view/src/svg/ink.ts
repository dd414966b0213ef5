/** Paper or night: the two grounds on which the board is drawn. */
export type Theme = 'light' | 'dark';

/** Colours of everything that is no terrain. */
export interface Inks {
  readonly paper: string;
  readonly line: string;
  readonly accent: string;
  readonly accentRim: string;
  readonly danger: string;
  readonly wall: string;
  readonly wallRim: string;
  readonly door: string;
  readonly text: string;
  readonly textRim: string;
  /** How much darker terrain is shown: 0 as it is. */
  readonly dim: number;
}

/** The colours of both themes. */
export const inks: Readonly<Record<Theme, Inks>> = {
  light: {
    paper: '#f4f1ea',
    line: '#2b2723',
    accent: '#ffd24a',
    accentRim: '#5a3c00',
    danger: '#c4281c',
    wall: '#d9cbb2',
    wallRim: '#2e2620',
    door: '#c98135',
    text: '#fffdf6',
    textRim: '#2b2723',
    dim: 0,
  },
  dark: {
    paper: '#1b222c',
    line: '#0c1016',
    accent: '#ffd76a',
    accentRim: '#1a1204',
    danger: '#ff6a55',
    wall: '#b5a88f',
    wallRim: '#0f1218',
    door: '#b5742f',
    text: '#fffdf6',
    textRim: '#10141b',
    dim: -0.26,
  },
};
