import {
  type DefeatArgs,
  forbid,
  type Game,
  hasExteriors,
  isOwnMove,
  layToken,
  mayMove,
  ridersOf,
  ridesOn,
  rules,
  type SkirmishPlugin,
  type SkirmishRun,
  terrain,
  tokensOn,
  topOf,
  trigger,
} from '@scapewright/skirmish';
import { land, spacesLeft } from '../wreck/footprint.ts';
import { hasRiders, riderProblems } from './setup-problems.ts';

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
  reasonRules: { 'terrain.object-exterior.fixed': { superscape: ['SS-DO-018'] } },
  lines: { 'terrain.object-exterior.fixed': 'the top of an object is a part of it' },
});

/** Figures on top of an object: what it still does, and what becomes of them. */
const exteriorRule = rules({
  id: 'exterior',
  name: 'Standing on objects',
  text: 'Figures on top of an object go along when it moves by its own Move Number or card; nothing else moves it. When it is defeated, they are placed first on the spaces that it stood on, in initiative order, and fall.',
  reasons: [
    'exterior.none',
    'exterior.kept',
    'exterior.rides',
    'exterior.order',
    'exterior.placed',
    'exterior.no-space',
  ],
  reasonRules: {
    'exterior.none': { superscape: ['SS-DO-018', 'SS-OBJ-105'] },
    'exterior.kept': { superscape: ['SS-DO-048', 'SS-THROW-012'] },
    'exterior.rides': { superscape: ['SS-DO-048'] },
    'exterior.order': { superscape: ['SS-DO-069', 'SS-DO-068'] },
    'exterior.placed': { superscape: ['SS-DO-069', 'SS-DO-071', 'SS-DO-072', 'SS-PLACE-104'] },
    'exterior.no-space': { superscape: ['SS-DO-073', 'SS-DO-065', 'SS-DO-071'] },
  },
  lines: {
    'exterior.none': 'only an object with exterior spaces is stood on, above its own spaces',
    'exterior.kept':
      'somebody stands on the object: only its own Move Number or card moves it, and nothing while anybody stands beside it too',
    'exterior.rides': '{figure} goes along on top of {other}',
    'exterior.order': 'those who stood on {figure} are placed first where it stood, in initiative order',
    'exterior.placed': '{figure} comes down at {space}, where the object stood',
    'exterior.no-space': 'no space where the object stood takes {figure}',
  },
  wanted: (setup) => hasExteriors(setup) || hasRiders(setup),
  refuses: riderProblems,
  hooks: [
    forbid(mayMove, {
      reason: 'exterior.kept',
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
          run.note('exterior.rides', { figure: rider, other: figure });
      },
    }),
    trigger('E.figure-defeated', {
      group: -2,
      when: (game, { figure }) => isTopInUse(game, figure),
      run: comeDown,
    }),
  ],
});

function isTopInUse(game: Game, object: number): boolean {
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
  run.note('exterior.order', { figure: object });
  land(run, {
    waiting: () => ridersOf(game, object),
    spaces,
    fromLevel: (game.field.level[spaces[0] as number] as number) + game.heightOf(object),
    placed: 'exterior.placed',
    noSpace: 'exterior.no-space',
  });
}

/** The plugin that lets figures stand on objects. */
export const exteriorPlugin: SkirmishPlugin = {
  id: 'objects/exterior',
  version: '1.0.0',
  units: [objectExterior, exteriorRule],
};
