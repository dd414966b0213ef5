/** What is wrong with a team, as sentences with their names and numbers; catalogues have them below `team-refused:`. */
export const teamSentences = {
  costless: '{side} shows no cost: {card} starts with its other side up',
  twice: '{card} may stand on a team only once, not {copies} times',
  'one-identity': '{card} and {other} have one identity',
  'too-dear': 'the team costs {points} points, more than {limit}',
  'figureless-twice': '{card}, a card without figures, may be on a team only once, not {copies} times',
  need: 'the team does not hold what {card} wants to be drafted',
  'of-player': '{player}: {refusal}',
} as const;

export type TeamSentence = keyof typeof teamSentences;
