import type { Match } from '@scapewright/kernel';
import type { Level, LinePart, Roll } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type LogLine, logLines, type ToldEvent } from '@scapewright/skirmish/explain';
import type { NewLine, Teller } from '../table/words.ts';
import { NamedParts } from './named-parts.ts';
import { RolledDice } from './rolled-dice.ts';
import { stepCode } from './step-code.ts';

/** A way that is being walked: one line for all its steps. */
interface Way {
  readonly head: LogLine;
  /** Undefined where the way goes on after something else was told. */
  readonly begin: ToldEvent | undefined;
  readonly code: string;
  readonly steps: ToldEvent[];
  /** What the ground does on the way, told after it. */
  readonly asides: NewLine[];
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
const bad = new Set(['wounds.received', 'wounds.virtual', 'figure.defeated', 'player.out']);
const good = new Set(['wounds.healed', 'figure.revived']);

/**
 * Tells a game as it is played: takes the events that one viewer sees, a few at a time, and gives lines of all levels of
 * detail. Every line has its step and the rules behind it.
 */
export class LogTeller implements Teller {
  private readonly engine: SkirmishEngine;
  private readonly match: () => Match<Game>;
  private readonly parts: NamedParts;
  private readonly wounds: number[];
  private readonly told = new Set<string>();
  private readonly dice = new RolledDice();
  private code = 'G1';

  /** `match`: the match as it is when something is told. */
  constructor(engine: SkirmishEngine, match: () => Match<Game>) {
    const { game } = match().host;
    this.engine = engine;
    this.match = match;
    this.parts = new NamedParts(game);
    this.wounds = game.facts.figureNames.map((_, figure) => game.wounds(figure));
  }

  /** Goes back to the game as it stands now. */
  rewind(): void {
    for (let figure = 0; figure < this.wounds.length; figure++)
      this.wounds[figure] = this.game.wounds(figure);
  }

  tell(events: readonly ToldEvent[]): NewLine[] {
    const lines: NewLine[] = [];
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
      const roll = this.dice.of(this.game, event, parts);
      parts = [];
      this.keepWounds(event);
      for (const line of told) {
        this.code = stepCode(line.step, this.code);
        const isStep = steps.has(line.reason);
        if (isStep || beginnings.has(line.reason)) {
          if (!isStep || !way) {
            endWay();
            way = { head: line, begin: isStep ? undefined : event, code: this.code, steps: [], asides: [] };
          }
          if (isStep) way.steps.push(event);
          continue;
        }
        const newLine = this.lineOf(line, event, roll);
        if (way && line.reason.startsWith('terrain.')) way.asides.push(newLine);
        else {
          if (newLine.level !== 'full') endWay();
          lines.push(newLine);
        }
      }
    }
    endWay();
    return lines;
  }

  private get game(): Game {
    return this.match().host.game;
  }

  private lineOf(line: LogLine, { reason: told, data }: ToldEvent, roll: Roll | undefined): NewLine {
    const { reason, rules } = line;
    const shared = {
      step: this.code,
      rules: [...rules],
      level: levelOf(line),
      ...(roll && reason === told ? { roll } : {}),
    };
    if (reason === 'round.begins')
      return { ...shared, kind: 'round', parts: [{ text: `Round ${data['round']}` }] };
    const parts = toned(reason, this.parts.of(this.game, sentence(this.shortened(line))));
    if (reason === 'wounds.received') parts.push(...this.lifeWords(data['figure'] ?? -1));
    return { ...shared, ...(reason === 'turn.begins' ? { kind: 'turn' as const } : {}), parts };
  }

  /** An ability's text is told once; after that its name and what it does now are enough. */
  private shortened({ text, source, reason }: LogLine): string {
    const at = source === undefined ? -1 : text.indexOf(`${source}: `);
    if (source === undefined || at < 0) return text;
    if (!this.told.has(source)) {
      this.told.add(source);
      return text;
    }
    const moment = reason.split('.').at(-1)?.replaceAll('-', ' ') ?? '';
    return `${text.slice(0, at + source.length)}, ${moment}`;
  }

  /** `Hulk moves, counting 5 spaces of 5: e2 to f3 ↑2 f4`. */
  private wayLine({ head, begin, code, steps: taken }: Way): NewLine {
    const { facts, field } = this.game;
    const [first] = taken;
    const who = facts.figureNames[(begin ?? first)?.data['figure'] ?? -1] ?? '';
    const stays = begin?.data['spaces'] === 0;
    const words = stays ? `${who} stays where it is` : begin ? head.text : `${who} goes on`;
    const parts = this.parts.of(this.game, sentence(words));
    const space = (number: number): LinePart => ({
      text: field.names[number] ?? '?',
      space: `space:${field.names[number]}`,
    });
    if (first) parts.push({ text: ': ' }, space(first.data['from'] ?? -1), { text: ' to' });
    for (const { reason, data } of taken) {
      const levels = data['levels'] ?? 0;
      const sign = reason === 'move.down' ? '↓' : '↑';
      parts.push({ text: ' ' });
      if (levels > 0) parts.push({ text: `${sign}${levels} `, tone: 'faint' });
      parts.push(space(data['space'] ?? -1));
    }
    return { step: code, rules: [...head.rules], level: 'normal', parts };
  }

  private keepWounds({ reason, data }: ToldEvent): void {
    const figure = data['figure'] ?? -1;
    const before = this.wounds[figure];
    if (before === undefined) return;
    if (reason === 'wounds.received') this.wounds[figure] = before + (data['wounds'] ?? 0);
    if (reason === 'wounds.healed') this.wounds[figure] = before - (data['wounds'] ?? 0);
  }

  private lifeWords(figure: number): LinePart[] {
    const { life } = this.game.definition(figure);
    if (life === null) return [];
    const left = Math.max(0, life - (this.wounds[figure] ?? 0));
    return [{ text: ` (${left} of ${life} life left)`, tone: 'faint' }];
  }
}

/** The least detailed log in which a line stands. */
function levelOf({ reason, detail, text }: LogLine): Level {
  if (gist.has(reason) || isVictory(reason)) return 'brief';
  if (repeats.has(reason) || (diceLines.has(reason) && !text.includes(': '))) return 'full';
  const isGround = reason.startsWith('terrain.') && !/\.(stop|bonus|barred|soft-landing)$/.test(reason);
  return detail || isGround ? 'full' : 'normal';
}

/** Every line that ends the game says so in its reason. */
const isVictory = (reason: string): boolean => reason.startsWith('victory.');

/** Marks the words of what hurts and of what heals; names keep what they name. */
function toned(reason: string, parts: readonly LinePart[]): LinePart[] {
  const tone = bad.has(reason) ? 'bad' : good.has(reason) || isVictory(reason) ? 'good' : undefined;
  if (!tone) return [...parts];
  return parts.map((part) => (Object.keys(part).length > 1 ? part : { ...part, tone }));
}

/** With a capital letter, as sentences begin. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
