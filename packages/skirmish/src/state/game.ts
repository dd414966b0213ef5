import type { Battlefield, Space } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import {
  answered,
  type CompiledHooks,
  type ContributionSink,
  forbidden,
  type GameAdapter,
  type HookSource,
  modified,
  type QuestionDeclaration,
  type Refusal,
  type State,
  type ValueDeclaration,
} from '@scapewright/kernel';
import { countedTerrain, hasSymbol, insideCounts } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import type { StepArguments } from '../model/steps.ts';
import { figureTable, matchTable, standing } from '../model/tables.ts';
import { grantedSeat, isGranted, isPowerOfCard, ownFirst } from './content/granted-abilities.ts';
import type { SkirmishSource } from './content/unit.ts';
import { keyOf, optionNamed } from './game-keys.ts';
import { GameTables } from './game-tables.ts';
import { groupsOf } from './ground/buildings.ts';
import type { ChangedGround } from './ground/changed-ground.ts';
import type { BattlefieldNow } from './ground/current-battlefield.ts';
import type { GroundMemory } from './ground/ground-memory.ts';
import type { SightMemory } from './ground/sight-memory.ts';
import type { InteriorMaps } from './interior-maps.ts';
import type { MatchFacts } from './match-facts.ts';
import { typesUnder } from './objects.ts';
import { Positions } from './positions.ts';

/**
 * The game as rules read it: a thin, stateless reader of the state's tables, with caches that are keyed by table
 * versions. One per match and fork. Nothing is written here; writing goes through a run.
 */
export class Game extends GameTables implements GameAdapter {
  /** What the windows of each step tell: for the compiler, never there. */
  declare readonly payloads: StepArguments;
  readonly hooks: CompiledHooks;
  private keptPositions: Positions | undefined;
  private readonly current: BattlefieldNow;
  private readonly changeIndex: number;
  /** The table of positions, where figures can stand on objects, which makes the battlefield depend on it; else -1. */
  private readonly carrierIndex: number;
  private readonly interiorMaps: InteriorMaps | undefined;
  private fieldVersion = -1;
  private fieldNow: Battlefield;

  constructor(state: State, hooks: CompiledHooks, facts: MatchFacts, current: BattlefieldNow) {
    super(state, facts);
    this.hooks = hooks;
    this.current = current;
    const { counters } = state.layout;
    this.changeIndex = counters.indexOf('change');
    this.carrierIndex = facts.objects?.exteriors.all.length ? counters.indexOf(`figure/${standing}`) : -1;
    this.fieldNow = current.of(state);
    this.interiorMaps = facts.objects?.interiorMaps;
  }

  /** What is derived from positions: made when it is first asked for, so that a copy that waits to be played is small. */
  get positions(): Positions {
    this.keptPositions ??= new Positions(this);
    return this.keptPositions;
  }
  /** The battlefield as it is now. */
  get field(): Battlefield {
    const { versions } = this.state;
    let version = versions[this.changeIndex] as number;
    if (this.carrierIndex >= 0) version += versions[this.carrierIndex] as number;
    if (version !== this.fieldVersion) {
      this.fieldVersion = version;
      this.fieldNow = this.current.of(this.state);
    }
    return this.fieldNow;
  }
  /** The battlefield as it is now, with the tiles under its spaces. */
  get ground(): ChangedGround {
    return this.current.ground(this.state, this.field);
  }
  /** What is known of sight past terrain and objects. */
  sightMemory(): SightMemory {
    return this.current.sight;
  }
  /** What moves are told of the ground, whoever stands where. */
  groundMemory(): GroundMemory {
    return this.current.moves;
  }

  /** The game on another state of its match that differs in nothing on which the battlefield depends. */
  over(state: State): Game {
    const { field, current } = this;
    return new Game(state, this.hooks, this.facts, {
      sight: current.sight,
      moves: current.moves,
      of: () => field,
      ground: (own) => current.ground(own, field),
    });
  }

  // Players in order

  /** Players in turn order; before initiative, as the rulings on early steps say (SS-SIM-004). */
  seatOrder(): readonly Seat[] {
    return this.positions.seatOrder();
  }
  /** Do players resolve simultaneous abilities one each in turn (ruling SIM-1)? */
  seatsAlternate(): boolean {
    return this.ruling('SIM-1') === 'one-at-a-time';
  }
  /** Who orders what nobody controls: the player who is choosing, or the first in initiative order (ruling SIM-2). */
  chooser(): Seat {
    if (this.ruling('SIM-2') === 'first-player') return this.seatOrder()[0] ?? 0;
    return this.state.read(matchTable.chooser, 0);
  }

  /** Who a choice is about that a window opens: its figure, if it has one. */
  subjectOf(args: object): string | undefined {
    const { figure = -1 } = args as { readonly figure?: Figure };
    return typeof figure === 'number' && figure >= 0 ? this.keyOf('figure', figure) : undefined;
  }

  // Figures on the battlefield

  /** In the game, on a space or, unless a rule denies it, in the interior of an object (SS-DO-034). */
  isOnBattlefield(figure: Figure): boolean {
    if (this.isPlaced(figure)) return true;
    const isInside = this.isAlive(figure) && this.objectAround(figure) >= 0;
    return isInside && this.ask(insideCounts, true, { figure });
  }
  /** The object in whose interior it is, or on whose interior map it stands (SS-INTMAP-005); -1 none. */
  objectAround(figure: Figure): Figure {
    const inside = this.state.read(figureTable.inside, figure);
    if (inside >= 0 || !this.interiorMaps?.all.length) return inside;
    const space = this.space(figure);
    if (space < 0) return -1;
    return this.interiorMaps.in(this.field.region[space] as number)?.object ?? -1;
  }
  /** The spaces that the base covers, lead first. */
  spacesOf(figure: Figure): readonly Space[] {
    return this.positions.spacesOf(figure);
  }
  /** Level on which the base stands; inside an object that of the object (SS-COVER-013). */
  levelOf(figure: Figure): number {
    const own = this.space(figure);
    const space = own >= 0 ? own : this.space(this.objectAround(figure));
    return space < 0 ? 0 : (this.field.level[space] as number);
  }

  // Symbols

  /** Has a symbol: its card shows it, or a rule gives it. A symbol that no plugin of the ruleset provides does nothing. */
  has(figure: Figure, symbol: string): boolean {
    if (this.facts.catalogue.symbol(symbol) === undefined) return false;
    const args = { figure, symbol: this.facts.catalogue.symbolNumber(symbol) };
    if (this.hooks.forbidsOf(hasSymbol).length > 0 && this.refusalOf(hasSymbol, args)) return false;
    if (this.definition(figure).symbols.includes(symbol)) return this.hasOwnPowers(figure);
    if (this.hooks.answersTo(hasSymbol).length === 0) return false;
    return this.ask(hasSymbol, false, args);
  }

  private hasOwnPowers(figure: Figure): boolean {
    const { effects } = this.positions;
    return !effects.isNegated(this.cardOf(figure)) && !effects.isBeyondPowers(figure);
  }

  // Terrain

  terrainOf(space: Space): string {
    return this.field.terrainOf(space);
  }
  /** The terrain that a space counts as, for abilities and falls. */
  countedTerrainOf(space: Space): string {
    const own = this.terrainOf(space);
    if (this.hooks.answersTo(countedTerrain).length === 0) return own;
    return this.facts.catalogue.terrainIds()[this.ask(countedTerrain, -1, { space })] ?? own;
  }
  /** Does a space belong to a grouping (`lava`, `aquatic` ...)? */
  isTerrainGroup(space: Space, group: string): boolean {
    return (
      groupsOf(this.facts, this.countedTerrainOf(space), space).includes(group) ||
      typesUnder(this, space).includes(group)
    );
  }
  /** Does the figure stand on a space of this terrain with any part of its base? */
  standsOn(figure: Figure, terrain: string): boolean {
    for (const space of this.spacesOf(figure)) if (this.countedTerrainOf(space) === terrain) return true;
    return false;
  }

  // Numbers, questions, refusals

  /** A number after everything that changes it. */
  value<Args extends object>(
    declared: ValueDeclaration<Args>,
    base: number,
    args: NoInfer<Args>,
    sink?: ContributionSink,
  ): number {
    return modified(this.hooks, this, declared, base, args, sink);
  }
  /** A question's answer after everything that answers or forbids it. */
  ask<Args extends object, Answer extends boolean | number>(
    declared: QuestionDeclaration<Args, Answer>,
    fallback: NoInfer<Answer>,
    args: NoInfer<Args>,
  ): Answer {
    return answered(this.hooks, this, declared, fallback, args);
  }
  /** The reason of the first hook that answers a question with `wanted`, if any does: what log lines and refusals name. */
  reasonFor<Args extends object, Answer extends boolean | number>(
    declared: QuestionDeclaration<Args, Answer>,
    wanted: NoInfer<Answer>,
    args: NoInfer<Args>,
  ): string | undefined {
    let reason: string | undefined;
    answered(this.hooks, this, declared, wanted, args, (answer, said) => {
      if (answer === wanted) reason ??= said;
    });
    return reason;
  }
  /** Why something may not be done, if it may not. */
  refusalOf<Args extends object>(
    declared: QuestionDeclaration<Args>,
    args: NoInfer<Args>,
  ): Refusal | undefined {
    return forbidden(this.hooks, this, declared, args);
  }

  // Lasting effects

  /** The sum of the amounts of the effects of a kind on a figure. */
  effect(kind: string, figure: Figure): number {
    return this.positions.effects.sum(this.facts.effectKinds.indexOf(kind), figure);
  }
  effects(): readonly number[] {
    return this.positions.effects.rows();
  }

  // Kernel adapter

  /**
   * Of two abilities that contradict each other, the one on the affected figure's own card prevails unless ruling
   * `abilityConflict` says that the later one always does; the later one is that of the card listed later (SS-ABIL-002).
   */
  precedence(source: HookSource, other: HookSource, args: object): number {
    const [one, two] = [source as SkirmishSource, other as SkirmishSource];
    const isAbility = one.unit.kind === 'ability' || two.unit.kind === 'ability';
    return (isAbility && ownFirst(this, one, two, args)) || one.place - two.place;
  }
  isLive(source: HookSource, about?: { readonly figure?: Figure }): boolean {
    const { owner } = source;
    const { side, worksInactive, grantedTo } = source as SkirmishSource;
    if (grantedTo && !isGranted(this, source)) return false;
    if (owner < 0) return true;
    const { figure } = about ?? {};
    if (figure !== undefined && this.positions.effects.isBeyondPowers(figure) && isPowerOfCard(source))
      return false;
    if (side !== undefined && side !== this.sideOf(owner)) return false;
    const counts = worksInactive ? this.isTaken(owner) : this.isCardActive(owner);
    return counts && !this.positions.effects.isNegated(owner);
  }
  seatOf(source: HookSource): Seat {
    if ((source as SkirmishSource).grantedTo) return grantedSeat(this, source);
    return source.owner < 0 ? -1 : this.controllerOfCard(source.owner);
  }

  keyOf(domain: string, value: number): string {
    return keyOf(this, domain, value);
  }
  override valueOf(domain: string, key: string): number | undefined {
    return optionNamed(this, domain, key);
  }
}
