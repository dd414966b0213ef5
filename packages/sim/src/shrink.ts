import { type Army, battleSetup } from '@scapewright/table/battle';
import { gameSeed } from './batch.ts';
import { wishesFor } from './coverage-goal.ts';
import type { Interest } from './eager-player.ts';
import { type FuzzKit, fuzzSetup, playsOf } from './fuzz-game.ts';
import { type RandomBattle, randomBattle } from './random-battle.ts';

/** The shortest play found that shows a failure. */
export interface ShortPlay {
  readonly message: string;
  /** The cards of each army by name. */
  readonly armies: readonly (readonly string[])[];
  readonly roundLimit: number;
  readonly seed: string;
  /** Decisions and answers up to the failure. */
  readonly decisions: readonly string[];
}

type TriedBattle = RandomBattle & { readonly interest?: Interest };

/** Seeds tried for each smaller battle, and for the smallest one. */
const seedsEach = 6;
const seedsAtEnd = 60;

/**
 * Looks for a shorter play with the same failure as a game of {@link runFuzz}: with fewer cards, players and rounds, and other
 * choices. The kit holds the wishes of the failure. Undefined where the game is sound.
 */
export function shrinkFuzz(kit: FuzzKit, seed: string, game: number): ShortPlay | undefined {
  const name = gameSeed(seed, game);
  const first: TriedBattle = kit.battle
    ? { ...kit.battle, terms: { roundLimit: 12 } }
    : randomBattle(kit.engine, kit.stock, name, wishesFor(kit.wanted ?? [], name));
  let best: ShortPlay | undefined;
  for (const play of playsOf(name)) best ??= attempt(kit, first, play);
  if (!best) return undefined;
  const kind = kindOf(best.message);
  let battle = first;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const candidate of smaller(battle)) {
      const found = tries(kit, candidate, name, seedsEach, kind);
      if (!found) continue;
      battle = candidate;
      best = found;
      isSmaller = true;
      break;
    }
  }
  return tries(kit, battle, `${name}/short`, seedsAtEnd, kind, best) ?? best;
}

/** Battles with one card less, one player less, or half the rounds. */
function smaller({ armies, terms, ...same }: TriedBattle): readonly TriedBattle[] {
  const without = <T>(list: readonly T[], at: number): readonly T[] =>
    list.filter((_, place) => place !== at);
  const fewerPlayers =
    armies.length > 2 ? armies.map((_, at) => ({ ...same, terms, armies: without(armies, at) })) : [];
  const fewerCards = armies.flatMap(({ cards, player }, seat) =>
    cards.length < 2
      ? []
      : cards.map((_, at) => {
          const army: Army = { player, cards: without(cards, at) };
          return {
            ...same,
            terms,
            armies: armies.map((other, place) => (place === seat ? army : other)),
          };
        }),
  );
  const { roundLimit = 1 } = terms;
  const fewerRounds =
    roundLimit > 1 ? [{ ...same, armies, terms: { ...terms, roundLimit: Math.floor(roundLimit / 2) } }] : [];
  return [...fewerPlayers, ...fewerCards, ...fewerRounds];
}

/** The shortest play among some seeds that fails in the same way and is shorter than what is known. */
function tries(
  kit: FuzzKit,
  battle: TriedBattle,
  name: string,
  count: number,
  kind: string,
  known?: ShortPlay,
): ShortPlay | undefined {
  let best: ShortPlay | undefined = known;
  for (let at = 0; at < count; at++) {
    const found = attempt(kit, battle, `${name}/${at}`);
    const isSame = found !== undefined && kindOf(found.message) === kind;
    if (isSame && (!best || found.decisions.length < best.decisions.length)) best = found;
  }
  return best;
}

function attempt(
  kit: FuzzKit,
  { ground, armies, terms, interest }: TriedBattle,
  seed: string,
): ShortPlay | undefined {
  const decisions: string[] = [];
  try {
    fuzzSetup(kit, battleSetup(ground, armies, terms), seed, {
      interest,
      trail: (line) => decisions.push(line),
    });
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const cards = armies.map((army) => army.cards.map((card) => card.name));
    return { message, armies: cards, roundLimit: terms.roundLimit ?? 0, seed, decisions };
  }
}

/** A failure without its numbers and names: the same fault in another game tells others. */
function kindOf(message: string): string {
  return message.replace(/[0-9]+/g, '#').replace(/"[^"]*"/g, '""');
}
