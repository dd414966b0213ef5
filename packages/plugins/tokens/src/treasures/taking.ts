import type { Hook, HookSource } from '@scapewright/kernel';
import {
  answer,
  carriedBy,
  carry,
  type EventStimulus,
  type Game,
  isFaceUp,
  type Message,
  rollNumber,
  runEffect,
  type SkirmishRun,
  tokenPlan,
  tokenStops,
  tokensOn,
  trigger,
} from '@scapewright/skirmish/author';
import type { TreasureMessages } from './treasure-messages.ts';
import { isTreasure, isUniqueHero, leaveBehind, treasuresOf, treasuresUnder } from './treasure-tokens.ts';

/** A roll up to this number springs the trap of a treasure that lies symbol side up (HS-TREAS-004). */
const trap = 5;

/** A treasure lies, stops nobody, and is taken at the end of a movement; `second`: an Ancient Artifact, of which an army keeps one. */
export function takingHooks(
  id: string,
  messages: TreasureMessages,
  second: Message<'figure'> | undefined,
): readonly Hook[] {
  const here = (game: Game, figure: number): readonly number[] => treasuresUnder(game, figure, id);
  return [
    answer(tokenStops, {
      reason: messages.passed,
      answer: (game, { token }) => (isTreasure(game, token, id) ? false : undefined),
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { space }) => tokensOn(game, space).some((token) => isTreasure(game, token, id)),
      run: (run, { figure, space }) => run.note(messages.passed, { figure, space }),
    }),
    trigger('3H', {
      seat: (game, { figure }) => game.controller(figure),
      when: (game, { figure }) => game.isPlaced(figure) && here(game, figure).length > 0,
      run: (run, { figure }, source) => {
        if (!isUniqueHero(run.game, figure)) run.note(messages.stays, { figure });
        else
          for (const token of here(run.game, figure)) {
            take(run, figure, token, source, messages);
            if (second) giveUpSecond(run, figure, id, source, second);
          }
      },
    }),
  ];
}

function take(
  run: SkirmishRun,
  figure: number,
  token: number,
  { key }: HookSource,
  messages: TreasureMessages,
): void {
  const { game } = run;
  const seat = game.controller(figure);
  if (!run.may(seat, 'equip', key, game.keyOf('figure', figure))) return;
  if (!isFaceUp(game, token)) {
    const { result } = rollNumber(run, { seat, figure, role: 'd20' });
    run.note(result <= trap ? messages.trap : messages.turned, { figure, result });
    if (result <= trap) {
      const sprung = tokenPlan(game, token).data['trap'] as EventStimulus | undefined;
      if (sprung) runEffect(run, sprung, figure);
      return;
    }
  }
  carry(run, token, figure);
  run.note(messages.taken, { figure, token });
  if (game.definition(figure).uniqueness === 'uncommon') run.note(messages.asUnique, { figure });
}

/** An army controls one copy of an Ancient Artifact: of two its player lays one down, or it leaves the game (HS-TREAS-008). */
function giveUpSecond(
  run: SkirmishRun,
  figure: number,
  id: string,
  source: HookSource,
  second: Message<'figure'>,
): void {
  const { game } = run;
  const seat = game.controller(figure);
  const carriers = Array.from({ length: game.figureCount }, (_, one) => one).filter(
    (one) => game.controller(one) === seat,
  );
  const copies = carriers.flatMap((one) => treasuresOf(game, one, id));
  if (copies.length < 2) return;
  const token = run.pick({
    seat,
    asks: 'drop',
    domain: 'token',
    options: copies,
    source: source.key,
    subject: game.keyOf('figure', figure),
  });
  const carrier = carriers.find((one) => carriedBy(game, one).includes(token)) as number;
  run.note(second, { figure: carrier, token });
  leaveBehind(run, carrier, token);
}
