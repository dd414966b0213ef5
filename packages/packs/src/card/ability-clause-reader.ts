import type { JsonObject, JsonValue } from '../json.ts';
import type { Reading } from '../schema/reading.ts';
import type { Path } from '../yaml/yaml-node.ts';
import type { AbilityClause, AbilityPart, ClauseBlock, ClauseChoice } from './ability-clause.ts';
import type { AbilityClauseKeys, AbilityPartKeys } from './ability-clause-schema.ts';

type BlockKeys = NonNullable<AbilityPartKeys['do']>[number];

/** An ability written as data, its blocks taken apart; a block with none or several verbs is reported. */
export function readAbilityClause(reading: Reading, path: Path, keys: AbilityClauseKeys): AbilityClause {
  const parts =
    'parts' in keys
      ? keys.parts.map((part, index) => readPart(reading, [...path, 'parts', index], part))
      : [readPart(reading, path, keys)];
  return { id: keys.id ?? abilityIdOf(keys.name), name: keys.name, text: keys.text, parts };
}

/**
 * The id of an ability by its printed name, without the words that say what it is and without its number: `Super Leap
 * Special Move` is `super-leap`, `Rage Smash 5` is `rage-smash`.
 */
function abilityIdOf(name: string): string {
  const id = kebab(name);
  const short = id.replace(/-\d+$/, '').replace(/-?\bspecial-(?:attack|move)\b/, '');
  return short.replace(/-\d+$/, '').replace(/^-/, '') || id;
}

/** A printed name in kebab-case: `Bat-a-rang Arsenal` is `bat-a-rang-arsenal`. */
function kebab(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function readPart(reading: Reading, path: Path, keys: AbilityPartKeys): AbilityPart {
  const blocks = (key: 'when' | 'cost' | 'do' | 'else'): ClauseBlock[] =>
    (keys[key] ?? []).map((block, index) => readBlock(reading, [...path, key, index], block));
  const { on, ...parameters } = keys.trigger ?? { on: '' };
  return {
    kind: keys.kind,
    trigger: keys.trigger === undefined ? undefined : { on: String(on), with: parameters as JsonObject },
    when: blocks('when'),
    optional: keys.optional ?? false,
    chooser: keys.chooser === undefined ? undefined : String(keys.chooser),
    limit:
      keys.limit === undefined
        ? undefined
        : { count: keys.limit.count ?? 1, per: keys.limit.per, key: keys.limit.key ?? 'figure' },
    cost: blocks('cost'),
    choose: (keys.choose ?? []).map((choice, index) =>
      readChoice(reading, [...path, 'choose', index], choice),
    ),
    do: blocks('do'),
    until: keys.until ?? 'instant',
    else: blocks('else'),
  };
}

function readBlock(reading: Reading, path: Path, keys: BlockKeys): ClauseBlock {
  return typeof keys === 'string' ? { verb: keys, with: {} } : readVerb(reading, path, keys);
}

function readChoice(
  reading: Reading,
  path: Path,
  { name, ...rest }: Readonly<Record<string, JsonValue>>,
): ClauseChoice {
  return { name: String(name), ...readVerb(reading, path, rest) };
}

function readVerb(reading: Reading, path: Path, keys: Readonly<Record<string, JsonValue>>): ClauseBlock {
  const verbs = Object.keys(keys);
  const [verb = ''] = verbs;
  if (verbs.length === 0) {
    reading.problem(path, 'there is no verb', 'write one, as {heal: {wounds: 1}}');
  }
  for (const extra of verbs.slice(1)) {
    const fix = 'give each verb an entry of its own';
    reading.problemAtKey([...path, extra], `a block holds one verb, and this one has "${verb}" already`, fix);
  }
  const parameters = keys[verb] ?? null;
  if (parameters === null) return { verb, with: {} };
  return { verb, with: isMap(parameters) ? parameters : { value: parameters } };
}

const isMap = (value: JsonValue): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
