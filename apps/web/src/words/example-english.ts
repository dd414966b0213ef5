/** What examples of rules and cards say. */
export const exampleEnglish = {
  'example.heading': 'On the board',
  'example.text': 'Open one to go through it step by step, and to play on from any of its positions.',
  'example.more': '{count, plural, one {One more} other {# more}}',
  'example.place': 'Step {place} of {last}',
  'example.before': 'Before the first step',
  'example.slider': 'Step of the example',
  'example.last': 'Step before',
  'example.next': 'Next step',
  'example.rules': 'It shows',
  'example.stopped': 'It goes no further here.',
  'example.cannot': 'This example cannot be shown',
  'example.refused': 'Tried, and not allowed: {step}',
  'example.branch.text':
    'A game of your own begins, as it stands now, with dice of its own. The computer plays the others.',
  'example.step':
    '{kind, select, activate {{figure} takes a turn} move {{figure} moves to {place}} attack {{figure} attacks {other}} use {{figure} uses “{what}”} end {{what, select, turn {The turn is over} round {The round is over} activation {The activation is over} other {Nothing else is done in this phase}}} plan {Order markers are placed} inflict {{figure} receives {count, plural, one {# wound} other {# wounds}}} damage {{count, plural, one {# damage die is} other {# damage dice are}} rolled against {figure}} place {{figure} is placed on {place}} maneuver {{figure} is moved to {place}} knockback {{figure} is knocked back} switch {{figure} and {other} change places} defeat {{figure} is defeated} heal {{figure} loses {count, plural, one {# wound} other {# wounds}}} control {{other} takes control of {figure}} strike {{figure} makes a special attack on {other}} grant {{figure} is allowed something more: {what}} roll {{figure} rolls a die} flip {A token is turned over} equip {{figure} gets “{what}”} mark {{figure} gets a marker “{what}”} rotate {{figure} turns on the spot} other {The board is changed}}',
} as const;
