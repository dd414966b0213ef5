/** Why a battle that is wanted cannot be fought. */
export const battleTexts = {
  'battle:same-name': 'Two players are called {name}.',
  'battle:two-armies': 'A battle needs two armies.',
  'battle:no-card': 'There is no card “{name}”.',
  'battle:no-map': 'There is no map “{map}” on this device.',
  'battle:no-example': 'There is no example {number} in “{file}”.',
  'battle:foreign-card': '{card} is no card of this game.',
  'battle:meant': 'Did you mean {name}?',
  'battle:no-back': '{card} has no back.',
  'battle:by-rule': '{refusal} ({rule})',
  'battle:by-rule-called': '{refusal} ({rule}, {title})',
  'battle:few-zones':
    '{map} has {marked, plural, one {# start zone} other {# start zones}}, and {teams} armies are to be placed; they need {needed} spaces, and the largest part that can be walked has {found}',
  'save:unread': 'this is not the whole file of a game',
  'save:stray': 'line {line} of the file has something that does not belong there: {path}',
  'save:copy': 'take another copy of the file',
  'battle:found': '{thing}: {why}',
  'battle:mark-zones': 'mark a start zone for each player in the map',
} as const;
