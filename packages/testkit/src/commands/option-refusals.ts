import type { Refusal } from '@scapewright/kernel';
import type { Command } from '@scapewright/packs';
import {
  type ChosenParts,
  type Figure,
  type Game,
  hasPowers,
  occupantsOf,
  type StepId,
  tokenPlan,
  tokensOn,
} from '@scapewright/skirmish/author';
import { isNamed, isOptionOf } from '../play/options.ts';
import type { Play } from '../play/play.ts';

/** Why an option that rules give is not open to a figure now, for the figures, tokens and spaces that are named with it. */
export function optionRefusals(
  { game, engine }: Play,
  id: string,
  figure: Figure,
  chosen: readonly (string | undefined)[],
): readonly Refusal[] {
  const parts = partsNamed(game, id, chosen);
  const powerless = isOwnPower(game, id, figure) ? game.refusalOf(hasPowers, { figure }) : undefined;
  if (powerless) return [powerless];
  const { catalogue } = engine.kit;
  const units = game.facts.sources.filter((source) => isOptionOf(source, id)).map(({ unit }) => unit);
  const absent = units.length === 0 ? (catalogue.ability(id) ?? catalogue.symbol(id)) : undefined;
  return [...units, ...(absent ? [absent] : [])].flatMap((unit) => unit.whyNot?.(game, figure, parts) ?? []);
}

/** Is it a power of the figure's own card, an ability or a symbol, and the card negated? */
function isOwnPower(game: Game, id: string, figure: Figure): boolean {
  const card = game.cardOf(figure);
  if (!game.positions.effects.isNegated(card)) return false;
  const isOfCard = game.facts.sources.some((source) => source.owner === card && isNamed(source, id));
  return isOfCard || game.definition(figure).symbols.includes(id);
}

/** The figures, tokens, spaces and places that are named with an option. */
export function partsNamed(game: Game, option: string, chosen: readonly (string | undefined)[]): ChosenParts {
  const rows = (domain: string): readonly number[] =>
    chosen.flatMap((name) => (name === undefined ? [] : (game.valueOf(domain, name) ?? [])));
  const places = chosen.filter((name) => name !== undefined);
  return { option, figures: rows('figure'), tokens: rows('token'), spaces: rows('space'), places };
}

/** The rules that say when an ability or option can be used: its own, and those of the windows in which it acts. */
export function rulesOfOption({ game, engine }: Play, id: string): readonly string[] {
  const { id: ruleset, windows = {} } = engine.ruleset;
  const sources = game.facts.sources.filter((source) => isOptionOf(source, id));
  const own = sources.flatMap(({ unit }) => unit.rules?.[ruleset] ?? unit.rules?.['*'] ?? []);
  const steps = sources.flatMap(({ hooks }) =>
    hooks.flatMap((hook) => ('at' in hook ? [hook.at.replace(/^(?:before|after):/, '')] : [])),
  );
  const ofWindows = steps.flatMap((step) => windows[step as StepId] ?? []);
  return [...new Set([...own, ...ofWindows, ...engine.rulesOf('now.not-offered')])];
}

/** The rules of what lies on spaces: what brings a token says who takes it. */
export function rulesOfTokens(
  { game, engine }: Pick<Play, 'game' | 'engine'>,
  spaces: readonly number[],
): readonly string[] {
  const lying = spaces.flatMap((space) => tokensOn(game, space));
  return game.facts.sources.flatMap(({ unit }) => {
    const isOf = 'token' in unit && lying.some((token) => unit.token?.(tokenPlan(game, token)));
    return isOf ? (unit.rules?.[engine.ruleset.id] ?? unit.rules?.['*'] ?? []) : [];
  });
}

/** Why an object does not act now: what its occupants cannot hand over to it, and the rules by which they could. */
export function refusalsOfObject(play: Play, object: Figure, option: 'drive' | 'operate'): readonly string[] {
  const { game, engine, names } = play;
  if (!game.isObject(object)) return [];
  const own = occupantsOf(game, object).flatMap((figure) =>
    optionRefusals(play, option, figure, [names.figureName(object)]),
  );
  return [...own.flatMap((refusal) => engine.rulesOfRefusal(refusal)), ...rulesOfOption(play, option)];
}

/** The rules of what was done in this activation or grant in place of what a figure's action or phase begins with, at one of these steps, and of the step. */
export function rulesOfReplacement(play: Play, figure: Figure, steps: readonly StepId[]): readonly string[] {
  const { scenario, at, game, engine } = play;
  const { id: ruleset, windows = {} } = engine.ruleset;
  const before = scenario.steps.slice(0, Math.max(0, at));
  const begun = before.findLastIndex(({ command: { kind } }) => kind === 'activate' || kind === 'grant');
  const done = before.slice(begun + 1).flatMap(({ command }) => replacementIn(play, command, figure));
  return done.flatMap((id) =>
    game.facts.sources.flatMap((source) => {
      const { unit, hooks } = source;
      const replaced = hooks.flatMap((hook) => {
        const at = hook.kind === 'instead' ? (hook.at as StepId) : undefined;
        return at !== undefined && steps.includes(at) ? [at] : [];
      });
      if (replaced.length === 0 || !isNamed(source, id)) return [];
      const own = unit.rules?.[ruleset] ?? unit.rules?.['*'] ?? [];
      return [...own, ...replaced.flatMap((step) => windows[step] ?? [])];
    }),
  );
}

/** The rules of what rules let the figure do earlier in this activation or grant by `use`: what it took may have ended its move. */
export function rulesOfOptionsUsed(
  { scenario, at, game, names, engine }: Play,
  figure: Figure,
): readonly string[] {
  const before = scenario.steps.slice(0, Math.max(0, at));
  const begun = before.findLastIndex(({ command: { kind } }) => kind === 'activate' || kind === 'grant');
  return before.slice(begun + 1).flatMap(({ command }) => {
    if (command.kind !== 'use' || names.figureOrNone(command.figure ?? '') !== figure) return [];
    const rules = game.facts.sources.filter(
      (source) => source.owner < 0 && isOptionOf(source, command.what.id),
    );
    return rules.flatMap(({ unit }) => unit.rules?.[engine.ruleset.id] ?? unit.rules?.['*'] ?? []);
  });
}

/** The option by which a command may have replaced something of the figure: its own, or what its object did for it. */
function replacementIn({ game, names }: Play, command: Command, figure: Figure): readonly string[] {
  if (command.kind === 'use' && command.figure !== undefined)
    return names.figureOrNone(command.figure) === figure ? [command.what.id] : [];
  if (command.kind !== 'move' && command.kind !== 'attack') return [];
  const actor = names.figureOrNone(command.figure) ?? -1;
  if (actor === figure) return command.kind === 'move' && command.using ? [command.using] : [];
  if (actor < 0 || !game.isObject(actor)) return [];
  return [command.kind === 'move' ? 'drive' : 'operate'];
}
