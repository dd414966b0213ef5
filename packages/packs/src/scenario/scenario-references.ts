import { asList } from '../schema/parts.ts';
import type { Reading } from '../schema/reading.ts';
import type { Path } from '../yaml/yaml-node.ts';
import type { CommandKeys } from './command-schema.ts';
import type { ExpectationKeys } from './expectation-schema.ts';
import { isSpaceName } from './notation.ts';
import { checkName, type NameKind, type ScenarioNames } from './scenario-names.ts';
import type { FigureKeys, ScenarioKeys, StepKeys } from './scenario-schema.ts';

type Check = (kind: NameKind, name: string | number, path: Path, atKey?: boolean) => void;

/** Reports every name in a scenario that the scenario itself should introduce and does not. Spaces are the board's to know. */
export function checkReferences(reading: Reading, names: ScenarioNames, keys: ScenarioKeys): void {
  const check: Check = (kind, name, path, atKey) => {
    checkName(reading, names, kind, String(name), path, atKey);
  };
  for (const [index, player] of (keys.players ?? []).entries()) {
    checkFigures(reading, check, ['players', index, 'figures'], player.figures);
  }
  checkFigures(reading, check, ['neutral'], keys.neutral);
  for (const [index, { by }] of (keys.battlefields ?? []).entries()) {
    if (by !== undefined) check('player', by, ['battlefields', index, 'by']);
  }
  for (const [index, team] of (keys.teammates ?? []).entries()) {
    for (const [place, name] of team.entries()) check('player', name, ['teammates', index, place]);
  }
  const user = { ...names, figures: new Set([...names.figures, 'user']) };
  const checkEffect: Check = (kind, name, path, atKey) => {
    checkName(reading, user, kind, String(name), path, atKey);
  };
  for (const map of ['cards', 'items'] as const) {
    for (const { value, path } of reading.entries<{ readonly effect?: Effect | undefined }>(
      [map],
      keys[map],
    )) {
      if (value.effect !== undefined) checkCommand(reading, checkEffect, [...path, 'effect'], value.effect);
    }
  }
  for (const [index, step] of (keys.steps ?? []).entries()) checkStep(reading, check, ['steps', index], step);
}

type Effect = Omit<CommandKeys, 'refuse'>;

function checkFigures(
  reading: Reading,
  check: Check,
  path: Path,
  figures: Readonly<Record<string, FigureKeys>> | undefined,
): void {
  for (const { value, path: at } of reading.entries(path, figures)) {
    if (value.in !== undefined) check('object', value.in, [...at, 'in']);
    if (value.on !== undefined) check('object', value.on, [...at, 'on']);
  }
}

function checkStep(reading: Reading, check: Check, path: Path, keys: StepKeys): void {
  checkCommand(reading, check, path, keys);
  if (keys.refuse !== undefined) checkCommand(reading, orSpace(check), [...path, 'refuse'], keys.refuse);
  for (const key of ['answers', 'answers-heroscape'] as const) {
    for (const [index, { who }] of (keys[key] ?? []).entries()) {
      if (who !== undefined) check('player', who, [...path, key, index, 'who']);
    }
  }
  for (const key of ['expect', 'expect-heroscape'] as const) {
    const expected = keys[key];
    if (expected !== undefined) checkExpectation(reading, check, [...path, key], expected);
  }
}

/** What is to be refused may also name a space as a target (terrain that nobody can attack), and a card without figures. */
function orSpace(check: Check): Check {
  return (kind, name, path, atKey) => {
    const isTarget = ['target', 'to'].includes(String(path.at(-1)));
    if (path.at(-1) === 'activate') check('thing', name, path, atKey);
    else if (kind !== 'thing' || !isTarget || !isSpaceName(String(name))) check(kind, name, path, atKey);
  };
}

/** What the arguments of the commands name; a command that takes a name alone has its kind. */
const argumentKinds: Readonly<Record<string, NameKind | Readonly<Record<string, NameKind>>>> = {
  activate: 'figure',
  move: { figure: 'figure' },
  attack: { figure: 'figure', target: 'thing', object: 'thing' },
  use: { figure: 'figure', item: 'token' },
  inflict: { figure: 'thing', from: 'thing' },
  damage: { figure: 'thing', from: 'thing' },
  place: { figure: 'thing' },
  maneuver: { figure: 'thing', by: 'player' },
  knockback: { figure: 'thing', from: 'thing' },
  switch: 'thing',
  defeat: 'thing',
  heal: { figure: 'thing' },
  control: { figure: 'thing', by: 'player' },
  strike: { from: 'thing', to: 'thing' },
  grant: { figure: 'thing' },
  roll: { player: 'player' },
  flip: 'token',
  'flip-card': 'thing',
  equip: { figure: 'thing', item: 'token' },
  mark: { figure: 'thing' },
  rotate: { figure: 'thing' },
};

function checkCommand(reading: Reading, check: Check, path: Path, keys: Effect): void {
  for (const [command, kinds] of Object.entries(argumentKinds)) {
    const value: unknown = keys[command as keyof Effect];
    if (value === undefined) continue;
    const at = [...path, command];
    if (typeof kinds === 'string') {
      const listed = Array.isArray(value);
      for (const [index, name] of asList<unknown>(value).entries()) {
        if (isName(name)) check(kinds, name, listed ? [...at, index] : at);
      }
      continue;
    }
    for (const [argument, kind] of Object.entries(kinds)) {
      const name = (value as Readonly<Record<string, unknown>>)[argument];
      if (isName(name)) check(kind, name, [...at, argument]);
    }
  }
  const move = [...path, 'move'];
  for (const { value, path: at } of reading.entries([...move, 'drop'], keys.move?.drop))
    check('token', value, at);
  for (const { value, path: at } of reading.entries([...move, 'pass'], keys.move?.pass)) {
    check('token', value.item, [...at, 'item']);
    check('figure', value.to, [...at, 'to']);
  }
  for (const player of reading.entries([...path, 'plan'], keys.plan)) {
    check('player', player.key, player.path, true);
    for (const { value, path: at } of reading.entries(player.path, player.value)) check('thing', value, at);
  }
}

const isName = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function checkExpectation(reading: Reading, check: Check, path: Path, keys: ExpectationKeys): void {
  for (const { key, value, path: at } of reading.entries([...path, 'figures'], keys.figures)) {
    check('thing', key, at, true);
    for (const owner of ['controller', 'team'] as const) {
      const name = value[owner];
      if (isName(name)) check('player', name, [...at, owner]);
    }
    if (isName(value.in)) check('object', value.in, [...at, 'in']);
  }
  for (const relation of ['adjacent', 'not-adjacent', 'engaged', 'not-engaged'] as const) {
    for (const [index, pair] of (keys[relation] ?? []).entries()) {
      for (const [side, name] of pair.entries()) check('thing', name, [...path, relation, index, side]);
    }
  }
  checkQueries(check, path, keys);
  checkKeys(reading, check, 'token', [...path, 'tokens'], keys.tokens);
  checkKeys(reading, check, 'thing', [...path, 'markers'], keys.markers);
  checkKeys(reading, check, 'player', [...path, 'cards'], keys.cards);
  for (const player of reading.entries([...path, 'orders'], keys.orders)) {
    check('player', player.key, player.path, true);
    checkKeys(reading, check, 'thing', player.path, player.value);
  }
  for (const [index, { player, orders }] of asList(keys.sees).entries()) {
    const at = Array.isArray(keys.sees) ? [...path, 'sees', index] : [...path, 'sees'];
    check('player', player, [...at, 'player']);
    checkKeys(reading, check, 'thing', [...at, 'orders'], orders);
  }
  for (const assert of ['was-asked', 'not-asked'] as const) {
    const listed = Array.isArray(keys[assert]);
    for (const [index, question] of asList(keys[assert]).entries()) {
      if (typeof question !== 'object') continue;
      const at = listed ? [...path, assert, index] : [...path, assert];
      if (isName(question.who)) check('player', question.who, [...at, 'who']);
    }
  }
  const { pending, turn, winner } = keys;
  if (isName(pending?.player)) check('player', pending.player, [...path, 'pending', 'player']);
  if (isName(turn?.player)) check('player', turn.player, [...path, 'turn', 'player']);
  if (isName(winner) && winner !== 'draw') check('player', winner, [...path, 'winner']);
}

/** The assertions that ask about figures and, where the rules allow, spaces. */
function checkQueries(check: Check, path: Path, keys: ExpectationKeys): void {
  for (const query of ['sight', 'range', 'reach', 'value', 'targets', 'offers'] as const) {
    const value: unknown = keys[query];
    const listed = Array.isArray(value);
    const all = (listed ? value : value === undefined ? [] : [value]) as Readonly<Record<string, unknown>>[];
    for (const [index, one] of all.entries()) {
      const at = listed ? [...path, query, index] : [...path, query];
      for (const argument of ['figure', 'against', 'from', 'to']) {
        const name = one[argument];
        const place = argument === 'from' || argument === 'to';
        if (isName(name) && !(place && isSpaceName(String(name)))) check('thing', name, [...at, argument]);
      }
      for (const [position, name] of (Array.isArray(one.are) ? one.are : []).entries()) {
        if (isName(name)) check('thing', name, [...at, 'are', position]);
      }
    }
  }
}

function checkKeys(
  reading: Reading,
  check: Check,
  kind: NameKind,
  path: Path,
  map: Readonly<Record<string, unknown>> | undefined,
): void {
  for (const { key, path: at } of reading.entries(path, map)) check(kind, key, at, true);
}
