import type { BoardWords } from '@scapewright/board-view';

const parts: Readonly<Record<string, string>> = { half: 'halbes Feld', partial: 'Teil eines Feldes' };
const colours: Readonly<Record<string, string>> = {
  red: 'rot',
  blue: 'blau',
  gold: 'gold',
  teal: 'türkis',
  plum: 'violett',
  sky: 'hellblau',
  rose: 'rosa',
  slate: 'schiefergrau',
};

/** What a board says by itself, in German. */
export const germanBoard: BoardWords = {
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  levelNumbers: 'Stufen als Zahlen',
  zoomIn: 'Näher',
  zoomOut: 'Weiter weg',
  wholeBoard: 'Ganzes Spielfeld',
  battlefields: 'Spielfelder',
  allFloors: 'Alle Stockwerke',
  upToLevel: (level) => (level === undefined ? 'Bis zum Boden' : `Bis Stufe ${level}`),
  spacesOf: (battlefield) => `Felder von ${battlefield}`,
  level: (level) => `Stufe ${level}`,
  rung: (number) => `Sprosse ${number}`,
  partOfHex: (part) => parts[part] ?? part,
  covered: 'unter etwas',
  inIt: (piece) => `darin ${piece}`,
  token: 'Marker',
  faceDown: (token) => `${token}, verdeckt`,
  canBeChosen: 'kann gewählt werden',
  costs: (spaces) => `kostet ${spaces}`,
  danger: 'Gefahr',
  chosen: 'gewählt',
  threatened: 'in Reichweite eines Gegners',
  reached: 'ein Gegner kann dorthin',
  sight: { clear: 'zu sehen', obstructed: 'zum Teil zu sehen', none: 'nicht zu sehen' },
  side: (word) => colours[word] ?? word,
  wounds: (wounds, life) =>
    `${wounds} ${wounds === 1 ? 'Wunde' : 'Wunden'}${life === undefined ? '' : ` von ${life}`}`,
  active: 'am Zug',
  hasActed: 'war schon dran',
};
