import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type LogLine, logLines, type ToldEvent } from '@scapewright/skirmish/explain';
import { GameNames } from './figure-names.ts';
import type { ReportLine, Span } from './report-line.ts';
import { stepCode } from './step-code.ts';

/** How much a play report tells: who hits whom; every step that matters; every line of the log. */
export const details = ['brief', 'normal', 'full'] as const;
/** One of {@link details}. */
export type Detail = (typeof details)[number];

/** A way that is being walked: one line for all its steps. */
interface Way {
  readonly head: LogLine;
  /** Undefined where the way goes on after something else was told. */
  readonly begin: ToldEvent | undefined;
  readonly code: string;
  readonly steps: ToldEvent[];
  /** What the ground does on the way, told after it. */
  readonly asides: ReportLine[];
}

const beginnings = new Set(['move.begins', 'move.begins-special', 'move.begins-maneuver']);
const steps = new Set(['move.step', 'move.up', 'move.up-beyond-height', 'move.down', 'move.link']);
/** Lines that say what the line before or after them says too; numbers of dice only where they have no parts. */
const repeats = new Set(['activation.ordered', 'game.begins']);
const diceLines = new Set(['attack.dice', 'attack.dice-special', 'defense.dice']);
const gist = new Set([
  ...['round.begins', 'attack.declared', 'attack.declared-special', 'wounds.received', 'wounds.virtual'],
  ...['wounds.healed', 'figure.defeated', 'figure.revived', 'control.taken', 'player.out'],
]);

/**
 * Tells a game as it is played: takes the events of its log in order, a few at a time, and gives the lines to show. Every
 * line has its step and the rules behind it.
 */
export class PlayReport {
  private readonly engine: SkirmishEngine;
  private readonly game: Game;
  private readonly detail: Detail;
  private readonly names: GameNames;
  private readonly wounds: number[];
  private readonly told = new Set<string>();
  private code = 'G1';

  constructor(engine: SkirmishEngine, game: Game, detail: Detail = 'normal') {
    this.engine = engine;
    this.game = game;
    this.detail = detail;
    this.names = new GameNames(game);
    this.wounds = game.facts.figureNames.map((_, figure) => game.wounds(figure));
  }

  /** Goes back to the game as it stands now: something has been taken back. */
  rewind(): void {
    for (let figure = 0; figure < this.wounds.length; figure++)
      this.wounds[figure] = this.game.wounds(figure);
  }

  /** The lines for the next events of the log. */
  take(events: readonly ToldEvent[]): ReportLine[] {
    const lines: ReportLine[] = [];
    let way: Way | undefined;
    let parts: ToldEvent[] = [];
    const endWay = (): void => {
      if (way) lines.push(this.wayLine(way), ...way.asides);
      way = undefined;
    };
    for (const event of events) {
      if (event.data['amount'] !== undefined && event.data['source'] !== undefined) {
        parts.push(event);
        continue;
      }
      const told = logLines(this.engine, this.game, [...parts, event]);
      parts = [];
      this.keepWounds(event);
      for (const line of told) {
        this.code = stepCode(line.step, this.code);
        const isStep = steps.has(line.reason);
        if (this.detail === 'normal' && (isStep || beginnings.has(line.reason))) {
          if (!isStep || !way) {
            endWay();
            way = { head: line, begin: isStep ? undefined : event, code: this.code, steps: [], asides: [] };
          }
          if (isStep) way.steps.push(event);
          continue;
        }
        if (!this.shows(line)) continue;
        const reported = this.lineOf(line, event);
        if (way && line.reason.startsWith('terrain.')) way.asides.push(reported);
        else {
          endWay();
          lines.push(reported);
        }
      }
    }
    endWay();
    return lines;
  }

  private shows({ reason, detail, text }: LogLine): boolean {
    if (this.detail === 'full') return true;
    if (this.detail === 'brief') return gist.has(reason) || isVictory(reason);
    if (repeats.has(reason) || (diceLines.has(reason) && !text.includes(': '))) return false;
    const isGround = reason.startsWith('terrain.') && !/\.(stop|bonus|barred|soft-landing)$/.test(reason);
    return !detail && !isGround;
  }

  private lineOf(line: LogLine, { data }: ToldEvent): ReportLine {
    const { reason, rules } = line;
    const { code } = this;
    if (reason === 'round.begins')
      return { kind: 'round', step: code, rules, spans: [{ text: `Round ${data['round']}` }] };
    const spans = toned(reason, this.names.marked(this.shortened(line)));
    if (reason === 'wounds.received') spans.push(...this.lifeWords(data['figure'] ?? -1));
    return { kind: reason === 'turn.begins' ? 'turn' : 'event', step: code, rules, spans };
  }

  /** An ability's text is told once; after that its name and what it does now are enough. */
  private shortened({ text, source, reason }: LogLine): string {
    const at = source === undefined ? -1 : text.indexOf(`${source}: `);
    if (source === undefined || at < 0 || this.detail === 'full') return text;
    if (!this.told.has(source)) {
      this.told.add(source);
      return text;
    }
    const moment = reason.split('.').at(-1)?.replaceAll('-', ' ') ?? '';
    return `${text.slice(0, at + source.length)}, ${moment}`;
  }

  /** `hulk moves, counting 5 spaces of 5: e2 to f3 ↑2 f4`. */
  private wayLine({ head, begin, code, steps: taken }: Way): ReportLine {
    const { facts, field } = this.game;
    const [first] = taken;
    const who = facts.figureNames[(begin ?? first)?.data['figure'] ?? -1] ?? '';
    const stays = begin?.data['spaces'] === 0;
    const words = stays ? `${who} stays where it is` : begin ? head.text : `${who} goes on`;
    const spans = this.names.marked(words);
    const space = (number: number): Span => ({
      text: field.names[number] ?? '?',
      meaning: { kind: 'space' },
    });
    if (first) spans.push({ text: ': ' }, space(first.data['from'] ?? -1), { text: ' to' });
    for (const { reason, data } of taken) {
      const levels = data['levels'] ?? 0;
      const sign = reason === 'move.down' ? '↓' : '↑';
      spans.push({ text: ' ' });
      if (levels > 0) spans.push({ text: `${sign}${levels} `, meaning: { kind: 'faint' } });
      spans.push(space(data['space'] ?? -1));
    }
    return { kind: 'event', step: code, rules: head.rules, spans };
  }

  private keepWounds({ reason, data }: ToldEvent): void {
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

const bad = new Set(['wounds.received', 'wounds.virtual', 'figure.defeated', 'player.out']);
const good = new Set(['wounds.healed', 'figure.revived']);

/** Every line that ends the game says so in its reason. */
const isVictory = (reason: string): boolean => reason.startsWith('victory.');

/** Marks the words of what hurts and of what heals; names keep their own colours. */
function toned(reason: string, spans: readonly Span[]): Span[] {
  const kind = bad.has(reason) ? 'bad' : good.has(reason) || isVictory(reason) ? 'good' : undefined;
  if (!kind) return [...spans];
  return spans.map((span) =>
    span.meaning && span.meaning.kind !== 'number' ? span : { ...span, meaning: { kind } },
  );
}
