import { type ToTable, toTable } from '@scapewright/protocol';
import type { Said } from '@scapewright/skirmish/explain';
import type { core } from 'zod';
import { tell } from '../words/tell.ts';

/** A message, or what is wrong with what came in, with its id where it has one. */
export type ReadMessage =
  | { readonly message: ToTable }
  | { readonly fault: Said; readonly id: string | undefined };

/** Reads what came in, whatever it is. */
export function readMessage(given: unknown): ReadMessage {
  const read = toTable.safeParse(given);
  if (read.success) return { message: read.data };
  return { fault: faultOf(read.error), id: idIn(given) };
}

function faultOf({ issues }: core.$ZodError): Said {
  const [first] = issues;
  if (!first) return tell('error:no-message');
  const place = first.path.map(String).join('.').slice(0, 60);
  return place === '' ? tell('error:no-message') : tell('error:no-message-at', { place });
}

function idIn(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null || !('id' in given)) return undefined;
  const { id } = given;
  return typeof id === 'string' && id !== '' && id.length <= 64 ? id : undefined;
}
