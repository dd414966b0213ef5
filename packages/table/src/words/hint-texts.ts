/** What speaks for a hint, by keys of catalogues: in English alone so far, so they are not among the texts that every language must have. */
export const hintTexts = {
  'hint:higher': '{levels, plural, one {# level} other {# levels}} higher',
  'hint:lower': '{levels, plural, one {# level} other {# levels}} lower',
  'hint:out-of-reach': 'out of the reach of {foes}',
  'hint:in-reach': 'but within the reach of {foes}',
  'hint:defeat':
    '{chance} % to defeat {target} ({dice, plural, one {# die} other {# dice}} against {against})',
  'hint:wounds':
    '{wounds} wounds to be expected on {target} ({dice, plural, one {# die} other {# dice}} against {against})',
  'hint:two': '{one} and {other}',
  'hint:more': '{names} and {more} more',
} as const;
