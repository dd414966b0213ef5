import {
  ability,
  choosePlace,
  emptyPlaces,
  forbid,
  type Game,
  isMoving,
  mayScore,
  placeFigure,
  rollDamage,
  rules,
  type SkirmishPlugin,
  type SkirmishRun,
  sidesOf,
  terrain,
  trigger,
} from '@scapewright/skirmish';
import { broughtBy } from '../brought.ts';

const kind = 'upside-down';

/** The spaces of which the Upside Down consists. */
const ground = terrain({
  id: kind,
  name: 'Upside Down',
  text: 'Land of no category.',
  land: 'land',
  groups: [],
  levels: 1,
  stops: 'never',
  fallReduction: 0,
  rules: { '*': ['SS-UPSIDE-003', 'SS-UPSIDE-004'] },
  endsRound: expose,
});

/** What stands on cards that bring the Upside Down; what it does is a rule of the battlefield. */
const bringer = ability({
  id: kind,
  name: 'Upside Down',
  text: 'It brings the Upside Down into the game, and its player gets no victory point for it.',
  rules: { '*': ['SS-UPSIDE-002', 'SS-UPSIDE-008'] },
});

/** The card rows with an ability of this name, which brings the Upside Down into the game. */
function mentions(game: Game): readonly number[] {
  return game.facts.definitions.flatMap((definition, card) =>
    sidesOf(definition).some(({ abilities }) => abilities.some(({ id }) => id === kind)) ? [card] : [],
  );
}

/** Does a part of a figure's base lie on an exit? */
function isOnExit(game: Game, figure: number): boolean {
  const spaces = game.spacesOf(figure);
  return game.facts.battlefields.some(
    (one) => one.kind === kind && spaces.some((space) => one.exits.includes(space)),
  );
}

/** The spaces elsewhere to which a figure on an exit can be brought. */
function waysOut(game: Game, figure: number): readonly (readonly number[])[] {
  const { field } = game;
  const region = field.region[game.space(figure)];
  return emptyPlaces(game, figure, (space) => field.region[space] !== region);
}

const brought = broughtBy({
  kind,
  name: 'Upside Down',
  keywords: [],
  columns: 5,
  rows: 5,
  exits: ['a1', 'e5'],
});

const upsideDownRule = rules({
  id: kind,
  name: 'The Upside Down',
  text: 'A separate battlefield on which figures without Magical Affinity suffer at the end of the round, and which they leave from its exits.',
  reasons: [
    'upside-down.laid',
    'upside-down.exposure',
    'upside-down.magical',
    'upside-down.exit',
    'upside-down.no-way-out',
    'upside-down.no-point',
  ],
  reasonRules: {
    'upside-down.laid': { '*': ['SS-UPSIDE-001', 'SS-UPSIDE-002'] },
    'upside-down.exposure': { '*': ['SS-UPSIDE-005', 'SS-TERR-021'] },
    'upside-down.magical': { '*': ['SS-UPSIDE-005'] },
    'upside-down.exit': { '*': ['SS-UPSIDE-006', 'SS-UPSIDE-007', 'SS-UPSIDE-009'] },
    'upside-down.no-way-out': { '*': ['SS-UPSIDE-006', 'SS-UPSIDE-007'] },
    'upside-down.no-point': { '*': ['SS-UPSIDE-008'] },
  },
  lines: {
    'upside-down.laid': 'battlefield {battlefield} is the Upside Down',
    'upside-down.exposure': '{figure} is exposed to the Upside Down',
    'upside-down.magical': '{figure} has Magical Affinity and is safe in the Upside Down',
    'upside-down.exit': '{figure} ends its movement on an exit and leaves the Upside Down',
    'upside-down.no-way-out': 'no empty space elsewhere takes {figure}: it stays on the exit',
    'upside-down.no-point': '{team} brought the Upside Down and gets no point for it',
  },
  wanted: brought.wanted,
  battlefield: brought.battlefield,
  speaksOf: { abilities: [kind] },
  hooks: [
    brought.hook,
    trigger('E.movement-ended', {
      when: (game, { figure }) => isOnExit(game, figure),
      run: (run, { figure }) => leave(run, figure),
    }),
    trigger('E.figure-enters-space', {
      when: (game, { figure, again, pushed }) =>
        again === 0 && pushed === 0 && !isMoving(game, figure) && isOnExit(game, figure),
      run: (run, { figure }) => leave(run, figure),
    }),
    trigger('after:E.figure-knocked-back', {
      when: (game, { figure }) => game.isPlaced(figure) && isOnExit(game, figure),
      run: (run, { figure }) => leave(run, figure),
    }),
    forbid(mayScore, {
      reason: 'upside-down.no-point',
      when: (game, { region, team }) =>
        game.facts.battlefields.some((one) => one.kind === kind && one.region === region) &&
        mentions(game).some((card) => game.teamOf(game.ownerOfCard(card)) === team),
    }),
  ],
});

function expose(run: SkirmishRun, figure: number): void {
  if (run.game.has(figure, 'magical-affinity')) {
    run.note('upside-down.magical', { figure });
    return;
  }
  run.note('upside-down.exposure', { figure });
  rollDamage(run, figure, 1, ['exposure']);
}

function leave(run: SkirmishRun, figure: number): void {
  const ways = waysOut(run.game, figure);
  if (ways.length === 0) {
    run.note('upside-down.no-way-out', { figure });
    return;
  }
  run.note('upside-down.exit', { figure });
  const spaces = choosePlace(run, figure, ways, `rule:${kind}`);
  placeFigure(run, figure, spaces);
}

/** The Upside Down: its ground, the ability that brings it, and its rules. */
export const upsideDownPlugin: SkirmishPlugin = {
  id: 'battlefields/upside-down',
  version: '1.0.0',
  units: [ground, bringer, upsideDownRule],
};
