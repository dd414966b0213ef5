import type { TeamRefusal } from './team-card.ts';
import type { TeamReason } from './team-reasons.ts';
import { type TeamSentence, teamSentences } from './team-sentences.ts';

/** A refusal of a team. */
export function teamRefusal(
  reasons: readonly TeamReason[],
  cards: readonly string[],
  sentence: TeamSentence,
  values: TeamRefusal['values'],
): TeamRefusal {
  const message = teamSentences[sentence].replaceAll(/\{(\w+)\}/g, (_, name) => `${values[name]}`);
  return { reasons, cards, sentence, values, message };
}
