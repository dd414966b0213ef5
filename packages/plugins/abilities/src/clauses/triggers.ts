import type { HookSource } from '@scapewright/kernel';
import {
  bearersOf,
  bears,
  type Card,
  type Figure,
  type FigureFilter,
  type Game,
  isActivated,
  isAllyOfBearer,
  isGrantedAbility,
  isOnSide,
  passes,
  type RollRole,
  rollRoles,
  rollTable,
  type Side,
  timingSteps,
} from '@scapewright/skirmish/author';
import type { ClauseProblem, JsonMap } from './clause-data.ts';
import { readFilter } from './figures.ts';
import { fixFor, isMap, Parameters } from './parameters.ts';
import { type AskedWith, type Scope, seenIn } from './scope.ts';

/** When a part acts: the windows, and whose they must be. */
export interface TriggerOf {
  readonly windows: readonly string[];
  /** Does the trigger mean what goes on in this window? */
  readonly means: (game: Game, window: string, args: AskedWith) => boolean;
  readonly holds: (scope: Scope) => boolean;
  /** Whoever acts then must move normally in this activation. */
  readonly commits: boolean;
  /** Once for each figure of which it is: in windows of the whole round. */
  readonly isEach: boolean;
  /** In place of a step: comes by itself, nobody is asked. */
  readonly isForced: boolean;
}

interface TriggerPlan {
  readonly at: readonly string[];
  /** Further windows, and what must be so in them. */
  readonly also?: Readonly<Record<string, (game: Game, args: AskedWith) => boolean>>;
  /** Only dice rolled for this. */
  readonly role?: RollRole;
  /** Whose window it must be where the clause does not say. */
  readonly of?: Whose;
  /** Whoever acts then must move normally (SS-MOVE-015). */
  readonly commits?: boolean;
  /** Only where the window is of a card: a turn without one is nobody's. */
  readonly ofACard?: boolean;
}

const whose = ['self', 'card', 'ally', 'own', 'enemy', 'any'] as const;
type Whose = (typeof whose)[number];

/** Triggers by name; any code of the timing table is one too. */
export const triggers: Readonly<Record<string, TriggerPlan>> = {
  'setup-step': { at: ['G1.3'], of: 'any' },
  placement: { at: ['G1.2.place'], of: 'card' },
  'start-of-round': { at: ['R1'], of: 'any' },
  planning: { at: ['R2'], of: 'any' },
  'before-initiative': { at: ['R3'], of: 'any' },
  'initiative-roll': { at: ['E.d20-rolled'], role: 'initiative', of: 'own' },
  cleanup: { at: ['R5'], of: 'any' },
  'end-of-round': { at: ['R6'] },
  'start-of-turn': { at: ['1A'], of: 'own' },
  'before-order-marker': { at: ['1B'], of: 'own' },
  'order-marker-revealed': { at: ['E.order-marker-revealed'], of: 'card' },
  'instead-of-activation': { at: ['2.instead'], of: 'card' },
  'start-of-activation': { at: ['2.activated'], of: 'card' },
  'before-activation': { at: ['before:2'], of: 'card' },
  'before-move-phase': { at: ['3A'] },
  'start-of-move-phase': { at: ['3B'] },
  'instead-of-move-phase': { at: ['3.instead'] },
  'before-moving': { at: ['3C'], also: { 'before:E.figure-placed': isPlacedByItsPlayer } },
  'before-move-action': { at: ['3C'] },
  'before-moving-normally': { at: ['3C'], commits: true },
  'instead-of-normal-move-action': { at: ['3D'] },
  'instead-of-move-action': { at: ['3D'] },
  'begins-to-move': { at: ['3E'] },
  'enters-space': { at: ['E.figure-enters-space'] },
  'passes-over': { at: ['E.figure-passed'] },
  'comes-into-engagement': { at: ['E.figure-engaged'], of: 'enemy' },
  'leaves-engagement': { at: ['E.figure-leaves-engagement'] },
  'after-move-action': { at: ['3H'] },
  'ends-movement-on': { at: ['E.movement-ended'] },
  'move-phase-ends': { at: ['3I'] },
  transition: { at: ['4'] },
  'before-attack-phase': { at: ['5A'] },
  'instead-of-attack-phase': { at: ['5.instead'] },
  'instead-of-attack-action': { at: ['5C'] },
  'instead-of-normal-attack-action': { at: ['5C'] },
  'before-attack-action': { at: ['5D'] },
  'instead-of-attack': { at: ['5E.instead'] },
  'after-targeted': { at: ['C2'] },
  'before-attack': { at: ['C3'] },
  'attack-dice-rolled': { at: ['E.dice-rolled'], role: 'attack' },
  'after-attacking': { at: ['C5'] },
  'after-being-attacked': { at: ['C6'] },
  'before-defending': { at: ['C7'] },
  'defense-dice-rolled': { at: ['E.dice-rolled'], role: 'defense' },
  'after-defending': { at: ['C9'] },
  'wounds-about-to-be-received': { at: ['E.wounds-would-be-received'] },
  'wounds-being-received': { at: ['E.wounds-being-received'] },
  'wounds-received': { at: ['E.wounds-received'] },
  'after-wounds-placed': { at: ['C11'] },
  'figure-defeated': { at: ['E.figure-defeated'] },
  'last-figure-of-card-defeated': { at: ['E.card-inactive'], of: 'card' },
  'after-combat': { at: ['5H'] },
  'after-attack-action': { at: ['5I'] },
  'after-attack-phase': { at: ['5J'] },
  'end-of-activation': { at: ['6'], of: 'card' },
  'turn-taken': { at: ['7'], of: 'card', ofACard: true },
  'end-of-turn': { at: ['7'], of: 'own' },
  'trap-rolled': { at: ['E.d20-rolled'], role: 'trap' },
  'die-rolled': { at: ['E.dice-rolled'], of: 'any' },
  'control-changed': { at: ['E.control-changed'] },
  'would-be-defeated': { at: ['E.would-be-defeated'] },
};

/** Reads a trigger: its name or a step code, and whose it must be (`of: self | card | ally | own | enemy | any | FILTER`). */
export function readTrigger(
  trigger: { readonly on: string; readonly with: JsonMap },
  path: readonly (string | number)[],
  problems: ClauseProblem[],
): TriggerOf {
  const p = new Parameters(trigger.with, path, problems);
  const names = trigger.on.split(/\s*,\s*/);
  const plans = names.map((name) => planOf(name, path, problems));
  const die = p.has('die') ? p.oneOf('die', ['d20', 'combat', 'any']) : 'any';
  const step = p.has('step') ? p.text('step') : undefined;
  const marker = p.has('marker') ? p.oneOf('marker', ['1', '2', '3', 'X', 'any']) : 'any';
  const terrain = p.texts('terrain');
  const rolledFor = p.texts('for');
  const isForced = p.flag('forced');
  const usual = plans[0]?.of ?? 'self';
  const isEach =
    plans.some(({ at }) => at.every((one) => ofRounds.has(one))) && isOfFigures(p.any('of') ?? usual);
  const isOwner = readWhose(p, usual);
  p.end();
  const needsCard = plans.some(({ ofACard }) => ofACard === true);
  const roles = plans.flatMap((plan) => (plan.role ? [plan.role] : []));
  const rolled = (at: string): string => (at === 'E.dice-rolled' && die === 'd20' ? 'E.d20-rolled' : at);
  const windows = step !== undefined ? [step] : [...new Set(plans.flatMap(windowsOfPlan).map(rolled))];
  const meant = new Set(plans.flatMap(({ at }) => at.map(rolled)));
  return {
    windows,
    means: (game, window, args) =>
      step !== undefined ||
      meant.has(window) ||
      plans.some(({ also }) => also?.[window]?.(game, args) === true),
    commits: plans.some((plan) => plan.commits === true),
    isEach,
    isForced,
    holds: (scope) =>
      isOwner(scope) &&
      (needsCard ? (scope.args.card ?? -1) >= 0 : true) &&
      isRollMeant(scope, roles, die) &&
      isRolledFor(scope, rolledFor) &&
      isMarkerMeant(marker, scope.args.marker ?? 0) &&
      (terrain.length === 0 || terrain.includes(scope.game.countedTerrainOf(scope.args.space ?? -1))),
  };
}

/** Is this the order marker that a trigger means? An X, which gives no turn, is meant only where it is named. */
function isMarkerMeant(marker: string, turnedUp: number): boolean {
  const place = ['1', '2', '3', 'X'].indexOf(marker) + 1;
  return place > 0 ? turnedUp === place : turnedUp !== 4;
}

/** A placement by the figure's own player counts as moving where the ruleset says so (SS-MOVE-013). */
function isPlacedByItsPlayer(game: Game, { figure = -1, by = -1 }: AskedWith): boolean {
  return game.parameters.placingIsMoving && by >= 0 && by === controllerOf(game, figure);
}

function windowsOfPlan({ at, also = {} }: TriggerPlan): readonly string[] {
  return [...at, ...Object.keys(also)];
}

/** Windows of a whole round: of no figure. */
const ofRounds: ReadonlySet<string> = new Set(['R1', 'R2', 'R5', 'R6']);

/** Does a trigger say of which figures it is, so that it holds once for each of them? */
function isOfFigures(of: unknown): boolean {
  return of !== 'any' && of !== 'card';
}

/** The windows of a trigger as it is written; empty where it names none. */
export function windowsOf(trigger: { readonly on: string; readonly with: JsonMap }): readonly string[] {
  return readTrigger(trigger, [], []).windows;
}

function planOf(name: string, path: readonly (string | number)[], problems: ClauseProblem[]): TriggerPlan {
  const plan = Object.hasOwn(triggers, name) ? triggers[name] : undefined;
  if (plan) return plan;
  const code = name.replace(/^(before|after):/, '');
  if (!(timingSteps as readonly string[]).includes(code))
    problems.push({
      path: [...path, 'on'],
      message: `unknown trigger "${name}"`,
      fix: fixFor(name, Object.keys(triggers), ', or a code of the timing table'),
    });
  return { at: [name] };
}

function isRollMeant({ game, args }: Scope, roles: readonly RollRole[], die: string): boolean {
  const { roll } = args;
  if (roll === undefined) return true;
  const sides = game.state.read(rollTable.sides, roll);
  if (die === 'd20' && sides !== 20) return false;
  if (die === 'combat' && game.state.read(rollTable.numbered, roll) === 1) return false;
  return roles.length === 0 || roles.includes(rollRoles[game.state.read(rollTable.role, roll)] as RollRole);
}

/** Is the roll one of these abilities (`any`: of whichever)? */
function isRolledFor({ game, args }: Scope, abilities: readonly string[]): boolean {
  if (abilities.length === 0 || args.roll === undefined) return true;
  const source = game.facts.sources[game.state.read(rollTable.source, args.roll)];
  return source !== undefined && (abilities.includes('any') || abilities.includes(source.id));
}

function readWhose(p: Parameters, fallback: Whose): (scope: Scope) => boolean {
  const value = p.any('of');
  if (isMap(value)) {
    const filter: FigureFilter = readFilter(p.under('of'));
    return (scope) => {
      const { figure = -1 } = scope.args;
      return figure >= 0 && passes(scope.game, seenIn(scope, filter), scope.self, figure);
    };
  }
  const side = p.oneOf('of', whose, fallback);
  return (scope) => isWhose(scope, side);
}

function isWhose({ game, source, args }: Scope, side: Whose): boolean {
  const { figure = -1, card = -1, seat = -1 } = args;
  const own = bearersOf(game, source);
  const isOfFigure = own.length > 0;
  const isOnCardsSide = (of: Side): boolean => isOnSide(game, of, -1, figure, game.seatOf(source));
  switch (side) {
    case 'any':
      return true;
    case 'self':
      return figure < 0 ? card < 0 || isOfCard(game, source, card) : bears(game, source, figure);
    case 'card':
      return (card < 0 && figure < 0) || isOfCard(game, source, card);
    case 'own':
      return (seat >= 0 ? seat : controllerOf(game, figure)) === game.seatOf(source);
    case 'ally':
      return figure >= 0 && (isOfFigure ? isAllyOfBearer(game, source, figure) : isOnCardsSide('ally'));
    case 'enemy':
      return (
        figure >= 0 && (isOfFigure ? own.some((one) => game.isEnemy(one, figure)) : isOnCardsSide('enemy'))
      );
  }
}

/** Is it the card that the ability stands on, or of a lent one the card of who has it and, once that is known, acts (SS-ITEM-002)? */
function isOfCard(game: Game, source: HookSource, card: Card): boolean {
  if (!isGrantedAbility(source)) return card === source.owner;
  const acting = game.figuresOf(card).filter((figure) => isActivated(game, figure));
  return bearersOf(game, source).some(
    (figure) => game.cardOf(figure) === card && (acting.length === 0 || acting.includes(figure)),
  );
}

function controllerOf(game: Game, figure: Figure): number {
  return figure < 0 ? -1 : game.controller(figure);
}
