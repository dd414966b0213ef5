import type { Seat } from '@scapewright/kernel';
import {
  bears,
  bitOf,
  defineMessages,
  driverOf,
  driverPlace,
  type Figure,
  forbid,
  type Game,
  instead,
  mayMove,
  moveKinds,
  objectAround,
  occupantsOf,
  placeInsideOf,
  placeName,
  procedures,
  rules,
  type SkirmishRun,
  trigger,
} from '@scapewright/skirmish/author';

/** The object that a figure drives, -1 for none. */
function drivenBy(game: Game, figure: Figure): number {
  const object = objectAround(game, figure);
  return object >= 0 && game.isPlaced(object) && driverOf(game, object) === figure ? object : -1;
}

function hasMove(game: Game, object: Figure): boolean {
  return object >= 0 && game.definition(object).move !== null;
}

function hasAttackNumbers(game: Game, object: Figure): boolean {
  const { range, attack } = game.definition(object);
  return range !== null && attack !== null;
}

/** Range and Attack Numbers, or an ability on its card in place of an attack action: a special attack is one. */
function hasAttack(game: Game, object: Figure): boolean {
  if (object < 0) return false;
  if (hasAttackNumbers(game, object)) return true;
  const { hooks } = game;
  return hooks.insteadsAt(hooks.windowNumber('5C')).some(({ source }) => bears(game, source, object));
}

/** A phase of the object in the place of its driver's. */
function handOver(run: SkirmishRun, phase: 'movePhase' | 'attackPhase', object: Figure, seat: Seat): void {
  const { game } = run;
  const unit = { seat, card: game.cardOf(object), mask: bitOf(game, object), figure: object };
  run.call(procedures[phase], unit);
}

/** Why a figure that is inside an object cannot lend it a phase. */
function refusalFor(game: Game, figure: Figure, has: boolean, none: string) {
  const object = objectAround(game, figure);
  if (object < 0) return { reason: driveMessages.notInside };
  const isDriver = placeName(game, object, placeInsideOf(game, figure)) === driverPlace;
  if (!isDriver) return { reason: driveMessages.noDriver };
  return has ? undefined : { reason: none };
}

/** What is said of it, and the rules behind it. */
const driveMessages = defineMessages('drive', {
  movePhase: {
    text: '{figure} gives its move phase to {other}',
    rules: {
      superscape: [
        'SS-VDO-009',
        'SS-VDO-004',
        'SS-VDO-012',
        'SS-VDO-013',
        'SS-VDO-014',
        'SS-VDO-015',
        'SS-VDO-007',
      ],
    },
  },
  carries: { text: '{figure} moves along inside {other}', rules: { superscape: ['SS-DO-049', 'SS-DO-048'] } },
  anchored: {
    text: 'somebody inside the object cannot be moved, and so it cannot either',
    rules: { superscape: ['SS-DO-050'] },
  },
  noDriver: {
    text: 'only a figure in the driver space can do that',
    rules: { superscape: ['SS-VDO-010', 'SS-VDO-004'] },
  },
  notInside: { text: 'the figure is in no object', rules: { superscape: ['SS-VDO-010'] } },
  noMove: {
    text: 'that object has no Move Number',
    rules: { superscape: ['SS-VDO-009', 'SS-DO-048', 'SS-CARD-016', 'SS-GCARD-022'] },
  },
});

/** The driver's move phase goes to the object. */
export const driveRule = rules({
  id: 'drive',
  name: 'Drive',
  text: 'The driver of an object with a Move Number may give it a move phase in place of its own whole move phase.',
  messages: driveMessages,
  rules: { superscape: ['SS-VDO-009', 'SS-VDO-010', 'SS-VDO-013'] },
  wanted: wantsDrivers,
  whyNot: (game, figure) =>
    refusalFor(game, figure, hasMove(game, objectAround(game, figure)), driveMessages.noMove),
  hooks: [
    instead('3.instead', {
      when: (game, { figure }) => hasMove(game, drivenBy(game, figure)),
      run: (run, { figure, seat }) => {
        const object = drivenBy(run.game, figure);
        run.note(driveMessages.movePhase, { figure, other: object });
        handOver(run, 'movePhase', object, seat);
      },
    }),
    forbid(mayMove, {
      reason: driveMessages.anchored,
      when: (game, { figure }) =>
        game.isObject(figure) &&
        occupantsOf(game, figure).some(
          (one) => !game.ask(mayMove, true, { figure: one, kind: moveKinds.none }),
        ),
    }),
    trigger('3H', {
      commutes: true,
      when: (game, { figure }) => game.isObject(figure) && occupantsOf(game, figure).length > 0,
      run: (run, { figure }) => {
        for (const one of occupantsOf(run.game, figure))
          run.note(driveMessages.carries, { figure: one, other: figure });
      },
    }),
  ],
});

/** What is said of it, and the rules behind it. */
const operateMessages = defineMessages('operate', {
  attackPhase: {
    text: '{figure} gives its attack phase to {other}',
    rules: {
      superscape: ['SS-VDO-011', 'SS-VDO-012', 'SS-VDO-014', 'SS-VDO-015', 'SS-VDO-013'],
    },
  },
  byAbility: {
    text: '{figure} has no Range and Attack Numbers: what it does in place of an attack action is enough',
    rules: { superscape: ['CARD-GOUF-010', 'SS-VDO-011'] },
  },
  ownAttack: {
    text: "{figure} attacks, not its driver: nothing of the driver's changes the attack",
    rules: { superscape: ['SS-DO-061', 'SS-DO-060'] },
  },
  noAttack: {
    text: 'that object has nothing to attack with',
    rules: { superscape: ['SS-VDO-011', 'SS-CARD-016', 'SS-GCARD-022'] },
  },
});

/** The driver's attack phase goes to the object. */
export const operateRule = rules({
  id: 'operate',
  name: 'Operate',
  text: 'The driver of an object with Range and Attack Numbers or a special attack may give it an attack phase in place of its own whole attack phase.',
  messages: operateMessages,
  rules: { superscape: ['SS-VDO-011', 'SS-VDO-010', 'SS-VDO-013'] },
  wanted: wantsDrivers,
  whyNot: (game, figure) =>
    refusalFor(game, figure, hasAttack(game, objectAround(game, figure)), operateMessages.noAttack),
  hooks: [
    instead('5.instead', {
      when: (game, { figure }) => hasAttack(game, drivenBy(game, figure)),
      run: (run, { figure, seat }) => {
        const object = drivenBy(run.game, figure);
        run.note(operateMessages.attackPhase, { figure, other: object });
        if (!hasAttackNumbers(run.game, object)) run.note(operateMessages.byAbility, { figure: object });
        handOver(run, 'attackPhase', object, seat);
      },
    }),
    trigger('C4', {
      commutes: true,
      when: (game, { attacker }) => game.isObject(attacker) && driverOf(game, attacker) >= 0,
      run: (run, { attacker }) => run.note(operateMessages.ownAttack, { figure: attacker }),
    }),
  ],
});

function wantsDrivers({
  definitions,
}: Parameters<NonNullable<Parameters<typeof rules>[0]['wanted']>>[0]): boolean {
  return definitions.some(
    ({ unit, seats, keywords }) =>
      unit === 'object' && (seats?.includes(driverPlace) || keywords.includes('vehicle')),
  );
}
