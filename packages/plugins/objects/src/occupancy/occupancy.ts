import type { Space } from '@scapewright/board';
import {
  type Game,
  hasInteriors,
  objectAround,
  occupantsOf,
  type PluginParts,
  rules,
  trigger,
} from '@scapewright/skirmish/author';
import { coverRule } from '../cover/cover.ts';
import { operatorsRule } from '../vehicle/operators.ts';
import { driveRule, operateRule } from '../vehicle/vehicle.ts';
import { wreckRule } from '../wreck/wreck.ts';
import { changeSeatRule } from './change-seat.ts';
import { controlHooks } from './control.ts';
import { controlMessages } from './control-messages.ts';
import { superscapeEnterRule } from './enter.ts';
import { exitRule } from './exit.ts';
import { occupancyMessages } from './occupancy-messages.ts';
import { roomHooks, settleOccupants } from './room.ts';
import { occupantProblems } from './setup-problems.ts';
import { takenAlongHooks } from './taken-along.ts';

/** Is there ground among the spaces that does something to who enters or stands there? */
function doesGroundAct(game: Game, spaces: readonly Space[]): boolean {
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
  messages: [occupancyMessages, controlMessages],
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
            run.note(occupancyMessages.setUpInside, { figure, other: objectAround(game, figure) });
      },
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { figure, space }) =>
        game.isObject(figure) && occupantsOf(game, figure).length > 0 && doesGroundAct(game, [space]),
      run: (run, { figure }) => {
        for (const one of occupantsOf(run.game, figure)) run.note(occupancyMessages.spared, { figure: one });
      },
    }),
    trigger('C8', {
      commutes: true,
      when: (game, { defender }) => {
        const object = objectAround(game, defender);
        return object >= 0 && doesGroundAct(game, game.spacesOf(object));
      },
      run: (run, { defender }) => run.note(occupancyMessages.spared, { figure: defender }),
    }),
    trigger('R6', {
      commutes: true,
      run: (run) => {
        const { game } = run;
        for (let figure = 0; figure < game.figureCount; figure++)
          if (game.isAlive(figure) && objectAround(game, figure) >= 0)
            run.note(occupancyMessages.spared, { figure });
      },
    }),
    ...controlHooks,
  ],
});

/** SuperScape's rules for the inside of objects: who goes in, what covers them, who drives, and what becomes of them. */
export const occupancyParts: PluginParts = {
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
