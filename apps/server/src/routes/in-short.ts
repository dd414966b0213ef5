import type { ShortTable } from '@scapewright/protocol/http';
import type { KeptTable, Player } from '@scapewright/store';
import type { TableWish } from '../tables/wish.ts';

/** What everybody may know of a table; invitations and armies of others are not in it. */
export function inShort(table: KeptTable, viewer: Player | undefined): ShortTable {
  const { id, status, seats, round, waitingFor, created, changed, result, isPublic } = table;
  const {
    ruleset,
    variants,
    map,
    points,
    clock,
    tournament,
    pack,
    delay = 0,
    draft,
  } = JSON.parse(table.wish) as TableWish;
  const isSeated = viewer !== undefined && seats.some(({ player }) => player === viewer.id);
  return {
    ...{ id, status, ruleset, variants, map, points, clock, public: isPublic, created, changed },
    ...(pack === undefined ? {} : { ownCards: true }),
    ...(delay > 0 ? { delay } : {}),
    ...(draft ? { draft } : {}),
    ...(tournament === undefined ? {} : { tournament }),
    // Who watches some answers later is not told here how far it is.
    round: delay > 0 && !isSeated && status === 'playing' ? 0 : round,
    waitingFor: status === 'playing' && (delay === 0 || isSeated) ? [...waitingFor] : [],
    players: seats.map(({ seat, kind, name, player }) => ({
      ...{ seat, name },
      kind: kind !== 'person' ? `bot:${kind}` : player === undefined ? 'open' : 'person',
      ...(player === undefined ? {} : { id: player }),
      ...(viewer && player === viewer.id ? { you: true } : {}),
    })),
    ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
    ...(result === undefined ? {} : { result: JSON.parse(result) as NonNullable<ShortTable['result']> }),
  };
}
