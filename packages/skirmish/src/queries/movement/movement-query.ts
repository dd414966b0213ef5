import type { LocalRules, Space } from '@scapewright/board';
import { type MoveQuery, type Reach, reach } from '@scapewright/board';
import type { Refusal } from '@scapewright/kernel';
import { flights, moveKinds } from '../../model/codes.ts';
import {
  flight as flightQuestion,
  freeLevels,
  givesWay,
  mayBePassed,
  mayBeSwiped,
  mayEngage,
  mayFall,
  mayFlyOver,
  mayPass,
  maySwipe,
  passesObjects,
} from '../../model/declarations.ts';
import { extremesOf } from '../../model/extremes.ts';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';
import type { Ground } from '../../state/ground/kept-ground.ts';
import { engagements } from '../adjacency.ts';
import { changesWithPlace, Elsewhere } from '../elsewhere.ts';
import { hasEffect } from '../lasting-effects.ts';
import { levelsNeeded, topsOver } from '../on-top.ts';
import { Threats } from '../sight/threats.ts';
import { bonusOf, groundOf } from './ground.ts';
import { openLinks } from './links.ts';
import { fallRisk, heightInMove, riseInMove, softFallRisk, sparedOf, swipeRiskOf } from './move-risks.ts';
import type { PlannedMove } from './planned-move.ts';
import { endsAsMeant, endsThrough, withinLevels } from './special-ways.ts';

/** Where a figure can end a move, with cost and risk (SS-MOVE-024, HS-MOVE-002). */
export function reachOf(game: Game, move: PlannedMove): Reach {
  const found = reach(game.field, moveQuery(game, move));
  return move.through === undefined ? found : endsThrough(game, move.through, found);
}

/** Everything the path search must know: rules of terrain, occupants, threats, as arrays with one entry per space. */
export function moveQuery(game: Game, move: PlannedMove): MoveQuery {
  return new MoveQuestion(game, move).risky;
}

/**
 * A move as the path search is asked about it: by its costs alone, and with its risks, which are worked out when asked. Only
 * with them it says what changes with the place of the figure.
 */
export class MoveQuestion {
  /** Rules of terrain and occupants. From which drop on a figure falls counts here too: nobody falls onto a rung. */
  readonly plain: MoveQuery;
  readonly threats: Threats;
  /** Does what holds on the way change with where the figure stands? */
  readonly isByPlace: boolean;
  readonly #game: Game;
  readonly #move: PlannedMove;
  readonly #ground: Ground;
  #risky: MoveQuery | undefined;

  constructor(game: Game, move: PlannedMove) {
    this.#game = game;
    this.#move = move;
    this.#ground = groundOf(game, move);
    this.plain = plainQuery(game, move, this.#ground);
    this.isByPlace = changesWithPlace(game, move.figure);
    this.threats = new Threats(game, move.figure, move.number + 1, this.isByPlace);
  }

  /** The same with what burns, drops and threatens on the way. */
  get risky(): MoveQuery {
    this.#risky ??= this.#withRisks();
    return this.#risky;
  }

  /** Can nothing on any way of this move cost a wound? */
  get isHarmless(): boolean {
    return !this.#ground.risky && this.plain.fallFrom === undefined && this.threats.enemies.length === 0;
  }

  /** Wounds to be expected for entering a space, in thousandths. */
  riskOf(space: Space): number {
    return this.#ground.risk[space] as number;
  }

  #withRisks(): MoveQuery {
    const game = this.#game;
    const query = withRisks(game, this.#move, this.#ground, this.plain, this.threats);
    if (!this.isByPlace) return query;
    const elsewhere = new Elsewhere(game, this.#move.figure);
    return { ...query, elsewhere: (spaces) => this.#rulesAt(elsewhere.at(spaces), spaces) };
  }

  /** The same as it is in a game in which the figure stands on these spaces. */
  #rulesAt(there: Game, spaces: readonly Space[]): LocalRules {
    const ground = groundOf(there, this.#move, spaces);
    const plain = plainQuery(there, this.#move, ground, this.#game);
    return withRisks(there, this.#move, ground, plain, this.threats.seenIn(there), true);
  }
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** `always`: also where nothing comes of leaving an enemy, since it may elsewhere. */
function withRisks(
  game: Game,
  { figure }: PlannedMove,
  ground: Ground,
  plain: MoveQuery,
  threats: Threats,
  always = false,
): MoveQuery {
  const query: Mutable<MoveQuery> = { ...plain };
  if (ground.risky) query.enterRisk = ground.risk;
  if (query.fallFrom !== undefined) {
    const height = heightInMove(game, figure);
    const spared = sparedOf(game, figure, ['falling']);
    const memory = game.groundMemory();
    query.fallRisk = memory.fallRisk(height, spared, 0, () => fallRisk(game, height, spared));
    query.softFallRisk = memory.fallRisk(height, spared, 1, () => softFallRisk(game, height, spared));
    query.softLanding = ground.soft;
  }
  if (threats.enemies.length === 0) return query;
  const held = threats.held();
  const swipes = swipeRiskOf(game, figure);
  if (swipes === 0 && !held && !always) return query;
  query.threats = threats.map();
  query.threatWords = threats.words;
  query.swipeRisk = swipes;
  if (held) query.heldBy = held;
  return query;
}

/** `start`: the game at the start of the move, from which its limits are counted. */
function plainQuery(game: Game, move: PlannedMove, ground: Ground, start = game): MoveQuery {
  const { figure } = move;
  const { field } = game;
  const definition = game.definition(figure);
  const height = heightInMove(game, figure);
  const bonus = move.kind === moveKinds.normal && !move.further ? bonusOf(game, figure) : undefined;
  const flies = flightOf(game, move);
  const free = game.value(freeLevels, 0, { figure, kind: move.kind });
  const from = game.parameters.fall.from(height);
  const falls =
    game.ask(mayFall, true, { figure, kind: move.kind }) &&
    !(flies > 0 && !game.parameters.flyersFallWalking);
  const through = goesThrough(game, figure, move.kind);
  const { highest, lowest } = field.workspace(extremesOf);
  const occupancy = occupancyOf(game, figure, ground, through);
  const levels = move.limit < 0 ? undefined : withinLevels(start, move, ground.mayEnd);
  // All fields in one order: the searches read queries of one make sooner than of many.
  return {
    from: game.spacesOf(figure),
    base: definition.base,
    budget: move.number,
    height: levelsNeeded(game, figure),
    maxRise: riseInMove(game, figure),
    occupancy,
    enterCost: ground.cost,
    stop: ground.stop,
    enterRisk: undefined,
    fallFrom: falls && highest - lowest >= from ? from : undefined,
    fallRisk: undefined,
    softFallRisk: undefined,
    softLanding: undefined,
    threats: undefined,
    threatWords: undefined,
    swipeRisk: undefined,
    heldBy: undefined,
    freeLevels: free > 0 ? free : undefined,
    bonus,
    drift: ground.drifts ? ground.drift : undefined,
    flight: flies === 0 ? 'none' : flies === 2 ? 'must' : game.parameters.flightFromStart ? 'start' : 'may',
    flightLimit: levels?.flightLimit,
    tops: levels?.tops,
    forbidOver: ground.closed ? ground.closedSpaces : undefined,
    mayEnd: endsAsMeant(game, move, levels?.mayEnd ?? (ground.barred ? ground.mayEnd : undefined)),
    throughObjects: through || undefined,
    links: field.linkKinds.length > 0 ? openLinks(game, figure) : undefined,
    routes: move.cheapest ? 'cheapest' : undefined,
    elsewhere: undefined,
  };
}

/** How the figure can fly in this move: of {@link flights}. */
export function flightOf(game: Game, move: PlannedMove): number {
  if (move.flight !== flights.asItCan) return move.flight;
  return game.ask(flightQuestion, flights.none, { figure: move.figure, kind: move.kind });
}

/** 0 free, 1 may be passed, 2 blocked, 3 closed to flyers (SS-MOVE-029 to SS-MOVE-031, HS-MOVE-006 to HS-MOVE-008). */
function occupancyOf(game: Game, figure: Figure, ground: Ground, through: boolean): Uint8Array {
  const { field, hooks } = game;
  const occupancy = game.groundMemory().tableOfSpaces(field);
  if (ground.shut)
    ground.shutSpaces.forEach((shut, space) => {
      occupancy[space] = shut * 2;
    });
  for (const solid of field.solids)
    if (!solid.enterable)
      for (const space of solid.spaces)
        occupancy[space] = Math.max(occupancy[space] as number, through ? 1 : solid.blocksFlying ? 3 : 2);
  for (const space of topsOver(game, figure)) occupancy[space] = 3;
  const gives = hooks.isAsked(givesWay);
  for (let other = 0; other < game.figureCount; other++) {
    if (other === figure || !game.isPlaced(other)) continue;
    if (gives && game.ask(givesWay, false, { figure, other })) continue;
    const passes = canPass(game, figure, other) || (through && game.isObject(other));
    const passable = passes ? 1 : canFlyOver(game, figure, other) ? 2 : 3;
    for (const space of game.spacesOf(other))
      occupancy[space] = Math.max(occupancy[space] as number, passable);
  }
  return occupancy;
}

/** Does the figure go through objects in a move of this kind (SS-INT-003)? */
export function goesThrough(game: Game, figure: Figure, kind: number): boolean {
  return game.hooks.answersTo(passesObjects).length > 0 && game.ask(passesObjects, false, { figure, kind });
}

function canFlyOver(game: Game, figure: Figure, other: Figure): boolean {
  return game.hooks.forbidsOf(mayFlyOver).length === 0 || game.ask(mayFlyOver, true, { figure, other });
}

/** May a figure go through the space of another? Own unengaged figures; teammates' too where the ruleset says so. */
export function canPass(game: Game, figure: Figure, other: Figure): boolean {
  if (game.hooks.isAsked(mayBePassed) && !game.ask(mayBePassed, true, { figure: other, other: figure }))
    return false;
  if (game.hooks.isAsked(mayPass) && game.ask(mayPass, false, { figure, other })) return true;
  if (game.isObject(other)) return false;
  const a = game.controller(figure);
  const b = game.controller(other);
  const friend =
    a >= 0 && (a === b || (game.parameters.passes === 'team' && game.teamOf(a) === game.teamOf(b)));
  return friend && engagements(game, other).every((enemy) => enemy === figure);
}

/** May this enemy swipe this mover? */
export function canSwipe(game: Game, mover: Figure, swiper: number): boolean {
  return swipeRefusal(game, mover, swiper) === undefined;
}

/** Why an enemy may not swipe a mover that leaves it; undefined if it may (SS-ENG-015). */
export function swipeRefusal(game: Game, mover: Figure, swiper: number): Refusal | undefined {
  if (hasEffect(game, 'unswiped', mover)) return { reason: 'swipe.none' };
  const asked = [
    [mayBeSwiped, { figure: mover, other: swiper }],
    [maySwipe, { figure: swiper, other: mover }],
    [mayEngage, { figure: mover, other: swiper }],
  ] as const;
  for (const [declared, args] of asked)
    if (!game.ask(declared, true, args)) return game.refusalOf(declared, args) ?? { reason: 'swipe.none' };
  return undefined;
}
