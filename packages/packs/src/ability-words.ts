/** A word of abilities as data: its parameters (`?` may be left out), and what it means. */
export type AbilityWord = readonly [parameters: string, meaning: string, details?: object];

/** The words of abilities as data, by what they are: `triggers`, `conditions`, `costs`, `choices`, `effects` ... Whoever reads them owns them. */
export type AbilityWords = Readonly<Record<string, Readonly<Record<string, AbilityWord>>>>;

type Schema = Record<string, unknown>;

/** Adds words to a JSON Schema: editors complete the verbs of abilities, say what they mean, and underline others. */
export function withAbilityWords(schema: object, words: AbilityWords): object {
  const enriched = structuredClone(schema) as Schema;
  if (!enrich(enriched)) return enriched;
  const group = (...names: readonly string[]): AbilityWords[string] =>
    Object.assign({}, ...names.map((name) => words[name] ?? {}));
  const definitions = (enriched['$defs'] ?? {}) as Schema;
  enriched['$defs'] = {
    ...definitions,
    kind: anyWord(group('kinds')),
    trigger: { anyOf: [anyWord(group('triggers')), { type: ['string', 'integer'] }] },
    condition: block(group('conditions'), words),
    cost: block(group('costs'), words),
    effect: block(group('effects', 'continuousEffects'), words),
    choice: {
      type: 'object',
      properties: { name: { type: ['string', 'integer'] }, ...verbs(group('choices'), words) },
      required: ['name'],
      minProperties: 2,
      maxProperties: 2,
      additionalProperties: false,
    },
  };
  return enriched;
}

const lists = { when: 'condition', cost: 'cost', choose: 'choice', do: 'effect', else: 'effect' } as const;

/** Lets every part of an ability in a schema refer to the words. Gives whether there is one. */
function enrich(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  let found = Object.values(value).map(enrich).some(Boolean);
  const { properties } = value as { readonly properties?: Schema };
  const kind = properties?.['kind'] as { readonly enum?: readonly string[] } | undefined;
  if (!properties || !kind?.enum?.includes('marker-only')) return found;
  found = true;
  properties['kind'] = reference('kind');
  const trigger = properties['trigger'] as { readonly properties?: Schema } | undefined;
  if (trigger?.properties) trigger.properties['on'] = reference('trigger');
  for (const [key, name] of Object.entries(lists))
    if (key in properties) properties[key] = { type: 'array', items: reference(name) };
  return found;
}

const reference = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

function anyWord(words: AbilityWords[string] = {}): Schema {
  return { anyOf: Object.entries(words).map(([word, [, description]]) => ({ const: word, description })) };
}

/** A verb alone, or one verb with its parameters. */
function block(words: AbilityWords[string] = {}, all: AbilityWords): Schema {
  return {
    anyOf: [
      anyWord(words),
      {
        type: 'object',
        properties: verbs(words, all),
        minProperties: 1,
        maxProperties: 1,
        additionalProperties: false,
      },
    ],
  };
}

function verbs(words: AbilityWords[string] = {}, all: AbilityWords): Schema {
  return Object.fromEntries(
    Object.entries(words).map(([verb, [parameters, description]]) => [
      verb,
      { type: ['object', 'null'], description, properties: parametersIn(parameters, all) },
    ]),
  );
}

/** `count?, on` as properties; FILTER and SPACES stand for the keys of filters. */
function parametersIn(text: string, all: AbilityWords): Schema {
  const names = text.split(/\s*[,|]\s*/).map((name) => name.replace('?', ''));
  return Object.fromEntries(
    names.flatMap((name) => {
      const filter = name === 'FILTER' ? 'figureFilters' : name === 'SPACES' ? 'spaceFilters' : undefined;
      if (filter !== undefined)
        return Object.entries(all[filter] ?? {}).map(([key, [, description]]) => [key, { description }]);
      return /^[a-z-]+$/.test(name) ? [[name, {}]] : [];
    }),
  );
}
