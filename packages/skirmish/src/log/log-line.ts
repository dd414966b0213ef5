import { baseNumbers } from '../model/base-numbers.ts';
import { type StepId, timingSteps } from '../model/steps.ts';
import type { Game } from '../state/game.ts';
import { describeEvent, type ToldEvent } from './log-text.ts';
import type { RulesBehind } from './rules-behind.ts';
import { nameOf, sourceName } from './texts/line-text.ts';
import { textOf } from './texts/texts.ts';
import { sourceOf } from './texts/unit-text.ts';

/** What a line of the play report is besides its words. */
export interface LineFacts {
  /** Timing step as the rulebook prints it; empty where the line belongs to none. */
  readonly step: string;
  /** Ledger ids, the one that says it best first. */
  readonly rules: readonly string[];
  /** The reason key, for whoever groups or colours lines. */
  readonly reason: string;
  /** True for what a short report leaves out. */
  readonly detail: boolean;
}

/** One line of the play report, in English. */
export interface LogLine extends LineFacts {
  readonly text: string;
  /** Printed name of the ability, symbol or terrain that caused it. */
  readonly source: string | undefined;
}

/** What abilities and terrain gave to a number, in the order in which they were asked. */
export type NumberParts = readonly ToldEvent[];

/** Lines whose number has parts: the names of their parts in the data, and what those are called. */
const partNames = { base: 'printed', height: 'height', obstruction: 'obstruction' } as const;
const numberLines: Readonly<Record<string, (typeof baseNumbers)[number]>> = {
  'attack.dice': 'attack',
  'defense.dice': 'defense',
  'move.begins': 'move',
};

/** Where each number is read. */
const numberSteps: Readonly<Record<(typeof baseNumbers)[number], StepId>> = {
  attack: 'C4',
  defense: 'C8',
  move: '3E',
  range: 'C1',
  hits: 'C4',
  blocks: 'C8',
  'move-actions': '3',
  'attack-actions': '5',
  'acting-figures': '2',
  'moving-figures': '3',
  'attacking-figures': '5',
  attacks: '5E',
  'swipe-dice': '3F',
  'fall-dice': 'E.figure-falls',
  'spared-wounds': 'E.wounds-would-be-received',
  'free-levels': '3G',
  'climbing-height': '3G',
  'rise-levels': '3G',
  'leap-levels': '3E',
  initiative: 'R3.roll',
  life: 'C11',
  height: '3G',
  'space-bonus': '3E',
  'enter-cost': '3G',
  'needed-range': 'C1',
};

/** One line; `parts` are the lines just before it that gave something to its number. */
export function logLine(engine: RulesBehind, game: Game, event: ToldEvent, parts: NumberParts = []): LogLine {
  const source = sourceOf(game, event.source, event.data);
  return {
    ...lineFacts(engine, game, event, parts),
    text: `${describeEvent(game, event)}${partsText(game, event, parts)}`,
    source: source && sourceName(source),
  };
}

/** What a line is besides its words. */
export function lineFacts(
  engine: RulesBehind,
  game: Game,
  event: ToldEvent,
  parts: NumberParts = [],
): LineFacts {
  const rules = [event, ...parts].flatMap((told) => rulesOfEvent(engine, game, told));
  return {
    step: stepOf(event),
    rules: [...new Set(rules)],
    reason: event.reason,
    detail: isDetail(event),
  };
}

/** Does a short report leave a line out? */
export const isDetail = ({ reason }: ToldEvent): boolean =>
  reason === 'step' || (textOf(reason)?.detail ?? false);

/**
 * The lines of a stretch of the log; what gave something to a number stands in the line of that number. Details of
 * which the rules of this game say nothing are left out.
 */
export function logLines(engine: RulesBehind, game: Game, events: readonly ToldEvent[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  let parts: ToldEvent[] = [];
  for (const event of events) {
    if (isPart(event)) {
      parts.push(event);
      continue;
    }
    const number = numberLines[event.reason];
    const taken = parts.filter(
      ({ data }) => number !== undefined && baseNumbers[data['of'] ?? -1] === number,
    );
    for (const part of parts) if (!taken.includes(part)) lines.push(logLine(engine, game, part));
    lines.push(logLine(engine, game, event, taken));
    parts = [];
  }
  for (const part of parts) lines.push(logLine(engine, game, part));
  return lines.filter(({ detail, rules }) => !detail || rules.length > 0);
}

/**
 * The rules of a stretch of the log: of its lines, and of the order in which abilities acted that had their moment
 * together.
 */
export function rulesOfLog(
  engine: RulesBehind,
  game: Game,
  events: readonly ToldEvent[],
): ReadonlySet<string> {
  const rules = new Set<string>();
  let before: ToldEvent | undefined;
  for (const event of events) {
    if (event.reason === 'step') continue;
    for (const rule of rulesOfEvent(engine, game, event)) rules.add(rule);
    if (isPart(event)) continue;
    if (textOf(event.reason) && event.source === undefined) before = isCourse(event) ? undefined : before;
    else {
      const together = before && togetherReason(game, before, event);
      for (const rule of together ? engine.rulesOf(together) : []) rules.add(rule);
      before = event;
    }
  }
  return rules;
}

/** Lines that say what a card is. */
const cardLines: ReadonlySet<string> = new Set([
  'setup.hero',
  'setup.squad',
  'setup.object',
  'setup.one-shot',
  'setup.story',
]);

/** The rules of one event: of its reason and its source, and of a card that it introduces, of what is printed there. */
function rulesOfEvent(engine: RulesBehind, game: Game, event: ToldEvent): readonly string[] {
  const { reason, data } = event;
  const printed = cardLines.has(reason) ? game.definitionOfCard(data['card'] as number).rules : undefined;
  return [...engine.rulesOfEvent(event), ...(printed ?? [])];
}

/** A line of the course of the game: what comes after it has another moment. */
function isCourse({ reason }: ToldEvent): boolean {
  return /^(round|turn|activation|[a-z]+-phase|[a-z]+-action|transition|attack|defense)\./.test(reason);
}

/** The reason for which two abilities act in this order, where they act at one moment. */
function togetherReason(game: Game, first: ToldEvent, second: ToldEvent): string | undefined {
  if (first.step !== second.step || first.source === second.source) return undefined;
  const [a, b] = [first, second].map(({ source, data }) => sourceOf(game, source, data));
  if (!a || !b || a.owner < 0 || b.owner < 0) return undefined;
  const same = game.controllerOfCard(a.owner) === game.controllerOfCard(b.owner);
  return same ? 'simultaneous.own' : 'simultaneous.players';
}

/** A line that only says what somebody gives to a number that is about to be noted. */
export function isPart({ data }: ToldEvent): boolean {
  return data['amount'] !== undefined && data['source'] !== undefined;
}

/** The number to which such a line gives something, by its name. */
export function numberOfPart({ data }: ToldEvent): (typeof baseNumbers)[number] | undefined {
  return baseNumbers[data['of'] ?? -1];
}

/** The timing step of a line: its own, or the one under which its reason or its number always stands. */
function stepOf({ step, reason, data }: ToldEvent): string {
  const plain = step.replace(/^(before|after):/, '');
  if ((timingSteps as readonly string[]).includes(plain)) return step;
  const number = baseNumbers[data['of'] ?? -1];
  return textOf(reason)?.at ?? (number === undefined ? '' : numberSteps[number]);
}

/** `: 6 printed, +1 height, +1 Rage Smash`, where the number is more than what is printed. */
function partsText(game: Game, { reason, data }: ToldEvent, parts: NumberParts): string {
  if (numberLines[reason] === undefined) return '';
  const given = Object.entries(partNames).flatMap(([name, words]) => {
    const amount = data[name] ?? 0;
    if (name === 'base') return [`${amount} ${words}`];
    return amount === 0 ? [] : [`${nameOf(game, 'signed', amount)} ${words}`];
  });
  const abilities = parts.map(
    ({ source, data: part }) =>
      `${nameOf(game, 'signed', part['amount'] ?? 0)} ${sourceName(sourceOf(game, source, part))}`,
  );
  const all = [...given, ...abilities];
  return all.length > 1 ? `: ${all.join(', ')}` : '';
}
