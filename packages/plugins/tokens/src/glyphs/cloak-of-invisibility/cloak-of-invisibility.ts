import {
  addEffect,
  endEffects,
  forbid,
  hasClearSight,
  hasEffect,
  mayBeSwiped,
  trigger,
} from '@scapewright/skirmish/author';
import { treasure } from '../../treasures/treasure.ts';
import { usedOnce } from '../../treasures/using.ts';

const id = 'cloak-of-invisibility';

/**
 * In its carrier's turn it makes it invisible for the round, or until it attacks, once. It is offered at the start of the turn, after
 * moving and at the end: what comes between changes nothing that it does.
 */
export const cloakOfInvisibility = treasure(
  {
    id,
    name: 'Cloak of Invisibility',
    text: "In its carrier's turn it may be used: until the end of the round, or until it attacks, nobody sees the carrier, and it takes no leaving attacks. Then it leaves the game.",
    line: 'the Cloak of Invisibility hides {figure}',
    lasts: true,
  },
  (said) => [
    ...(['2.activated', '4', '6'] as const).map((at) =>
      usedOnce(said, id, at, (run, figure) => void addEffect(run, { kind: id, figure, until: 'round' })),
    ),
    forbid(hasClearSight, {
      reason: said,
      when: (game, { figure, other }) => figure !== other && hasEffect(game, id, other),
    }),
    forbid(mayBeSwiped, { reason: said, when: (game, { figure }) => hasEffect(game, id, figure) }),
    trigger('C3', {
      commutes: true,
      when: (game, { attacker }) => hasEffect(game, id, attacker),
      run: (run, { attacker }) => endEffects(run, id, attacker),
    }),
  ],
);
