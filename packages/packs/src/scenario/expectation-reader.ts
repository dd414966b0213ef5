import { asList } from '../schema/parts.ts';
import type { Reading } from '../schema/reading.ts';
import type { Path } from '../yaml/yaml-node.ts';
import type { Expectation, FigureExpectation } from './expectation.ts';
import type { ExpectationKeys } from './expectation-schema.ts';

type Bare = Expectation extends infer One
  ? One extends Expectation
    ? Omit<One, 'line' | 'column'>
    : never
  : never;
type Add = (path: Path, assertion: Bare) => void;

/** An `expect` taken apart into single assertions in the order written, each with its place. */
export function readExpectation(reading: Reading, path: Path, keys: ExpectationKeys): Expectation[] {
  const found: Expectation[] = [];
  const add: Add = (at, assertion) => {
    found.push({ ...assertion, ...reading.keyPlace(at) } as Expectation);
  };
  readRelations(reading, path, keys, add);
  readFigures(reading, path, keys, add);
  readAnswers(path, keys, add);
  readQuestions(path, keys, add);
  readTurn(path, keys, add);
  readMarkers(reading, path, keys, add);
  return found.sort((a, b) => a.line - b.line || a.column - b.column);
}

function readRelations(reading: Reading, path: Path, keys: ExpectationKeys, add: Add): void {
  for (const assert of ['adjacent', 'not-adjacent', 'engaged', 'not-engaged'] as const) {
    for (const [index, pair] of (keys[assert] ?? []).entries()) {
      add([...path, assert, index], { assert, pair: [String(pair[0]), String(pair[1])] });
    }
  }
  each(path, 'sight', keys.sight, (at, { from, to, is }) =>
    add(at, { assert: 'sight', from: String(from), to: String(to), is }),
  );
  each(path, 'range', keys.range, (at, { from, to, is }) =>
    add(at, { assert: 'range', from: String(from), to: String(to), is }),
  );
  each(
    path,
    'space',
    keys.space,
    (at, { of, hex, level, terrain, land, groups, neighbours, piece, holds }) => {
      const is = {
        hex,
        level,
        terrain: word(terrain) ?? undefined,
        land,
        groups: groups?.map(String),
        neighbours,
        holds,
        piece,
      };
      add(at, { assert: 'space', of, is });
    },
  );
  each(path, 'reach', keys.reach, (at, { figure, cost }) => {
    const costs = reading
      .entries([...at, 'cost'], cost)
      .map((entry) => ({ at: entry.key.split('+'), cost: entry.value }));
    add(at, { assert: 'reach', figure: String(figure), costs });
  });
}

function readFigures(reading: Reading, path: Path, keys: ExpectationKeys, add: Add): void {
  for (const { key, value, path: at } of reading.entries([...path, 'figures'], keys.figures)) {
    const is: FigureExpectation = {
      wounds: value.wounds,
      at: value.at === undefined || value.at === null ? value.at : asList(value.at),
      defeated: value.defeated,
      items: value.items?.map(String),
      controller: word(value.controller),
      side: value.side,
      in: word(value.in),
      seat: word(value.seat),
      team: word(value.team),
      facing: value.facing,
    };
    add(at, { assert: 'figure', figure: key, is });
  }
  for (const { key, value, path: at } of reading.entries([...path, 'tokens'], keys.tokens)) {
    add(at, { assert: 'token', token: key, at: value.at, face: value.face, removed: value.removed });
  }
  for (const { key, value, path: at } of reading.entries([...path, 'cards'], keys.cards)) {
    add(at, { assert: 'cards', player: key, cards: value.map(String) });
  }
}

function readAnswers(path: Path, keys: ExpectationKeys, add: Add): void {
  each(path, 'value', keys.value, (at, { figure, stat, against, is }) =>
    add(at, {
      assert: 'value',
      figure: String(figure),
      stat: String(stat),
      against: word(against) ?? undefined,
      is,
    }),
  );
  each(path, 'targets', keys.targets, (at, { figure, are }) =>
    add(at, { assert: 'targets', figure: String(figure), are: are.map(String) }),
  );
  each(path, 'offers', keys.offers, (at, { figure, has, hasnt }) =>
    add(at, {
      assert: 'offers',
      figure: String(figure),
      has: (has ?? []).map(String),
      hasnt: (hasnt ?? []).map(String),
    }),
  );
  const { dice, rolled } = keys;
  if (dice !== undefined) {
    add([...path, 'dice'], { assert: 'dice', attack: dice.attack, defense: dice.defense });
  }
  if (rolled !== undefined) {
    add([...path, 'rolled'], { assert: 'rolled', rolled: rolled.rolled, result: rolled.result });
  }
}

function readQuestions(path: Path, keys: ExpectationKeys, add: Add): void {
  for (const assert of ['was-asked', 'not-asked'] as const)
    each(path, assert, keys[assert], (at, question) => {
      const { asks, who, about, times } = typeof question === 'object' ? question : { asks: question };
      add(at, {
        assert,
        asks: String(asks),
        who: word(who) ?? undefined,
        about: word(about) ?? undefined,
        times,
      });
    });
}

function readTurn(path: Path, { steps, pending, turn, log, winner }: ExpectationKeys, add: Add): void {
  if (steps !== undefined) add([...path, 'steps'], { assert: 'steps', codes: steps.map(String) });
  if (pending !== undefined) {
    const { player, asks } = pending;
    add([...path, 'pending'], {
      assert: 'pending',
      player: word(player) ?? undefined,
      asks: word(asks) ?? undefined,
    });
  }
  if (turn !== undefined) {
    const { round, player, step } = turn;
    add([...path, 'turn'], {
      assert: 'turn',
      round,
      player: word(player) ?? undefined,
      step: word(step) ?? undefined,
    });
  }
  if (log !== undefined) add([...path, 'log'], { assert: 'log', rules: log });
  if (winner !== undefined) {
    add([...path, 'winner'], { assert: 'winner', is: winner === null ? null : String(winner) });
  }
}

function readMarkers(reading: Reading, path: Path, keys: ExpectationKeys, add: Add): void {
  for (const { key, value, path: at } of reading.entries([...path, 'markers'], keys.markers)) {
    const counts = reading.entries(at, value).map((entry) => ({ marker: entry.key, count: entry.value }));
    add(at, { assert: 'markers', figure: key, counts });
  }
  for (const player of reading.entries([...path, 'orders'], keys.orders)) {
    for (const { key, value, path: at } of reading.entries(player.path, player.value)) {
      const revealed = value.revealed?.map(String);
      add(at, { assert: 'orders', player: player.key, figure: key, revealed, unrevealed: value.unrevealed });
    }
  }
  each(path, 'sees', keys.sees, (at, { player, orders }) => {
    for (const entry of reading.entries([...at, 'orders'], orders)) {
      const markers = entry.value.map(String);
      add(entry.path, { assert: 'sees', player: String(player), figure: entry.key, markers });
    }
  });
}

/** Visits one value or each of a list, with its path. */
function each<T>(
  path: Path,
  key: string,
  value: T | readonly T[] | undefined,
  visit: (at: Path, one: T) => void,
): void {
  const listed = Array.isArray(value);
  for (const [index, one] of asList(value).entries()) {
    visit(listed ? [...path, key, index] : [...path, key], one);
  }
}

function word(value: string | number | null | undefined): string | null | undefined {
  return typeof value === 'number' ? String(value) : value;
}
