import { Chance, randomReply } from '@scapewright/bots';
import type { Match, MatchPlan } from '@scapewright/kernel';
import { type Game, type GameSetup, matchTable } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { innermost } from '../failure.ts';
import { withoutClocks } from './guard.ts';
import { brokenInvariant } from './invariants.ts';

/** A random game that broke: the seed with which it does so again, and where. */
export class RandomGameFailure extends Error {
  readonly seed: string;
  /** Decisions that were answered before. */
  readonly decisions: number;
  constructor(seed: string, decisions: number, cause: unknown) {
    const inner = innermost(cause);
    super(
      `seed ${seed}, after ${decisions} decisions: ${inner instanceof Error ? inner.message : String(inner)}`,
      {
        cause,
      },
    );
    this.name = 'RandomGameFailure';
    this.seed = seed;
    this.decisions = decisions;
  }
}

/** How a random game is played. */
export interface RandomGameOptions {
  /** Decisions after which a game that goes on is a failure. */
  readonly mostDecisions?: number;
  /** Save to JSON and load again at every so many decisions; 0: never. */
  readonly saveEvery?: number;
  /** Run every hook twice, without clocks and chance, and compare. */
  readonly paranoid?: boolean;
  /** Look at the invariants before every hook and body; otherwise at every decision. */
  readonly everyEvent?: boolean;
}

/** What came of a random game. */
export interface RandomGame {
  readonly seed: string;
  readonly decisions: number;
  readonly rounds: number;
  /** The winning team, -1 for a draw. */
  readonly winner: number;
  readonly hash: string;
}

/** Far more than any game needs. */
const usualMostDecisions = 50_000;

/**
 * Plays a game in which every decision is answered at random, to its end, and looks at the invariants on the way.
 * Throws {@link RandomGameFailure} with the seed that does it again.
 */
export function playRandomGame(
  engine: SkirmishEngine,
  setup: GameSetup,
  seed: string,
  options: RandomGameOptions = {},
): RandomGame {
  const { mostDecisions = usualMostDecisions, saveEvery = 0, paranoid = false, everyEvent = false } = options;
  const plan = engine.plan(setup);
  const chance = new Chance(seed);
  const open: { match?: Match<Game> } = {};
  const progress = (): void => {
    if (everyEvent && open.match) demandInvariants(open.match);
  };
  const matchOptions = { paranoid, progress, ...(paranoid ? { guard: withoutClocks } : {}) };
  let decisions = 0;
  try {
    let match = engine.prepare(plan, { ...matchOptions, seed, log: false });
    open.match = match;
    match.advance();
    while (!match.over) {
      demandInvariants(match);
      if (decisions >= mostDecisions) throw new Error(`the game does not end in ${mostDecisions} decisions`);
      if (saveEvery > 0 && decisions % saveEvery === 0) {
        match = reloaded(engine, plan, match, matchOptions);
        open.match = match;
      }
      const [decision] = match.host.pending();
      if (!decision) throw new Error('the game waits, but for nobody');
      match.reply(decision.seat, randomReply(decision, chance));
      decisions++;
    }
    demandInvariants(match);
    return {
      seed,
      decisions,
      rounds: match.host.game.state.read(matchTable.round, 0),
      winner: match.host.game.state.read(matchTable.winner, 0),
      hash: match.host.hash(),
    };
  } catch (error) {
    throw new RandomGameFailure(seed, decisions, error);
  }
}

function demandInvariants(match: Match<Game>): void {
  const broken = brokenInvariant(match.host.game);
  if (broken !== undefined) throw new Error(broken);
}

/** The match, saved to JSON and loaded again; it must be the same. */
function reloaded(
  engine: SkirmishEngine,
  plan: MatchPlan<Game>,
  match: Match<Game>,
  options: Parameters<SkirmishEngine['load']>[2],
): Match<Game> {
  const hash = match.host.hash();
  const loaded = engine.load(plan, JSON.parse(JSON.stringify(match.host.save())), { ...options, log: false });
  loaded.advance();
  if (loaded.host.hash() !== hash) throw new Error('saved and loaded, the game is another');
  return loaded;
}
