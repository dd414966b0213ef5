import type { Route } from '@scapewright/board';
import type { Decision, Refusal, Reply } from '@scapewright/kernel';
import type { SpaceNames } from '@scapewright/packs';
import {
  bears,
  type Figure,
  flight,
  flightOf,
  type Game,
  hasSymbol,
  type PlannedMove,
  reachOf,
  refusalOfWay,
  routeReply,
  type SkirmishSource,
  tokensOn,
} from '@scapewright/skirmish/author';
import { drawnReply } from '@scapewright/skirmish/engine';
import { describeRefusal } from '@scapewright/skirmish/explain';
import { CommandRefused, ScenarioFailure } from '../failure.ts';
import { plannedMove } from '../play/course.ts';
import type { Play } from '../play/play.ts';
import { rulesOfOption, rulesOfTokens } from './option-refusals.ts';

/** How a command wants a move to go. */
export interface WantedWay {
  readonly to: SpaceNames;
  readonly via: SpaceNames | undefined;
  readonly fly: boolean | undefined;
}

/** The reply to the path decision of the move that is open, or a refusal with its reason. */
export function pathReply(play: Play, decision: Decision, wanted: WantedWay): Reply {
  const move = plannedMove(play);
  if (!move) throw new CommandRefused('no move is open');
  const end = play.names.spaces(wanted.to);
  try {
    return wanted.via ? drawnPath(play, move, end, wanted) : foundPath(play, decision, move, end, wanted);
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    const also = [...rulesOfWalking(play, move, wanted), ...rulesOfGuard(play, move, end)];
    throw also.length > 0 ? new CommandRefused(error.message, [...error.rules, ...also]) : error;
  }
}

/** The rules by which a figure that was told to walk might have flown. */
function rulesOfWalking({ game, engine }: Play, move: PlannedMove, { fly }: WantedWay): readonly string[] {
  if (fly !== false || flightOf(game, move) === 0) return [];
  const flying = game.hooks.answersTo(flight).map(({ source }) => source as SkirmishSource);
  const own = flying.filter((source) => source.owner < 0 || bears(game, source, move.figure));
  return own.flatMap(({ unit }) => unit.rules?.[engine.ruleset.id] ?? unit.rules?.['*'] ?? []);
}

/** The rules of what lies where somebody else stands: it cannot be taken from under that figure. */
function rulesOfGuard(play: Play, { figure }: PlannedMove, end: readonly number[]): readonly string[] {
  const guarded = end.filter((space) => {
    const occupant = space < 0 ? -1 : play.game.positions.occupant(space);
    return occupant >= 0 && occupant !== figure;
  });
  const rules = rulesOfTokens(play, guarded);
  const isToken = guarded.some((space) => tokensOn(play.game, space).length > 0);
  return isToken ? [...rules, ...rulesOfOption(play, 'equip')] : rules;
}

/** The way drawn by `via`, with or without the destination. */
function drawnPath(
  play: Play,
  move: PlannedMove,
  end: readonly number[],
  { via = [], fly }: WantedWay,
): Reply {
  const drawn = play.names.spaces(via);
  const last = drawn.at(-1);
  const isWhole = last !== undefined && end.includes(last);
  const ways = [...(isWhole ? [drawn] : []), ...end.map((space) => [...drawn, space])];
  let first: Refusal | undefined;
  for (const spaces of ways) {
    const reply = drawnReply(play.game, move, { spaces, end, fly });
    if (!('reason' in reply)) return reply;
    first ??= reply;
  }
  throw refused(play, `the way ${via.join(' ')} may not be taken`, first);
}

/** The way with the fewest expected wounds, then the least cost; ties that differ in outcome ask `path`. */
function foundPath(
  play: Play,
  decision: Decision,
  move: PlannedMove,
  end: readonly number[],
  { to, fly }: WantedWay,
): Reply {
  const { game } = play;
  if (fly && flightOf(game, move) === 0)
    throw refused(play, `the move cannot end on ${to.join('+')}`, {
      reason: 'move.cannot-fly',
      also: reasonsOfLostSymbols(game, move.figure),
    });
  const told = fly === undefined ? {} : { flight: fly ? 2 : 0 };
  const found = reachOf(game, { ...move, ...told });
  const key = found.keyOf(end.length === 1 ? (end[0] as number) : end);
  if (key < 0) {
    const refusal = found.whyNot(end);
    const why = refusal && refusalOfWay(game, { ...move, ...told }, refusal, end[0]);
    const also = [...(why?.also ?? []), ...reasonsOfLostSymbols(game, move.figure)];
    throw refused(play, `the move cannot end on ${to.join('+')}`, why && { ...why, also });
  }
  const best = found.route(key);
  const equal = found
    .alternatives(key)
    .filter((route) => route.risk === best.risk && route.cost === best.cost);
  if (equal.length > 1) return routeReply(answeredRoute(play, decision, equal));
  const picks = play.sheet.take(game, decision);
  const isBest = picks?.every((pick) => best.spaces.some((space) => play.names.spaceName(space) === pick));
  return !picks || isBest ? routeReply(best) : drawnPath(play, move, end, { to, via: picks, fly });
}

/** What takes symbols of its card from a figure: with them it might have gone there. */
function reasonsOfLostSymbols(game: Game, figure: Figure): readonly string[] {
  return game.definition(figure).symbols.flatMap((name) => {
    const symbol = game.facts.catalogue.symbolNumber(name);
    return game.refusalOf(hasSymbol, { figure, symbol })?.reason ?? [];
  });
}

/** Of ways that are equally good, the one that goes by the spaces that the answer names. */
function answeredRoute(play: Play, decision: Decision, routes: readonly Route[]): Route {
  const ways = routes.map((route) => route.spaces.map((space) => play.names.spaceName(space)));
  const picks = play.sheet.take(play.game, decision);
  const fitting = routes.filter((_, at) => picks?.every((pick) => ways[at]?.includes(pick)));
  const [only] = fitting;
  if (only && fitting.length === 1) return only;
  const written = ways.map((way) => way.join(' ')).join(' | ');
  throw picks && fitting.length === 0
    ? new CommandRefused(`no way of the best goes by ${picks.join(' ')}: ${written}`)
    : new ScenarioFailure(`several ways are equally good, answer "path" with the spaces of one: ${written}`);
}

/** A refusal with the words of the reason and the rules behind it. */
export function refused(play: Play, message: string, refusal: Refusal | undefined): CommandRefused {
  if (!refusal) return new CommandRefused(message);
  const words = describeRefusal(play.game, refusal);
  return new CommandRefused(`${message}: ${words}`, play.engine.rulesOfRefusal(refusal));
}
