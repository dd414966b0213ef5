import { differenceOf, type InputEntry } from '@scapewright/kernel';
import { type ReplayResult, verifyReplay } from '@scapewright/kernel/replay';
import type { UsedPack } from '@scapewright/packs';
import type { CardDefinition, Game } from '@scapewright/skirmish/author';
import { type SkirmishEngine, setupTeamRefusals } from '@scapewright/skirmish/engine';
import { planOf, type SavedBattle, setupOf } from './battle-record.ts';
import { diceOf } from './secure-dice.ts';

/** A card as a pack has it, at the price of the format of the battle. */
export interface KnownCard {
  readonly definition: CardDefinition;
  readonly pack: UsedPack;
}

/** Finds the card of an id among the packs that are here, at its price in a format; left out: in the usual one. */
export type CardSource = (id: string, format: string | undefined) => KnownCard | undefined;

/** Whose a card of a record is: of a pack, changed (`difference`: where), or of no pack that is here. */
export interface CardOrigin {
  readonly card: string;
  readonly pack: UsedPack | undefined;
  readonly difference: string | undefined;
}

/** What a look at a recorded battle has found. */
export interface BattleVerdict {
  /** True where the whole game follows from setup, seed and answers, and every card is that of a pack here. */
  readonly same: boolean;
  readonly message: string;
  /** Of a replay that differs: the first decision that does, counted from 0. */
  readonly decision: number | undefined;
  /** How many decisions the record has. */
  readonly decisions: number;
  /** Every card of the setup, once. */
  readonly cards: readonly CardOrigin[];
  /** The game played again, as far as it was the same. */
  readonly replay: ReplayResult<Game> | undefined;
}

/** Plays a recorded battle up to the last of some inputs. Throws what keeps its setup from being played. */
export function replayed(
  engine: SkirmishEngine,
  { record }: SavedBattle,
  inputs: readonly InputEntry[],
): ReplayResult<Game> {
  const { seed } = record;
  return verifyReplay(engine, planOf(engine, record), { seed, inputs, ...diceOf(record) });
}

/**
 * Looks whether a record can be believed: its teams are legal, its whole paused game follows from setup, seed and answers,
 * every answer was among the options, and its cards are those of the packs. Never throws, whoever has written it.
 */
export function verifyBattle(engine: SkirmishEngine, saved: SavedBattle, cardOf: CardSource): BattleVerdict {
  const { match } = saved;
  const decisions = match.inputs.filter((entry) => 'reply' in entry).length;
  const cards = originsOf(saved, cardOf);
  const verdict = (fault: string | undefined, more: Partial<BattleVerdict> = {}): BattleVerdict => ({
    same: fault === undefined,
    message: fault ?? `all ${decisions} decisions, the whole paused game, and the cards of their packs`,
    decision: undefined,
    decisions,
    cards,
    replay: undefined,
    ...more,
  });
  const setupFault = faultOfSetup(engine, saved);
  if (setupFault !== undefined) return verdict(setupFault, { decision: 0 });
  const { seed } = saved.record;
  const log = { seed, inputs: match.inputs, saved: match, ...diceOf(saved.record) };
  const replay = verifyReplay(engine, planOf(engine, saved.record), log);
  if (replay.ok) return verdict(faultOfCards(cards), { replay });
  const { decision, seat, asks, step, message } = replay;
  const who = seat === undefined ? '' : `, seat ${seat}, ${asks}`;
  return verdict(`at decision ${decision} (step ${step}${who}): ${message}`, { decision, replay });
}

/** What keeps the setup of a record from being played, or its teams from being legal. */
function faultOfSetup(engine: SkirmishEngine, { record }: SavedBattle): string | undefined {
  try {
    planOf(engine, record);
    const [refusal] = setupTeamRefusals(setupOf(record), engine.kit.parameters);
    return refusal && `the teams are not allowed: ${refusal.message}`;
  } catch (error) {
    return `the setup cannot be played: ${error instanceof Error ? error.message : error}`;
  }
}

/** Whose the cards of a setup are: of the armies, the draft and the map. */
function originsOf({ record }: SavedBattle, cardOf: CardSource): readonly CardOrigin[] {
  const { armies, draft = [], ground } = record;
  const own = [...armies.flatMap((army) => army.cards), ...draft.map(({ card }) => card)];
  const neutral = (ground.neutral ?? []).map(({ card }) => card);
  const origins = new Map<string, CardOrigin>();
  for (const card of [...own, ...neutral]) {
    if (origins.get(card.id)?.difference !== undefined) continue;
    const known = cardOf(card.id, own.includes(card) ? record.format : undefined);
    const difference = known && differenceOf(card, known.definition);
    origins.set(card.id, { card: card.id, pack: known?.pack, difference });
  }
  return [...origins.values()];
}

function faultOfCards(cards: readonly CardOrigin[]): string | undefined {
  const changed = cards.find(({ difference }) => difference !== undefined);
  if (changed) return `${changed.card} is not as in ${changed.pack?.id}: ${changed.difference}`;
  const unknown = cards.filter(({ pack }) => pack === undefined).map(({ card }) => card);
  if (unknown.length === 0) return undefined;
  return `the game is the same, but no pack here has ${unknown.join(', ')}`;
}
