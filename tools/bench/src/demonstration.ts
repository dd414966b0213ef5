import { type compileBattlefield, flatPlan } from '@scapewright/board';
import { type Decision, nextWord, type Refusal, seedWords } from '@scapewright/kernel';
import { plainCard, type UncheckedSkirmishEngine } from '@scapewright/skirmish';

/** What a game came to, with what a screen would show of it. */
export interface Demonstration {
  /** The full hash at the end: the same for the same plugins. */
  readonly hash: string;
  /** Where each figure ends, and its wounds: the same whatever plugins are there besides. */
  readonly end: readonly string[];
  readonly decisions: number;
  /** Options that were listed by their keys. */
  readonly options: number;
  /** Each answer that was refused: the reason, and the rules behind it. */
  readonly refused: readonly string[];
  /** Each line of the log: its reason, and the rules behind it. */
  readonly lines: readonly string[];
}

/** What an app has of the engine. */
export interface AppEngine {
  readonly engine: UncheckedSkirmishEngine;
  readonly compileBattlefield: typeof compileBattlefield;
}

/** Two teams of heroes, one of which flies, on ground with a swamp, a river, ice, lava and a rise. */
function setupOf(compile: typeof compileBattlefield) {
  const terrain = ['grass', 'swamp', 'water', 'slippery-ice', 'molten-lava', 'road'];
  const { spaces } = flatPlan(12, 9, 'grass');
  const battlefield = compile({
    spaces: spaces.map((space, at) => ({
      ...space,
      level: at % 12 > 7 ? 4 : 1,
      terrain: at % 7 === 3 ? (terrain[at % terrain.length] ?? 'grass') : 'grass',
    })),
  });
  const heroes = [
    { attack: 5, range: 5 },
    { attack: 6, symbols: ['flying'] },
    { attack: 5, life: 5, symbols: ['heat-resistance'] },
  ];
  return {
    battlefield,
    definitions: heroes.map((hero, at) => plainCard(`hero-${at}`, hero)),
    players: ['red', 'blue'].map((name, seat) => ({
      name,
      cards: heroes.map((_, at) => ({
        name: `${name}-${at}`,
        definition: `hero-${at}`,
        figures: [{ name: `${name}-${at}`, spaces: [seat === 0 ? at * 12 : (at + 6) * 12 + 11] }],
      })),
    })),
    start: 'game' as const,
    roundLimit: 12,
  };
}

/**
 * Plays a whole game as an app does that shows it: the options of each decision are listed by their keys and one of them is
 * named, now and then one that does not exist or may not be taken, ways are drawn straight to where they end, and at the end
 * the log is read with its rules.
 */
export function playDemonstration({ engine, compileBattlefield }: AppEngine): Demonstration {
  const setup = setupOf(compileBattlefield);
  const match = engine.start(engine.plan(setup), { seed: 'demonstration' });
  const words = seedWords('demonstration');
  const refused: string[] = [];
  const note = (refusal: Refusal | undefined): void => {
    if (refusal) refused.push(`${refusal.reason}: ${engine.rulesOfRefusal(refusal).join(' ')}`);
  };
  let decisions = 0;
  let options = 0;
  while (!match.over) {
    const decision = match.pending()[0] as Decision;
    const keys = Array.from({ length: decision.count }, (_, at) => decision.keyAt(at));
    decisions++;
    options += keys.length;
    const wrong = decision.shape === 'path' ? 'space:l9' : 'figure:red-0';
    if (!keys.includes(wrong)) note(match.answer(decision.seat, { pick: wrong })?.refusal);
    const draw = (): string => keys[nextWord(words) % keys.length] as string;
    const pick = decision.most > 1 ? Array.from({ length: decision.most }, draw) : draw();
    if (decision.shape === 'path') {
      const fault = match.answer(decision.seat, { way: [pick as string] });
      if (!fault) continue;
      note(fault.refusal);
    }
    const fault = match.answer(decision.seat, { pick });
    if (fault) throw new Error(`${decision.asks}: ${fault.message}`);
  }
  const lines = match.log.map((event) => `${event.reason}: ${engine.rulesOfEvent(event).join(' ')}`);
  const { game } = match;
  const end = Array.from({ length: game.figureCount }, (_, figure) => {
    const where = game.spacesOf(figure).map((space) => game.keyOf('space', space));
    return `${game.keyOf('figure', figure)}: ${where.join(' ')}, ${game.wounds(figure)} wounds`;
  });
  return { hash: match.hash(), end, decisions, options, refused, lines };
}
