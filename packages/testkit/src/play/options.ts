import type { Decision } from '@scapewright/kernel';
import {
  type Card,
  type Figure,
  type Game,
  isFigureless,
  type SkirmishSource,
  tokenPlan,
} from '@scapewright/skirmish/author';

/** Is it a plain question, answered by yes or no? */
export function isYesOrNo({ choice }: Decision): boolean {
  return choice.options.length === 0 && (choice.extras?.includes('yes') ?? false);
}

/** The value of an extra option (`done`, `none`, `no`), undefined where the decision has none of these names. */
export function extraOf({ choice }: Decision, ...names: readonly string[]): number | undefined {
  for (const name of names) {
    const at = choice.extras?.indexOf(name) ?? -1;
    if (at >= 0) return -1 - at;
  }
  return undefined;
}

/** The hook source behind an option of a window, or behind the decision itself. */
export function sourceOfOption(game: Game, decision: Decision, value: number): SkirmishSource | undefined {
  if (decision.choice.domain !== 'hook') return undefined;
  return game.hooks.all[value]?.source as SkirmishSource | undefined;
}

/** The hook source that asks. */
export function sourceOf(game: Game, decision: Decision): SkirmishSource | undefined {
  const { source } = decision;
  return source === undefined ? undefined : game.facts.sources.find((one) => one.key === source);
}

/** Does a source belong to no card, or to one without figures? */
export function isNoFigures(game: Game, card: Card): boolean {
  return card < 0 || isFigureless(game.definitionOfCard(card));
}

/** Does the ability stand on the card of another figure of the player alone, which may offer it to this one? */
export function isOfferedByFriend(game: Game, source: SkirmishSource, figure: Figure): boolean {
  const { owner, grantedTo } = source;
  if (grantedTo || isNoFigures(game, owner) || owner === game.cardOf(figure)) return false;
  const hasOwn = game.facts.sources.some(
    (other) => other.owner === game.cardOf(figure) && other.id === source.id,
  );
  return !hasOwn && game.seatOf(source) === game.controller(figure);
}

/** Does a name mean this hook source: by its ability's id, its key, or `card/ability`? */
export function isNamed(source: SkirmishSource, name: string): boolean {
  return source.id === name || source.key === name || source.key.replace(/^\w+:/, '') === name;
}

/** Does a source open an option of this name: its own, or a general word by which players ask for it? */
export function isOptionOf(source: SkirmishSource, name: string): boolean {
  return isNamed(source, name) || (source.unit.options?.includes(name) ?? false);
}

/** The value of the option with this key, undefined where there is none. A space's level may be written also where it need not. */
export function optionNamed(game: Game, decision: Decision, key: string): number | undefined {
  const named = optionOfKey(game, decision, key);
  if (named !== undefined || !key.includes('@')) return named;
  const { field } = game;
  const spaces = key.split('+').map((part) => field.names[field.spaceOf(part)] ?? part);
  return optionOfKey(game, decision, spaces.join('+'));
}

function optionOfKey(game: Game, decision: Decision, key: string): number | undefined {
  const { choice } = decision;
  const extra = extraOf(decision, key);
  if (extra !== undefined) return extra;
  const options = Array.from(choice.options);
  if (choice.domain === 'hook') return abilityNamed(game, decision, key);
  const value = choice.readKey ? choice.readKey(key) : valueNamed(game, choice.domain, key);
  if (value !== undefined && options.includes(value)) return value;
  const byKey = options.findIndex((_, at) => {
    const name = decision.keyAt(at);
    return name === key || name.slice(name.indexOf(':') + 1) === key;
  });
  return byKey >= 0 ? options[byKey] : tokenOf(game, decision, key);
}

/** The only token among the options that is an item of this name, where no token is called so. */
function tokenOf(game: Game, { choice }: Decision, item: string): number | undefined {
  if (choice.domain !== 'token' || game.valueOf('token', item) !== undefined) return undefined;
  const tokens = Array.from(choice.options).filter((token) => tokenPlan(game, token).content === item);
  return tokens.length === 1 ? tokens[0] : undefined;
}

/** Every option that is an ability of this name. */
export function optionsNamed(game: Game, decision: Decision, key: string): readonly number[] {
  return Array.from(decision.choice.options).filter((value) => {
    const found = sourceOfOption(game, decision, value);
    return found !== undefined && isNamed(found, key);
  });
}

/** The ability that a key names; one that is only to be put in order, also by its card or a figure of that card. */
function abilityNamed(game: Game, decision: Decision, key: string): number | undefined {
  const [named] = optionsNamed(game, decision, key);
  if (named !== undefined || decision.asks !== 'order') return named;
  const card = valueNamed(game, 'card', key);
  return card === undefined
    ? undefined
    : Array.from(decision.choice.options).find(
        (value) => sourceOfOption(game, decision, value)?.owner === card,
      );
}

/** What a key names; a card may be named by one of its figures. */
function valueNamed(game: Game, domain: string, key: string): number | undefined {
  const value = game.valueOf(domain, key);
  if (value !== undefined || domain !== 'card') return value;
  const figure = game.facts.figureNames.indexOf(key);
  return figure < 0 ? undefined : game.cardOf(figure);
}

/** Every option by name, for messages. */
export function optionNames(decision: Decision, most = 40): string {
  const count = Math.min(decision.count, most);
  const names = Array.from({ length: count }, (_, at) => decision.keyAt(at).replace(/^\w+:/, ''));
  return `${names.join(', ')}${decision.count > most ? ` and ${decision.count - most} more` : ''}`;
}
