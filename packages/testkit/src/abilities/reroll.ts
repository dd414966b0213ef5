import type { HookSource } from '@scapewright/kernel';
import {
  ability,
  bears,
  type Game,
  markUsed,
  type RollArgs,
  rollRoles,
  rollTable,
  throwAgain,
  trigger,
} from '@scapewright/skirmish/author';

type Per = 'turn' | 'round' | 'activation' | 'game';

/** Takes a whole roll again: of a d20, of attack dice, or of defense dice; the own figures' rolls, or any. */
export const reroll = ability({
  id: 'reroll',
  name: 'Reroll',
  text: 'You may reroll {die}.',
  parameters: { die: 'd20', whose: 'own', once: undefined as string | undefined },
  hooks: ({ die, whose, once }) => [
    trigger(die === 'd20' ? 'E.d20-rolled' : 'E.dice-rolled', {
      optional: true,
      when: (game, args, source) =>
        isSuch(game, args, die) &&
        (whose === 'any' || isOwn(game, args, source)) &&
        (once === undefined || game.used(source, once as Per) === 0),
      run: (run, { roll }, source) => {
        markUsed(run, source);
        throwAgain(run, roll);
      },
    }),
  ],
});

function isSuch(game: Game, { roll }: RollArgs, die: string): boolean {
  if (die === 'd20') return game.state.read(rollTable.sides, roll) === 20;
  return rollRoles[game.state.read(rollTable.role, roll)] === die;
}

/** Of a figure of the card; of the player who controls the card where no figure rolls. */
function isOwn(game: Game, { roll }: RollArgs, source: HookSource): boolean {
  const figure = game.state.read(rollTable.figure, roll);
  if (figure >= 0) return bears(game, source, figure);
  return game.state.read(rollTable.seat, roll) === game.seatOf(source);
}
