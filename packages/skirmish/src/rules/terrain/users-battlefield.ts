import type { HookSource, Seat } from '@scapewright/kernel';
import { isFigureless } from '../../model/card.ts';
import type { Card, Figure } from '../../model/numbers.ts';
import { regionsInPlay } from '../../queries/regions-in-play.ts';
import { regionOf } from '../../queries/teams.ts';
import type { SkirmishRun, SkirmishSource } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { addEffect } from '../effects/effects.ts';
import { endEffect } from '../effects/expiry.ts';

/** Who has abilities and stands on no battlefield: a figure, or (-1) a card without figures. */
export interface Absent {
  readonly figure: Figure;
  readonly card: Card;
}

/** The kind of the effect that remembers which battlefield an absent user speaks of all the time. */
const remembered = 'battlefield';

/** Is a user on no battlefield while there are several? */
function isAbsent(game: Game, figure: Figure): boolean {
  return (figure < 0 || regionOf(game, figure) < 0) && regionsInPlay(game).length > 1;
}

/**
 * The battlefield that the player of a user on none picks for one use of its ability, of those where `isOpen` says that it
 * can be used (SS-SEPBF-011, SS-STORY-014); undefined where nobody has to pick: the user stands on one, or there is only one.
 */
export function pickBattlefield(
  run: SkirmishRun,
  source: HookSource,
  { figure, seat }: { readonly figure: Figure; readonly seat: Seat },
  isOpen: (region: number) => boolean,
): number | undefined {
  const { game } = run;
  if (!isAbsent(game, figure)) return undefined;
  const options = regionsInPlay(game).filter(isOpen);
  if (options.length === 0) return undefined;
  const battlefield = run.pick({
    seat,
    asks: source.id,
    domain: 'battlefield',
    options,
    source: source.key,
  });
  run.note(pickedReason(figure), { card: source.owner, battlefield: battlefield + 1 });
  return battlefield;
}

function pickedReason(figure: Figure): string {
  return figure < 0 ? 'ability.battlefield-of-card' : 'ability.battlefield';
}

/** The battlefield that an absent user speaks of all the time: the one picked last, else the first; undefined where it is not absent. */
export function lastingBattlefield(game: Game, { figure, card }: Absent): number | undefined {
  if (!isAbsent(game, figure)) return undefined;
  const row = rowOf(game, { figure, card });
  const picked = row < 0 ? -1 : game.readEffect('amount', row);
  const regions = regionsInPlay(game);
  return regions.includes(picked) ? picked : regions[0];
}

/** The absent users of a player with abilities that hold for others all the time (SS-SEPBF-011). */
export function absentUsers(game: Game, seat: Seat): readonly Absent[] {
  if (regionsInPlay(game).length < 2) return [];
  const cards = new Set(
    game.facts.sources.flatMap((source) => {
      const { owner, reachesOthers } = source as SkirmishSource;
      return reachesOthers && owner >= 0 && game.isLive(source) ? [owner] : [];
    }),
  );
  return [...cards].flatMap((card): readonly Absent[] => {
    if (isFigureless(game.definitionOfCard(card)))
      return game.ownerOfCard(card) === seat && isAbsent(game, -1) ? [{ figure: -1, card }] : [];
    return game
      .figuresOf(card)
      .filter((figure) => game.isAlive(figure) && game.controller(figure) === seat && isAbsent(game, figure))
      .map((figure) => ({ figure, card }));
  });
}

/** The player of an absent user picks anew of which battlefield it speaks. */
export function pickLastingBattlefield(run: SkirmishRun, seat: Seat, user: Absent): void {
  const { game } = run;
  const battlefield = run.pick({
    seat,
    asks: 'battlefield',
    domain: 'battlefield',
    options: regionsInPlay(game),
    subject: game.keyOf('card', user.card),
    source: 'rule:separate-battlefields',
    defaultReply: lastingBattlefield(game, user) as number,
  });
  run.note(pickedReason(user.figure), { card: user.card, battlefield: battlefield + 1 });
  rememberBattlefield(run, user, battlefield);
}

/** From now on a user speaks of this battlefield whenever it is on none. */
export function rememberBattlefield(run: SkirmishRun, user: Absent, battlefield: number): void {
  const { figure, card } = user;
  const row = rowOf(run.game, user);
  if (row >= 0) endEffect(run, row);
  addEffect(run, { kind: remembered, figure, card, amount: battlefield, until: 'game' });
}

function rowOf(game: Game, { figure, card }: Absent): number {
  const kind = game.facts.effectKinds.indexOf(remembered);
  for (const row of game.effects())
    if (
      game.readEffect('kind', row) === kind &&
      game.readEffect('figure', row) === figure &&
      game.readEffect('card', row) === card
    )
      return row;
  return -1;
}
