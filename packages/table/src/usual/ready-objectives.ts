import type { ArmyWords } from './ready-armies.ts';

/** Whose army is brought, as an objective may name it. */
export interface ObjectiveSide {
  readonly player: string;
  /** Ids of cards; `ID/back` for one that starts turned over. */
  readonly cards: readonly string[];
}

/** Something to fight for, on a map that suits it. */
export interface ReadyObjective {
  /** Names it on the command line. */
  readonly id: string;
  readonly map: string;
  /** The only game whose rules know what the map needs; left out: any. */
  readonly game?: 'heroscape' | 'superscape';
  readonly words: { readonly en: ArmyWords; readonly de: ArmyWords };
  /** The victory condition as players agree on it, of the sides in the order of their seats. */
  readonly condition: (sides: readonly ObjectiveSide[]) => string;
}

const first = (sides: readonly ObjectiveSide[]): ObjectiveSide => sides[0] ?? { player: '', cards: [] };
const quoted = (text: string): string => JSON.stringify(text);

/** Goals besides being the last who stands, each on a map of ours. */
export const readyObjectives: readonly ReadyObjective[] = [
  {
    id: 'king-of-the-stones',
    map: 'ring-of-stones',
    words: {
      en: {
        name: 'King of the stones',
        text: 'Whoever alone stands on the mound when a round ends scores a point; three points win.',
      },
      de: {
        name: 'König der Steine',
        text: 'Wer am Ende einer Runde allein auf dem Hügel steht, bekommt einen Punkt; drei Punkte gewinnen.',
      },
    },
    condition: () => 'king-of-the-hill: {spaces: [e6, f6, g6, f5, g5, f7, g7], points: 3}',
  },
  {
    id: 'three-of-four-glyphs',
    map: 'glyph-terraces',
    game: 'heroscape',
    words: {
      en: {
        name: 'Three of four glyphs',
        text: 'Whoever has figures on three of the four glyphs when a round ends wins.',
      },
      de: {
        name: 'Drei von vier Glyphen',
        text: 'Wer am Ende einer Runde Figuren auf drei der vier Glyphen hat, gewinnt.',
      },
    },
    condition: () => 'hold-ground: {spaces: [d3, h8, k5, a6], least: 3}',
  },
  {
    id: 'through-the-pass',
    map: 'pass-of-kings',
    words: {
      en: {
        name: 'Through the pass',
        text: 'The first card of the first army has to leave the pass in the east within twelve rounds; the other side stops it.',
      },
      de: {
        name: 'Durch den Pass',
        text: 'Die erste Karte der ersten Armee muss den Pass in zwölf Runden nach Osten verlassen; die andere Seite hält sie auf.',
      },
    },
    condition: (sides) => {
      const { player, cards } = first(sides);
      const card = (cards[0] ?? '').replace(/\/back$/, '');
      return `escort: {player: ${quoted(player)}, card: ${quoted(card)}, spaces: [t3, t4, t5, t6, t7], rounds: 12}`;
    },
  },
  {
    id: 'the-old-keep',
    map: 'old-keep',
    words: {
      en: {
        name: 'The old keep',
        text: 'The first army holds the keep and wins if anybody of it is left when round six ends.',
      },
      de: {
        name: 'Die alte Burg',
        text: 'Die erste Armee hält die Burg und gewinnt, wenn am Ende der sechsten Runde noch jemand von ihr steht.',
      },
    },
    condition: (sides) => `last-stand: {player: ${quoted(first(sides).player)}, rounds: 6}`,
  },
];

/** The objectives on a map, for a game. */
export function objectivesOn(map: string, game: 'heroscape' | 'superscape'): readonly ReadyObjective[] {
  return readyObjectives.filter((one) => one.map === map && (one.game ?? game) === game);
}

/** An objective by its id. */
export function readyObjective(id: string): ReadyObjective | undefined {
  return readyObjectives.find((one) => one.id === id);
}
