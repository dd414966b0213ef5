import {
  type Game,
  hasInteriors,
  objectAround,
  occupantsOf,
  rules,
  type SkirmishPlugin,
  trigger,
} from '@scapewright/skirmish';
import { coverRule } from '../cover/cover.ts';
import { operatorsRule } from '../vehicle/operators.ts';
import { driveRule, operateRule } from '../vehicle/vehicle.ts';
import { wreckRule } from '../wreck/wreck.ts';
import { changeSeatRule } from './change-seat.ts';
import { controlHooks } from './control.ts';
import { superscapeEnterRule } from './enter.ts';
import { exitRule } from './exit.ts';
import { roomHooks, settleOccupants } from './room.ts';
import { occupantProblems } from './setup-problems.ts';
import { takenAlongHooks } from './taken-along.ts';

/** Is there ground among the spaces that does something to who enters or stands there? */
function doesGroundAct(game: Game, spaces: readonly number[]): boolean {
  return spaces.some((space) => {
    const key = `terrain:${game.terrainOf(space)}`;
    return game.facts.sources.some((source) => source.key === key);
  });
}

/** Who may be inside an object, and who controls it then. */
const occupancyRule = rules({
  id: 'occupancy',
  name: 'Occupying objects',
  text: 'An object with an occupancy number takes figures that are smaller in size and lower, up to that number, and belongs to the player who is alone inside, drives it, or has most figures inside.',
  reasons: [
    'occupancy.no-interior',
    'occupancy.size',
    'occupancy.height',
    'occupancy.full',
    'occupancy.taken',
    'occupancy.operator',
    'occupancy.operator-event',
    'occupancy.set-up-inside',
    'occupancy.spared',
    'occupancy.taken-along',
    'occupancy.as-unique',
    'occupancy.operates',
    'control.sole-occupant',
    'control.driver',
    'control.most-occupants',
    'control.tie',
    'control.of-nobody',
    'control.event-object',
    'control.event-vehicle',
    'control.on-team',
    'control.returned',
  ],
  reasonRules: {
    'occupancy.no-interior': { superscape: ['SS-DO-020', 'SS-DO-019'] },
    'occupancy.size': { superscape: ['SS-DO-027', 'SS-DO-029'] },
    'occupancy.height': { superscape: ['SS-DO-028'] },
    'occupancy.full': { superscape: ['SS-DO-030', 'SS-DO-019'] },
    'occupancy.taken': { superscape: ['SS-VDO-003', 'SS-DO-022'] },
    'occupancy.operator': { superscape: ['SS-VDO-002', 'SS-VDO-001', 'SS-VDO-006'] },
    'occupancy.operator-event': {
      superscape: ['SS-VDO-002', 'SS-GUNIQ-010', 'SS-UNIQ-010', 'SS-VDO-001', 'SS-VDO-006'],
    },
    'occupancy.set-up-inside': { superscape: ['SS-DO-024', 'SS-DO-025', 'SS-DO-034', 'SS-DO-035'] },
    'occupancy.spared': { superscape: ['SS-DO-037'] },
    'occupancy.taken-along': { superscape: ['SS-DO-049'] },
    'occupancy.operates': { superscape: ['SS-VDO-002', 'SS-VDO-001', 'SS-VDO-004'] },
    'occupancy.as-unique': { superscape: ['SS-UNIQ-006', 'SS-GUNIQ-006'] },
    'control.sole-occupant': { superscape: ['SS-DO-041'] },
    'control.driver': { superscape: ['SS-DO-042', 'SS-VDO-004'] },
    'control.most-occupants': { superscape: ['SS-DO-043'] },
    'control.tie': { superscape: ['SS-DO-044'] },
    'control.of-nobody': { superscape: ['SS-DO-046'] },
    'control.event-object': { superscape: ['SS-DO-047'] },
    'control.event-vehicle': { superscape: ['SS-GUNIQ-015', 'SS-DO-047'] },
    'control.on-team': { superscape: ['SS-DO-045', 'SS-GTEAM-008', 'SS-GTEAM-007', 'SS-TEAM-007'] },
    'control.returned': { superscape: ['SS-DO-046', 'SS-DO-009', 'SS-DO-010', 'SS-GTEAM-009'] },
  },
  lines: {
    'occupancy.no-interior': 'that object has no interior',
    'occupancy.size': 'only a figure of smaller size goes into that object',
    'occupancy.height': 'only a lower figure goes into that object',
    'occupancy.full': 'that object is full',
    'occupancy.taken': 'one figure has a place, and no second',
    'occupancy.operator': 'only a Unique Hero of height 4 or more operates an object',
    'occupancy.operator-event': 'an Event Hero is no Unique Hero, and only those operate an object',
    'occupancy.set-up-inside': '{figure} starts inside {other}',
    'occupancy.spared': 'the terrain under its object does not touch {figure}',
    'occupancy.taken-along': '{figure} stays inside {other} and goes where it goes',
    'occupancy.operates': '{figure} is one that may operate {other}',
    'occupancy.as-unique': '{figure} is an Uncommon Hero, which counts as a Unique one',
    'control.sole-occupant': '{seat} alone is inside {figure}',
    'control.driver': 'the driver of {figure} is of {seat}',
    'control.most-occupants': '{seat} has most figures inside {figure}',
    'control.tie': 'nobody has most figures inside {figure}, and nobody drives it',
    'control.of-nobody': 'nobody is inside {figure}',
    'control.event-object': '{figure} is taken only from its driver space',
    'control.event-vehicle': '{figure}, an Event vehicle, is taken from its driver space',
    'control.on-team': '{figure} is on the team of {seat} as long as that lasts',
    'control.returned': "{figure} is under nobody's control, and on the team of whoever drafted it",
  },
  wanted: hasInteriors,
  refuses: occupantProblems,
  hooks: [
    ...roomHooks,
    ...takenAlongHooks,
    trigger('G1.3', { commutes: true, run: settleOccupants }),
    trigger('G1.4', {
      commutes: true,
      run: (run) => {
        const { game } = run;
        for (let figure = 0; figure < game.figureCount; figure++)
          if (objectAround(game, figure) >= 0)
            run.note('occupancy.set-up-inside', { figure, other: objectAround(game, figure) });
      },
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { figure, space }) =>
        game.isObject(figure) && occupantsOf(game, figure).length > 0 && doesGroundAct(game, [space]),
      run: (run, { figure }) => {
        for (const one of occupantsOf(run.game, figure)) run.note('occupancy.spared', { figure: one });
      },
    }),
    trigger('C8', {
      commutes: true,
      when: (game, { defender }) => {
        const object = objectAround(game, defender);
        return object >= 0 && doesGroundAct(game, game.spacesOf(object));
      },
      run: (run, { defender }) => run.note('occupancy.spared', { figure: defender }),
    }),
    trigger('R6', {
      commutes: true,
      run: (run) => {
        const { game } = run;
        for (let figure = 0; figure < game.figureCount; figure++)
          if (game.isAlive(figure) && objectAround(game, figure) >= 0)
            run.note('occupancy.spared', { figure });
      },
    }),
    ...controlHooks,
  ],
});

/** SuperScape's rules for the inside of objects: who goes in, what covers them, who drives, and what becomes of them. */
export const occupancyPlugin: SkirmishPlugin = {
  id: 'objects/occupancy',
  version: '1.0.0',
  provides: ['occupancy'],
  units: [
    occupancyRule,
    superscapeEnterRule,
    exitRule,
    changeSeatRule,
    coverRule,
    driveRule,
    operateRule,
    operatorsRule,
    wreckRule,
  ],
  rulings: { eventCountsAsUniqueForSeatsAndItems: false },
};
