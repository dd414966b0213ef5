import type { Decision, Refusal } from '@scapewright/kernel';
import {
  bears,
  carriedBy,
  type Figure,
  mayUseToken,
  objectAround,
  procedures,
  type SkirmishSource,
  tokenPlan,
  tokensOn,
} from '@scapewright/skirmish/author';
import { CommandRefused, ScenarioFailure } from '../failure.ts';
import { beginAction, isOpenedByMove } from '../play/action-windows.ts';
import { depthOf, figureOf, figureOfWindow } from '../play/course.ts';
import { isCourse } from '../play/course-decisions.ts';
import { Horizon } from '../play/horizon.ts';
import {
  extraOf,
  isNamed,
  isNoFigures,
  isOfferedByFriend,
  isOptionOf,
  isYesOrNo,
  optionNamed,
  optionNames,
  sourceOf,
  sourceOfOption,
} from '../play/options.ts';
import { passBy } from '../play/pass-by.ts';
import type { Handling, Play } from '../play/play.ts';
import { openSpecial } from './attack.ts';
import { Chosen, placeOrEach, textsOf, type WithinReach } from './chosen.ts';
import { figuresReply, markersReply } from './markers.ts';
import { optionRefusals, partsNamed, rulesOfOption, rulesOfTokens } from './option-refusals.ts';
import { pathReply, refused } from './path-choice.ts';
import { checkCard, type UseCommand, useItem } from './use-things.ts';

/** `use`: takes an ability or option when it is next offered in this turn; `choose` answers what it asks. */
export function use(play: Play, command: UseCommand): void {
  const { what } = command;
  if (what.kind === 'item') {
    const power = powerOfToken(play, what.id);
    if (power === undefined) useItem(play, command);
    else use(play, { ...command, what: { kind: 'ability', id: power } });
    return;
  }
  if (what.kind === 'card') checkCard(play, command);
  if (!isInMatch(play, what.id) && play.pending()?.asks !== what.id) throw absent(play, command, what.id);
  const figure = command.figure === undefined ? undefined : play.names.figure(command.figure);
  const chosen = new Chosen(command.choose, play.names);
  const scenery = chosen.values().flatMap((name) => sceneryRefusal(play, name) ?? []);
  const early =
    figure === undefined ? [] : [...scenery, ...optionRefusals(play, what.id, figure, chosen.values())];
  const horizon = new Horizon(play, figure);
  const before = figure === undefined ? undefined : withinReach(play, figure);
  let isUsed = false;
  let isBegun = false;
  let depth = 0;
  play.drive((decision) => {
    play.isUnderway = !isUsed;
    if (!isUsed) depth = depthOf(play, procedures.move);
    if (isUsed && isUserAsked(play, decision, command)) return figure;
    if (isUsed && isYesOrNo(decision) && decision.asks === what.id && chosen.isFor(decision))
      return extraOf(decision, 'yes');
    if (isUsed && decision.asks === 'path' && isCourse(decision) && depthOf(play, procedures.move) <= depth)
      return 'stop';
    if (isUsed) return parts(play, decision, chosen, figure, early[0]);
    if (isFurtherAttack(play, decision, what.id, figure)) {
      isUsed = true;
      return extraOf(decision, 'yes') ?? parts(play, decision, chosen, figure, early[0]);
    }
    const taken = taking(play, decision, what.id, figure);
    if (taken !== undefined) {
      isUsed = true;
      return taken;
    }
    if (!isCourse(decision)) return undefined;
    if (horizon.isPast(decision))
      throw new CommandRefused(
        `${command.figure ?? 'nobody'} cannot use ${what.id} in what is left of this turn`,
        [...early.flatMap((refusal) => play.engine.rulesOfRefusal(refusal)), ...rulesOfOption(play, what.id)],
      );
    if (decision.asks === 'order-markers') return markersReply(play, decision);
    if (decision.asks === 'figures') return figuresReply(play, decision);
    const begun = beginAction(play, decision, what.id, figure);
    isBegun ||= begun !== undefined;
    return begun ?? passBy(play, decision);
  });
  if (!isUsed) throw refused(play, `the game is over before ${what.id} can be used`, { reason: 'now.over' });
  if (figure !== undefined && before) chosen.takeSettled(play, figure, before);
  if (play.isRefusal && isBegun && isOpenedByMove(play, what.id)) throw unmoved(play, command, early);
  const left = chosen.left();
  if (left.length > 0)
    throw new CommandRefused(`${what.id} does not ask for ${left.join(', ')}`, [
      ...early.flatMap((refusal) => play.engine.rulesOfRefusal(refusal)),
      ...rulesOfOption(play, what.id),
    ]);
}

/** What a move opens is not open to who has not moved, although a move of no spaces would do (SS-DO-026). */
function unmoved(play: Play, { figure, what }: UseCommand, early: readonly Refusal[]): CommandRefused {
  const rules = early.flatMap((refusal) => play.engine.rulesOfRefusal(refusal));
  return new CommandRefused(`${figure ?? 'nobody'} has not moved`, [
    ...rules,
    ...rulesOfOption(play, what.id),
  ]);
}

/** Does a special attack of several go on, and is the next of them asked about? */
function isFurtherAttack(play: Play, decision: Decision, id: string, figure: Figure | undefined): boolean {
  if (decision.asks !== 'target' && decision.asks !== 'attack-again') return false;
  const open = openSpecial(play);
  return open !== undefined && isNamed(open, id) && figureOf(play, decision) === figure;
}

/** The option of its own with which a token is used, where no plugin uses up what is carried: a temporary treasure. */
function powerOfToken(play: Play, name: string): string | undefined {
  const { game, names } = play;
  if (game.hooks.forbidsOf(mayUseToken).length > 0) return undefined;
  const { content } = tokenPlan(game, names.token(name));
  return content !== undefined && isInMatch(play, content) ? content : undefined;
}

/** Does a card without figures ask which figure uses it? */
function isUserAsked({ game }: Play, decision: Decision, { what }: UseCommand): boolean {
  const asks = what.kind === 'card' && decision.asks === what.id && decision.choice.domain === 'figure';
  return asks && sourceOf(game, decision)?.id === what.id;
}

/** What a figure carries, and what it may take up without being asked which: the only token under it. */
function withinReach({ game }: Play, figure: Figure): WithinReach {
  const under = game.spacesOf(figure).flatMap((space) => tokensOn(game, space));
  return { carried: carriedBy(game, figure), under: under.length === 1 ? under : [] };
}

/** Does any card or rule of the match bring an ability or option of this name? */
function isInMatch(play: Play, id: string): boolean {
  return play.game.facts.sources.some((source) => isOptionOf(source, id));
}

/**
 * An ability that no card of the match has, or an option that nothing in it opens: refused where a plugin brings it, an error
 * in the scenario where none does.
 */
function absent(play: Play, { figure, choose }: UseCommand, id: string): Error {
  const { engine, game, names } = play;
  const { catalogue } = engine.kit;
  const ofTokens =
    id === 'equip' && figure !== undefined ? rulesOfTokens(play, game.spacesOf(names.figure(figure))) : [];
  if (ofTokens.length > 0) return new CommandRefused(`${figure} cannot use ${id} here`, ofTokens);
  const option = catalogue.ruleUnits.find((rule) => rule.id === id && rule.whyNot !== undefined);
  const unit = catalogue.ability(id) ?? catalogue.symbol(id) ?? option;
  if (!unit) return new ScenarioFailure(`no plugin that is loaded brings "${id}"`);
  const own = unit.rules?.[engine.ruleset.id] ?? unit.rules?.['*'] ?? [];
  const parts = partsNamed(game, id, new Chosen(choose, names).values());
  const refusal = figure === undefined ? undefined : unit.whyNot?.(game, names.figure(figure), parts);
  return new CommandRefused(`${figure ?? 'nobody'} does not have ${id}`, [
    ...(refusal ? engine.rulesOfRefusal(refusal) : []),
    ...own,
    ...engine.rulesOf('now.not-offered'),
  ]);
}

/** Takes the ability if this decision offers it to the figure. */
function taking(play: Play, decision: Decision, id: string, figure: Figure | undefined): Handling {
  const { game } = play;
  if (isYesOrNo(decision)) {
    const source = sourceOf(game, decision);
    const isIt = decision.asks === id || (source !== undefined && isNamed(source, id));
    return isIt && isOwn(play, source, decision, figure) ? extraOf(decision, 'yes') : undefined;
  }
  if (decision.choice.domain !== 'hook' || decision.asks === 'order') return undefined;
  const option = optionNamed(game, decision, id);
  if (option === undefined || option < 0) return undefined;
  return isOwn(play, sourceOfOption(game, decision, option), decision, figure) ? option : undefined;
}

/** Does the ability stand on the figure's card, or on a friend's that offers it to the figure, or is it a rule's option? */
function isOwn(
  play: Play,
  source: SkirmishSource | undefined,
  decision: Decision,
  figure: Figure | undefined,
): boolean {
  if (figure === undefined) return true;
  if (source?.grantedTo) return bears(play.game, source, figure);
  if (source && !isNoFigures(play.game, source.owner))
    return (
      source.owner === play.game.cardOf(figure) ||
      (figureOfWindow(play) === figure && isOfferedByFriend(play.game, source, figure))
    );
  const about = figureOf(play, decision);
  return about === undefined || about === figure || objectAround(play.game, figure) === about;
}

/** What the ability asks, from `choose`; then the game waits for the next command. */
function parts(
  play: Play,
  decision: Decision,
  chosen: Chosen,
  figure: Figure | undefined,
  early: Refusal | undefined,
): Handling {
  const { game } = play;
  if (chosen.isByFigure && figure !== undefined && decision.seat !== game.controller(figure))
    return undefined;
  if (decision.asks === 'path' && isCourse(decision)) {
    const to = chosen.take('to', 'at');
    if (to !== undefined && figureOf(play, decision) === figure)
      return pathReply(play, decision, { to: [to].flat().map(String), via: undefined, fly: undefined });
    return 'stop';
  }
  if (isYesOrNo(decision) || decision.asks === 'order') return isCourse(decision) ? 'stop' : undefined;
  // Only the own figures come out: with another's among them nobody does.
  const foreign = decision.asks === 'exit' && chosen.left().find((name) => isForeign(play, name, decision));
  if (foreign) throw noOption(play, decision, foreign, early);
  const own = chosen.about(decision);
  if (own !== undefined) {
    const named = placeOrEach(textsOf(own), (one) => optionNamed(game, decision, one) !== undefined);
    const strange = named.find((one) => optionNamed(game, decision, one) === undefined);
    if (strange !== undefined) throw noOption(play, decision, strange, early);
    return reply(play, decision, named);
  }
  if (chosen.isByFigure && decision.subject?.startsWith('figure:')) {
    const none = extraOf(decision, 'none', 'no');
    if (none === undefined) throw unasked(play, decision, early);
    return none;
  }
  const found = chosen.fitting(decision, (value) => optionNamed(game, decision, value) !== undefined);
  if (found) return reply(play, decision, found);
  if (isCourse(decision)) return 'stop';
  const { domain } = decision.choice;
  const isOfDomain = (value: string): boolean => game.valueOf(domain, value) !== undefined;
  const named = chosen.named(decision.asks) ?? chosen.ofDomain(domain, isOfDomain);
  if (named === undefined) return undefined;
  throw noOption(play, decision, named, early);
}

function isForeign({ game, names }: Play, name: string, { seat }: Decision): boolean {
  const figure = names.figureOrNone(name);
  return figure !== undefined && game.controller(figure) !== seat;
}

/** Something is chosen for other figures than the one that is asked about. */
function unasked(play: Play, decision: Decision, early?: Refusal): CommandRefused {
  const { message, rules } = refused(
    play,
    `${decision.asks} asks about ${decision.subject?.replace('figure:', '')} alone`,
    early,
  );
  return new CommandRefused(message, [...rules, ...rulesOfOption(play, decision.asks)]);
}

function noOption(play: Play, decision: Decision, named: string, early?: Refusal): CommandRefused {
  const { choice, asks } = decision;
  const value = choice.readKey?.(named) ?? play.game.valueOf(choice.domain, named);
  const refusal = value === undefined ? sceneryRefusal(play, named) : choice.whyNot?.(value);
  const { message, rules } = refused(
    play,
    `${named} is no option of ${asks}: ${optionNames(decision)}`,
    refusal ?? early,
  );
  const ofAll = early ? play.engine.rulesOfRefusal(early) : [];
  return new CommandRefused(message, [...new Set([...rules, ...ofAll, ...rulesOfOption(play, asks)])]);
}

/** A plain object is no figure that an ability can choose. */
function sceneryRefusal({ game }: Play, name: string): Refusal | undefined {
  return game.facts.objects?.plain.has(name) ? { reason: 'target.plain-object' } : undefined;
}

function reply(play: Play, decision: Decision, values: readonly string[]): Handling {
  const numbers = values.map((value) => optionNamed(play.game, decision, value) as number);
  const [first] = numbers;
  if (decision.shape === 'path' && first !== undefined && first >= 0)
    return decision.choice.wayTo?.(first) ?? [first];
  return decision.most > 1 && (first ?? 0) >= 0 ? numbers : first;
}
