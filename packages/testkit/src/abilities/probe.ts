import type { HookSource } from '@scapewright/kernel';
import { ability, addMarkers, type Game, markUsed, trigger, type WindowId } from '@scapewright/skirmish';
import { isWindowOf, type Relation } from './figures-of-card.ts';
import { windowOf } from './window-names.ts';

/** Events of two figures alike: a window of the one is a window of the other. */
const pairWindows = /^(?:(?:before|after):)?E\.(?:figure-engaged|figures-switched)$/;

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
        isProbed(game, source, of as Relation, at, args) &&
        !(unitWindows.test(windowOf(at)) && game.used(source, 'phase') > 0),
      run: (run, _args, source) => {
        markUsed(run, source);
        addMarkers(run, source.owner, name, 1);
      },
    }),
  ],
});

/** Does a window open for such a figure, or for such an other one of the two that it is about? */
function isProbed(
  game: Game,
  source: HookSource,
  of: Relation,
  at: string,
  args: Parameters<typeof isWindowOf>[3] & { readonly other?: number },
): boolean {
  if (isWindowOf(game, source, of, args)) return true;
  return pairWindows.test(windowOf(at)) && isWindowOf(game, source, of, { figure: args.other ?? -1 });
}
