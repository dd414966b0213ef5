import { type Bot, Chance, createBot, randomReply } from '@scapewright/bots';
import type { Decision, Match, MatchOptions, MatchPlan, Reply, SavedMatch } from '@scapewright/kernel';
import type { Game, GameSetup } from '@scapewright/skirmish/author';
import { isUnbacked, type SkirmishEngine } from '@scapewright/skirmish/engine';
import { battleSetup } from '@scapewright/table/battle';
import { gameSeed } from './batch.ts';
import { unitOf, wishesFor } from './coverage-goal.ts';
import { EagerPlayer, type Interest } from './eager-player.ts';
import { countingPlan, type HookCounts } from './hook-counts.ts';
import { brokenInvariant } from './invariants.ts';
import { type BattleStock, type FixedBattle, randomBattle } from './random-battle.ts';
import { StuckFigures } from './stuck-figures.ts';

/** What random games are played with: two engines of one ruleset, so that what one saves the other loads. */
export interface FuzzKit {
  readonly engine: SkirmishEngine;
  readonly other: SkirmishEngine;
  readonly stock: BattleStock;
  /** Played instead of battles that are made up. */
  readonly battle?: FixedBattle | undefined;
  /** Units that made-up battles are about: each battle about a few of them. */
  readonly wanted?: readonly string[] | undefined;
  /** Runs every hook and body twice, without clocks and chance, and compares. */
  readonly paranoid?: boolean | undefined;
  /** Is this the id of a rule? Log lines and refusals may cite no other. */
  readonly isRule?: ((id: string) => boolean) | undefined;
}

/** What came of a random game. */
export interface FuzzResult {
  readonly decisions: number;
  /** How often each reason stood in the log. */
  readonly reasons: ReadonlyMap<string, number>;
  /** How often each hook acted. */
  readonly hooks: HookCounts;
}

/** Why a random game is wrong. */
export class FuzzFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'FuzzFault';
  }
}

const mostDecisions = 5_000;
/** A fixed battle between bots has no such early end as a random one. */
const mostOfBots = 20_000;
/** Rounds after which points end a fixed battle with random choices. */
const randomRounds = 12;
/** One decision in so many is answered by key, saved and loaded (or so often in paranoid games), or made in a fork as well. */
const rarity = { byKey: 3, saved: 40, savedOften: 3, forked: 40 } as const;
/** How often a battle in which something wanted has acted is played again, with other choices. */
const encores = 3;

/**
 * Plays a random battle with random choices to its end, and looks after every hook and rule whether the game is sound.
 * Some decisions are answered by key, some games saved to JSON and loaded by another engine on the way, some answered in a
 * fork as well. A fixed battle is played in turns by bots that want to win and with random choices, and the armies change
 * places; no figure of it may be without a space to go to from beginning to end. Half of the games with random choices are
 * played by players who want things to happen. A battle that is about something wanted is played again, by other choices, if
 * that has acted in it. Throws {@link FuzzFault}.
 */
export function fuzzGame(kit: FuzzKit, seed: string, game: number): FuzzResult {
  const name = gameSeed(seed, game);
  if (kit.battle) {
    const bot = game % 2 === 0 ? createBot(game % 8 < 4 ? 'quick' : 'greedy', name) : undefined;
    const armies = game % 4 < 2 ? kit.battle.armies : [...kit.battle.armies].reverse();
    const setup = battleSetup(kit.battle.ground, armies, bot ? {} : { roundLimit: randomRounds });
    return fuzzSetup(kit, setup, name, { bot });
  }
  const wanted = wishesFor(kit.wanted ?? [], name);
  const { ground, armies, terms, interest } = randomBattle(kit.engine, kit.stock, name, wanted);
  const setup = battleSetup(ground, armies, terms);
  const results: FuzzResult[] = [];
  for (const play of playsOf(name)) {
    const result = fuzzSetup(kit, setup, play, { interest });
    results.push(result);
    if (!isAbout(kit.engine, result, wanted)) break;
  }
  return {
    decisions: results.reduce((sum, { decisions }) => sum + decisions, 0),
    reasons: summed(results.map(({ reasons }) => reasons)),
    hooks: summed(results.map(({ hooks }) => hooks)),
  };
}

/** Has any of the wanted units acted in a game: by a hook, or, where it has none, in the log? */
function isAbout(
  { plugins }: SkirmishEngine,
  { hooks, reasons }: FuzzResult,
  wanted: readonly string[],
): boolean {
  const names = wanted.map(unitOf);
  const said = plugins
    .flatMap(({ units }) => units)
    .filter(({ kind, id }) => names.includes(`${kind} ${id}`))
    .flatMap((unit) => Object.keys(unit.messages));
  return (
    [...hooks.keys()].some((hook) => names.some((name) => hook.startsWith(`${name}: `))) ||
    said.some((reason) => reasons.has(reason))
  );
}

/** The seeds of the plays of one battle. */
export function playsOf(name: string): readonly string[] {
  return [name, ...Array.from({ length: encores }, (_, at) => `${name}/encore-${at + 1}`)];
}

function summed(counts: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [name, count] of counts.flatMap((one) => [...one]))
    sums.set(name, (sums.get(name) ?? 0) + count);
  return sums;
}

/** How a setup is played: by a bot, or by players with an interest; `trail` is told every decision and its answer. */
export interface PlayOptions {
  readonly bot?: Bot | undefined;
  readonly interest?: Interest | undefined;
  readonly trail?: (line: string) => void;
}

/** The same for a setup that is given. Hooks are not counted in paranoid games, which run them twice. */
export function fuzzSetup(
  kit: FuzzKit,
  setup: GameSetup,
  seed: string,
  options: PlayOptions = {},
): FuzzResult {
  const hooks: HookCounts = new Map();
  const plans = [kit.engine, kit.other].map((engine) => {
    const plan = engine.plan(setup);
    return kit.paranoid ? plan : countingPlan(plan, hooks);
  });
  return new FuzzedGame(kit, plans, hooks, seed, options).play();
}

class FuzzedGame {
  private readonly kit: FuzzKit;
  private readonly plans: readonly MatchPlan<Game>[];
  private readonly hooks: HookCounts;
  private readonly stuck = new StuckFigures();
  private isLooking = false;
  private readonly chance: Chance;
  private readonly seed: string;
  private readonly player: EagerPlayer | undefined;
  private readonly how: PlayOptions;
  private match: Match<Game>;
  private isOther = false;
  private decisions = 0;

  constructor(
    kit: FuzzKit,
    plans: readonly MatchPlan<Game>[],
    hooks: HookCounts,
    seed: string,
    how: PlayOptions,
  ) {
    this.kit = kit;
    this.plans = plans;
    this.hooks = hooks;
    this.seed = seed;
    this.how = how;
    this.chance = new Chance(`fuzz/${seed}`);
    const { interest = { units: [], spaces: [] } } = how;
    const isEager = interest.units.length > 0 || this.chance.below(2) === 0;
    this.player = isEager ? new EagerPlayer(this.chance, interest) : undefined;
    this.match = kit.engine.prepare(plans[0] as MatchPlan<Game>, this.options());
  }

  play(): FuzzResult {
    this.match.advance();
    while (!this.match.over) {
      this.look('a decision');
      const [decision] = this.match.host.pending();
      if (!decision) throw new FuzzFault('nothing is asked and the game is not over');
      const most = this.how.bot ? mostOfBots : mostDecisions;
      if (++this.decisions > most)
        throw new FuzzFault(`no end after ${most} decisions; ${decision.asks} is asked`);
      if (this.kit.battle) this.stuck.look(this.match.host.game);
      this.answer(decision);
      if (this.chance.below(this.kit.paranoid ? rarity.savedOften : rarity.saved) === 0) this.reload();
    }
    if (this.match.host.pending().length > 0) throw new FuzzFault('the game is over and something is asked');
    this.look('the end');
    const stuck = this.stuck.told(this.match.host.game);
    if (stuck !== undefined) throw new FuzzFault(`stuck: ${stuck}`);
    return { decisions: this.decisions, reasons: this.reasons(), hooks: this.hooks };
  }

  private options(): MatchOptions {
    const { paranoid = false } = this.kit;
    return { seed: this.seed, log: true, paranoid, progress: (where) => this.look(where) };
  }

  /** Not while it looks already: hooks that are asked then report progress, too. */
  private look(where: string): void {
    if (this.isLooking) return;
    this.isLooking = true;
    const broken = this.match && brokenInvariant(this.match.host.game);
    this.isLooking = false;
    if (broken) throw new FuzzFault(`at ${where}: ${broken}`);
  }

  private answer(decision: Decision): void {
    const { match, chance } = this;
    this.checkKeys(decision);
    const { bot, trail } = this.how;
    const reply =
      bot?.decide(decision, match) ??
      this.player?.reply(decision, match.host.game) ??
      randomReply(decision, chance);
    trail?.(toldOf(match.host.game, decision, reply));
    const fork = chance.below(rarity.forked) === 0 ? match.fork() : undefined;
    fork?.reply(decision.seat, reply);
    if (chance.below(rarity.byKey) === 0 && this.answerByKey(decision, reply)) return;
    match.reply(decision.seat, reply);
    const isWhole = fork && match.host.pending().length > 0 === fork.host.pending().length > 0;
    if (fork && (!isWhole || fork.host.hash() !== match.host.hash()))
      throw new FuzzFault(`a fork comes to something else after ${decision.asks}`);
  }

  /** Every option has a key of its own, by which the game finds it again. */
  private checkKeys(decision: Decision): void {
    const keys = Array.from({ length: decision.count }, (_, index) => decision.keyAt(index));
    const twice = keys.find((key, index) => keys.indexOf(key) !== index);
    if (twice !== undefined) throw new FuzzFault(`${decision.asks} offers ${twice} twice`);
    if (keys.includes('')) throw new FuzzFault(`${decision.asks} has an option without a key`);
  }

  /** Gives a single answer by its key, as people do. False: the decision takes another form of answer. */
  private answerByKey(decision: Decision, reply: Reply): boolean {
    const { shape, least, most, number, seat } = decision;
    if (shape !== 'pick' || least !== 1 || most !== 1 || typeof reply !== 'number') return false;
    let index = 0;
    while (index < decision.count && decision.valueAt(index) !== reply) index++;
    const refused = this.match.answer(seat, { decision: number, pick: decision.keyAt(index) });
    if (refused)
      throw new FuzzFault(
        `${decision.asks} refuses its own option ${decision.keyAt(index)}: ${refused.message}`,
      );
    return true;
  }

  /** Saves to JSON, loads in the other engine and goes on there. */
  private reload(): void {
    if (this.match.over) return;
    const before = this.match.host.hash();
    const saved = JSON.parse(JSON.stringify(this.match.host.save())) as SavedMatch;
    this.isOther = !this.isOther;
    const engine = this.isOther ? this.kit.other : this.kit.engine;
    this.match = engine.load(this.plans[this.isOther ? 1 : 0] as MatchPlan<Game>, saved, this.options());
    if (this.match.host.hash() !== before) throw new FuzzFault('saved and loaded, the game is another one');
  }

  private reasons(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    const { engine, isRule } = this.kit;
    for (const event of this.match.host.log) {
      const { reason, source } = event;
      if (isRule && !counts.has(reason)) {
        const rules = engine.rulesOf(reason, source);
        if (rules.length === 0 && !isUnbacked(engine.ruleset, reason))
          throw new FuzzFault(`the log line ${reason} names no rule`);
        const wrong = rules.find((id) => !isRule(id));
        if (wrong !== undefined)
          throw new FuzzFault(`the log line ${reason} names ${wrong}, which is no rule`);
      }
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    return counts;
  }
}

/** A decision and its answer in a line: `red: target -> figure:joe`. */
function toldOf(game: Game, decision: Decision, reply: Reply): string {
  const keyOf = (value: number): string => {
    for (let at = 0; at < decision.count; at++) if (decision.valueAt(at) === value) return decision.keyAt(at);
    return String(value);
  };
  const keys =
    decision.shape === 'path' ? [`a way of ${[reply].flat().length} entries`] : [reply].flat().map(keyOf);
  const about = decision.subject === undefined ? '' : ` (${decision.subject})`;
  return `${game.facts.playerNames[decision.seat]}: ${decision.asks}${about} -> ${keys.join(', ')}`;
}
