import { defineMessages, hasInteriors, objectAround, rules } from '@scapewright/skirmish/author';

const messages = defineMessages('no-seats', {
  alike: {
    text: 'who is inside an object does not move there: all places are alike',
    rules: { '*': ['SWDO-OCC-006'] },
  },
  outside: { text: 'the figure is in no object', rules: { '*': ['SWDO-ENTER-007'] } },
});

/** Nobody changes seats: what other rules for the inside of objects open is refused by these. */
export const noSeatsRule = rules({
  id: 'change-seat',
  name: 'No seats',
  text: 'All places inside an object are alike, and who is inside does not move.',
  messages,
  rules: { '*': ['SWDO-OCC-006'] },
  wanted: hasInteriors,
  whyNot: (game, figure) => ({ reason: objectAround(game, figure) < 0 ? messages.outside : messages.alike }),
  hooks: [],
});
