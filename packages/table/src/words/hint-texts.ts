/** What speaks for a hint, by keys of catalogues. */
export const hintTexts = {
  'hint:higher': '{levels, plural, one {# level} other {# levels}} higher',
  'hint:lower': '{levels, plural, one {# level} other {# levels}} lower',
  'hint:out-of-reach': 'out of the reach of {foes}',
  'hint:in-reach': 'but within the reach of {foes}',
  'hint:defeat':
    '{chance} % to defeat {target} ({dice, plural, one {# die} other {# dice}} against {against})',
  'hint:wounds':
    '{wounds} wounds to be expected on {target} ({dice, plural, one {# die} other {# dice}} against {against})',
  'hint:marker-near': '{card} can reach {foe} and attack in one turn',
  'hint:marker-far': '{card} can do most, best against {foe}',
  'hint:own-dice': '{dice, plural, one {# die does} other {# dice do}} not count for your side',
  'hint:enemy-dice': '{dice, plural, one {# die counts} other {# dice count}} for the enemy',
  'hint:own-roll': 'your own side has rolled',
  'hint:enemy-roll': 'the enemy has rolled',
  'hint:tried': 'tried ahead, it wins some {games, plural, one {# game} other {# games}} more of 100',
  'hint:use': 'it mostly pays to use what is offered',
  'hint:two': '{one} and {other}',
  'hint:more': '{names} and {more} more',
} as const;
