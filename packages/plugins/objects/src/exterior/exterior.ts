import {
  type DefeatArgs,
  defineMessages,
  type Figure,
  forbid,
  type Game,
  hasExteriors,
  isOwnMove,
  layToken,
  mayMove,
  type PluginParts,
  ridersOf,
  ridesOn,
  rules,
  type SkirmishRun,
  terrain,
  tokensOn,
  topOf,
  trigger,
} from '@scapewright/skirmish/author';
import { land, spacesLeft } from '../wreck/footprint.ts';
import { exteriorMessages } from './exterior-messages.ts';
import { hasRiders, riderProblems } from './setup-problems.ts';

/** What is said of it, and the rules behind it. */
const objectExteriorMessages = defineMessages('terrain.object-exterior', {
  fixed: { text: 'the top of an object is a part of it', rules: { superscape: ['SS-DO-018'] } },
});

/** The top of an object: land of the groupings that the keywords of the object name. */
const objectExterior = terrain({
  id: 'object-exterior',
  name: 'Exterior space of an object',
  text: 'Land on top of an object, of the groupings that its keywords name. It goes where the object goes.',
  land: 'land',
  groups: [],
  levels: 1,
  assumed: 'on-objects',
  look: { code: 'oe', colour: [172, 156, 138] },
  stops: 'never',
  fallReduction: 0,
  fixed: true,
  rules: { superscape: ['SS-DO-018', 'SS-OBJ-105', 'SS-OBJ-114'] },
  messages: objectExteriorMessages,
});

/** Figures on top of an object: what it still does, and what becomes of them. */
const exteriorRule = rules({
  id: 'exterior',
  name: 'Standing on objects',
  text: 'Figures on top of an object go along when it moves by its own Move Number or card; nothing else moves it. When it is defeated, they are placed first on the spaces that it stood on, in initiative order, and fall.',
  messages: exteriorMessages,
  wanted: (setup) => hasExteriors(setup) || hasRiders(setup),
  refuses: riderProblems,
  hooks: [
    forbid(mayMove, {
      reason: exteriorMessages.kept,
      when: (game, move) => {
        const riders = ridersOf(game, move.figure);
        const isBridged = riders.some((rider) => !ridesOn(game, rider, move.figure));
        return isBridged || (riders.length > 0 && !isOwnMove(game, move));
      },
    }),
    trigger('3H', {
      commutes: true,
      when: (game, { figure }) => ridersOf(game, figure).length > 0,
      run: (run, { figure }) => {
        for (const rider of ridersOf(run.game, figure))
          run.note(exteriorMessages.rides, { figure: rider, other: figure });
      },
    }),
    trigger('E.figure-defeated', {
      group: -2,
      when: (game, { figure }) => isTopInUse(game, figure),
      run: comeDown,
    }),
  ],
});

function isTopInUse(game: Game, object: Figure): boolean {
  const top = topOf(game, object);
  return ridersOf(game, object).length > 0 || top.some((space) => tokensOn(game, space).length > 0);
}

/** Tokens come to lie below; then those who stood on top are placed. */
function comeDown(run: SkirmishRun, args: DefeatArgs): void {
  const { game } = run;
  const object = args.figure;
  const spaces = spacesLeft(args);
  topOf(game, object).forEach((top, at) => {
    for (const token of tokensOn(game, top)) layToken(run, token, spaces[at] as number);
  });
  if (ridersOf(game, object).length === 0) return;
  run.note(exteriorMessages.order, { figure: object });
  land(run, {
    waiting: () => ridersOf(game, object),
    spaces,
    fromLevel: (game.field.level[spaces[0] as number] as number) + game.heightOf(object),
    placed: exteriorMessages.placed,
    noSpace: exteriorMessages.noSpace,
  });
}

/** The plugin that lets figures stand on objects. */
export const exteriorParts: PluginParts = {
  units: [objectExterior, exteriorRule],
};
