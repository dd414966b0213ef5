import { ability, addMarkers, trigger, type WindowId } from '@scapewright/skirmish';
import { isWindowOf, type Relation } from './figures-of-card.ts';
import { windowOf } from './window-names.ts';

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
      when: (game, args, source) => isWindowOf(game, source, of as Relation, args),
      run: (run, _args, source) => {
        addMarkers(run, source.owner, name, 1);
      },
    }),
  ],
});
