import * as z from 'zod/mini';
import { asks } from './asks.ts';
import { anyJson } from './changes.ts';
import { line } from './line.ts';
import { clock, type FromTable, fromTable, type ToTable, toTable } from './messages.ts';
import { option, question } from './question.ts';
import { view } from './view.ts';

const ofTable: Readonly<Record<FromTable['type'], string>> = {
  welcome: 'Who sits where and what is played: the first answer to `hello`.',
  state: 'Everything that this viewer may know.',
  update: 'What one thing that happened did, for this viewer.',
  accepted: 'What came with this id counts, and is kept.',
  refused: 'What came with this id has changed nothing, and why.',
  told: 'The answer to an `ask`.',
  asked: 'Consent is wanted.',
  chat: 'What somebody says.',
  over: 'The game is over.',
  closing: 'The table goes away; come back after so many milliseconds.',
  error: 'What was sent was no message; nothing has happened.',
};

const ofClient: Readonly<Record<ToTable['type'], string>> = {
  hello: 'The first message of a connection; `since` is the last `at` that the viewer has.',
  answer: 'The answer to a question, by the keys of its options or as a way of spaces.',
  ask: 'Something is wanted to be known beside the game.',
  undo: 'The own last answer is to be taken back.',
  draw: 'Nobody is to win: all other people are asked.',
  consent: 'The answer to `asked`, with its id.',
  orders: 'Standing orders of this seat.',
  resign: 'The game is given up.',
  chat: 'Something is said to all.',
};

/**
 * The JSON Schema of every message and of both directions whole, by file name: `from-table.update.schema.json`,
 * `to-table.schema.json`. A receiver leaves alone what it does not know, so nothing is forbidden besides what is named.
 */
export function protocolSchemas(): Record<string, object> {
  const own = Object.entries(asks).map(([what, about]) =>
    z.extend(about, {
      type: z.literal('ask'),
      id: z.string().check(z.minLength(1), z.maxLength(64)),
      what: z.literal(what),
    }),
  );
  const client = toTable.def.options.map((message) => (typeOf(message) === 'ask' ? z.union(own) : message));
  const types = toTable.def.options.map(typeOf);
  return {
    'from-table.schema.json': toJsonSchema('What a table says', fromTable),
    'to-table.schema.json': toJsonSchema('What is said to a table', z.union(client)),
    ...Object.fromEntries(
      fromTable.def.options.map((message) => {
        const type = typeOf(message) as FromTable['type'];
        return [`from-table.${type}.schema.json`, toJsonSchema(ofTable[type], message)];
      }),
    ),
    ...Object.fromEntries(
      client.map((message, at) => {
        const type = types[at] as ToTable['type'];
        return [`to-table.${type}.schema.json`, toJsonSchema(ofClient[type], message)];
      }),
    ),
  };
}

/** The type that a message, or every message of a union, names. */
function typeOf(message: z.core.$ZodTypeDiscriminable): string {
  const { type } = message._zod.propValues ?? {};
  return String([...(type ?? [])][0]);
}

function toJsonSchema(description: string, schema: z.core.$ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    metadata: named(),
    override: ({ jsonSchema }) => withoutTheObvious(jsonSchema),
  });
  return { $schema, description, ...rest };
}

/** The parts that several messages have, by the names of their definitions. */
function named() {
  const registry = z.registry<{ readonly id: string }>();
  const parts = { view, line, question, option, clock, json: anyJson };
  for (const [id, part] of Object.entries(parts)) registry.add(part, { id });
  return registry;
}

/** Bounds of what a JavaScript number can be, and that names are text. */
function withoutTheObvious(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  delete schema.propertyNames;
}
