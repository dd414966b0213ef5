import type { HookSource, Seat } from '@scapewright/kernel';
import { type Duration, durations } from '../../model/durations.ts';
import type { Card, Figure } from '../../model/numbers.ts';
import { cardTable, effectTable, limitTable, markerTable, matchTable } from '../../model/tables.ts';
import type { SkirmishRun, SkirmishSource } from '../../state/content/unit.ts';
import { isSpared } from '../basics/spared.ts';
import { endEffect } from './expiry.ts';

/** Something that lasts. */
export interface LastingEffect {
  readonly kind: string;
  readonly figure?: Figure;
  readonly card?: Card;
  readonly seat?: Seat;
  readonly amount?: number;
  readonly until: Duration;
  readonly source?: HookSource;
  /** Which part of the source, where that has several. */
  readonly part?: number;
}

/**
 * Makes an effect last: a row with its subject, amount and end, -1 where its subject is kept from it. Outside of any activation
 * `activation` is the turn.
 */
export function addEffect(run: SkirmishRun, { until: end, ...effect }: LastingEffect): number {
  if (effect.figure !== undefined && isSpared(run, effect.figure)) return -1;
  const until = end === 'activation' && run.read(matchTable.activation, 0) === 0 ? 'turn' : end;
  const kind = run.game.facts.effectKinds.indexOf(effect.kind);
  let row = 0;
  const rows = run.game.state.rows('effect');
  while (row < rows && run.read(effectTable.used, row) === 1) row++;
  if (row === rows) row = run.grow(effectTable);
  run.write(effectTable.used, row, 1);
  run.write(effectTable.kind, row, kind);
  run.write(effectTable.figure, row, effect.figure ?? -1);
  run.write(effectTable.card, row, effect.card ?? -1);
  run.write(effectTable.seat, row, effect.seat ?? -1);
  run.write(effectTable.amount, row, effect.amount ?? 0);
  run.write(effectTable.source, row, (effect.source as SkirmishSource | undefined)?.place ?? -1);
  run.write(effectTable.part, row, effect.part ?? 0);
  run.write(effectTable.until, row, durations.indexOf(until));
  run.write(effectTable.stamp, row, stampOf(run, until));
  return row;
}

/** Ends all effects of a kind on a figure. */
export function endEffects(run: SkirmishRun, kind: string, figure: Figure): void {
  const number = run.game.facts.effectKinds.indexOf(kind);
  for (let row = 0; row < run.game.state.rows('effect'); row++) {
    const isOn = run.read(effectTable.used, row) === 1 && run.read(effectTable.figure, row) === figure;
    if (isOn && run.read(effectTable.kind, row) === number) endEffect(run, row);
  }
}

/** Counts a use of an ability for its limits (`once per turn`). */
export function markUsed(run: SkirmishRun, source: HookSource): void {
  const { place } = source as SkirmishSource;
  const { game } = run;
  const same = run.read(limitTable.turn, place) === game.stamp('turn');
  run.write(limitTable.count, place, same ? run.read(limitTable.count, place) + 1 : 1);
  run.write(limitTable.round, place, game.stamp('round'));
  run.write(limitTable.turn, place, game.stamp('turn'));
  run.write(limitTable.activation, place, game.stamp('activation'));
  run.write(limitTable.phase, place, game.stamp('phase'));
  run.write(limitTable.action, place, game.stamp('action'));
  run.write(limitTable.game, place, run.read(limitTable.game, place) + 1);
}

/** Puts ability markers on a card (negative: takes them off; never below 0). Returns how many there are now. */
export function addMarkers(run: SkirmishRun, card: Card, marker: string, count: number): number {
  const row = markerRow(run, card, marker);
  if (row < 0) return 0;
  const now = Math.max(0, run.read(markerTable.count, row) + count);
  run.write(markerTable.count, row, now);
  run.note('marker.changed', { card, count: now, kind: run.game.facts.markerNames.indexOf(marker) });
  return now;
}

/** How many markers of a name lie on a card. */
export function markersOn(game: SkirmishRun['game'], card: Card, marker: string): number {
  const { markerNames, cardNames } = game.facts;
  const at = markerNames.indexOf(marker);
  return at < 0 || card >= cardNames.length
    ? 0
    : game.state.read(markerTable.count, card * markerNames.length + at);
}

function markerRow(run: SkirmishRun, card: Card, marker: string): number {
  const { markerNames } = run.game.facts;
  const at = markerNames.indexOf(marker);
  return at < 0 ? -1 : card * markerNames.length + at;
}

function stampOf(run: SkirmishRun, until: Duration): number {
  switch (until) {
    case 'action':
      return run.read(matchTable.actions, 0);
    case 'phase':
      return run.read(matchTable.phases, 0);
    case 'activation':
      return run.read(matchTable.activation, 0);
    case 'turn':
      return run.read(matchTable.turns, 0);
    case 'round':
      return run.read(matchTable.rounds, 0);
    case 'attack':
      return run.read(matchTable.attackDepth, 0);
    case 'game':
      return 0;
  }
}

/** Is a card in force? */
export function isInForce(run: SkirmishRun, card: Card): boolean {
  return run.read(cardTable.active, card) === 1;
}
