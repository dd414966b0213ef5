import { standingsOn } from '@scapewright/board';
import { type Decision, prepared } from '@scapewright/kernel';
import type { Stimulus } from '@scapewright/packs';
import { type Figure, isActivated, stimuli } from '@scapewright/skirmish/author';
import { figureOf } from '../play/course.ts';
import { stopOf } from '../play/course-decisions.ts';
import { runEvent } from '../play/interrupt.ts';
import type { Play } from '../play/play.ts';
import { refused } from './path-choice.ts';

type RotateCommand = Extract<Stimulus, { kind: 'rotate' }>;

/** Directions by their numbers. */
export const facingNames = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];

/**
 * `rotate`: turns a figure on its spaces, as part of the move action that it can take now or has just taken; it costs
 * nothing and uses nothing up (SS-BASE-016 to SS-BASE-019, HS-BASE-006 to HS-BASE-008).
 */
export function rotate(play: Play, command: RotateCommand): void {
  const { game, names } = play;
  const figure = names.figure(command.figure);
  const facing = facingNames.indexOf(command.facing);
  const decision = play.pending();
  if (!game.isPlaced(figure) || !decision || !isMoving(play, decision, figure))
    throw refused(play, `${command.figure} is not moving now`, { reason: 'move.turned-outside' });
  turn(play, figure, facing);
}

/** Turns a figure on its spaces, without asking when; refused where it would come to lie on others. */
export function turn(play: Play, figure: Figure, facing: number): void {
  const { game, names } = play;
  const { base } = game.definition(figure);
  const standings = standingsOn(game.field, base, game.spacesOf(figure));
  if (base !== 'single' && !standings.some((one) => one.facing === facing))
    throw refused(play, `${names.figureName(figure)} would come to lie on other spaces`, {
      reason: 'move.not-turned',
    });
  runEvent(play, prepared(stimuli.turn, { figure, facing }));
}

/** Does the game wait within the move phase or a move action of the figure? */
function isMoving(play: Play, decision: Decision, figure: Figure): boolean {
  const { game } = play;
  const { asks, choice } = decision;
  if (asks === 'move') return Array.from(choice.options).includes(figure) || isActivated(game, figure);
  if (asks === '3D' || asks === 'path') return figureOf(play, decision) === figure;
  return stopOf(decision) === 'before:3I' && isActivated(game, figure);
}
