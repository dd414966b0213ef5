import { continuousEffects, effects } from './vocabulary-of-effects.ts';
import { figureFilters, spaceFilters } from './vocabulary-of-filters.ts';
import type { Word, Words } from './vocabulary-word.ts';

export type { Word };

const kinds: Words = {
  'continuous-modifier': ['', 'changes numbers while its conditions hold'],
  'continuous-permission': ['', 'allows what the rules forbid while its conditions hold'],
  'continuous-restriction': ['', 'forbids what the rules allow while its conditions hold'],
  'continuous-characteristic': [
    '',
    'gives or takes symbols, keywords and factions while its conditions hold',
  ],
  'triggered-automatic': ['', 'happens by itself at its trigger'],
  'triggered-optional': ['', 'is offered at its trigger'],
  'windowed-action': ['', 'is offered at each of its triggers, usually with a limit'],
  replacement: ['', 'changes an event before it happens'],
  setup: ['', 'is done in setup'],
  'instead-of': ['', 'is offered in place of a step: an activation, a phase, an action, a single attack'],
  'special-move': ['', 'is offered in place of a normal move action, with a Move Number of its own'],
  'special-attack': [
    '',
    'is offered in place of a normal attack action, with a Range and an Attack Number of its own',
  ],
  'marker-only': ['', 'does nothing by itself: other abilities refer to it'],
};

const triggers: Words = {
  'setup-step': ['step?', 'in setup, at G1.3 or the step that is named'],
  placement: ['forced?', 'in place of putting a figure of its card into the start zone'],
  'start-of-round': ['', 'R1'],
  planning: ['', 'R2, when order markers are placed'],
  'initiative-roll': ['', 'after its player has rolled for initiative'],
  cleanup: ['', 'R5'],
  'end-of-round': ['', 'R6'],
  'start-of-turn': ['', '1A, of its own player'],
  'before-order-marker': ['', 'before its player turns up the order marker of a turn, 1B'],
  'order-marker-revealed': [
    'marker?',
    'when an order marker on its card is turned up: `1`, `2`, `3`, any of them where none is named, or `X`',
  ],
  'before-activation': ['', 'before its card is activated'],
  'instead-of-activation': [
    'forced?',
    'in place of an activation of its card; `forced: true`: nobody is asked',
  ],
  'start-of-activation': ['', 'as soon as its card is activated'],
  'before-move-phase': ['', '3A'],
  'start-of-move-phase': ['', '3B'],
  'instead-of-move-phase': ['', 'in place of phase 3'],
  'before-moving': ['', '3C; in SuperScape also before its own player places it'],
  'before-move-action': ['', '3C'],
  'before-moving-normally': ['', '3C; who acts then must move normally in this activation'],
  'instead-of-normal-move-action': ['', '3D'],
  'instead-of-move-action': ['', '3D'],
  'begins-to-move': ['', '3E'],
  'enters-space': ['terrain?', 'when it enters a space'],
  'passes-over': ['', 'when it has gone through another figure or flown over it (`other`)'],
  'comes-into-engagement': ['', 'when an enemy comes into engagement with it (`other`)'],
  'leaves-engagement': ['', 'when it leaves an engagement'],
  'after-move-action': ['', '3H'],
  'ends-movement-on': ['terrain?', 'when its movement ends'],
  'move-phase-ends': ['', '3I'],
  transition: ['', 'phase 4'],
  'before-attack-phase': ['', '5A'],
  'instead-of-attack-phase': ['', 'in place of phase 5'],
  'instead-of-attack-action': ['', '5C'],
  'instead-of-normal-attack-action': ['', '5C'],
  'before-attack-action': ['', '5D'],
  'instead-of-attack': ['', 'in place of a single attack, 5E'],
  'after-targeted': ['', 'C2, for the target'],
  'before-attack': ['', 'C3, for the attacker'],
  'attack-dice-rolled': ['', 'after attack dice have been rolled, C4'],
  'after-attacking': ['', 'C5'],
  'after-being-attacked': ['', 'C6'],
  'before-defending': ['', 'C7'],
  'defense-dice-rolled': ['', 'after defense dice have been rolled, C8'],
  'after-defending': ['', 'C9'],
  'wounds-about-to-be-received': ['', 'before wounds are received: they can be ignored'],
  'wounds-being-received': ['', 'while wounds are received: they can be more or fewer'],
  'wounds-received': ['', 'after wounds have been received'],
  'after-wounds-placed': ['', 'C11'],
  'figure-defeated': ['', 'when a figure is defeated'],
  'last-figure-of-card-defeated': ['', 'when the last figure of its card is defeated'],
  'would-be-defeated': ['', 'before a figure is defeated: something else can happen instead'],
  'after-combat': ['', '5H'],
  'after-attack-action': ['', '5I'],
  'after-attack-phase': ['', '5J'],
  'end-of-activation': ['', 'phase 6, of its card'],
  'turn-taken': [
    '',
    '7, after an order marker on its card has been turned up and the card has taken its turn, not one that was granted',
  ],
  'end-of-turn': ['', 'phase 7, of its own player'],
  'trap-rolled': ['', 'after it has rolled for the trap of a treasure'],
  'die-rolled': [
    'die?, for?',
    'after any player has rolled dice; `die: d20` or `die: combat` narrows it, and `for: [ids]` to rolls of these abilities (`any`: of whichever); `other`: the figure that has been chosen and for which the roll is',
  ],
  'control-changed': ['', 'when somebody takes control of it'],
};

const conditions: Words = {
  attack: [
    'type?, adjacent?, target?, by?',
    "the attack is normal, special or this ability's own; its target, its attacker",
  ],
  'height-advantage': [
    'of?, over?',
    'a figure has height advantage over another, the attacker over the defender',
  ],
  'relation-exists': ['name, exists?, of?', 'the relation that a part of the ability has set'],
  'beside-object': [
    'of?, kind',
    'an object of one of these kinds, types or classes (`tree`, `urban`) is next to a figure',
  ],
  'on-battlefield': ['who', 'a figure is on a battlefield'],
  'where-it-fell': [
    'SPACES',
    'a space from which the figure has just been defeated passes a filter of spaces',
  ],
  'special-target': ['', 'its own special attack has somebody to attack'],
  'on-terrain': ['of, terrain', 'a figure stands on terrain, of a grouping, on `land` or on `nonland`'],
  'figure-state': [
    'of?, is',
    'wounded, engaged, flying, under an overhang, beside something taller, moved ...; `defeated`: so a part acts once its own figure is; `in-the-air`, `moving-normally`: in a move that goes on',
  ],
  adjacency: ['of?, to, to-filter', 'two figures, or a figure and any that a filter passes, are adjacent'],
  comparison: ['left, is, right', 'two numbers compare as <, <=, =, >= or >'],
  matches: ['who?, FILTER', 'a figure passes a filter'],
  exists: ['FILTER', 'some figure passes a filter'],
  'marker-present': ['name, least?', 'its card has so many markers'],
  'wound-kind': ['of', 'the wounds are of one of these kinds'],
  'its-turn': ['marker?', 'the turn is the one that an order marker on its card has given'],
  any: ['of', 'one of several conditions holds'],
  not: ['of', 'not all of several conditions hold'],
};

const costs: Words = {
  'remove-marker': ['name, count?', 'markers are taken off its card'],
  'give-up-step': ['step?', 'the step is given up, as instead-of parts do anyway'],
};

const choices: Words = {
  figure: [
    'FILTER, least?, most?, seen-from?, except?, leaving?',
    'figures that a filter passes, `least` to `most` of them (a number, or `all`); `leaving: FILTER` somebody else whom it passes must be left',
  ],
  'on-card': ['of?, FILTER, least?, most?', 'figures that lie on the card of a figure'],
  'defeated-figure': ['FILTER, least?, most?', 'figures that have been defeated'],
  space: ['SPACES, for?, least?, most?', 'spaces; `for` names the figure whose base has to fit'],
  token: [
    'kind?, stops?, unoccupied?, within?, of?',
    'a token on a space: of a `kind` (glyph, item, hazard, resource); that stops figures or not (treasures do not); with nobody on it; within so many spaces of a figure',
  ],
  card: ['FILTER, least?', 'a card with a figure that passes a filter'],
  'figureless-card': [
    'to, side?, unit?, uniqueness?, card?',
    'a one shot or story that the ability is `to` remove or take',
  ],
  enum: ['of, except?', 'a word of a list, or a damage type'],
  number: ['from?, to', 'a number'],
  'plus-or-minus': ['by', 'a number to add or to subtract'],
  'dice-subset': ['', 'some of the dice that have been rolled'],
  opponent: ['', 'an opponent, who makes the choices that follow'],
};

const numbers: Words = {
  skulls: ['', 'of the attack'],
  hits: ['', 'of the attack'],
  blocks: ['', 'of the attack'],
  blanks: ['', 'of the roll: each is the symbol of a Valkyrie die'],
  'attack-blanks': ['', 'of the attack dice of the attack: each is the symbol of a Valkyrie die'],
  'attack-dice': ['', 'dice rolled in the attack'],
  'defense-dice': ['', 'dice rolled in defense'],
  'attacks-made': ['', 'attacks that have been made in the action before this one'],
  'excess-blocks': ['', 'blocks beyond the hits of the attack'],
  wounds: ['', 'of the attack'],
  'excess-wounds': ['', 'wounds beyond the Life of the figure'],
  result: ['', 'of the roll: what a numbered die has come to'],
  amount: ['', 'of the event: the wounds on their way'],
  count: ['FILTER', 'how many figures a filter passes'],
  defeated: ['FILTER', 'how many defeated figures a filter passes'],
  waiting: ['FILTER', 'how many figures a filter passes that are in the game and stand nowhere'],
  'on-card': ['of?, FILTER', 'figures on the card of a figure'],
  tally: ['name, of?', 'what the ability has counted on figures by a name'],
  'order-markers': [
    'of? | on?, revealed?',
    "order markers on the cards of figures (`of: WHO`) or of those that a filter passes (`on: FILTER`), whoever's they are",
  ],
  rolled: ['', 'what the numbered die of the roll showed, before anything changed it'],
  round: ['', 'of the game: 1 in the first'],
  units: ['LABEL', 'how many units of the team have a label'],
  'wounds-on': ['WHO', 'wounds on a figure'],
  markers: ['NAME', 'markers on its card'],
  printed: ['of, stat', 'a statistic as it is printed'],
  current: ['of, stat', 'the `move` or the `range` of a figure as it is now'],
  'level-of': ['WHO', 'the level of a base'],
  'spaces-moved': ['WHO', 'spaces moved in this action'],
  distance: ['[WHO, WHO]', 'spaces between two figures'],
  number: ['CHOICE', 'the number that was chosen'],
  sum: ['list', 'all of a list together'],
  difference: ['list', 'the first without the others'],
  product: ['list', 'all of a list multiplied'],
  quotient: ['list', 'the first divided by the second, without the rest'],
  min: ['list', 'the least of a list'],
  max: ['list', 'the greatest of a list'],
};

const limits: Words = {
  turn: ['count?, key?', 'so many times in a turn'],
  round: ['count?, key?', 'so many times in a round'],
  activation: ['count?, key?', 'so many times in an activation'],
  phase: ['count?, key?', 'so many times in a phase'],
  action: ['count?, key?', 'so many times in an action'],
  game: ['count?, key?', 'so many times in the game'],
};

const durations: Words = {
  action: ['', 'for the rest of the action'],
  attack: ['', 'for the rest of the attack'],
  phase: ['', 'for the rest of the phase'],
  activation: ['', 'for the rest of the activation'],
  turn: ['', 'for the rest of the turn'],
  round: ['', 'for the rest of the round'],
  game: ['', 'for the rest of the game'],
};

/** Every word of abilities as data, by what it is: for documentation, and for editors. */
export const vocabulary = {
  kinds,
  triggers,
  conditions,
  costs,
  choices,
  effects,
  continuousEffects,
  figureFilters,
  spaceFilters,
  numbers,
  limits,
  durations,
} as const satisfies Readonly<Record<string, Words>>;
