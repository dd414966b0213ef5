import type { Decision, Seat } from '@scapewright/kernel';
import type { Expectation } from '@scapewright/packs';
import {
  bears,
  type Figure,
  mayUseCard,
  procedures,
  type SkirmishSource,
} from '@scapewright/skirmish/author';
import { innermost, ScenarioFailure } from '../failure.ts';
import { handedFor } from '../play/action-windows.ts';
import { depthOf, figureOf, handingOver } from '../play/course.ts';
import { isCourse, stopOf } from '../play/course-decisions.ts';
import { Horizon } from '../play/horizon.ts';
import { extraOf, isNoFigures, isYesOrNo, sourceOf, sourceOfOption } from '../play/options.ts';
import { passBy } from '../play/pass-by.ts';
import type { Play } from '../play/play.ts';

type OffersAssertion = Extract<Expectation, { assert: 'offers' }>;

/** Windows that open once the figure begins the action that is asked about: before its first step, and instead of it. */
const opensWith: Readonly<Record<string, { readonly before: readonly string[]; readonly instead: string }>> =
  {
    move: { before: ['before:3C', '3C', '3E'], instead: '3D' },
    attack: { before: ['before:5D', '5D'], instead: '5C' },
  };

/**
 * Checks which abilities and options a figure could use at this moment: those that are open, and for `has` also those to which
 * the next command of this turn would move the game forward.
 */
export function checkOffers(play: Play, { figure, has, hasnt }: OffersAssertion): string | undefined {
  const number = play.names.figure(figure);
  const offered = offeredTo(aheadOf(play), number);
  const later = has.every((id) => offered.has(id)) ? offered : offeredLater(play, number);
  const missing = has.filter((id) => !offered.has(id) && !later.has(id));
  const wrong = hasnt.filter((id) => offered.has(id));
  if (missing.length === 0 && wrong.length === 0) return undefined;
  const list = [...offered].sort().join(', ') || 'nothing';
  const difference = [
    ...missing.map((id) => `does not offer ${id}`),
    ...wrong.map((id) => `offers ${id}`),
  ].join(' and ');
  return `the game ${difference} to ${figure} (offered: ${list})`;
}

/** The game itself, or where it only pauses for the scenario, a copy that has come to the activation's next decision. */
function aheadOf(play: Play): Play {
  if (play.stop() === undefined || depthOf(play, procedures.activation) === 0) return play;
  const copy = play.copy();
  try {
    copy.drive((decision) => {
      const stop = stopOf(decision);
      return stop === undefined || stop === 'before:7' ? 'stop' : -1;
    });
    return copy;
  } catch (error) {
    if (innermost(error) instanceof ScenarioFailure) return play;
    throw error;
  }
}

/** What a figure is offered from here to the end of the turn if whatever is optional on the way is declined. */
function offeredLater(play: Play, figure: Figure): ReadonlySet<string> {
  const copy = play.copy();
  const horizon = new Horizon(copy, figure);
  const offered = new Set<string>();
  try {
    copy.drive((decision) => {
      if (horizon.isPast(decision)) return 'stop';
      addOffers(copy, decision, figure, offered);
      if (isCourse(decision)) return passBy(copy, decision);
      return isYesOrNo(decision) && offered.has(decision.asks) ? extraOf(decision, 'no') : undefined;
    });
  } catch (error) {
    if (!(innermost(error) instanceof ScenarioFailure)) throw error;
  }
  return offered;
}

function offeredTo(play: Play, figure: Figure): ReadonlySet<string> {
  const offered = new Set<string>();
  for (const decision of play.match.host.pending()) addOffers(play, decision, figure, offered);
  return offered;
}

function addOffers(play: Play, decision: Decision, figure: Figure, offered: Set<string>): void {
  const { game } = play;
  const add = (source: SkirmishSource | undefined): void => {
    if (source) offered.add(source.id);
  };
  if (isYesOrNo(decision)) {
    const source = sourceOf(game, decision);
    if (!belongs(play, source, figure, figureOf(play, decision))) return;
    offered.add(decision.asks);
    add(source);
    return;
  }
  if (decision.choice.domain === 'hook') {
    const about = figureOf(play, decision);
    for (const value of Array.from(decision.choice.options)) {
      const source = sourceOfOption(game, decision, value);
      if (belongs(play, source, figure, about)) add(source);
    }
    const handed = handedFor[decision.asks];
    if (handed !== undefined && handingOver(play, decision, figure) !== undefined)
      addOpening(play, handed, decision.seat, figure, add);
    return;
  }
  if (Array.from(decision.choice.options).includes(figure))
    addOpening(play, decision.asks, decision.seat, figure, add);
}

/** What opens once a figure begins an action: its own, or in a phase that is handed over to it. */
function addOpening(
  { game }: Play,
  action: string,
  seat: Seat,
  figure: Figure,
  add: (source: SkirmishSource) => void,
): void {
  const windows = opensWith[action];
  if (windows === undefined) return;
  const args = { seat, card: game.cardOf(figure), figure };
  const { hooks } = game;
  const before = windows.before
    .flatMap((window) => hooks.triggersAt(hooks.windowNumber(window)))
    .filter(({ hook }) => hook.kind === 'trigger' && hook.optional);
  for (const { hook, source } of [...before, ...hooks.insteadsAt(hooks.windowNumber(windows.instead))])
    if (game.isLive(source) && (!hook.when || hook.when(game, args, source))) add(source as SkirmishSource);
}

function belongs(
  play: Play,
  source: SkirmishSource | undefined,
  figure: Figure,
  about: number | undefined,
): boolean {
  if (source?.grantedTo) return bears(play.game, source, figure);
  const owner = source?.owner ?? -1;
  if (owner >= 0 && isNoFigures(play.game, owner))
    return play.game.refusalOf(mayUseCard, { figure, card: owner }) === undefined;
  if (owner >= 0) return owner === play.game.cardOf(figure);
  return about === undefined || about === figure;
}
