import type { Seat } from '@scapewright/kernel';
import { type Column, int, type ReadColumn, ref, table } from '@scapewright/kernel';
import { verdicts } from './codes.ts';

/** How many spaces a base may cover at most. */
export const largestBase = 8;

/** One row: the clock of the game. */
export const matchTable = table('match', {
  round: int({ see: 'all' }),
  /** Turn number of the round, 1 to 3. */
  turn: int({ see: 'all' }),
  /** The seat whose turn it is, -1 between turns. */
  seat: int({ see: 'all', start: -1 }),
  /** The seat that is choosing at this moment (ruling SIM-2). */
  chooser: int({ see: 'all', start: 0 }),
  /** The winning team, or one of {@link verdicts}. */
  winner: int({ see: 'all', start: verdicts.open }),
  /** Counters that never go back: the stamps of `once per` and of lasting effects. */
  rounds: int({ see: 'all' }),
  turns: int({ see: 'all' }),
  activations: int({ see: 'all' }),
  phases: int({ see: 'all' }),
  actions: int({ see: 'all' }),
  /** The activation, and the card in it, that is going on; the innermost one. */
  activation: int({ see: 'all' }),
  activeCard: ref('card', { see: 'all' }),
  /** Rows in use of the stacks. */
  attackDepth: int({ see: 'all' }),
  rollDepth: int({ see: 'all' }),
  moveDepth: int({ see: 'all' }),
});

/** One row per player. */
export const seatTable = table('seat', {
  team: int({ see: 'all' }),
  /** Place in this round's turn order, 0 first. */
  order: int({ see: 'all' }),
  /** Place in the order of placement. */
  placement: int({ see: 'all' }),
  /** 1 while the player may still take cards of a draft. */
  drafting: int({ see: 'all' }),
  /** The start zone that the player has chosen, -1 none. */
  zone: int({ see: 'all', start: -1 }),
  initiative: int({ see: 'all' }),
  /** What has been added to the initiative roll: it stays on rerolls (SS-ROUND-016). */
  initiativeChange: int({ see: 'all' }),
  /** 1 when the player takes no more part. */
  out: int({ see: 'all' }),
});

/** An order marker's card is known to its owner and the owner's teammates (HS-ROUND-003), to who has viewed it, and to all once it is turned up. */
export const knowsOrder = (read: ReadColumn, row: number, seat: Seat): boolean => {
  const owner = Math.floor(row / 4);
  if (owner === seat || read(orderTable.revealed, row) === 1) return true;
  if (seat < 0) return false;
  const hasViewed = ((read(orderTable.viewers, row) >> seat) & 1) === 1;
  return hasViewed || read(seatTable.team, seat) === read(seatTable.team, owner);
};

/** Four rows per player: markers 1, 2, 3 and X. */
export const orderTable = table('order', {
  card: ref('card', { see: (read, row, seat) => knowsOrder(read, row, seat) }),
  /** A bit for each player who has viewed it where it lies (SS-MARK-008), and from bit 16 on one for whose last view it was. */
  viewers: int({ see: (read, row, seat) => knowsOrder(read, row, seat) }),
  revealed: int({ see: 'all' }),
});

/** One row per card on a team (a pool of common copies is one row), and per neutral object's card. */
export const cardTable = table('card', {
  definition: int({ see: 'all' }),
  /** The player whose team it belongs to, -1 nobody's. */
  owner: int({ see: 'all', start: -1 }),
  /** 1 in play, 0 out of play, -1 not taken in the draft. */
  active: int({ see: 'all', start: 1 }),
  /** Units that stand on it: more than one for a pool of common copies, none while nobody has taken it. */
  copies: int({ see: 'all' }),
  /** The side of a flip card that lies face up, and the one whose cost was paid: 0 or 1. */
  side: int({ see: 'all' }),
  costSide: int({ see: 'all' }),
  /** How many markers of its owner lie on it unrevealed: everybody sees that much. */
  unrevealed: int({ see: 'all' }),
});

/** Whose the figures are, which are in the game and where they stand: counted apart from what else changes of them. */
export const standing = 'standing';

/** One row per figure. Spaces are -1 where the base covers no more. */
export const figureTable = table('figure', {
  card: ref('card', { see: 'all', apart: standing }),
  owner: int({ see: 'all', start: -1 }),
  /** The player who controls it now, -1 nobody. */
  controller: int({ see: 'all', start: -1, apart: standing }),
  space: ref('space', { see: 'all', apart: standing }),
  space2: ref('space', { see: 'all', apart: standing }),
  space3: ref('space', { see: 'all', apart: standing }),
  space4: ref('space', { see: 'all', apart: standing }),
  space5: ref('space', { see: 'all', apart: standing }),
  space6: ref('space', { see: 'all', apart: standing }),
  space7: ref('space', { see: 'all', apart: standing }),
  space8: ref('space', { see: 'all', apart: standing }),
  facing: int({ see: 'all' }),
  wounds: int({ see: 'all' }),
  /** Of {@link fates}. */
  defeated: int({ see: 'all', apart: standing }),
  /** 1 when it has been decided where it begins. */
  settled: int({ see: 'all' }),
  /** The object (a figure) whose interior it is in, and the place there. */
  inside: ref('figure', { see: 'all', apart: standing }),
  place: int({ see: 'all', start: -1 }),
  /** Stamp of the activation in which it is activated. */
  activated: int({ see: 'all' }),
  /** Move and attack actions that it has left in the phase. */
  moveActions: int({ see: 'all' }),
  attackActions: int({ see: 'all' }),
  /** Spaces counted for its movement in the activation (levels included), and whether it moved at all. */
  movedSpaces: int({ see: 'all' }),
  moved: int({ see: 'all' }),
  /** What has become of its movement: of {@link movements}. */
  stopped: int({ see: 'all' }),
});

/** The columns of the spaces that a figure covers, in order. */
export const baseColumns = [
  figureTable.space,
  figureTable.space2,
  figureTable.space3,
  figureTable.space4,
  figureTable.space5,
  figureTable.space6,
  figureTable.space7,
  figureTable.space8,
] as const;

/** Ability markers: one row per card and marker name. */
export const markerTable = table('marker', { count: int({ see: 'all' }) });

/** A stack of attacks: granted ones may happen inside others. */
export const attackTable = table('attack', {
  attacker: ref('figure', { see: 'all' }),
  target: ref('figure', { see: 'all' }),
  defender: ref('figure', { see: 'all' }),
  /** 0 normal, 1 special. */
  special: int({ see: 'all' }),
  /** Hook source of a special attack, -1 for a normal one. */
  source: int({ see: 'all', start: -1 }),
  range: int({ see: 'all' }),
  /** Attack Number before modifiers. */
  number: int({ see: 'all' }),
  kinds: int({ see: 'all' }),
  attackDice: int({ see: 'all', start: -1 }),
  defenseDice: int({ see: 'all', start: -1 }),
  skulls: int({ see: 'all' }),
  hits: int({ see: 'all' }),
  blocks: int({ see: 'all' }),
  wounds: int({ see: 'all' }),
  /** Number of the attack in its action, from 0. */
  count: int({ see: 'all' }),
  /** 1 when the target was lost before the dice. */
  lost: int({ see: 'all' }),
  done: int({ see: 'all' }),
  /** Of several modes: dice that are left of the pool, or a bit for each mode that has been taken. */
  spent: int({ see: 'all' }),
  /** Blanks of the attack dice: symbols, where they are Valkyrie dice. */
  blanks: int({ see: 'all' }),
});

/** Figures that an attack has attacked or that have escaped it: one row per attack row and figure. */
export const attackedTable = table('attacked', {
  escaped: int({ see: 'all' }),
  attacked: int({ see: 'all' }),
  /** 1: it was next to the target when the last attack began. */
  near: int({ see: 'all' }),
});

/** A stack of rolls that are being looked at. */
export const rollTable = table('roll', {
  seat: int({ see: 'all' }),
  figure: ref('figure', { see: 'all' }),
  /** What it is for: an index into `rollRoles`. */
  role: int({ see: 'all' }),
  sides: int({ see: 'all' }),
  /** 1: one numbered die; 0: combat dice. */
  numbered: int({ see: 'all' }),
  count: int({ see: 'all' }),
  skulls: int({ see: 'all' }),
  shields: int({ see: 'all' }),
  blanks: int({ see: 'all' }),
  /** Numbered dice: what was rolled, and the result after changes. */
  rolled: int({ see: 'all' }),
  result: int({ see: 'all' }),
  attack: int({ see: 'all', start: -1 }),
  /** The hook source of the ability that rolls, -1 none. */
  source: int({ see: 'all', start: -1 }),
});

/** The last numbered roll, for whoever asks after it. */
export const lastRollTable = table('last-roll', { rolled: int({ see: 'all' }), result: int({ see: 'all' }) });

/** A stack of move actions. */
export const moveTable = table('move', {
  figure: ref('figure', { see: 'all' }),
  /** 0 normal, 1 special, 2 maneuver. */
  kind: int({ see: 'all' }),
  /** Move Number of the action. */
  number: int({ see: 'all' }),
  source: int({ see: 'all', start: -1 }),
  spent: int({ see: 'all' }),
  flying: int({ see: 'all' }),
  /** 1 where no ability stops it. */
  unstoppable: int({ see: 'all' }),
});

/** What lasts: a row with a kind, a subject, an amount and an end. It grows. */
export const effectTable = table(
  'effect',
  {
    used: int({ see: 'all' }),
    kind: int({ see: 'all' }),
    figure: ref('figure', { see: 'all' }),
    card: ref('card', { see: 'all' }),
    seat: int({ see: 'all', start: -1 }),
    amount: int({ see: 'all' }),
    source: int({ see: 'all', start: -1 }),
    /** Which part of its source it comes from, where that has several. */
    part: int({ see: 'all' }),
    /** When it ends (an index into `durations`), and the stamp of that stretch. */
    until: int({ see: 'all' }),
    stamp: int({ see: 'all' }),
  },
  { grows: true },
);

/** How often each hook source has been used in the stretches that limits count. */
export const limitTable = table('limit', {
  round: int({ see: 'all', start: -1 }),
  turn: int({ see: 'all', start: -1 }),
  activation: int({ see: 'all', start: -1 }),
  phase: int({ see: 'all', start: -1 }),
  action: int({ see: 'all', start: -1 }),
  count: int({ see: 'all' }),
  game: int({ see: 'all' }),
});

/** Changes of the battlefield in play, in the order in which they happened. It grows. */
export const changeTable = table(
  'change',
  {
    kind: int({ see: 'all' }),
    /** The space; of a tile laid where no space was, the number of its battlefield. */
    space: int({ see: 'all' }),
    terrain: int({ see: 'all' }),
    level: int({ see: 'all' }),
    /** Rows of one number lay one physical piece. */
    piece: int({ see: 'all' }),
    /** Column of a tile laid where no space was. */
    q: int({ see: 'all' }),
    r: int({ see: 'all' }),
  },
  { grows: true },
);

/** Tokens on the battlefield or on cards. What a face-down token is, nobody knows. */
export const tokenTable = table('token', {
  /** Index into the setup's token contents. */
  content: int({ see: (read, row): boolean => read(faceOf(), row) === 1 }),
  space: ref('space', { see: 'all' }),
  holder: ref('figure', { see: 'all' }),
  faceUp: int({ see: 'all' }),
  removed: int({ see: 'all' }),
});

function faceOf(): Column {
  return tokenTable.faceUp;
}

/** Every table of a skirmish. */
export const skirmishTables = [
  matchTable,
  seatTable,
  orderTable,
  cardTable,
  figureTable,
  markerTable,
  attackTable,
  attackedTable,
  rollTable,
  lastRollTable,
  moveTable,
  effectTable,
  limitTable,
  changeTable,
  tokenTable,
];

/** How deep attacks, rolls and moves may be nested. */
export const stackDepth = 8;
