import type { Hook } from '@scapewright/kernel';
import {
  abilityReason,
  answer,
  boundByEngagement,
  engagements,
  type Figure,
  flight,
  type Game,
  hasClearSight,
  hasSymbol,
  heightAdvantage,
  labelOf,
  mayAttack,
  mayBeMoved,
  mayBePassed,
  mayBeSwiped,
  mayControl,
  mayEngage,
  mayFall,
  mayIgnoreWounds,
  mayLeave,
  mayMove,
  mayPass,
  maySwipe,
  mayTakeToken,
  mayTarget,
  mayTerrainHarm,
  passes,
  stops,
} from '@scapewright/skirmish/author';
import { type Applies, toOthers } from './applies.ts';
import { answerHook, type ContinuousOf, type ContinuousReader, forbidHook } from './continuous.ts';
import { rememberedTokens } from './counted.ts';
import { oneOf, readFigures, readSideOrFilter } from './figures.ts';
import { labelled, replacedLabels } from './label-effects.ts';
import type { Parameters } from './parameters.ts';
import { type AskedWith, type ClauseFilter, type Scope, seenIn } from './scope.ts';
import { countTerrain, isOneOf } from './terrain-effects.ts';

/** Does a figure pass a filter of the ability, with what only the ability knows, such as its relations? */
function passesIn(scope: Scope, filter: ClauseFilter, looks: number, figure: Figure): boolean {
  return passes(scope.game, filter.scoped ? seenIn(scope, filter) : filter, looks, figure);
}

/** Continuous permissions, restrictions and characteristics, by verb. */
export const permissionEffects: Readonly<Record<string, ContinuousReader>> = {
  'modify-sight': (p) => {
    const from = readSideOrFilter(p, 'hidden-from', 'enemy');
    return {
      hooks: (applies) => [
        forbidHook(hasClearSight, applies, 'other', ({ scope }, { figure = -1, other = -1 }) =>
          passesIn(scope, from, other, figure),
        ),
      ],
    };
  },
  'restrict-attack': (p) => {
    if (p.has('type')) {
      const special = p.oneOf('type', ['normal', 'special']) === 'special' ? 1 : 0;
      return {
        hooks: (applies) => [
          forbidHook(mayTarget, applies, 'figure', (_applied, args) => (args.special ?? 0) === special),
        ],
      };
    }
    if (!p.has('but'))
      return { hooks: (applies) => [forbidHook(mayAttack, applies), forbidHook(mayTarget, applies)] };
    const but = readSideOrFilter(p, 'but', 'any');
    return {
      hooks: (applies) => [
        forbidHook(
          mayTarget,
          applies,
          'figure',
          ({ scope }, { other = -1 }) => !passesIn(scope, but, scope.self, other),
        ),
      ],
    };
  },
  'restrict-move': (p) => {
    if (!p.has('keep-engagement-with')) return { hooks: (applies) => [forbidHook(mayMove, applies)] };
    const whom = readFigures(p, 'keep-engagement-with');
    return {
      hooks: (applies) => [
        forbidHook(mayLeave, applies, 'figure', ({ scope }, { other }) => oneOf(whom, scope) === other),
      ],
    };
  },
  'allow-pass-through': (p) => {
    const filter = readSideOrFilter(p, 'figures', 'any');
    return {
      hooks: (applies) => [
        answerHook(mayPass, applies, true, ({ scope }, { figure = -1, other = -1 }) =>
          passesIn(scope, filter, figure, other),
        ),
      ],
    };
  },
  'allow-attack-past': (p) => {
    const past = readSideOrFilter(p, 'figures', 'any');
    return {
      hooks: (applies) => [
        forbidHook(boundByEngagement, applies, 'figure', ({ scope }, { figure = -1 }) =>
          engagements(scope.game, figure).every((other) => passesIn(scope, past, figure, other)),
        ),
      ],
    };
  },
  'ignore-swipes': () => ({ hooks: (applies) => [forbidHook(mayBeSwiped, applies)] }),
  'ignore-stop-terrain': (p) => {
    const terrain = p.texts('terrain');
    return {
      hooks: (applies) => [
        answerHook(stops, applies, 0, ({ scope }, { space = -1 }) =>
          isOneOf(terrain, scope.game.countedTerrainOf(space)),
        ),
      ],
    };
  },
  'ignore-damage-roll': (p) => {
    const from = p.oneOf('source', ['falling', 'terrain']);
    if (from === 'falling') return { hooks: (applies) => [forbidHook(mayFall, applies)] };
    const terrain = p.texts('terrain');
    return {
      hooks: (applies) => [
        forbidHook(mayTerrainHarm, applies, 'figure', ({ scope }, args) =>
          isOneOf(terrain, scope.game.facts.catalogue.terrainIds()[args.terrain ?? -1] ?? ''),
        ),
      ],
    };
  },
  'forbid-ignoring-wounds': (p) => {
    const against = readSideOrFilter(p, 'of-target', 'any');
    return {
      hooks: (applies) => [
        forbidHook(
          mayIgnoreWounds,
          applies,
          'by',
          ({ scope }, { by = -1, figure = -1 }) => by >= 0 && passesIn(scope, against, by, figure),
        ),
      ],
    };
  },
  'set-move-action': (p) => {
    p.flag('flying', true);
    return { hooks: (applies) => [answerHook(flight, applies, 1)] };
  },
  'grant-symbol': (p) => {
    const symbol = p.text('symbol');
    return {
      hooks: (applies) => [
        answerHook(hasSymbol, applies, true, ({ scope }, args) => isSymbol(scope.game, symbol, args)),
      ],
    };
  },
  'remove-symbol': (p) => {
    const symbol = p.text('symbol');
    return {
      hooks: (applies) => [
        forbidHook(hasSymbol, applies, 'figure', ({ scope }, args) => isSymbol(scope.game, symbol, args)),
      ],
    };
  },
  'add-keyword-or-faction': (p) => labelled(labelOf(p.text('value'))),
  'replace-labels': replacedLabels,
  'count-terrain': countTerrain,
  'forbid-event': forbidEvent,
  'make-untargetable': (p) => {
    const by = readSideOrFilter(p, 'by', 'enemy');
    return {
      hooks: (applies) => [
        forbidHook(mayTarget, asDefender(applies), 'other', ({ scope }, { figure = -1, other = -1 }) =>
          passesIn(scope, by, other, figure),
        ),
      ],
    };
  },
};

function isSymbol(game: Game, symbol: string, args: AskedWith): boolean {
  return args.symbol === game.facts.catalogue.symbolNumber(symbol);
}

/** Events that a clause can forbid, by their names. */
const events = [
  'take-control',
  'target',
  'swipe',
  'be-swiped',
  'be-moved',
  'be-passed',
  'engage',
  'move',
  'leave-engagement',
  'fall',
  'height-advantage',
  'attack-height-advantage',
  'take-token',
] as const;

function forbidEvent(p: Parameters): ContinuousOf {
  const event = p.oneOf('event', events);
  if (event === 'take-token') {
    const at = p.text('remembered');
    return {
      hooks: (applies) => [
        forbidHook(mayTakeToken, applies, 'figure', ({ scope }, { token = -1 }) =>
          rememberedTokens(scope, at).includes(token),
        ),
      ],
    };
  }
  const by = readSideOrFilter(p, 'by', 'any');
  return { hooks: (applies) => [eventHook(event, applies, by)] };
}

function eventHook(
  event: Exclude<(typeof events)[number], 'take-token'>,
  applies: Applies,
  by: ClauseFilter,
): Hook {
  switch (event) {
    case 'take-control':
      return forbidHook(mayControl, applies, 'figure', isBySeat(by));
    case 'be-moved':
      return forbidHook(mayBeMoved, applies, 'figure', isBySeat(by));
    case 'target':
      return forbidHook(mayTarget, asDefender(applies), 'other', ({ scope }, { figure = -1, other = -1 }) =>
        passesIn(scope, by, other, figure),
      );
    case 'swipe':
      return forbidHook(maySwipe, applies, 'figure', ({ scope }, { figure = -1, other = -1 }) =>
        other < 0 ? by.side === 'any' : passesIn(scope, by, figure, other),
      );
    case 'be-swiped':
      return forbidHook(mayBeSwiped, applies, 'figure', ({ scope }, { other = -1 }) =>
        other < 0 ? isAnybody(by) : passesIn(scope, by, scope.self, other),
      );
    case 'be-passed':
      return forbidHook(mayBePassed, applies, 'figure', ({ scope }, { figure = -1, other = -1 }) =>
        passesIn(scope, by, figure, other),
      );
    case 'engage':
      return forbidHook(mayEngage, toOthers(applies), 'figure', ({ scope }, { figure = -1, other = -1 }) =>
        passesIn(scope, by, figure, other),
      );
    case 'move':
      return forbidHook(mayMove, applies);
    case 'leave-engagement':
      return forbidHook(mayLeave, applies, 'figure', ({ scope }, { figure = -1, other = -1 }) =>
        passesIn(scope, by, figure, other),
      );
    case 'height-advantage':
    case 'attack-height-advantage':
      return answer(heightAdvantage, {
        byPlace: applies.byPlace,
        reason: abilityReason.answers,
        answer: (game, args, source) =>
          (event === 'height-advantage' || args.defends !== 1) && applies(game, source, args.other, args)
            ? 0
            : undefined,
      });
    case 'fall':
      return forbidHook(mayFall, applies);
  }
}

/** Does a filter mean the player who would do something to a figure: by the side alone? */
function isBySeat({ side = 'any' }: ClauseFilter) {
  return ({ scope: { game } }: { readonly scope: Scope }, { figure = -1, seat = -1 }: AskedWith): boolean => {
    const isEnemy = game.teamOf(seat) !== game.teamOf(game.controller(figure));
    return side === 'any' || (isEnemy ? side === 'enemy' : side === 'ally');
  };
}

/** Does a filter mean everybody, also where nobody in particular is meant? */
function isAnybody({ side = 'any', ...rest }: ClauseFilter): boolean {
  return side === 'any' && Object.keys(rest).length === 0;
}

/** Attack conditions of a protected figure look at an attack on it: it is the defender. */
function asDefender(applies: Applies): Applies {
  return (game, source, figure, args) =>
    applies(game, source, figure, { ...args, attacker: args.figure ?? -1, defender: figure });
}
