import type { Seat } from '@scapewright/kernel';
import { type Clock, type FromTable, protocolVersion } from '@scapewright/protocol';
import type { Table } from '../table/table.ts';
import type { OpenRequest, Said } from '../table/table-talk.ts';
import type { Update, ViewerStream } from '../table/viewer-stream.ts';

const noClock: Clock = { kind: 'none', running: [], left: {} };

/** Lines of the log that a state brings along; earlier ones are asked for. */
const mostLines = 60;

/** What a viewer is greeted with. `isHere`: is somebody connected for a seat? */
export function welcomeTo(
  table: Table,
  id: string,
  { viewer, language }: { readonly viewer: Seat; readonly language: string | undefined },
  isHere: (seat: Seat) => boolean,
): FromTable {
  const { ruleset, variants = [], mapFile, armies } = table.record;
  const players = armies.map(({ player: name }, seat) => {
    const kind = table.kindOf(seat);
    const isPerson = kind === 'person';
    return { seat, name, kind: isPerson ? kind : `bot:${kind}`, online: !isPerson || isHere(seat) };
  });
  return {
    type: 'welcome',
    protocol: protocolVersion,
    table: id,
    seat: viewer,
    ruleset,
    variants: [...variants],
    map: mapFile,
    players,
    language: table.speaker(language).wording.language,
  };
}

/** Everything that a viewer may know. */
export function stateOf(stream: ViewerStream, language: string | undefined, clock = noClock): FromTable {
  const { at, lineCount } = stream;
  const { questions, waitingFor, ...rest } = stream.momentIn(language);
  return {
    type: 'state',
    at,
    ...rest,
    questions: [...questions],
    waitingFor: [...waitingFor],
    lines: [...stream.linesIn(language, Math.max(0, lineCount - mostLines))],
    clock,
  };
}

/** What one thing that happened did. */
export function messageOf(update: Update, clock = noClock): FromTable {
  const { questions, waitingFor, lines, mayUndo, ...rest } = update;
  return {
    type: 'update',
    ...rest,
    ...(mayUndo ? { mayUndo } : {}),
    lines: [...lines],
    questions: [...questions],
    waitingFor: [...waitingFor],
    clock,
  };
}

/** What somebody has said. */
export const chatOf = ({ from, text, time: when }: Said): FromTable => ({ type: 'chat', from, text, when });

/** Consent is wanted. */
export const askedBy = ({ from, what, id }: OpenRequest): FromTable => ({ type: 'asked', from, what, id });
