import {
  addEffect,
  canHarm,
  defeat,
  defineMessages,
  type Figure,
  type Game,
  hasEffect,
  isMoving,
  type PluginParts,
  rollNumber,
  type SkirmishRun,
  terrain,
  trigger,
} from '@scapewright/skirmish/author';

const messages = defineMessages('terrain.molten-lava', {
  roll: {
    text: '{figure} is in molten lava and needs a 20',
    rules: { heroscape: ['HS-TERR-005', 'HS-TERR-006'] },
  },
  destroyed: { text: '{figure} rolls {result} and is lost in the lava' },
  survived: { text: '{figure} rolls {result} and comes out unharmed' },
  overflown: { rules: { heroscape: ['HS-FLY-002'] } },
  crossed: { rules: { heroscape: ['HS-TERR-006'] } },
  softLanding: { rules: { heroscape: ['HS-TERR-006'] } },
  bare: { rules: { heroscape: ['HS-TERR-005', 'HS-GLYPH-001'] } },
});

/** The result of the d20 on which a figure survives molten lava. */
const survivesOn = 20;

/** Molten lava in its deadlier form: stops like water; whoever comes onto it lives only by a 20. */
export const moltenLavaDeadly = terrain({
  id: 'molten-lava',
  name: 'Molten lava',
  text: 'Ends the movement of a figure whose whole base has come to lie on it. A figure that enters it, once in a move, is destroyed unless it rolls 20 on a d20. Falls onto it do no other harm.',
  land: 'nonland',
  groups: ['lava'],
  levels: 0,
  look: { code: 'ml', colour: [232, 98, 44], texture: 'seams' },
  liesOn: 'land',
  bearsNo: ['glyph'],
  stops: 'whole-base',
  fallReduction: 1,
  risk: 4750,
  messages,
  rules: { heroscape: ['HS-TERR-005', 'HS-TERR-002'] },
  hooks: [
    trigger('E.figure-enters-space', {
      when: (game, { figure, space, again }) =>
        again === 0 &&
        game.terrainOf(space) === 'molten-lava' &&
        canHarm(game, figure, 'molten-lava') &&
        !hasRolled(game, figure),
      run: (run, { figure }) => roll(run, figure),
    }),
  ],
});

/** A base of several spaces rolls once in a move, however often it comes onto lava in it (HS-TERR-006). */
function hasRolled(game: Game, figure: Figure): boolean {
  return !game.isPlaced(figure) || (isMoving(game, figure) && hasEffect(game, 'molten-lava-rolled', figure));
}

function roll(run: SkirmishRun, figure: Figure): void {
  run.note(messages.roll, { figure });
  const { result } = rollNumber(run, { seat: run.game.controller(figure), figure, role: 'd20' });
  if (result < survivesOn) {
    run.note(messages.destroyed, { figure, result });
    defeat(run, figure);
    return;
  }
  run.note(messages.survived, { figure, result });
  if (isMoving(run.game, figure)) addEffect(run, { kind: 'molten-lava-rolled', figure, until: 'action' });
}

/** The plugin that brings it in place of ordinary molten lava. */
export const moltenLavaDeadlyParts: PluginParts = {
  units: [moltenLavaDeadly],
  effectKinds: ['molten-lava-rolled'],
};
