import type { Space } from '@scapewright/board';
import type { HookSource, Seat } from '@scapewright/kernel';
import {
  bearerOf,
  bears,
  type Card,
  type Figure,
  type FigureFilter,
  type Game,
  hasRelation,
  relationOf,
  rollTable,
  type SkirmishRun,
} from '@scapewright/skirmish/author';

/** What windows tell, and numbers and questions are asked with, as far as clauses look at it. */
export interface AskedWith {
  readonly seat?: Seat;
  readonly card?: Card;
  readonly figure?: Figure;
  readonly other?: Figure;
  readonly by?: number;
  readonly space?: Space;
  readonly attack?: number;
  readonly attacker?: Figure;
  readonly defender?: Figure;
  readonly special?: number;
  readonly roll?: number;
  readonly amount?: number;
  readonly kinds?: number;
  readonly marker?: number;
  readonly symbol?: number;
  readonly keyword?: string;
  readonly terrain?: number;
  readonly token?: number;
}

/** What the blocks of a part see while it is looked at or carried out. */
export interface Scope {
  readonly game: Game;
  readonly source: HookSource;
  /** The figure whose ability it is. */
  readonly self: number;
  /** The payload of the window. */
  readonly args: AskedWith;
  /** What has been chosen, by the names of the choices. */
  readonly chosen: Readonly<Record<string, readonly number[]>>;
  /** The figure that has been chosen last, for which rolls are. */
  readonly about?: number;
  /** Region of the battlefield of which an absent user speaks now (SS-SEPBF-011). */
  readonly battlefield?: number | undefined;
  /** Names of the relations of the whole ability: their places are the parts of the source. */
  readonly relations: readonly string[];
  /** Rolls the die again of which this is done. */
  readonly again?: EffectOf;
}

/** What an effect changes of the event that it is part of: a replacement's new payload. */
export type Changes = Readonly<Record<string, number>>;

/** An effect as it is carried out. */
export type EffectOf = (run: SkirmishRun, scope: Scope) => Changes | undefined;

/** Figures that a block names, as they are when it is carried out. */
export type FiguresOf = (scope: Scope) => readonly number[];

/** The scope of a window: `self` is the window's figure where it has the ability, else the first that has it. */
export function scopeOf(
  game: Game,
  source: HookSource,
  args: AskedWith,
  relations: readonly string[],
): Scope {
  const self = nearestBearer(game, source, args);
  return { game, source, self, args, chosen: {}, relations };
}

/** Of several figures that have the ability the one that the window speaks of: first the one whose window it is. */
function nearestBearer(game: Game, source: HookSource, args: AskedWith): number {
  const { figure = -1, other = -1, by = -1, attacker = -1, defender = -1 } = args;
  const named = [figure, other, by, attacker, defender].find((one) => bears(game, source, one));
  return named ?? bearerOf(game, source);
}

/** The number of a relation among those of its ability: made of its name, so that others of the card find it. */
export function relationPart(name: string): number {
  let number = 7;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 0x3fffffff;
  return number;
}

/** The source and the number of a relation; `ABILITY.NAME` is one that another ability of the same card has set. */
function relationNamed(
  { game, source }: Scope,
  name: string,
): { readonly of: HookSource; readonly part: number } {
  const [ability = '', own] = name.split('.');
  if (own === undefined) return { of: source, part: relationPart(name) };
  const of = game.facts.sources.find((one) => one.owner === source.owner && one.id === ability);
  return { of: of ?? source, part: relationPart(own) };
}

/** The relation `ABILITY.NAME` of an ability on the own card of a figure, whoever asks for it; undefined where that card has no such ability. */
export function relationOnCard(
  game: Game,
  figure: Figure,
  name: string,
): { readonly of: HookSource; readonly part: number } | undefined {
  const [ability, own = ''] = name.split('.');
  const card = game.cardOf(figure);
  const of = game.facts.sources.find((one) => one.owner === card && one.id === ability);
  return of && { of, part: relationPart(own) };
}

/** The figure to which a figure (`self` unless named) has a relation, -1 none. */
export function relationIn(scope: Scope, name: string, figure = scope.self): number {
  const { of, part } = relationNamed(scope, name);
  return relationOf(scope.game, of, figure, part);
}

/** Has a figure (`self` unless named) the relation to another? It may have one to several. */
export function isRelated(scope: Scope, name: string, other: Figure, figure = scope.self): boolean {
  const { of, part } = relationNamed(scope, name);
  return hasRelation(scope.game, of, figure, other, part);
}

/** The attack of the window: an attack's, or of the dice that have been rolled; -1 none. */
export function attackIn({ game, args }: Scope): number {
  if (args.attack !== undefined) return args.attack;
  return args.roll === undefined ? -1 : game.state.read(rollTable.attack, args.roll);
}

/** The attacker and the defender of the window, -1 where there is none. */
export function sidesIn(scope: Scope): { readonly attacker: Figure; readonly defender: Figure } {
  const { game, args } = scope;
  const attack = attackIn(scope);
  const read = (column: 'attacker' | 'defender' | 'target'): number =>
    attack < 0 ? -1 : game.readAttack(column, attack);
  const attacker = args.attacker ?? read('attacker');
  const facing = read('defender');
  return { attacker, defender: args.defender ?? (facing >= 0 ? facing : read('target')) };
}

/** A filter of figures of clauses: what it says of other figures than the one that looks is known in a scope only. */
export interface ClauseFilter extends FigureFilter {
  readonly scoped?: readonly ((scope: Scope, figure: Figure) => boolean)[];
}

/** A filter as the scope sees it: by its player where no figure looks, on the battlefield that an absent user speaks of. */
export function seenIn(scope: Scope, written: ClauseFilter): FigureFilter {
  const { self, battlefield, game, source } = scope;
  const filter = resolved(scope, written);
  if (self >= 0 && battlefield === undefined) return filter;
  return {
    ...filter,
    ...(self < 0 ? { seat: game.seatOf(source) } : {}),
    ...(battlefield === undefined ? {} : { battlefield }),
  };
}

/** A filter with its tests bound to the scope. */
function resolved(scope: Scope, written: ClauseFilter): FigureFilter {
  if (!written.scoped && !written.anyOf) return written;
  const { scoped, anyOf, ...filter } = written;
  return {
    ...filter,
    ...(anyOf ? { anyOf: anyOf.map((one) => seenIn(scope, one)) } : {}),
    ...(scoped ? { also: (figure: Figure) => scoped.every((test) => test(scope, figure)) } : {}),
  };
}
