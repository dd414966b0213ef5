import type { AnyClock } from '../clock/clock.ts';
import type { Frame, ProcedureFrame, RunFrame, WindowFrame } from '../clock/frame.ts';
import { KernelError } from '../error.ts';
import { type Layout, offsetOf, segmentOf } from '../state/layout.ts';
import { addedRow } from '../state/state.ts';
import type { SavedMatch } from './match-plan.ts';

/**
 * Throws `bad-save`, with the place, where the tables or the journal of a save are not those of its match. What they say
 * only the game itself can tell; a replay tells it all.
 */
export function checkState(layout: Layout, saved: SavedMatch): void {
  checkTables(layout, saved);
  checkReferences(layout, saved);
  checkJournal(layout, saved);
}

/** Throws `bad-save`, with the place, where the stack of a save names procedures, hooks, marks or events that are not there. */
export function checkStack(clock: AnyClock, saved: SavedMatch): void {
  saved.frames.forEach((frame, at) => {
    const place = `frames[${at}]`;
    if (frame.type === 'procedure') checkProcedure(clock, frame, place);
    else if (frame.type === 'window') checkWindow(clock, frame, place);
  });
  checkMarks(saved);
  if (saved.emitAt < 0 || saved.emitAt > saved.events.length)
    throw wrong('emitAt', `there are ${saved.events.length} events`);
}

function checkTables(layout: Layout, { segments }: SavedMatch): void {
  const [fixed] = layout.initial;
  if (segments.length !== layout.initial.length || segments[0]?.length !== fixed?.length)
    throw wrong('segments', 'the tables are not those of this match');
  for (const [at, values] of segments.entries()) {
    const stray = values.findIndex((value) => (value | 0) !== value);
    if (stray >= 0) throw wrong(`segments[${at}][${stray}]`, 'no 32-bit integer stands there');
  }
  for (const { segment, width, name } of layout.growing)
    if ((segments[segment]?.length ?? 0) % width !== 0)
      throw wrong(`segments[${segment}]`, `the last row of ${name} is not whole`);
}

/** A column that points to rows of a table names one of them, or -1. */
function checkReferences(layout: Layout, { segments }: SavedMatch): void {
  const rowsOf = (name: string): number | undefined => {
    const table = layout.tableNamed(name);
    return table && (table.segment === 0 ? table.rows : (segments[table.segment]?.length ?? 0) / table.width);
  };
  for (const { name, base, width, columns, segment } of layout.tables)
    columns.forEach((column, place) => {
      const limit = column.ref === undefined ? undefined : rowsOf(column.ref);
      if (limit === undefined) return;
      for (let row = 0; row < (rowsOf(name) ?? 0); row++) {
        const at = offsetOf(base) + row * width + place;
        const value = segments[segment]?.[at] as number;
        if (value < -1 || value >= limit)
          throw wrong(
            `segments[${segment}][${at}]`,
            `${name}.${column.name} names ${column.ref} ${value} of ${limit}`,
          );
      }
    });
}

function checkJournal({ growing }: Layout, { segments, journal }: SavedMatch): void {
  const { addresses, olds } = journal;
  if (addresses.length !== olds.length) throw wrong('journal', 'its lists are not of one length');
  const added = growing.map(() => 0);
  for (const [at, address] of addresses.entries()) {
    const old = olds[at] as number;
    const isThere =
      address === addedRow
        ? old >= 1 && old <= growing.length
        : address >= 0 && offsetOf(address) < (segments[segmentOf(address)]?.length ?? 0);
    if (!isThere || (old | 0) !== old)
      throw wrong(`journal.addresses[${at}]`, 'it names nothing of this match');
    if (address === addedRow) (added[old - 1] as number)++;
  }
  for (const { segment, width, name } of growing)
    if ((added[segment - 1] as number) * width > (segments[segment]?.length ?? 0))
      throw wrong('journal', `it takes back more rows of ${name} than there are`);
}

function checkProcedure(clock: AnyClock, { procedure, at }: ProcedureFrame, place: string): void {
  const code = clock.procedures.get(procedure);
  if (!code) throw wrong(`${place}.procedure`, `there is no procedure ${procedure}`);
  const { places, operations } = code;
  const isThere = places ? places.includes(at) : Number.isInteger(at) && at >= 0 && at <= operations.length;
  if (!isThere) throw wrong(`${place}.at`, `${procedure} has no place ${at}`);
}

function checkWindow({ hooks }: AnyClock, { kind, window, left, current }: WindowFrame, place: string): void {
  if (hooks.windowName(window) === '') throw wrong(`${place}.window`, 'there is no such window');
  const standing = hooks.standingAt(kind, window).map(({ index }) => index);
  const stray = left.findIndex((index) => !standing.includes(index));
  if (stray >= 0) throw wrong(`${place}.left[${stray}]`, 'the hook does not stand there');
  if (current !== -1 && !standing.includes(current))
    throw wrong(`${place}.current`, 'the hook does not stand there');
}

/** Marks and places of events never go back from one running function to the next above it. */
function checkMarks({ frames, journal, events }: SavedMatch): void {
  const reached = { mark: 0, events: 0 };
  const isRun = (frame: Frame): frame is RunFrame => frame.type === 'run';
  for (const [at, frame] of frames.entries())
    for (const mark of isRun(frame) ? [frame, ...(frame.calling ? [frame.calling] : [])] : []) {
      if (mark.mark < reached.mark || mark.mark > journal.addresses.length)
        throw wrong(`frames[${at}].mark`, 'the journal does not reach there');
      if (mark.events < reached.events || mark.events > events.length)
        throw wrong(`frames[${at}].events`, `there are ${events.length} events`);
      Object.assign(reached, { mark: mark.mark, events: mark.events });
    }
}

const wrong = (place: string, detail: string): KernelError => new KernelError('bad-save', place, detail);
