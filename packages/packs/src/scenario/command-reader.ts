import { asList } from '../schema/parts.ts';
import type { Reading } from '../schema/reading.ts';
import type { Path } from '../yaml/yaml-node.ts';
import type { Command, PlayerCommand, Stimulus } from './command.ts';
import type { CommandKeys } from './command-schema.ts';
import { readStimulus } from './stimulus-reader.ts';

const playerKinds = ['activate', 'move', 'attack', 'use', 'end', 'plan'] as const;
const stimulusKinds = [
  'inflict',
  'damage',
  'place',
  'maneuver',
  'knockback',
  'switch',
  'defeat',
  'heal',
  'control',
  'strike',
  'grant',
  'roll',
  'flip',
  'flip-card',
  'equip',
  'remove-terrain',
  'add-terrain',
  'mark',
  'rotate',
] as const;

/** The words that can begin a step: one of them in each. */
export const commandKinds: readonly string[] = [...playerKinds, ...stimulusKinds, 'refuse'];

/** The command of a step, whose keys the schema has accepted; a step with none or several is reported. */
export function readCommand(
  reading: Reading,
  path: Path,
  keys: CommandKeys,
  because: readonly string[],
): Command | undefined {
  const refuse = keys.refuse;
  const found = commandKinds.filter((kind) => keys[kind as keyof CommandKeys] !== undefined);
  if (!exactlyOne(reading, path, found)) return undefined;
  if (refuse === undefined) return readPlain(reading, path, keys);
  const inner = commandKinds.filter((kind) => refuse[kind as keyof typeof refuse] !== undefined);
  const refusePath = [...path, 'refuse'];
  if (!exactlyOne(reading, refusePath, inner)) return undefined;
  const command = readPlain(reading, refusePath, refuse);
  return command === undefined ? undefined : { kind: 'refuse', command, because };
}

/** The one stimulus of an `effect`. */
export function readEffect(
  reading: Reading,
  path: Path,
  keys: Omit<CommandKeys, 'refuse'>,
): Stimulus | undefined {
  const found = stimulusKinds.filter((kind) => keys[kind] !== undefined);
  const [kind] = found;
  if (!exactlyOne(reading, path, found) || kind === undefined) return undefined;
  if (kind === 'rotate')
    reading.problemAtKey([...path, kind], 'a turn on the spot is no effect', 'make it a step');
  return readStimulus(reading, [...path, kind], keys);
}

function exactlyOne(reading: Reading, path: Path, found: readonly string[]): boolean {
  if (found.length === 1) return true;
  if (found.length === 0) reading.problem(path, 'there is no command', `write one, as "activate: ..."`);
  for (const extra of found.slice(1)) {
    const message = `a step holds one command, and this one has "${found[0]}" already`;
    reading.problemAtKey([...path, extra], message, 'write it as a step of its own');
  }
  return false;
}

function readPlain(
  reading: Reading,
  path: Path,
  keys: Omit<CommandKeys, 'refuse'>,
): PlayerCommand | Stimulus | undefined {
  const stimulus = stimulusKinds.find((kind) => keys[kind] !== undefined);
  if (stimulus !== undefined) return readStimulus(reading, [...path, stimulus], keys);
  const { activate, attack, end } = keys;
  if (activate !== undefined) return { kind: 'activate', figure: String(activate) };
  if (attack !== undefined) {
    return {
      kind: 'attack',
      figure: String(attack.figure),
      target: word(attack.target),
      using: word(attack.using),
      object: word(attack.object),
      land: attack.land === undefined ? undefined : asList(attack.land),
    };
  }
  if (end !== undefined) return { kind: 'end', what: end };
  return (
    readMove(reading, [...path, 'move'], keys.move) ??
    readUse(reading, [...path, 'use'], keys.use) ??
    readPlan(reading, [...path, 'plan'], keys.plan)
  );
}

function readMove(reading: Reading, path: Path, move: CommandKeys['move']): PlayerCommand | undefined {
  if (move === undefined) return undefined;
  const to = asList(move.to ?? move.via?.at(-1));
  if (to.length === 0) reading.problem(path, 'the move goes nowhere', 'add "to: ..."');
  return {
    kind: 'move',
    figure: String(move.figure),
    to,
    via: move.via,
    using: word(move.using),
    fly: move.fly,
    facing: move.facing,
    drop: reading
      .entries([...path, 'drop'], move.drop)
      .map(({ key, value }) => ({ space: key, item: String(value) })),
    pass: reading
      .entries([...path, 'pass'], move.pass)
      .map(({ key, value }) => ({ space: key, item: String(value.item), to: String(value.to) })),
  };
}

function readUse(reading: Reading, path: Path, use: CommandKeys['use']): PlayerCommand | undefined {
  if (use === undefined) return undefined;
  const named = (['ability', 'card', 'item'] as const).filter((kind) => use[kind] !== undefined);
  const [kind] = named;
  if (named.length !== 1 || kind === undefined) {
    const fix = 'write one of "ability: ...", "card: ..." and "item: ..."';
    reading.problem(path, 'what is used must be one ability, card or item', fix);
  }
  return {
    kind: 'use',
    figure: word(use.figure),
    what: { kind: kind ?? 'ability', id: String(use[kind ?? 'ability']) },
    choose: reading.entries([...path, 'choose'], use.choose).map(({ key, value }) => ({ name: key, value })),
  };
}

function readPlan(reading: Reading, path: Path, plan: CommandKeys['plan']): PlayerCommand | undefined {
  if (plan === undefined) return undefined;
  const players = reading.entries(path, plan).map(({ key, value, path: at }) => ({
    player: key,
    markers: reading.entries(at, value).map((entry) => ({ marker: entry.key, figure: String(entry.value) })),
  }));
  return { kind: 'plan', players };
}

const word = (value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);
