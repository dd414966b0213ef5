import { forbid, type Game, link, mayEnter, mayStand, type SkirmishPlugin } from '@scapewright/skirmish';

const kind = 'turbo-lift';
const rungs = 'turbo-lift.no-standing';

/** A disk on a ladder: nobody stands on its rungs, and everybody rides it from end to end. */
export const turboLift = link({
  id: kind,
  name: 'Turbo lift',
  text: 'Leads from the landing of a ladder to its top and back with transit number 4. Nobody can be on the rungs of that ladder.',
  reasons: ['link.turbo-lift', rungs],
  rules: {
    superscape: ['SS-LIFT-004', 'SS-LIFT-001', 'SS-LIFT-002', 'SS-TRANS-005', 'SS-TRANS-010', 'SS-TRANS-014'],
  },
  reasonRules: { [rungs]: { superscape: ['SS-LIFT-003', 'SS-LIFT-002'] } },
  lines: {
    'link.turbo-lift': '{figure} rides the turbo lift to {space}',
    [rungs]: 'nobody can be on the rungs of a ladder with a turbo lift',
  },
  use: () => 'both',
  insteadOfMove: true,
  hooks: [mayEnter, mayStand].map((question) =>
    forbid<{ readonly space: number }>(question, {
      reason: rungs,
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

/** The plugin that brings turbo lifts. */
export const turboLiftPlugin: SkirmishPlugin = {
  id: 'buildings/turbo-lift',
  version: '1.0.0',
  units: [turboLift],
};
