import type { HookSource } from '@scapewright/kernel';
import {
  ability,
  defineMessages,
  type Game,
  type GrantKind,
  grant,
  markUsed,
  trigger,
  type WindowId,
} from '@scapewright/skirmish/author';
import { isRelatedHere, isWindowAt, type Relation } from './figures-of-card.ts';
import { windowOf } from './window-names.ts';

type Per = 'turn' | 'round' | 'activation' | 'game';

/** What is said of it, and the rules behind it. */
const messages = defineMessages('grants', {
  given: {
    text: '{figure} is granted something',
    rules: { superscape: ['SS-ABIL-013'], heroscape: ['HS-TURN-005'] },
  },
});

/** At a step of its own figure it gives an ally, itself or an enemy an allowance. An optional one asks `grants`. */
export const grants = ability({
  id: 'grants',
  name: 'Grants',
  text: 'At {at} grant {what} to {to}.',
  parameters: {
    at: '5J',
    what: 'move-action',
    to: 'ally',
    spaces: undefined as number | undefined,
    optional: false,
    once: undefined as string | undefined,
  },
  messages: messages,
  hooks: ({ at, what, to, spaces, optional, once }) => [
    trigger(windowOf(at) as WindowId, {
      optional,
      when: (game, args, source) =>
        isWindowAt(game, source, 'self', at, args) &&
        (once === undefined || game.used(source, once as Per) === 0) &&
        receivers(game, source, to as Relation).length > 0,
      run: (run, args, source) => {
        const options = receivers(run.game, source, to as Relation);
        const seat = run.game.seatOf(source);
        const own = to === 'self' && options.includes(args.figure) ? args.figure : -1;
        const figure =
          own >= 0 || options.length === 1
            ? Math.max(own, options[0] as number)
            : run.pick({ seat, asks: source.id, domain: 'figure', options, source: source.key });
        markUsed(run, source);
        run.note(messages.given, { figure });
        grant(run, what as GrantKind, own >= 0 ? own : figure, {
          ...(spaces === undefined ? {} : { spaces }),
          ...(what === 'maneuver' ? { by: seat } : {}),
        });
      },
    }),
  ],
});

function receivers(game: Game, source: HookSource, to: Relation): readonly number[] {
  const figures = Array.from({ length: game.figureCount }, (_, figure) => figure);
  return figures.filter((figure) => game.isOnBattlefield(figure) && isRelatedHere(game, source, to, figure));
}
