import { parseHexRows } from '../maps/hex-rows.ts';
import { asList } from '../schema/parts.ts';
import type { Reading } from '../schema/reading.ts';
import type { Path } from '../yaml/yaml-node.ts';
import type { Stimulus } from './command.ts';
import type { CommandKeys } from './command-schema.ts';

type Keys = Omit<CommandKeys, 'refuse'>;

/** The stimulus among a step's keys, or undefined; `path` ends in its key. */
export function readStimulus(reading: Reading, path: Path, keys: Keys): Stimulus | undefined {
  return wounding(keys) ?? moving(keys) ?? ruling(keys) ?? ground(reading, path, keys);
}

function wounding({ inflict, damage, heal, defeat, strike }: Keys): Stimulus | undefined {
  if (inflict !== undefined) {
    const { wounds } = inflict;
    return {
      kind: 'inflict',
      figure: String(inflict.figure),
      wounds,
      kinds: words(inflict.kinds),
      from: word(inflict.from),
    };
  }
  if (damage !== undefined) {
    const { dice } = damage;
    return {
      kind: 'damage',
      figure: String(damage.figure),
      dice,
      kinds: words(damage.kinds),
      from: word(damage.from),
    };
  }
  if (heal !== undefined) return { kind: 'heal', figure: String(heal.figure), wounds: heal.wounds };
  if (defeat !== undefined) return { kind: 'defeat', figure: String(defeat) };
  if (strike === undefined) return undefined;
  const { range, attack } = strike;
  return {
    kind: 'strike',
    from: String(strike.from),
    to: String(strike.to),
    range,
    attack,
    kinds: words(strike.kinds),
  };
}

function moving({ place, maneuver, knockback, switch: pair, rotate }: Keys): Stimulus | undefined {
  if (place !== undefined) {
    return { kind: 'place', figure: String(place.figure), at: asList(place.at), facing: place.facing };
  }
  if (maneuver !== undefined) {
    return {
      kind: 'maneuver',
      figure: String(maneuver.figure),
      to: asList(maneuver.to),
      via: maneuver.via,
      spaces: maneuver.spaces,
      fly: maneuver.fly,
      by: word(maneuver.by),
      facing: maneuver.facing,
    };
  }
  if (knockback !== undefined) {
    const { figure, from, spaces } = knockback;
    return { kind: 'knockback', figure: String(figure), from: String(from), spaces };
  }
  if (pair !== undefined) return { kind: 'switch', figures: [String(pair[0]), String(pair[1])] };
  if (rotate === undefined) return undefined;
  return { kind: 'rotate', figure: String(rotate.figure), facing: rotate.facing };
}

function ruling(keys: Keys): Stimulus | undefined {
  const { control, grant, roll, mark, equip, flip, 'flip-card': turned } = keys;
  if (turned !== undefined) return { kind: 'flip-card', figure: String(turned) };
  if (control !== undefined) {
    return { kind: 'control', figure: String(control.figure), by: String(control.by), until: control.until };
  }
  if (grant !== undefined) return { kind: 'grant', figure: String(grant.figure), what: grant.what };
  if (roll !== undefined) return { kind: 'roll', player: String(roll.player), die: roll.die };
  if (mark !== undefined) {
    return { kind: 'mark', figure: String(mark.figure), marker: String(mark.marker), count: mark.count };
  }
  if (equip !== undefined) return { kind: 'equip', figure: String(equip.figure), item: String(equip.item) };
  return flip === undefined ? undefined : { kind: 'flip', token: String(flip) };
}

function ground(reading: Reading, path: Path, keys: Keys): Stimulus | undefined {
  const removed = keys['remove-terrain'];
  const added = keys['add-terrain'];
  if (removed !== undefined) return { kind: 'remove-terrain', spaces: removed };
  if (added === undefined) return undefined;
  const spaces = reading
    .entries(path, added)
    .map(({ key, value }) => ({ space: key, cell: value, tile: tileOf(value) }));
  return { kind: 'add-terrain', spaces };
}

/** What a cell lays, by the codes of the format alone: its topmost tile. */
function tileOf(cell: string): { readonly terrain: string; readonly level: number } | undefined {
  const mass = parseHexRows(cell).columns[0]?.masses.at(-1);
  return mass && { terrain: mass.terrain, level: mass.level };
}

const words = (values: readonly (string | number)[] | undefined): string[] => (values ?? []).map(String);

const word = (value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);
