import { type ToTable, toTable } from '@scapewright/protocol';
import type { ZodError } from 'zod';

/** A message, or what is wrong with what came in, with its id where it has one. */
export type ReadMessage =
  | { readonly message: ToTable }
  | { readonly fault: string; readonly id: string | undefined };

/** Reads what came in, whatever it is. */
export function readMessage(given: unknown): ReadMessage {
  const read = toTable.safeParse(given);
  if (read.success) return { message: read.data };
  return { fault: faultOf(read.error), id: idIn(given) };
}

function faultOf({ issues }: ZodError): string {
  const [first] = issues;
  if (!first) return 'That is no message.';
  const place = first.path.map(String).join('.').slice(0, 60);
  return place === '' ? 'That is no message.' : `That is no message: look at “${place}”.`;
}

function idIn(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null || !('id' in given)) return undefined;
  const { id } = given;
  return typeof id === 'string' && id !== '' && id.length <= 64 ? id : undefined;
}
