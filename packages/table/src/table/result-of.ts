import type { Result } from '@scapewright/protocol';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { PlayedBattle } from './played-battle.ts';
import type { Words } from './words.ts';

/** Who has won and why, in a language, once a battle is over. */
export function resultOf(
  battle: PlayedBattle,
  engine: SkirmishEngine,
  words: Words,
  language?: string,
): Result | undefined {
  const { match } = battle;
  if (!battle.isOver) return undefined;
  const winners = [...battle.winners];
  const last = match.host.log.findLast(({ reason }) => reason.startsWith('victory.'));
  const rules = battle.isWon && last ? [...engine.rulesOf(last.reason, last.source)] : [];
  const reason = words.speaker(language).text(words.result(match, winners, battle.endedBy));
  return { winners, reason, rules };
}
