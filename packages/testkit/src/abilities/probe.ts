import { ability, addMarkers, markUsed, trigger, type WindowId } from '@scapewright/skirmish/author';
import { isWindowAt, type Relation } from './figures-of-card.ts';
import { windowOf } from './window-names.ts';

/** Windows that open once for all who are activated together, and are offered to each of their figures. */
const unitWindows = /^(?:(?:before|after):)?(?:4|5A|5B|5J)$/;

/** Puts one marker on its card each time a window opens for such a figure, so that timing can be seen. */
export const probe = ability({
  id: 'probe',
  name: 'Probe',
  text: 'At {at} of {of} put one marker {name} on this card.',
  parameters: { name: 'probe', at: 'C7', of: 'self' },
  markers: ({ name }) => [name],
  hooks: ({ name, at, of }) => [
    trigger(windowOf(at) as WindowId, {
      commutes: true,
      when: (game, args, source) =>
        isWindowAt(game, source, of as Relation, at, args) &&
        !(unitWindows.test(windowOf(at)) && game.used(source, 'phase') > 0),
      run: (run, _args, source) => {
        markUsed(run, source);
        addMarkers(run, source.owner, name, 1);
      },
    }),
  ],
});
