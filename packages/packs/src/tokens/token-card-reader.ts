import { readAbility } from '../card/card-reader.ts';
import { readEffect } from '../scenario/command-reader.ts';
import type { Reading } from '../schema/reading.ts';
import type { Path } from '../yaml/yaml-node.ts';
import type { GroundTokenDefinition, ItemDefinition, TokenCard } from './token-card.ts';
import type { GroundTokenKeys, ItemKeys, PackGroundTokenKeys, PackItemKeys } from './token-card-schema.ts';

/** An item with every default filled in. */
export function readItem(
  reading: Reading,
  path: Path,
  id: string,
  keys: ItemKeys | PackItemKeys,
): ItemDefinition {
  const { drop, rarity, permanent, carriers = 'unique-heroes', when = [], effect } = keys;
  return {
    ...readTokenCard(reading, path, id, keys),
    ...{ drop, rarity, permanent, carriers },
    when: when.map(String),
    effect: effect === undefined ? undefined : readEffect(reading, [...path, 'effect'], effect),
  };
}

/** A hazard or a resource with every default filled in. */
export function readGroundToken(
  reading: Reading,
  path: Path,
  id: string,
  keys: GroundTokenKeys | PackGroundTokenKeys,
): GroundTokenDefinition {
  return { ...readTokenCard(reading, path, id, keys), transit: keys.transit };
}

type TokenKeys = ItemKeys | GroundTokenKeys | PackItemKeys | PackGroundTokenKeys;

function readTokenCard(reading: Reading, path: Path, id: string, keys: TokenKeys): TokenCard {
  const { attack = 0, defense = 0, move = 0, range = 0 } = keys.grants ?? {};
  return {
    ...reading.keyPlace(path),
    id,
    name: keys.name ?? id,
    subtitle: keys.subtitle,
    keywords: keys.keywords ?? [],
    rank: keys.rank,
    rules: (keys.rules ?? []).map(({ stat, add, within = 0 }) => ({ stat, add, within })),
    abilities: (keys.abilities ?? []).flatMap((ability, index) =>
      readAbility(reading, [...path, 'abilities', index], ability),
    ),
    grants: { attack, defense, move, range },
  };
}
