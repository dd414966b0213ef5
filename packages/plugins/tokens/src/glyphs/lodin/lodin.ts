import {
  changeResult,
  type Game,
  initiativeResult,
  modify,
  rollRoles,
  rollTable,
  trigger,
} from '@scapewright/skirmish/author';
import { glyphsHeld } from '../holding.ts';
import { permanentGlyph } from '../permanent-glyph.ts';

/** Its holder adds 1 to every d20. */
export const lodin = permanentGlyph(
  {
    id: 'lodin',
    name: 'Glyph of Lodin',
    text: 'Its holder adds 1 to every d20.',
    rules: ['HS-GLYPH-018'],
    line: 'the Glyph of Lodin adds to the roll of {seat}',
  },
  (said) => [
    modify(initiativeResult, {
      how: 'add',
      reason: said,
      by: (game, { seat }) => glyphsHeld(game, 'lodin', seat) || undefined,
    }),
    trigger('E.d20-rolled', {
      commutes: true,
      when: (game, { seat, roll }) => !isInitiative(game, roll) && glyphsHeld(game, 'lodin', seat) > 0,
      run: (run, { seat, figure, roll }) => {
        run.note(said, { seat, figure });
        changeResult(run, roll, glyphsHeld(run.game, 'lodin', seat));
      },
    }),
  ],
);

/** Initiative counts it with the other bonuses, once for a roll and all that are made again because of a tie. */
function isInitiative(game: Game, roll: number): boolean {
  return rollRoles[game.state.read(rollTable.role, roll)] === 'initiative';
}
