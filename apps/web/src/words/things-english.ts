/** What the numbers of cards are called. */
export const thingsEnglish = {
  'stat.life': 'Life',
  'stat.move': 'Move',
  'stat.range': 'Range',
  'stat.attack': 'Attack',
  'stat.defense': 'Defense',
} as const;
