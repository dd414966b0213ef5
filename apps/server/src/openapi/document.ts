import { problem } from '@scapewright/protocol/http';
import { z } from 'zod';
import { type Call, calls } from './calls.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return plain;
};

/** The API as OpenAPI 3.1 describes it. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Scapewright',
      version,
      description: 'Games with friends. Tables are played over sockets: see the table protocol.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'scape_session' },
      },
    },
    paths,
  };
}

function operationOf({ method, path, does, body, query, answers, asSomebody }: Call): object {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string' },
  }));
  return {
    operationId: `${method}${path.replaceAll(/[^\w]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: does,
    ...(asSomebody ? { security: [{ token: [] }, { cookie: [] }] } : {}),
    parameters: [...inPath, ...(query ? queryOf(query) : [])],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }
      : {}),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, shape]) => [status, answerOf(shape)])),
      default: answerOf(problem),
    },
  };
}

function queryOf(query: z.ZodObject): readonly object[] {
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    readonly properties?: Readonly<Record<string, object>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema },
  }));
}

function answerOf(shape: Call['answers'][number]): object {
  if (shape === 'nothing') return { description: 'done' };
  if (shape === 'text')
    return { description: 'text', content: { 'text/plain': { schema: { type: 'string' } } } };
  const type = shape === problem ? 'application/problem+json' : 'application/json';
  const description = shape === problem ? 'what is wrong, and what to do' : 'as wanted';
  return { description, content: { [type]: { schema: schemaOf(shape, 'output') } } };
}
