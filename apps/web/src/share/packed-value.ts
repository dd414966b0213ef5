import { strFromU8, strToU8 } from 'fflate';
import type { z } from 'zod';
import { packed, unpacked } from './packed-text.ts';

/** A value as text for the fragment of an address, which no server sees. */
export function packedValue(value: unknown): string {
  return packed(strToU8(JSON.stringify(value)));
}

/** The value in a fragment, with its sign or without; undefined where there is none of that shape, whoever made it. */
export function readPacked<Shape extends z.ZodType>(
  fragment: string,
  shape: Shape,
): z.infer<Shape> | undefined {
  const bytes = unpacked(fragment.replace(/^#/, ''));
  if (bytes === undefined) return undefined;
  try {
    return shape.safeParse(JSON.parse(strFromU8(bytes))).data;
  } catch {
    return undefined;
  }
}
