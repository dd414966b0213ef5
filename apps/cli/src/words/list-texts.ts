/** What the lists of armies and of measured prices say, in ICU message format. */
export const listTexts = {
  'list:points': '{points, plural, one {# point} other {# points}}',
  'list:armies': '{count, plural, one {# army} other {# armies}}. Play with --army {id}',
  'error:no-army-fits': 'no army fits',
  'error:no-army-fits-fix': 'try fewer words; npx scape army list shows all armies',
  'error:no-result': 'line {line} of {file} is no result',
  'error:no-result-fix': 'take it out, or keep results elsewhere',
  'error:other-seed': '{file} has results of the seed {seed}',
  'error:other-seed-fix': 'go on with --seed {seed}, or keep results elsewhere',
  'prices:pairs': 'pairs of games',
  'prices:left': 'left',
  'prices:title': 'Prices, measured',
  'prices:written':
    'Written by `npx scape arena prices`; do not edit. What was found when cards far from even were looked at stands in [prices-looked-at.md](prices-looked-at.md).',
  'prices:how':
    'Each card at its printed price, with {companions} beside it, against the same two and as many points of plain common cards as it costs: {maps}, both sides',
  'prices:played':
    'played by the quick bot, the start zones changed from game to game. {cards, plural, one {# card} other {# cards}}, {games, plural, one {# game} other {# games}}, seed {seed}. A draw counts half. The interval holds the true share in 95 of 100 cases;',
  'prices:sure':
    'with so few games it is wide, and only of {sure, plural, one {# card} other {# cards}} does it leave out 50 %: by chance alone some {chance} would be, so that one card of these says little. What it says it says *of this bot, and of an army that the card was not made for*.',
  'prices:furthest': 'Furthest from even',
  'prices:all': 'All',
  'prices:card': 'card',
  'prices:points': 'points',
  'prices:games': 'games',
  'prices:wins': 'wins',
  'prices:interval': 'interval',
  'prices:range': '{low} to {high} %',
} as const;
