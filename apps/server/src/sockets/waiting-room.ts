import { type FromTable, protocolVersion, type View } from '@scapewright/protocol';
import type { KeptTable } from '@scapewright/store';
import type { TableWish } from '../tables/wish.ts';

/** What a table that has not begun tells: who sits there, and a game of which nothing is to be seen yet. */
export function waitingMessages(table: KeptTable, seat: number): readonly FromTable[] {
  const { ruleset, variants, map } = JSON.parse(table.wish) as TableWish;
  const status = table.status === 'closed' ? 'closed' : 'waiting';
  const players = table.seats.map(({ seat: at, kind, name, player }) => ({
    ...{ seat: at, name },
    kind: kind !== 'person' ? `bot:${kind}` : player === undefined ? 'open' : 'person',
  }));
  return [
    { type: 'welcome', protocol: protocolVersion, table: table.id, seat, ruleset, variants, map, players },
    {
      ...{ type: 'state', at: 0, view: emptyView, lines: [], questions: [], status, waitingFor: [] },
      clock: { kind: 'none', running: [], left: {} },
    },
  ];
}

const emptyView: View = {
  ...{ round: 0, turn: 0, activeSeat: -1, step: '' },
  ...{ seats: [], cards: [], figures: [], tokens: [], objects: [], spaces: [] },
  'one-shots': [],
};
