import {
  defeat,
  durations,
  equipFromOutside,
  escapeAttack,
  type Figure,
  figuresMatching,
  type GrantKind,
  grant,
  heal,
  inflict,
  isSpared,
  isUnmoved,
  leaveEngagements,
  legalTargets,
  moveEnds,
  moveTogether,
  placeFigure,
  procedures,
  putOnCard,
  removeFigure,
  revive,
  rollDamage,
  type SkirmishRun,
  setAside,
  stopByAbility,
  switchFigures,
  takeControl,
  withGoals,
} from '@scapewright/skirmish/author';
import { readActivation } from './activation-effect.ts';
import { does, type EffectReader } from './effect.ts';
import { oneOf, readFigures, readFilter } from './figures.ts';
import { readNumber } from './numbers.ts';
import type { Parameters } from './parameters.ts';
import { attackIn, type EffectOf, type Scope, seenIn } from './scope.ts';
import { placeFrom } from './space-choice.ts';
import { readEnds } from './special-words.ts';

/** Effects on figures, by verb. */
export const figureEffects: Readonly<Record<string, EffectReader>> = {
  place: (p) => readPlacing(p, p.flag('falling')),
  'push-line': (p) => readPlacing(p, p.flag('falling', true)),
  'switch-places': (p) => {
    const figure = readFigures(p, 'figure');
    const other = readFigures(p, 'with', 'target');
    return does((run, scope) => {
      const [a, b] = [oneOf(figure, scope), oneOf(other, scope)];
      if (a >= 0 && b >= 0) switchFigures(run, a, b);
    });
  },
  maneuver: (p) => {
    const spaces = readNumber(p, 'spaces');
    const ends = readEnds(p);
    const unswiped = p.flag('unswiped');
    const flying = p.flag('flying');
    const levels = p.has('height') ? p.number('height') : undefined;
    const beside = p.has('ends-beside') ? readFilter(p.under('ends-beside')) : undefined;
    const who = readFigures(p, 'figure');
    return does((run, scope) => {
      const goals = beside ? figuresMatching(scope.game, seenIn(scope, beside), scope.self) : [];
      const move = (): void =>
        moveTogether(run, who(scope), (figure) =>
          grant(run, 'maneuver', figure, {
            ...{ spaces: spaces(scope), by: scope.game.seatOf(scope.source) },
            ...{ ends: beside ? moveEnds.besideGoal : ends, unswiped, flying, levels },
          }),
        );
      withGoals(run, goals, move);
    });
  },
  knockback: (p) => {
    const spaces = readNumber(p, 'spaces');
    const from = readFigures(p, 'from');
    return onEach(p, 'figure', (run, scope, figure) => {
      const by = oneOf(from, scope);
      if (scope.game.isPlaced(figure) && by >= 0 && !isSpared(run, figure) && !isUnmoved(run, figure))
        run.call(procedures.knockback, { figure, from: by, spaces: spaces(scope) });
    });
  },
  'roll-damage': (p) => {
    const dice = readNumber(p, 'dice');
    const kinds = p.texts('type');
    return onEach(p, 'on', (run, scope, figure) => {
      rollDamage(run, figure, dice(scope), kinds, scope.self);
    });
  },
  wounds: (p) => {
    const count = readNumber(p, 'count');
    const type = p.has('type') ? p.text('type') : undefined;
    return onEach(p, 'on', (run, scope, figure) => {
      inflict(run, { figure, amount: count(scope), kinds: kindsOf(scope, type), by: scope.self });
    });
  },
  heal: (p) => {
    const count = readNumber(p, 'count', 1);
    return onEach(p, 'on', (run, scope, figure) => {
      heal(run, figure, count(scope));
    });
  },
  defeat: (p) => onEach(p, 'on', (run, scope, figure) => defeat(run, figure, scope.self)),
  'remove-from-game': (p) =>
    onEach(p, 'on', (run, _scope, figure) => {
      if (run.game.isAlive(figure)) removeFigure(run, figure);
    }),
  'put-on-card': (p) => {
    const who = readFigures(p, 'figure');
    const host = readFigures(p, 'of');
    return does((run, scope) => {
      const bearer = oneOf(host, scope);
      if (bearer >= 0) for (const figure of who(scope)) putOnCard(run, figure, run.game.cardOf(bearer));
    });
  },
  'set-aside': (p) => onEach(p, 'figure', (run, _scope, figure) => setAside(run, figure)),
  equip: (p) => {
    const item = p.text('item');
    return onEach(p, 'on', (run, _scope, figure) => equipFromOutside(run, figure, item));
  },
  revive: (p) => {
    const at = p.choice('at');
    const wounds = readNumber(p, 'wounds', 0);
    return onEach(p, 'figure', (run, scope, figure) => {
      const spaces = placeFrom(scope, at);
      if (spaces) revive(run, figure, spaces, wounds(scope));
    });
  },
  'take-control': (p) => {
    const until = p.oneOf('until', durations, 'game');
    const by = p.has('by') ? p.choice('by') : undefined;
    return onEach(p, 'on', (run, scope, figure) => {
      const seat = by === undefined ? scope.game.seatOf(scope.source) : scope.chosen[by]?.[0];
      if (seat !== undefined) takeControl(run, figure, seat, until);
    });
  },
  'grant-phase': (p) => readGrant(p, `${p.oneOf('phase', ['move', 'attack'])}-phase`),
  'grant-transition': (p) => readGrant(p, 'transition'),
  'grant-action': (p) => readGrant(p, `${p.oneOf('action', ['move', 'attack'])}-action`),
  'grant-attack': (p) => {
    const must = p.flag('must');
    const whom = p.has('on') ? readFigures(p, 'on') : undefined;
    return onEach(p, 'to', (run, scope, figure) => {
      const target = whom ? oneOf(whom, scope) : -1;
      const isLegal = !whom || legalTargets(run.game, { attacker: figure }).includes(target);
      if (isLegal && legalTargets(run.game, { attacker: figure }).length > 0)
        grant(run, 'attack', figure, { must, target });
    });
  },
  activate: readActivation,
  escape: (p) =>
    onEach(p, 'on', (run, scope, figure) => {
      const attack = attackIn(scope);
      if (attack >= 0) escapeAttack(run, attack, figure);
    }),
  // Who is not put into its start zone waits: the step that this is done instead of has nothing more to do.
  'stay-away': () => does(() => {}),
  stop: (p) => onEach(p, 'on', (run, _scope, figure) => stopByAbility(run, figure)),
};

/** Does something to every figure that a key names. */
function onEach(
  p: Parameters,
  key: string,
  act: (run: SkirmishRun, scope: Scope, figure: Figure) => void,
): EffectOf {
  const who = readFigures(p, key);
  return does((run, scope) => {
    for (const figure of who(scope)) act(run, scope, figure);
  });
}

/** `figure` is put on the space of the choice `at`; out of an object of another player's will with `out-of-objects`, after leaving attacks with `swipes`. */
function readPlacing(p: Parameters, falls: boolean): EffectOf {
  const at = p.choice('at');
  const who = readFigures(p, 'figure');
  const takesOut = p.flag('out-of-objects');
  const swiped = p.flag('swipes');
  return does((run, scope) => {
    const figure = oneOf(who, scope);
    const spaces = placeFrom(scope, at);
    const by = scope.game.seatOf(scope.source);
    if (figure < 0 || !spaces) return;
    if (swiped && !leaveEngagements(run, figure, spaces)) return;
    placeFigure(run, figure, spaces, { falls, by, takesOut });
  });
}

function readGrant(p: Parameters, kind: GrantKind): EffectOf {
  return onEach(p, 'to', (run, _scope, figure) => grant(run, kind, figure));
}

/** The kind of wounds: by its name, or as a choice of that name has picked it. */
function kindsOf({ game, chosen }: Scope, type: string | undefined): number {
  if (type === undefined) return 0;
  const picked = chosen[type];
  return picked ? picked.reduce((bits, kind) => bits | (1 << kind), 0) : game.kindBit(type);
}
