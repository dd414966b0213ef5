import type { Hook, Seat } from '@scapewright/kernel';
import { carriedBy, type Game, type Message, trigger } from '@scapewright/skirmish/author';
import { leaveBehind, ownTreasuresOf } from './treasure-tokens.ts';

/** An army controls one copy of an Ancient Artifact: of two its player lays one down, or it leaves the game (HS-TREAS-008). Of other treasures it keeps all. */
export function secondArtifactHook(id: string, said: Message<'figure'>): Hook {
  return trigger('after:3H', {
    seat: (game, { figure }) => game.controller(figure),
    when: (game, { figure }) => copiesOf(game, game.controller(figure), id).length > 1,
    run: (run, { figure }, { key }) => {
      const { game } = run;
      const seat = game.controller(figure);
      const token = run.pick({
        seat,
        asks: 'drop',
        domain: 'token',
        options: copiesOf(game, seat, id),
        source: key,
        subject: game.keyOf('figure', figure),
      });
      const carrier = carriersOf(game, seat).find((one) => carriedBy(game, one).includes(token)) as number;
      run.note(said, { figure: carrier, token });
      leaveBehind(run, carrier, token);
    },
  });
}

function carriersOf(game: Game, seat: Seat): readonly number[] {
  return Array.from({ length: game.figureCount }, (_, one) => one).filter(
    (one) => game.controller(one) === seat,
  );
}

function copiesOf(game: Game, seat: Seat, id: string): readonly number[] {
  return carriersOf(game, seat).flatMap((one) => ownTreasuresOf(game, one, id));
}
