import type { Space } from '@scapewright/board';
import { defineMessages, forbid, type Game, link, mayEnter, mayStand } from '@scapewright/skirmish/author';

const turboLiftMessages = defineMessages('turbo-lift', {
  noStanding: {
    text: 'nobody can be on the rungs of a ladder with a turbo lift',
    rules: { superscape: ['SS-LIFT-003', 'SS-LIFT-002'] },
  },
});

const kind = 'turbo-lift';

/** A disk on a ladder: nobody stands on its rungs, and everybody rides it from end to end. */
export const turboLift = link({
  id: kind,
  name: 'Turbo lift',
  text: 'Leads from the landing of a ladder to its top and back with transit number 4. Nobody can be on the rungs of that ladder.',
  messages: [
    defineMessages('link.turbo-lift', { itself: { text: '{figure} rides the turbo lift to {space_each}' } }),
    turboLiftMessages,
  ],
  rules: {
    superscape: ['SS-LIFT-004', 'SS-LIFT-001', 'SS-LIFT-002', 'SS-TRANS-005', 'SS-TRANS-010', 'SS-TRANS-014'],
  },
  use: () => 'both',
  insteadOfMove: true,
  hooks: [mayEnter, mayStand].map((question) =>
    forbid<{ readonly space: Space }>(question, {
      reason: turboLiftMessages.noStanding,
      where: ({ field }) => field.rungs,
      when: (game, { space }) => game.field.rung[space] === 1 && isOnLift(game, space),
    }),
  ),
});

/** Does a turbo lift begin on the landing below the rung? */
function isOnLift({ field }: Game, rung: number): boolean {
  const column = field.column[rung] as number;
  for (let at = field.columnStart[column] as number; at < (field.columnStart[column + 1] as number); at++) {
    const space = field.columnSpaces[at] as number;
    if (space === rung) return false;
    for (let way = field.linkStart[space] as number; way < (field.linkStart[space + 1] as number); way++)
      if (field.linkKinds[field.linkKind[way] as number] === kind) return true;
  }
  return false;
}
