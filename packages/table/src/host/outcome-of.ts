import type { Seat } from '@scapewright/kernel';
import type { ToTable } from '@scapewright/protocol';
import type { OthersAsked } from '../table/outcome.ts';
import { type Outcome, refuse } from '../table/outcome.ts';
import type { Table } from '../table/table.ts';
import { readableText } from './readable-text.ts';

/** What a viewer does at a table by a message. */
type Deed = Exclude<ToTable, { type: 'hello' | 'ask' }>;

/** Does what a message of a viewer wants, and tells how it went. `now`: the time, as talk is dated by it. */
export function outcomeOf(
  table: Table,
  viewer: Seat,
  message: Deed,
  now: (() => string) | undefined,
): Outcome | OthersAsked {
  const { id } = message;
  switch (message.type) {
    case 'answer':
      return table.answer(viewer, message, id);
    case 'undo':
      return table.undo(viewer, id);
    case 'draw':
      return table.draw(viewer, id);
    case 'consent':
      if (viewer < 0) return refuse('spectator', 'refused:watching-answers');
      return table.consent(viewer, id, message.yes);
    case 'orders':
      return table.order(viewer, message.standing, id);
    case 'resign':
      return table.resign(viewer, id);
    case 'chat': {
      const text = readableText(message.text);
      if (text === '') return refuse('malformed', 'refused:unreadable-chat');
      return table.say(viewer, text, now?.() ?? '', id);
    }
  }
}
