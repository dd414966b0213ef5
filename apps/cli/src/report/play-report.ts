import type { Game, SkirmishEngine } from '@scapewright/skirmish';
import { diceWords, isHeightPart, isPart } from './dice-words.ts';
import { eventWords, GameNames, type ReportedEvent, unitOf } from './event-words.ts';
import { type Detail, details, phrases } from './phrases.ts';
import type { ReportLine, Span } from './report-line.ts';
import { stepCode } from './step-code.ts';

/** A way that is being walked: one line for all its steps. */
interface Way {
  readonly step: string;
  readonly begin: ReportedEvent | undefined;
  readonly steps: ReportedEvent[];
  /** What the ground does on the way, told after it. */
  readonly asides: ReportLine[];
}

const beginnings = new Set(['move.begins', 'move.begins-special', 'move.begins-maneuver']);
const steps = new Set(['move.step', 'move.up', 'move.up-beyond-height', 'move.down', 'move.link']);

/**
 * Tells a game as it is played: takes the events of its log in order, a few at a time, and gives the lines to show. Every
 * line has its step and the rules behind it.
 */
export class PlayReport {
  readonly names: GameNames;
  private readonly engine: SkirmishEngine;
  private readonly game: Game;
  private readonly level: number;
  private readonly wounds: number[];
  private step = 'G1';

  constructor(engine: SkirmishEngine, game: Game, detail: Detail = 'normal') {
    this.engine = engine;
    this.game = game;
    this.level = details.indexOf(detail);
    this.names = new GameNames(game);
    this.wounds = game.facts.figureNames.map((_, figure) => game.wounds(figure));
  }

  /** The lines for the next events of the log. */
  take(events: readonly ReportedEvent[]): ReportLine[] {
    const lines: ReportLine[] = [];
    const full = this.level === details.length - 1;
    let way: Way | undefined;
    let parts: ReportedEvent[] = [];
    const endWay = (): void => {
      if (way) lines.push(this.wayLine(way), ...way.asides);
      way = undefined;
    };
    events.forEach((event, at) => {
      this.keepWounds(event);
      this.step = stepCode(event.step, this.step);
      if (!full && this.level > 0) {
        if (beginnings.has(event.reason)) {
          way = { step: this.step, begin: event, steps: [], asides: [] };
          return;
        }
        if (steps.has(event.reason)) {
          way ??= { step: this.step, begin: undefined, steps: [], asides: [] };
          way.steps.push(event);
          return;
        }
        if (isPart(event)) {
          parts.push(event);
          return;
        }
        if (isHeightPart(event) && partsFollow(events, at)) return;
      }
      if (!this.shows(event)) return;
      if (way && event.reason.startsWith('terrain.')) {
        way.asides.push(this.lineOf(event, [], []));
        return;
      }
      endWay();
      lines.push(this.lineOf(event, parts, events.slice(at + 1)));
      parts = [];
    });
    endWay();
    return lines;
  }

  /** The ledger ids behind an event. */
  rulesOf({ reason, source }: Pick<ReportedEvent, 'reason' | 'source'>): readonly string[] {
    return this.engine.rulesOf(reason, source);
  }

  private shows(event: ReportedEvent): boolean {
    const phrase = phrases[event.reason];
    if (phrase) return details.indexOf(phrase[0]) <= this.level;
    const unit = unitOf(this.engine, event);
    if (unit?.kind === 'terrain' && !/\.(stop|bonus)$/.test(event.reason)) return this.level === 2;
    return this.level >= (unit ? 1 : 2);
  }

  private lineOf(
    event: ReportedEvent,
    parts: readonly ReportedEvent[],
    after: readonly ReportedEvent[],
  ): ReportLine {
    const spans = eventWords(this.engine, this.names, event);
    if (event.reason === 'round.begins' || event.reason === 'turn.begins') {
      const text = event.reason === 'round.begins' ? `Round ${event.data['round']}` : undefined;
      return {
        kind: text === undefined ? 'turn' : 'round',
        spans: text === undefined ? spans : [{ text }],
        step: this.step,
        rules: this.rulesOf(event),
      };
    }
    if (event.reason === 'attack.dice' || event.reason === 'defense.dice')
      spans.push(...diceWords(this, event, parts, after));
    if (event.reason === 'wounds.received') spans.push(...this.lifeWords(event.data['figure'] ?? -1));
    return { kind: 'event', step: this.step, rules: this.rulesOf(event), spans: coloured(event, spans) };
  }

  /** The name of what gives a part of a number. */
  partName(event: ReportedEvent): string {
    const source = this.game.facts.sources[event.data['source'] ?? -1];
    return source?.unit.name ?? unitOf(this.engine, event)?.name ?? event.reason;
  }

  private wayLine({ step, begin, steps: taken }: Way): ReportLine {
    const first = begin ?? (taken[0] as ReportedEvent);
    const who = this.names.figure(first.data['figure'] ?? -1);
    const spans: Span[] = !begin
      ? [who, { text: ' goes on' }]
      : begin.data['spaces'] === 0
        ? [who, { text: ' stays where it is' }]
        : eventWords(this.engine, this.names, begin);
    const from = taken[0]?.data['from'];
    if (from !== undefined) spans.push({ text: ': ' }, this.names.space(from), { text: ' to' });
    for (const { reason, data } of taken) {
      const levels = data['levels'] ?? 0;
      const sign = reason === 'move.down' ? '↓' : '↑';
      spans.push({ text: ' ' });
      if (levels > 0) spans.push({ text: `${sign}${levels} `, meaning: { kind: 'faint' } });
      spans.push(this.names.space(data['space'] ?? -1));
    }
    return { kind: 'event', step, rules: this.rulesOf(first), spans };
  }

  private keepWounds({ reason, data }: ReportedEvent): void {
    const figure = data['figure'] ?? -1;
    const before = this.wounds[figure];
    if (before === undefined) return;
    if (reason === 'wounds.received') this.wounds[figure] = before + (data['wounds'] ?? 0);
    if (reason === 'wounds.healed') this.wounds[figure] = before - (data['wounds'] ?? 0);
  }

  private lifeWords(figure: number): Span[] {
    const { life } = this.game.definition(figure);
    if (life === null) return [];
    const left = Math.max(0, life - (this.wounds[figure] ?? 0));
    return [{ text: ` (${left} of ${life} life left)`, meaning: { kind: 'faint' } }];
  }
}

/** Does the number that a height line explains stand just before it, with its parts? */
function partsFollow(events: readonly ReportedEvent[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const { reason } = events[before] as ReportedEvent;
    if (reason === 'attack.dice' || reason === 'defense.dice') return true;
    if (reason.endsWith('.rolled') || reason === 'attack.declared') return false;
  }
  return false;
}

const bad = new Set(['wounds.received', 'wounds.virtual', 'figure.defeated', 'player.out']);
const good = new Set(['wounds.healed', 'victory.last-team', 'victory.points', 'figure.revived']);

/** Marks the words of what hurts and of what heals; names keep their own colours. */
function coloured({ reason }: ReportedEvent, spans: readonly Span[]): readonly Span[] {
  const kind = bad.has(reason) ? 'bad' : good.has(reason) ? 'good' : undefined;
  if (!kind) return spans;
  return spans.map((span) =>
    span.meaning && span.meaning.kind !== 'number' ? span : { ...span, meaning: { kind } },
  );
}
