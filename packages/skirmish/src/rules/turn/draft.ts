import type { Seat } from '@scapewright/kernel';
import { call, type ProcedurePlan, type Vars } from '@scapewright/kernel';
import { fates } from '../../model/codes.ts';
import type { DraftOffer } from '../../model/draft-offer.ts';
import { cardTable, figureTable, seatTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { procedures } from '../../state/procedures.ts';
import { ofPlayer } from '../basics/args.ts';
import { copiesLeft, offerRefusal, pointsSpent, rowFor } from '../team/offer-refusal.ts';
import { draftRollProcedure } from './initiative.ts';

/** The variables of `draft`: the number of the pick, whose it is, and 1 where a card was taken. */
interface DraftVars {
  readonly pick: number;
  readonly seat: Seat;
  readonly took: number;
}

/**
 * `draft`: who rolls highest takes the first card, then each player to the left one; the ruleset says in which passes the
 * order turns back (SS-SETUP-005, HS-ARMY-004, HS-ARMY-005). A player who takes none has left the draft.
 */
export const draftProcedure = procedures.draft.define<DraftVars>([
  call(procedures.draftRoll, () => ({})),
  { do: begin },
  {
    while: (game) => someoneDrafts(game),
    steps: [
      { set: (game, vars) => nextPicker(game, vars.pick) },
      { at: 'G1.2.draft', args: ofPlayer, body: takeOrLeave },
      {
        if: (game, vars) => vars.took === 1 && placesAtOnce(game),
        steps: [
          { note: (run, { seat = -1 }) => run.note('draft.placed-at-once', { seat }) },
          call(procedures.teamPlacement, (_game, vars) => ({ seat: vars.seat })),
        ],
      },
    ],
  },
  { note: noteArmies },
]);

/** The procedures of a draft. */
export const draftProcedures: readonly ProcedurePlan<Game>[] = [draftRollProcedure, draftProcedure];

/** Are the figures of a card placed when it is taken (HS-ARMY-006)? */
export function placesAtOnce(game: Game): boolean {
  return game.parameters.placesWhileDrafting && game.ruling('placeAfterDraft') !== true;
}

function begin(run: SkirmishRun): Vars {
  const seats = run.game.seatCount;
  for (let seat = 0; seat < seats; seat++) run.write(seatTable.drafting, seat, 1);
  run.note(seats === 2 ? 'draft.begins-for-two' : 'draft.begins', { cards: run.game.facts.draft.length });
  return { pick: 0, seat: -1, took: 0 };
}

function isDrafting(game: Game, seat: Seat): boolean {
  return game.state.read(seatTable.drafting, seat) === 1;
}

function someoneDrafts(game: Game): boolean {
  return game.seatOrder().some((seat) => isDrafting(game, seat));
}

/** The player whose pick comes next, from this number of the pick on; places of players who have left are passed over. */
function nextPicker(game: Game, from: number): Vars {
  for (let pick = from; ; pick++) {
    const seat = pickerAt(game, pick);
    if (isDrafting(game, seat)) return { pick, seat };
  }
}

/** Whose pick has this number, from 0, while everybody drafts. */
function pickerAt(game: Game, pick: number): number {
  const order = game.seatOrder();
  const pass = Math.floor(pick / order.length);
  const place = pick % order.length;
  const isSnake = game.ruling('snakeDraft') === true && pass % 2 === 1;
  const turnsBack = isSnake || game.parameters.draftTurnsBack(pass, order.length);
  return order[turnsBack ? order.length - 1 - place : place] as number;
}

/** One pick. Who can take nothing more, or wants nothing, has left for good (HS-ARMY-007). */
function takeOrLeave(run: SkirmishRun, { seat = -1, pick = 0 }: Readonly<Vars>): Vars {
  const { game } = run;
  const { draft } = game.facts;
  const legal = draft.flatMap((offer, at) => (offerRefusal(game, seat, offer) ? [] : [at]));
  if (legal.length === 0) {
    leave(run, seat, 'draft.nothing-fits');
    return { pick: pick + 1, took: 0 };
  }
  const chosen = run.pick({
    seat,
    asks: 'draft',
    domain: 'offer',
    options: legal,
    extras: ['pass'],
    source: 'draft.choose',
    defaultReply: legal[0] as number,
    whyNot: (at) => offerRefusal(game, seat, draft[at] as DraftOffer),
    preview: (at) => ({
      points: pointsOf(draft[at] as DraftOffer),
      left: copiesLeft(game, draft[at] as DraftOffer),
    }),
  });
  if (chosen < 0) leave(run, seat, 'draft.passes');
  else take(run, seat, draft[chosen] as DraftOffer);
  return { pick: pick + 1, took: chosen < 0 ? 0 : 1 };
}

function pointsOf({ definition, side }: DraftOffer): number {
  return (side === 0 ? definition : definition.otherSide)?.points ?? 0;
}

function take(run: SkirmishRun, seat: Seat, offer: DraftOffer): void {
  const { game } = run;
  const { definition, side } = offer;
  const card = rowFor(game, seat, offer);
  const unit = Math.max(1, definition.figures);
  const copies = game.copiesOf(card);
  run.write(cardTable.owner, card, seat);
  run.write(cardTable.active, card, 1);
  run.write(cardTable.side, card, side);
  run.write(cardTable.costSide, card, side);
  run.write(cardTable.copies, card, copies + 1);
  for (const figure of game.figuresOf(card).slice(copies * unit, (copies + 1) * unit)) {
    run.write(figureTable.owner, figure, seat);
    run.write(figureTable.controller, figure, definition.unit === 'object' ? -1 : seat);
    run.write(figureTable.defeated, figure, fates.inGame);
  }
  run.note('draft.takes', { seat, card, points: pointsOf(offer) });
}

function leave(run: SkirmishRun, seat: Seat, reason: 'draft.passes' | 'draft.nothing-fits'): void {
  run.write(seatTable.drafting, seat, 0);
  run.note(reason, { seat });
}

function noteArmies(run: SkirmishRun): void {
  for (const seat of run.game.seatOrder())
    run.note('draft.complete', { seat, points: pointsSpent(run.game, seat) });
}
