import type { Decision } from '@scapewright/kernel';
import { bears, type Figure, type SkirmishSource } from '@scapewright/skirmish/author';
import { grants } from '../abilities/grants.ts';
import { figureOf, handingOver } from './course.ts';
import { extraOf, isNamed, isNoFigures, isOfferedByFriend, isOptionOf, optionNamed } from './options.ts';
import type { Handling, Play } from './play.ts';

/** Windows of a move action and of an attack action: an ability there is used once the figure has begun the action. */
const actionWindows = {
  move: around('3C', '3D', '3E', '3G', '3H'),
  attack: around('5C', '5D', '5E', '5F', '5E.instead', '5G'),
};

/** The decisions with which an action is begun. */
const actionOf: Readonly<Record<string, keyof typeof actionWindows>> = {
  move: 'move',
  '3D': 'move',
  attack: 'attack',
  '5C': 'attack',
};

/** The decisions with which a driver hands a phase over to its object. */
export const handedFor: Readonly<Record<string, keyof typeof actionWindows>> = {
  '3.instead': 'move',
  '5.instead': 'attack',
};

function around(...steps: readonly string[]): readonly string[] {
  return steps.flatMap((step) => [`before:${step}`, step, `after:${step}`]);
}

/** Is a source a chapter of rules, or a card without figures? */
function isRule(game: Play['game'], { owner, grantedTo }: SkirmishSource): boolean {
  return !grantedTo && isNoFigures(game, owner);
}

/** Begins the figure's action if the ability belongs to one of its windows: as the next attack says, else normally. */
export function beginAction(
  play: Play,
  decision: Decision,
  id: string,
  figure: Figure | undefined,
): Handling {
  const handed = handedFor[decision.asks];
  if (figure !== undefined && handed !== undefined && isThere(play, handed, id, figure))
    return handingOver(play, decision, figure);
  const action = actionOf[decision.asks];
  if (figure === undefined || action === undefined || !isThere(play, action, id, figure)) return undefined;
  if (decision.choice.domain !== 'hook')
    return Array.from(decision.choice.options).includes(figure) ? figure : undefined;
  if (figureOf(play, decision) !== figure) return undefined;
  const using = usingAhead(play, action, figure);
  const special = using === undefined ? undefined : optionNamed(play.game, decision, using);
  return special ?? extraOf(decision, 'normal');
}

/** The special attack or move that the figure makes next: what comes before an action comes after its kind is chosen (TI-04). */
function usingAhead(play: Play, action: keyof typeof actionWindows, figure: Figure): string | undefined {
  const next = play.ahead().find(({ command }) => command.kind !== 'use')?.command;
  const isMeant = next?.kind === action && play.names.figureOrNone(next.figure) === figure;
  return isMeant && (next.kind === 'attack' || next.kind === 'move') ? next.using : undefined;
}

/** Is it an option of the rules that only a move opens, behind its movement? */
export function isOpenedByMove({ game }: Play, id: string): boolean {
  const isAt = (names: readonly string[]): boolean =>
    names.some((name) => {
      const window = game.hooks.windowNumber(name);
      return [...game.hooks.insteadsAt(window), ...game.hooks.triggersAt(window)].some(
        ({ source }) => isOptionOf(source as SkirmishSource, id) && isRule(game, source as SkirmishSource),
      );
    });
  return isAt(around('3H')) && !isAt(around('3C', '3D', '3E', '3G'));
}

/** May the ability be used in a move action as well as in an attack action, so that its answer can wait? */
function isInBoth(play: Play, id: string, figure: Figure): boolean {
  return isThere(play, 'move', id, figure) && isThere(play, 'attack', id, figure);
}

/** Does an ability of this name belong to a window of an action? */
function isThere(play: Play, action: keyof typeof actionWindows, id: string, figure: Figure): boolean {
  const { hooks } = play.game;
  return actionWindows[action].some((name) => {
    const window = hooks.windowNumber(name);
    return [...hooks.insteadsAt(window), ...hooks.triggersAt(window)].some(
      ({ source }) =>
        isOptionOf(source as SkirmishSource, id) &&
        (bears(play.game, source, figure) ||
          isRule(play.game, source as SkirmishSource) ||
          isOfferedByFriend(play.game, source as SkirmishSource, figure)),
    );
  });
}

/** Begins the action of a figure one of whose abilities, in a window of that action, an open answer names. */
export function beginAnswered(play: Play, decision: Decision): Handling {
  const ids = play.sheet.accepted();
  if (ids.length === 0) return undefined;
  const isAboutFigures = decision.choice.domain === 'figure';
  const figures = isAboutFigures ? Array.from(decision.choice.options) : [figureOf(play, decision)];
  for (const id of ids)
    for (const figure of figures) {
      if (figure === undefined || isInBoth(play, id, figure)) continue;
      const begun = beginAction(play, decision, id, figure);
      if (begun !== undefined) return begun;
    }
  return undefined;
}

/**
 * Begins the action of a figure that has to grant something in a window of it, for a command whose figure could not act
 * without: another figure's action, or its own of the other kind.
 */
export function beginGranting(
  play: Play,
  decision: Decision,
  wish: { readonly kind: keyof typeof actionWindows; readonly figure: Figure },
): Handling {
  const action = actionOf[decision.asks];
  if (play.isRefusal || action === undefined) return undefined;
  const isAboutFigures = decision.choice.domain === 'figure';
  const figures = isAboutFigures ? Array.from(decision.choice.options) : [figureOf(play, decision)];
  const isWished = (figure: Figure): boolean => figure === wish.figure && action === wish.kind;
  const giver = figures.find(
    (figure) => figure !== undefined && !isWished(figure) && hasToGrant(play, action, figure),
  );
  return giver === undefined ? undefined : beginAction(play, decision, grants.id, giver);
}

/** Does the figure grant something in a window of the action, without being asked whether? */
function hasToGrant({ game }: Play, action: keyof typeof actionWindows, figure: Figure): boolean {
  return actionWindows[action].some((name) =>
    game.hooks
      .triggersAt(game.hooks.windowNumber(name))
      .some(
        ({ source, hook }) =>
          !('optional' in hook && hook.optional === true) &&
          isNamed(source as SkirmishSource, grants.id) &&
          bears(game, source, figure),
      ),
  );
}
