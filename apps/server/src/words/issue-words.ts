import type { Said } from '@scapewright/table';
import type { z } from 'zod';
import { type ServerText, serverTexts } from './server-texts.ts';
import { tell } from './speech.ts';

type Issue = z.core.$ZodIssue;

/** Sentences that shapes say by themselves, by their English. */
const ownSentences = new Map<string, ServerText>(
  (Object.keys(serverTexts) as ServerText[])
    .filter((key) => key.startsWith('shape:'))
    .map((key) => [serverTexts[key], key]),
);

const kinds: Readonly<Record<string, ServerText>> = {
  string: 'shape:string',
  number: 'shape:number',
  int: 'shape:int',
  boolean: 'shape:boolean',
  array: 'shape:array',
  object: 'shape:object',
};

/** What is wrong at one place of what was sent, for a person. `given`: all of it. */
export function saidOfIssue(issue: Issue, given: unknown): Said {
  const own = ownSentences.get(issue.message);
  if (own) return tell(own);
  switch (issue.code) {
    case 'invalid_type':
      if (valueAt(given, issue.path) === undefined) return tell('shape:missing');
      return tell(kinds[issue.expected] ?? 'shape:other');
    case 'invalid_value':
      if (valueAt(given, issue.path) === undefined) return tell('shape:missing');
      return tell('shape:choice', { names: issue.values.map((value) => ({ name: String(value) })) });
    case 'invalid_union':
      return tell(valueAt(given, issue.path) === undefined ? 'shape:missing' : 'shape:other');
    case 'too_small':
      return tell(sized(issue.origin, 'least'), { count: Number(issue.minimum) });
    case 'too_big':
      return tell(sized(issue.origin, 'most'), { count: Number(issue.maximum) });
    case 'invalid_format':
      if (issue.format === 'email') return tell('shape:email');
      return tell(issue.format === 'url' ? 'shape:url' : 'shape:other');
    default:
      return tell('shape:other');
  }
}

function sized(origin: string, bound: 'least' | 'most'): ServerText {
  if (origin === 'string') return `shape:${bound}-letters`;
  if (origin === 'array' || origin === 'set') return `shape:${bound}-entries`;
  return `shape:${bound}`;
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null
        ? (inside as Record<PropertyKey, unknown>)[key]
        : undefined,
    given,
  );
}
