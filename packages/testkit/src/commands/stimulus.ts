import { type PreparedCall, prepared } from '@scapewright/kernel';
import type { Stimulus } from '@scapewright/packs';
import {
  controlRefusal,
  exchangesOf,
  type Figure,
  grants,
  keptRefusal,
  knockRefusal,
  mayCarry,
  numberedVars,
  placementRefusal,
  staysInside,
  stimuli,
  stimulusCall,
  targetRefusal,
} from '@scapewright/skirmish/author';
import { CommandRefused, ScenarioFailure } from '../failure.ts';
import { figureOf, turnSeat } from '../play/course.ts';
import { isCourse } from '../play/course-decisions.ts';
import { interrupt, runEvent } from '../play/interrupt.ts';
import type { Play } from '../play/play.ts';
import { noFigure } from './no-figure.ts';
import { pathReply, refused } from './path-choice.ts';
import { facingNames, rotate, turn } from './rotate.ts';
import { addTerrain, removeTerrain } from './terrain.ts';

type Of<Kind extends Stimulus['kind']> = Extract<Stimulus, { kind: Kind }>;
type Special = 'maneuver' | 'rotate' | 'remove-terrain' | 'add-terrain';

/** Causes an event where the game waits: the whole procedure runs with its hooks, then the game waits there again. */
export function stimulus(play: Play, command: Stimulus): void {
  switch (command.kind) {
    case 'maneuver':
      maneuver(play, command);
      break;
    case 'rotate':
      rotate(play, command);
      break;
    case 'remove-terrain':
      removeTerrain(play, command.spaces);
      break;
    case 'add-terrain':
      addTerrain(play, command.spaces);
      break;
    default: {
      check(play, command);
      runEvent(play, eventOf(play, command));
      if (command.kind === 'place' && command.facing !== undefined)
        runEvent(
          play,
          prepared(stimuli.face, {
            figure: play.names.figure(command.figure),
            facing: facingNames.indexOf(command.facing),
          }),
        );
    }
  }
}

/** The procedure of a stimulus, and what it takes. */
function eventOf(play: Play, command: Exclude<Stimulus, { kind: Special }>): PreparedCall {
  const { names, game } = play;
  if (command.kind !== 'place') return stimulusCall(game, command);
  return prepared(stimuli.place, {
    figure: names.figure(command.figure),
    by: turnSeat(play),
    ...numberedVars('space', names.spaces(command.at)),
  });
}

/** Refuses what rules forbid outright; a knockback that moves nobody is a refusal only where a scenario expects one. */
function check(play: Play, command: Stimulus): void {
  const { game, names } = play;
  const thing = affectedBy(command).find((name) => names.figureOrNone(name) === undefined);
  if (thing !== undefined) throw noFigure(play, thing, 'chosen');
  const gone = movedBy(command).find((name) => !game.isAlive(names.figure(name)));
  if (gone !== undefined) throw refused(play, `${gone} cannot be moved`, { reason: 'now.defeated' });
  if (command.kind === 'equip') checkEquip(play, command);
  else if (command.kind === 'place') {
    const spaces = names.spaces(command.at);
    const refusal = placementRefusal(game, names.figure(command.figure), spaces, turnSeat(play));
    if (refusal) {
      const why = refused(play, `${command.figure} cannot be placed on ${command.at.join('+')}`, refusal);
      throw new CommandRefused(why.message, [...why.rules, ...play.engine.rulesOf('place.impossible')]);
    }
  } else if (command.kind === 'switch') {
    const [figure, other] = command.figures.map((name) => names.figure(name)) as [number, number];
    if (exchangesOf(game, figure, other).length === 0)
      throw new CommandRefused(`${command.figures.join(' and ')} cannot change places`, [
        ...[figure, other].flatMap((one) => rulesOfStaying(play, one)),
        ...play.engine.rulesOf('switch.impossible'),
      ]);
  } else if (command.kind === 'strike') {
    const special = { range: command.range, attack: command.attack };
    const attacker = names.figure(command.from);
    const refusal = targetRefusal(game, { attacker, special }, names.figure(command.to));
    if (refusal) throw refused(play, `${command.from} cannot strike ${command.to}`, refusal);
  } else if (command.kind === 'knockback' && play.isRefusal) {
    const refusal = knockRefusal(game, names.figure(command.figure), names.figure(command.from));
    if (refusal) throw refused(play, `${command.figure} cannot be knocked back`, refusal);
  } else if (command.kind === 'grant') checkGrant(play, command);
}

/** Why a figure stays where it is: something keeps it, or it sits inside an object and another player would take it out. */
function rulesOfStaying(play: Play, figure: Figure): readonly string[] {
  const { game, engine } = play;
  const kept = keptRefusal(game, figure);
  if (kept) return engine.rulesOfRefusal(kept);
  return staysInside(game, figure, turnSeat(play)) ? engine.rulesOf('place.inside') : [];
}

/** Whom a stimulus is about: figures, never plain objects or terrain (SS-OBJ-102). */
function affectedBy(command: Stimulus): readonly string[] {
  if (command.kind === 'switch') return command.figures;
  if (command.kind === 'strike') return [command.to];
  return 'figure' in command ? [command.figure] : [];
}

/** Whom a stimulus moves without their doing: nobody who is out of the game (SS-GACT-012). */
function movedBy(command: Stimulus): readonly string[] {
  if (command.kind === 'switch') return command.figures;
  return command.kind === 'place' || command.kind === 'knockback' ? [command.figure] : [];
}

/** Something is carried only where a system of carrying is played, and only by whom it allows to. */
function checkEquip({ game, engine, names }: Play, { figure, item }: Of<'equip'>): void {
  if (game.hooks.forbidsOf(mayCarry).length === 0)
    throw new ScenarioFailure('no plugin that is loaded lets figures carry anything');
  const asked = { figure: names.figure(figure), token: names.token(item) };
  const refusal = game.refusalOf(mayCarry, asked);
  if (refusal) throw new CommandRefused(`${figure} cannot carry ${item}`, engine.rulesOfRefusal(refusal));
}

/** An activation is given to a figure of the player who gives it, whose turn it is (SS-ABIL-014). */
function checkGrant(play: Play, command: Of<'grant'>): void {
  const { game, names, engine } = play;
  const figure = names.figure(command.figure);
  if (!game.isAlive(figure))
    throw new CommandRefused(
      `${command.figure} is not in the game`,
      ['now.defeated', 'activation.granted', 'grant.activation'].flatMap((reason) => engine.rulesOf(reason)),
    );
  if (command.what === 'activation' && game.isObject(figure))
    throw refused(play, `${command.figure} is not activated`, { reason: 'now.object-card' });
  const seat = turnSeat(play);
  if (command.what === 'activation' && seat >= 0 && game.controller(figure) !== seat)
    throw new CommandRefused(
      `${command.figure} is not on the team of the player whose turn it is`,
      engine.rulesOf('activation.granted'),
    );
}

function maneuver(play: Play, command: Of<'maneuver'>): void {
  const { game, names } = play;
  const figure = names.figure(command.figure);
  const seat = command.by === undefined ? game.controller(figure) : names.player(command.by);
  if (staysInside(game, figure, seat))
    throw refused(play, `${command.figure} cannot be maneuvered`, { reason: 'place.inside' });
  if (!game.isPlaced(figure)) throw new CommandRefused(`${command.figure} is not on a space`);
  const reason = game.controller(figure) === seat ? undefined : controlRefusal(game, figure, seat);
  if (reason) {
    const { message, rules } = refused(play, `${command.figure} cannot be maneuvered`, { reason });
    throw new CommandRefused(message, [...rules, ...play.engine.rulesOf('maneuver.refused')]);
  }
  const vars = { figure, card: game.cardOf(figure), seat, number: command.spaces ?? 99 };
  const isOpen = interrupt(play, prepared(grants.maneuver, vars));
  let isMade = false;
  play.drive((decision) => {
    if (!isOpen()) return 'stop';
    if (!isCourse(decision)) return undefined;
    if (isMade || decision.asks !== 'path' || figureOf(play, decision) !== figure) return 'stop';
    isMade = true;
    return pathReply(play, decision, command);
  });
  if (!isMade) throw new CommandRefused(`${command.figure} cannot be maneuvered`);
  if (command.facing !== undefined && game.isPlaced(figure))
    turn(play, figure, facingNames.indexOf(command.facing));
}
