import type { GameEvent } from '@scapewright/kernel';
import type { Expectation } from '@scapewright/packs';
import { lastRollTable, matchTable, timingSteps, verdicts } from '@scapewright/skirmish/author';
import { rulesOfLog } from '@scapewright/skirmish/explain';
import { stopAsks } from '../abilities/stops.ts';
import { windowOf } from '../abilities/window-names.ts';
import { stopOf } from '../play/course-decisions.ts';
import type { Play } from '../play/play.ts';
import { isAskedAs } from '../play/question-words.ts';

type Of<Assert extends string> = Extract<Expectation, { assert: Assert }>;

/** The timing steps that events pass, in order. */
export function stepsIn(events: readonly GameEvent[]): readonly string[] {
  return events
    .filter((event) => event.reason === 'step')
    .map((event) => timingSteps[event.data['step'] as number] ?? '');
}

/** Steps that go on in parts: what is interleaved with them (swipes with moving, TI-14) stands before the next part as well. */
const parts: Readonly<Record<string, string>> = { '3G': '3G.step' };

/** Where a step, or the next part of it, is passed. */
function placeOf(passed: readonly string[], step: string, from: number): number {
  return passed.findIndex((one, at) => at >= from && (one === step || one === parts[step]));
}

/** Checks that a command passed these steps in this order, others between them left aside. */
export function checkSteps(events: readonly GameEvent[], { codes }: Of<'steps'>): string | undefined {
  const passed = stepsIn(events);
  let at = 0;
  for (const code of codes) {
    const next = placeOf(passed, windowOf(code), at);
    if (next < 0)
      return `step ${code} was not passed ${at === 0 ? '' : 'after the ones before it '}(${passed.join(' ')})`;
    at = next + 1;
  }
  return undefined;
}

/** The rules that events name. */
export function rulesIn(play: Play, events: readonly GameEvent[]): ReadonlySet<string> {
  return rulesOfLog(play.engine, play.game, events);
}

/** Checks that log lines of a command name these rules. */
export function checkLog(play: Play, events: readonly GameEvent[], { rules }: Of<'log'>): string | undefined {
  const { entriesOf } = play.options;
  if (!entriesOf) return undefined;
  const named = rulesIn(play, events);
  const missing = rules.filter((rule) => !entriesOf(rule).some((entry) => named.has(entry)));
  if (missing.length === 0) return undefined;
  return `no log line names ${missing.join(', ')} (${[...named].sort().join(', ')})`;
}

/** Checks the number of dice of the last attack. */
export function checkDice(play: Play, { attack, defense }: Of<'dice'>): string | undefined {
  const last = (...reasons: readonly string[]): number | undefined =>
    play.match.host.log.findLast((event) => reasons.includes(event.reason))?.data['dice'];
  const rolled = { attack: last('attack.dice', 'attack.dice-special'), defense: last('defense.dice') };
  const differences = (['attack', 'defense'] as const).flatMap((role) => {
    const wanted = role === 'attack' ? attack : defense;
    if (wanted === undefined || wanted === rolled[role]) return [];
    return [`${rolled[role] ?? 'no'} ${role} dice, expected ${wanted}`];
  });
  return differences.join('; ') || undefined;
}

/** Checks the last numbered roll: what was rolled, and what came of it. */
export function checkRolled(play: Play, { rolled, result }: Of<'rolled'>): string | undefined {
  const { state } = play.game;
  const found = { rolled: state.read(lastRollTable.rolled, 0), result: state.read(lastRollTable.result, 0) };
  if ((rolled ?? found.rolled) === found.rolled && (result ?? found.result) === found.result)
    return undefined;
  return `rolled ${found.rolled} with the result ${found.result}, expected ${rolled ?? 'any'} and ${result ?? 'any'}`;
}

/** Checks what somebody is being asked. */
export function checkPending(play: Play, { player, asks }: Of<'pending'>): string | undefined {
  const waiting = play.match.host.pending().filter((decision) => decision.asks !== stopAsks);
  const isThere = waiting.some(
    (decision) =>
      (player === undefined || play.names.playerName(decision.seat) === player) &&
      (asks === undefined || isAskedAs(play.game, decision, asks)),
  );
  if (isThere) return undefined;
  const found = waiting.map((one) => `${play.names.playerName(one.seat)}: ${one.asks}`).join(', ');
  return `nobody is asked ${asks ?? 'anything'}${player === undefined ? '' : ` as ${player}`} (${found || 'nothing is asked'})`;
}

/** Checks that a question was come to by the command, or was not. */
export function checkAsked(
  play: Play,
  { assert, asks, who, about, times }: Of<'was-asked' | 'not-asked'>,
): string | undefined {
  const all = play.asked.all;
  const { length } = all.filter(
    (one) =>
      one.words.includes(asks) &&
      (who === undefined || one.who === who) &&
      (about === undefined || one.about === about),
  );
  if (length > 0 && times !== undefined && times !== length)
    return `${who ?? 'anybody'} was asked ${asks} ${length} times, expected ${times}`;
  const isAsked = length > 0;
  if (isAsked === (assert === 'was-asked')) return undefined;
  const named = `${who ?? 'anybody'} was ${isAsked ? '' : 'not '}asked ${asks}${about === undefined ? '' : ` about ${about}`}`;
  const came = all.map((one) => `${one.who}: ${one.asks}${one.about === undefined ? '' : ` (${one.about})`}`);
  return `${named} (asked: ${[...new Set(came)].join(', ') || 'nothing'})`;
}

/** Steps in which decisions of the course arise. */
const askedIn: Readonly<Record<string, string>> = {
  'order-markers': 'R2',
  figures: '2',
  move: '3C',
  path: '3G',
  attack: '5C',
  target: 'C1',
  placement: 'G1.2.place',
};

/** The first step behind each pause. */
const pausedBefore: Readonly<Record<string, string>> = { 'before:TURN': '1A', 'before:ROUND': 'R1' };

/**
 * Checks the round, the player whose turn it is, and the step: the one in which the game waits, or the last one passed.
 * Between two rounds it is still the old one, and already the new one.
 */
export function checkTurn(play: Play, { round, player, step }: Of<'turn'>): string | undefined {
  const { state } = play.game;
  const now = state.read(matchTable.round, 0);
  const rounds = play.stop() === 'before:ROUND' ? [now - 1, now] : [now];
  if (round !== undefined && !rounds.includes(round)) return `round ${now}, expected ${round}`;
  const whose = play.names.playerName(state.read(matchTable.seat, 0));
  if (player !== undefined && player !== whose) return `turn of ${whose}, expected ${player}`;
  if (step === undefined) return undefined;
  const steps = stepsNow(play);
  return steps.includes(windowOf(step)) ? undefined : `step ${steps.join(' or ')}, expected ${step}`;
}

function stepsNow(play: Play): readonly string[] {
  const decision = play.pending();
  const passed = stepsIn(play.match.host.log).findLast((step) => !/^[EX]\./.test(step)) ?? '';
  if (!decision) return [passed];
  const stop = stopOf(decision);
  const next = stop
    ? (pausedBefore[stop] ?? stop.replace('before:', ''))
    : (askedIn[decision.asks] ?? windowOf(decision.step).replace(/^(?:before|after):/, ''));
  return [play.engine.ruleset.absentSteps[next] ?? next, passed];
}

/** Checks who has won: a player, `draw`, or null while nothing is decided. */
export function checkWinner(play: Play, { is }: Of<'winner'>): string | undefined {
  const winner = play.game.state.read(matchTable.winner, 0);
  const { playerNames, teams } = play.game.facts;
  const winners = playerNames.filter((_, seat) => teams[seat] === winner);
  const holds =
    is === null ? winner === verdicts.open : is === 'draw' ? winner === verdicts.draw : winners.includes(is);
  if (holds) return undefined;
  const found =
    winner === verdicts.open
      ? 'nobody yet'
      : winner === verdicts.draw
        ? 'nobody, it is a draw'
        : winners.join(' and ');
  return `the winner is ${found}, expected ${is ?? 'nobody yet'}`;
}
