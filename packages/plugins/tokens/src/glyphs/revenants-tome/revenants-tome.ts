import type { HookSource } from '@scapewright/kernel';
import {
  addEffect,
  defeat,
  endEffects,
  exposeToPowers,
  type Figure,
  type Game,
  grant,
  hasEffect,
  isDefeated,
  keepFromPowers,
  lifeNumber,
  modify,
  pickPlace,
  placesFor,
  revive,
  type SkirmishRun,
  tokensOn,
} from '@scapewright/skirmish/author';
import { treasure } from '../../treasures/treasure.ts';
import { usedOnce } from '../../treasures/using.ts';
import { figuresOfPlayer } from '../player-order.ts';

const id = 'revenants-tome';
const reach = 5;

/** Before its carrier's turn it calls a destroyed Unique figure back for one normal attack; no power of a card touches that figure. */
export const revenantsTome = treasure(
  {
    id,
    name: "Revenant's Tome",
    text: 'After an order marker on its carrier is revealed, it may be used: a destroyed Unique figure of the same army is placed on empty spaces within 5 clear sight spaces, attacks normally and is destroyed. Meanwhile it has Life 1 and no powers, and no power of a card touches it. The tome leaves the game.',
    line: "the Revenant's Tome calls {figure} back",
    lasts: true,
    artifact: true,
  },
  (said) => [
    usedOnce(
      undefined,
      id,
      'E.order-marker-revealed',
      (run, carrier, tome) => {
        const figure = pickRevenant(run, carrier, tome);
        run.note(said, { figure });
        comeBack(run, figure, carrier, tome);
      },
      (game, carrier) => revenants(game, carrier).length > 0,
    ),
    modify(lifeNumber, {
      how: 'set',
      reason: said,
      when: (game, { figure }) => hasEffect(game, id, figure),
      by: 1,
    }),
  ],
);

/** The destroyed Unique figures of the army that fit where the carrier sees; Uncommon ones count as Unique (HS-UNIQ-005). */
function revenants(game: Game, carrier: Figure): readonly number[] {
  return figuresOfPlayer(
    game,
    game.controller(carrier),
    (figure) =>
      isDefeated(game, figure) &&
      game.definition(figure).uniqueness !== 'common' &&
      placesNear(game, figure, carrier).length > 0,
  );
}

function placesNear(game: Game, figure: Figure, carrier: Figure): readonly (readonly number[])[] {
  const isEmpty = (space: number): boolean => tokensOn(game, space).length === 0;
  const near = { within: { spaces: reach, of: carrier }, seenBy: carrier };
  return placesFor(game, figure, near).filter((spaces) => spaces.every(isEmpty));
}

function pickRevenant(run: SkirmishRun, carrier: Figure, { key }: HookSource): Figure {
  const { game } = run;
  return run.pick({
    seat: game.controller(carrier),
    asks: id,
    domain: 'figure',
    options: revenants(game, carrier),
    source: key,
    subject: game.keyOf('figure', carrier),
  });
}

/** It is placed, attacks if somebody is in its reach, and is destroyed. */
function comeBack(run: SkirmishRun, figure: Figure, carrier: Figure, tome: HookSource): void {
  const { game } = run;
  const places = placesNear(game, figure, carrier);
  const place = pickPlace(run, places, { figure, seat: game.controller(carrier), source: tome.key });
  keepFromPowers(run, figure, 'turn', tome);
  addEffect(run, { kind: id, figure, until: 'turn', source: tome });
  revive(run, figure, place);
  grant(run, 'attack', figure, { must: true });
  defeat(run, figure);
  exposeToPowers(run, figure, tome);
  endEffects(run, id, figure);
}
