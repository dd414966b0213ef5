import { baseOffsets } from '@scapewright/board';
import { missingOnCard } from '@scapewright/skirmish/engine';
import type { JsonObject } from '../json.ts';
import { readEffect } from '../scenario/command-reader.ts';
import { asList } from '../schema/parts.ts';
import type { Reading } from '../schema/reading.ts';
import type { Path } from '../yaml/yaml-node.ts';
import { readAbilityClause } from './ability-clause-reader.ts';
import type { AbilityClauseKeys } from './ability-clause-schema.ts';
import type { CardAbility, CardBase, CardData, PackCard, ScenarioCard } from './card-data.ts';
import type { PackAbilityKeys, PackCardKeys, ScenarioAbilityKeys, ScenarioCardKeys } from './card-schema.ts';
import { readTestAbility } from './test-ability-reader.ts';
import type { TestAbilityKeys } from './test-ability-schema.ts';

type CardKeys = ScenarioCardKeys | PackCardKeys;

/** A card of a scenario: everything left out has its default. */
export function readScenarioCard(
  reading: Reading,
  path: Path,
  id: string,
  keys: ScenarioCardKeys,
): ScenarioCard {
  const { species = 'test', class: role = 'test', personality = 'test' } = keys;
  const card = readCard(reading, path, id, { ...keys, species, class: role, personality });
  const points = keys.points === null ? undefined : (keys.points ?? 100);
  return { ...card, points, backPoints: keys.flip?.points };
}

/** A card file of a pack: what its kind of unit prints on the card has to be there. */
export function readPackCard(reading: Reading, keys: PackCardKeys): PackCard {
  const unit = keys.unit ?? 'hero';
  const isGiven = (key: string): boolean => keys[key as keyof PackCardKeys] !== undefined;
  const missing =
    unit === 'one-shot' || unit === 'story'
      ? figureless[unit].filter((key) => !isGiven(key)).map((key) => ({ key, reason: undefined }))
      : missingOnCard(unit, keys.size, isGiven);
  for (const { key, reason } of missing) {
    const value = fixes[key] ?? '..."';
    reading.problem([], `missing key "${key}"`, `add "${key}: ${value}`, reason);
  }
  if (unit === 'hero' && keys.uniqueness === 'common' && (keys.life ?? 1) !== 1)
    reading.problem(
      ['life'],
      `a common hero falls with its first wound: its Life is 1, not ${keys.life}`,
      'write "life: 1", or make it unique',
    );
  return {
    ...readCard(reading, [], keys.id, keys),
    file: reading.file,
    text: keys.text,
    rules: keys.rules ?? [],
  };
}

/** What a missing key is given, where that is not any value. */
const fixes: Readonly<Record<string, string>> = {
  range: '...", null if it has none',
  attack: '...", null if it has none',
  base: 'single" if it stands on one space',
};

/** The keys that a card without figures must have. */
const figureless = { 'one-shot': ['type', 'when', 'users', 'effect'], story: [] } as const;

/** A card with the defaults of its kind of unit filled in, and its other side if it has one. */
function readCard(reading: Reading, path: Path, id: string, keys: CardKeys): CardData {
  const front = readSide(reading, path, id, keys);
  const { flip } = keys;
  if (flip === undefined) return front;
  const at = [...path, 'flip'];
  const back = readSide(reading, at, id, { ...keys, ...flip, flip: undefined } as CardKeys);
  const abilities = flip.abilities === undefined ? front.abilities : back.abilities;
  return { ...front, flip: { ...back, abilities, text: 'text' in flip ? flip.text : undefined } };
}

function readSide(reading: Reading, path: Path, id: string, keys: CardKeys): CardData {
  const unit = keys.unit ?? 'hero';
  const figureless = unit === 'one-shot' || unit === 'story';
  const effectPath = [...path, 'effect'];
  return {
    ...reading.keyPlace(path),
    id,
    name: keys.name ?? id,
    unit,
    uniqueness: keys.uniqueness ?? 'unique',
    figures: figureless ? 0 : (keys.figures ?? 1),
    size: sizeOf(reading, path, keys),
    height: keys.height ?? 5,
    ...statistics(keys, unit),
    base: readBase(keys.base),
    symbols: (keys.symbols ?? []).map(String),
    keywords: keys.keywords ?? [],
    abilities: (keys.abilities ?? []).flatMap((ability, index) =>
      readAbility(reading, [...path, 'abilities', index], ability),
    ),
    identity: asList(keys.identity),
    publisher: keys.publisher,
    faction: asList(keys.faction),
    species: asList(keys.species).flatMap(speciesOf),
    class: keys.class ?? '',
    personality: keys.personality ?? '',
    occupancy: keys.occupancy,
    exterior: keys.exterior,
    seats: keys.seats?.map(String),
    cover: keys.cover,
    operators: readOperators(reading, path, keys),
    entrances: readEntrances(reading, [...path, 'entrances'], keys),
    carries: keys.carries,
    type: keys.type,
    requires: {
      symbols: (keys.requires?.symbols ?? []).map(String),
      keywords: keys.requires?.keywords ?? [],
    },
    drafted: keys.drafted && {
      symbols: (keys.drafted.symbols ?? []).map(String),
      keywords: keys.drafted.keywords ?? [],
      identities: keys.drafted.identities ?? [],
    },
    when: (keys.when ?? []).map(String),
    users: keys.users ?? 'acting',
    effect: keys.effect === undefined ? undefined : readEffect(reading, effectPath, keys.effect),
    flip: undefined,
  };
}

/** The species of a line that prints several, as `Kryptonian/Metahuman` (SS-CARD-012). */
function speciesOf(line: string): readonly string[] {
  return line.split(/[\\/]/).flatMap((text) => text.trim() || []);
}

/** The size that is written, medium where none is; only objects may have none. */
function sizeOf(reading: Reading, path: Path, { size = 'medium', unit }: CardKeys): CardData['size'] {
  if (size === null && unit !== 'object')
    reading.problemAtKey([...path, 'size'], 'only an object can have no size', 'write the size');
  return size;
}

const objectDefense = { tiny: null, small: 4, medium: 5, large: 6, huge: 7 } as const;

type Statistics = Pick<CardData, 'life' | 'move' | 'range' | 'attack' | 'defense'>;

/** A statistic that is written stands, also as null; one left out has the default of the unit. */
function statistics(keys: CardKeys, unit: CardData['unit']): Statistics {
  const defaults = defaultStatistics(unit, keys.size === undefined ? 'medium' : keys.size);
  const given = (name: keyof Statistics): number | null => {
    const value = keys[name];
    return value === undefined ? defaults[name] : value;
  };
  return {
    life: given('life'),
    move: given('move'),
    range: given('range'),
    attack: given('attack'),
    defense: given('defense'),
  };
}

function defaultStatistics(unit: CardData['unit'], size: CardData['size']): Statistics {
  switch (unit) {
    case 'hero':
      return { life: 4, move: 5, range: 1, attack: 3, defense: 3 };
    case 'squad':
      return { life: 1, move: 5, range: 1, attack: 3, defense: 3 };
    case 'object':
      return { life: 1, move: null, range: null, attack: null, defense: size && objectDefense[size] };
    case 'one-shot':
    case 'story':
      return { life: null, move: null, range: null, attack: null, defense: null };
  }
}

function readBase(base: CardKeys['base']): CardBase {
  if (base === undefined || typeof base === 'string') return base ?? 'single';
  return base.map((offset) => [offset[0] ?? 0, offset[1] ?? 0] as const);
}

/** Operator spaces: seats of the object, or the driver's place of a vehicle without named ones. */
function readOperators(reading: Reading, path: Path, keys: CardKeys): CardData['operators'] {
  if (keys.operators === undefined) return undefined;
  const seats = keys.seats?.map(String) ?? ['driver'];
  const list = Object.entries(keys.operators).map(([seat, abilities]) => {
    const at = [...path, 'operators', seat];
    if (!seats.includes(seat))
      reading.problemAtKey(at, `the object has no seat "${seat}"`, `write one of ${seats.join(', ')}`);
    const written: readonly (ScenarioAbilityKeys | PackAbilityKeys)[] = abilities;
    const read = written.flatMap((ability, index) => readAbility(reading, [...at, index], ability));
    return [seat, read] as const;
  });
  return Object.fromEntries(list);
}

/** Marked entrances: a side alone is one of the first hex of the base. */
function readEntrances(reading: Reading, path: Path, keys: CardKeys): CardData['entrances'] {
  if (keys.entrances === undefined) return undefined;
  const hexes = baseOffsets(readBase(keys.base));
  const [first] = hexes;
  return keys.entrances.map((entrance, index) => {
    if (typeof entrance === 'string') return { at: [first?.q ?? 0, first?.r ?? 0], side: entrance };
    const [q = 0, r = 0] = entrance.at;
    if (!hexes.some((hex) => hex.q === q && hex.r === r))
      reading.problem(
        [...path, index, 'at'],
        `[${q}, ${r}] is no hex of the base`,
        `write one of ${hexes.map((hex) => `[${hex.q}, ${hex.r}]`).join(', ')}`,
      );
    return { at: [q, r], side: entrance.side };
  });
}

/** One ability as it is written on a card or a token. */
export function readAbility(
  reading: Reading,
  path: Path,
  keys: ScenarioAbilityKeys | PackAbilityKeys,
): CardAbility[] {
  const place = reading.place(path);
  if (typeof keys === 'string') return [{ ...place, kind: 'loaded', id: keys, with: {} }];
  if (isUse(keys)) return [{ ...place, kind: 'loaded', id: keys.use, with: keys.with ?? {} }];
  if (isClause(keys)) return [{ ...place, kind: 'clause', clause: readAbilityClause(reading, path, keys) }];
  const ability = readTestAbility(keys as TestAbilityKeys);
  if (ability !== undefined) return [{ ...place, kind: 'test', ability }];
  const named = Object.entries(keys as Readonly<Record<string, JsonObject>>);
  const [first] = named;
  if (first !== undefined && named.length === 1) {
    return [{ ...place, kind: 'loaded', id: first[0], with: first[1] }];
  }
  reading.problem(path, 'an entry of "abilities" names one ability', 'give each ability an entry of its own');
  return [];
}

type AbilityKeys = Exclude<ScenarioAbilityKeys | PackAbilityKeys, string>;

const isUse = (keys: AbilityKeys): keys is { use: string; with?: JsonObject } =>
  'use' in keys && typeof keys.use === 'string';

const isClause = (keys: AbilityKeys): keys is AbilityClauseKeys =>
  'name' in keys && typeof keys.name === 'string';
