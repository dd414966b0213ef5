import {
  ability,
  choosePlace,
  defineMessages,
  emptyPlaces,
  type Figure,
  forbid,
  type Game,
  isMoving,
  mayScore,
  type PluginParts,
  placeFigure,
  rollDamage,
  rules,
  type SkirmishRun,
  sidesOf,
  terrain,
  trigger,
} from '@scapewright/skirmish/author';
import { broughtBy } from '../brought.ts';

const messages = defineMessages('upside-down', {
  laid: {
    text: 'battlefield {battlefield} is the Upside Down',
    rules: { '*': ['SS-UPSIDE-001', 'SS-UPSIDE-002'] },
  },
  exposure: {
    text: '{figure} is exposed to the Upside Down',
    rules: { '*': ['SS-UPSIDE-005', 'SS-TERR-021'] },
  },
  magical: {
    text: '{figure} has Magical Affinity and is safe in the Upside Down',
    rules: { '*': ['SS-UPSIDE-005'] },
  },
  exit: {
    text: '{figure} ends its movement on an exit and leaves the Upside Down',
    rules: { '*': ['SS-UPSIDE-006', 'SS-UPSIDE-007', 'SS-UPSIDE-009'] },
  },
  noWayOut: {
    text: 'no empty space elsewhere takes {figure}: it stays on the exit',
    rules: { '*': ['SS-UPSIDE-006', 'SS-UPSIDE-007'] },
  },
  noPoint: {
    text: '{team} brought the Upside Down and gets no point for it',
    rules: { '*': ['SS-UPSIDE-008'] },
  },
});

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
function isOnExit(game: Game, figure: Figure): boolean {
  const spaces = game.spacesOf(figure);
  return game.facts.battlefields.some(
    (one) => one.kind === kind && spaces.some((space) => one.exits.includes(space)),
  );
}

/** The spaces elsewhere to which a figure on an exit can be brought. */
function waysOut(game: Game, figure: Figure): readonly (readonly number[])[] {
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
  messages,
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
      reason: messages.noPoint,
      when: (game, { region, team }) =>
        game.facts.battlefields.some((one) => one.kind === kind && one.region === region) &&
        mentions(game).some((card) => game.teamOf(game.ownerOfCard(card)) === team),
    }),
  ],
});

function expose(run: SkirmishRun, figure: Figure): void {
  if (run.game.has(figure, 'magical-affinity')) {
    run.note(messages.magical, { figure });
    return;
  }
  run.note(messages.exposure, { figure });
  rollDamage(run, figure, 1, ['exposure']);
}

function leave(run: SkirmishRun, figure: Figure): void {
  const ways = waysOut(run.game, figure);
  if (ways.length === 0) {
    run.note(messages.noWayOut, { figure });
    return;
  }
  run.note(messages.exit, { figure });
  const spaces = choosePlace(run, figure, ways, `rule:${kind}`);
  placeFigure(run, figure, spaces);
}

/** The Upside Down: its ground, the ability that brings it, and its rules. */
export const upsideDownParts: PluginParts = {
  units: [ground, bringer, upsideDownRule],
};
