import type { Question } from '@scapewright/protocol';
import { matchTable, orderTable, tokenTable } from '@scapewright/skirmish/author';
import type { Table } from '@scapewright/table';
import type { BattleRecord } from '@scapewright/table/battle';

/** An answer to a question. */
export type Pick = string | string[];

/** A secret by which two games differ: what keeps it, and from whom. */
export interface Secret {
  /** The record of the world of this number (0 or 1). */
  readonly record: (record: BattleRecord, world: number) => BattleRecord;
  /** The answer of a seat in the world of this number, where it differs from the one of world 0. */
  readonly answer?: (question: Question, seat: number, pick: Pick, world: number) => Pick;
  /** Makes it differ in the midst of a game, after so many answers. */
  readonly disturb?: (table: Table, world: number, answers: number) => void;
  /** Is it still kept? */
  readonly isKept: (table: Table) => boolean;
  /** Seats that may know it. */
  readonly knowers: readonly number[];
}

/** Where the second and third order marker of a seat lie, from its first placement until one of them is turned up. */
export function orderMarkers(holder: number, mates: readonly number[] = []): Secret {
  let placed = 0;
  return {
    record: (record) => record,
    knowers: [holder, ...mates],
    answer: ({ shape, most, options }, seat, pick, world) => {
      if (seat !== holder || shape !== 'allot' || most !== 4 || placed > 1) return pick;
      placed++;
      const [first = '', second = first] = options.map(({ key }) => key);
      return world === 0 ? [first, first, second, second] : [first, second, first, second];
    },
    isKept: ({ match: { host } }) =>
      [1, 2].every((at) => host.game.state.read(orderTable.revealed, holder * 4 + at) === 0) &&
      host
        .pending()
        .every(({ asks: kind, seat }) => kind !== 'order-markers' || seat !== holder || placed === 0),
  };
}

/**
 * Which of the last two order markers of a seat lies on its first card beside the first two, and which on its second, until the
 * third turn begins: then where it is taken from is seen by all.
 */
export function lastOrderMarkers(holder: number): Secret {
  let placed = 0;
  return {
    record: (record) => record,
    knowers: [holder],
    answer: ({ shape, most, options }, seat, pick, world) => {
      if (seat !== holder || shape !== 'allot' || most !== 4 || placed > 1) return pick;
      placed++;
      const [first = '', second = first] = options.map(({ key }) => key);
      return world === 0 ? [first, first, first, second] : [first, first, second, first];
    },
    isKept: ({ match: { host } }) =>
      host.game.state.read(matchTable.turn, 0) < 3 &&
      [2, 3].every((at) => host.game.state.read(orderTable.revealed, holder * 4 + at) === 0) &&
      host
        .pending()
        .every(({ asks: kind, seat }) => kind !== 'order-markers' || seat !== holder || placed === 0),
  };
}

/** What the first two of some tokens that lie face down are: the other way round in the second world. */
export function faceDownTokens(tokens: NonNullable<BattleRecord['ground']['tokens']>): Secret {
  const swapped = tokens.map((token, at) => {
    const { content, data, abilities } = tokens[at === 0 ? 1 : at === 1 ? 0 : at] ?? token;
    return { ...token, content, data, ...(abilities ? { abilities } : {}) };
  });
  return {
    record: (record, world) => ({
      ...record,
      ground: { ...record.ground, tokens: world === 0 ? tokens : swapped },
    }),
    knowers: [],
    isKept: ({ match: { host } }) =>
      [0, 1].every(
        (token) =>
          host.game.state.read(tokenTable.faceUp, token) === 0 &&
          host.game.state.read(tokenTable.removed, token) === 0,
      ),
  };
}

/** The dice to come after so many answers, until one is rolled. */
export function diceToCome(after: number, kind?: 'secure'): Secret {
  let rolled: number | undefined;
  return {
    record: (record) => ({ ...record, ...(kind ? { dice: kind } : {}) }),
    disturb: ({ match: { host } }, world, answers) => {
      if (answers !== after || world === 0) return;
      const [first, ...words] = host.clock.random();
      const mark = host.clock.state.mark();
      host.clock.setRandom([first + 8 * 7, ...words]);
      host.clock.state.forget(mark);
      rolled = host.clock.barriers;
    },
    knowers: [],
    isKept: ({ match: { host } }) => rolled === undefined || host.clock.barriers === rolled,
  };
}
