import type { Contribution, Seat } from '@scapewright/kernel';
import { initiativeResult } from '../../model/declarations.ts';
import { matchTable, rollTable, seatTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { procedures } from '../../state/procedures.ts';
import { nobody } from '../basics/args.ts';
import { closeRow, openRow, rollRoles } from '../dice/dice.ts';

/**
 * `initiative`: every player rolls a d20, then those who may react, then ties are rolled again, then the order is fixed
 * (SS-ROUND-013 to SS-ROUND-016, HS-INIT-001 to HS-INIT-004).
 */
export const initiativeProcedure = procedures.initiative.define([
  { do: (run) => rollAll(run) },
  { at: 'R3.order', args: nobody, body: (run) => fixOrder(run, 'initiative') },
]);

/** `placement-roll`: the same for the order of placement; the highest places first, the others follow to the left. */
export const placementRollProcedure = procedures.placementRoll.define([
  { do: (run) => fixOrder(run, 'placement') },
]);

/** `draft-roll`: the same for the order of the draft. */
export const draftRollProcedure = procedures.draftRoll.define([{ do: (run) => fixOrder(run, 'draft') }]);

/** What is said of an order, by what it is for. */
const orderReasons = {
  initiative: { tie: 'initiative.tie', order: 'initiative.order' },
  placement: { tie: 'placement.tie', order: 'placement.order' },
  draft: { tie: 'draft.tie', order: 'draft.order' },
} as const;

/** Players in the order in which they are listed, those who are still in the game. */
function players(game: Game): number[] {
  return game.seats.filter((seat) => !game.isOut(seat));
}

/** All dice first, in the order of the players; then the windows in which players react to each. */
function rollAll(run: SkirmishRun): void {
  const seats = players(run.game);
  for (const seat of seats) {
    const rolled = rollDie(run, seat, 'initiative');
    run.write(seatTable.initiative, seat, rolled);
    run.write(seatTable.initiativeChange, seat, changed(run, seat, rolled) - rolled);
  }
  for (const seat of seats) {
    const { rolled, result } = react(run, seat);
    run.note('initiative.rolled', { seat, rolled, result });
  }
}

/** The result after what changes the player's initiative rolls, each with a line of its own. */
function changed(run: SkirmishRun, seat: Seat, rolled: number): number {
  const parts: Contribution[] = [];
  const result = run.game.value(initiativeResult, rolled, { seat }, (part) => parts.push(part));
  for (const { applied, source, reason, amount } of parts)
    if (applied && source !== undefined) run.note(reason, { seat, amount });
  return result;
}

/** Opens the reactions to a player's die; the changed result replaces it, and the change stays (CARD-BATMAN-005). */
function react(run: SkirmishRun, seat: Seat): { readonly rolled: number; readonly result: number } {
  const rolled = run.read(seatTable.initiative, seat);
  const role = rollRoles.indexOf('initiative');
  const row = openRow(run, { seat, figure: -1, role, sides: 20, numbered: 1, count: 1, attack: -1 });
  run.write(rollTable.rolled, row, rolled);
  run.write(rollTable.result, row, rolled + run.read(seatTable.initiativeChange, seat));
  run.call(procedures.rollReactions, { roll: row, seat, figure: -1, card: -1 });
  const again = run.read(rollTable.rolled, row);
  if (again !== rolled) run.note('initiative.rolled-again', { seat, before: rolled, rolled: again });
  const result = run.read(rollTable.result, row);
  run.write(seatTable.initiative, seat, result);
  run.write(seatTable.initiativeChange, seat, result - again);
  closeRow(run, row);
  return { rolled: again, result };
}

function rollDie(
  run: SkirmishRun,
  seat: Seat,
  role: 'initiative' | 'placement' | 'draft' | 'order markers' | 'order',
): number {
  const faces = run.roll({
    seat,
    sides: 20,
    count: 1,
    die: 'd20',
    purpose: `${role} by ${run.game.facts.playerNames[seat]}`,
  });
  return (faces[0] ?? 0) + 1;
}

/** Everybody rolls a d20; the players from the highest down. Ties are rolled again, all of them or only the highest. */
export function rollSequence(
  run: SkirmishRun,
  seats: readonly Seat[],
  role: 'order markers' | 'order',
  onlyHighest: boolean,
): readonly number[] {
  const results = new Map<number, number[]>();
  for (const seat of seats) results.set(seat, [rollDie(run, seat, role)]);
  for (;;) {
    const tied = tiedSeats(results, onlyHighest);
    if (tied.length === 0) break;
    for (const seat of tied) results.get(seat)?.push(rollDie(run, seat, role));
  }
  return [...results].sort(([, a], [, b]) => compare(b, a)).map(([seat]) => seat);
}

/** Sorts by result; tied players roll again, with the changes that their first result had (SS-ROUND-014, SS-ROUND-016). */
function fixOrder(run: SkirmishRun, role: keyof typeof orderReasons): void {
  const { game } = run;
  const seats = players(game);
  const results = new Map<number, number[]>();
  for (const seat of seats)
    results.set(seat, [
      role === 'initiative' ? run.read(seatTable.initiative, seat) : rollDie(run, seat, role),
    ]);
  const clockwise = game.parameters.initiative === 'clockwise' || role !== 'initiative';
  const onlyHighest = game.parameters.ties === 'highest' && clockwise;
  for (;;) {
    const tied = tiedSeats(results, onlyHighest);
    if (tied.length === 0) break;
    const again = new Map(tied.map((seat) => [seat, rollDie(run, seat, role)]));
    for (const [seat, rolled] of again) {
      if (role !== 'initiative') {
        (results.get(seat) as number[]).push(rolled);
        run.note(orderReasons[role].tie, { seat, rolled, result: rolled });
        continue;
      }
      run.write(seatTable.initiative, seat, rolled);
      const made = react(run, seat);
      (results.get(seat) as number[]).push(made.result);
      run.note(orderReasons.initiative.tie, { seat, ...made });
    }
  }
  if (onlyHighest && role === 'initiative' && run.isLogged)
    for (const seat of tiedSeats(results, false)) run.note('initiative.tie-stands', { seat });
  const sorted = [...seats].sort((a, b) => compare(results.get(b) as number[], results.get(a) as number[]));
  const first = sorted[0] ?? 0;
  const all = game.seats;
  const order = clockwise
    ? all.map((_, place) => (first + place) % game.seatCount)
    : [...sorted, ...all.filter((seat) => !seats.includes(seat))];
  order.forEach((seat, place) => {
    run.write(seatTable.order, seat, place);
    if (role !== 'initiative') run.write(seatTable.placement, seat, place);
  });
  run.write(matchTable.chooser, 0, order[0] ?? 0);
  if (!run.isLogged) return;
  const places = Object.fromEntries(order.map((seat, place) => [`seat${place}`, seat]));
  run.note(orderReasons[role].order, { first, ...places });
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Seats that share a result with another: all of them, or only those that share the highest. */
function tiedSeats(results: ReadonlyMap<number, readonly number[]>, onlyHighest: boolean): number[] {
  const tied: number[] = [];
  for (const [seat, result] of results) {
    let isTied = false;
    let isHighest = true;
    for (const [other, otherResult] of results) {
      if (other === seat) continue;
      const difference = compare(result, otherResult);
      if (difference === 0) isTied = true;
      else if (difference < 0) isHighest = false;
    }
    if (isTied && (isHighest || !onlyHighest)) tied.push(seat);
  }
  return tied;
}
