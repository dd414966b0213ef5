/** What a board says by itself, in one language; names of figures, terrain and things come with the game. */
export interface BoardWords {
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly levelNumbers: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly wholeBoard: string;
  readonly battlefields: string;
  readonly allFloors: string;
  /** Decks above a level are taken off; undefined: all that are above the ground. */
  readonly upToLevel: (level: number | undefined) => string;
  readonly spacesOf: (battlefield: string) => string;
  readonly level: (level: number) => string;
  /** A rung of a ladder, from below, from 1. */
  readonly rung: (number: number) => string;
  /** A space of which a wall or the like has left a part only: `half`. */
  readonly partOfHex: (part: string) => string;
  readonly covered: string;
  readonly inIt: (piece: string) => string;
  readonly token: string;
  readonly faceDown: (token: string) => string;
  readonly canBeChosen: string;
  readonly costs: (spaces: number) => string;
  readonly danger: string;
  readonly chosen: string;
  readonly threatened: string;
  readonly reached: string;
  readonly sight: Readonly<Record<'clear' | 'obstructed' | 'none', string>>;
  /** The colour of a side: `blue`. */
  readonly side: (word: string) => string;
  readonly wounds: (wounds: number, life: number | undefined) => string;
  readonly active: string;
  readonly hasActed: string;
}

/** In English. */
export const englishBoard: BoardWords = {
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  levelNumbers: 'level numbers',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeBoard: 'Whole board',
  battlefields: 'Battlefields',
  allFloors: 'All floors',
  upToLevel: (level) => (level === undefined ? 'Up to ground' : `Up to level ${level}`),
  spacesOf: (battlefield) => `Spaces of ${battlefield}`,
  level: (level) => `level ${level}`,
  rung: (number) => `rung ${number}`,
  partOfHex: (part) => `${part} hex`,
  covered: 'under something',
  inIt: (piece) => `in it ${piece}`,
  token: 'token',
  faceDown: (token) => `${token}, face down`,
  canBeChosen: 'can be chosen',
  costs: (spaces) => `costs ${spaces}`,
  danger: 'danger',
  chosen: 'chosen',
  threatened: 'in range of an enemy',
  reached: 'an enemy can go there',
  sight: { clear: 'seen', obstructed: 'seen in part', none: 'not seen' },
  side: (word) => word,
  wounds: (wounds, life) =>
    `${wounds} ${wounds === 1 ? 'wound' : 'wounds'}${life === undefined ? '' : ` of ${life}`}`,
  active: 'active',
  hasActed: 'has acted',
};
