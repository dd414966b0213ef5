import * as z from 'zod';
import type { Containers } from '../schema/few-wrong.ts';
import { strict } from '../schema/parts.ts';

/** The schema of a paused match as the kernel writes it. */
export function matchSchema({ array, record }: Containers) {
  const whole = () => z.int();
  const integers = () => array(whole());
  const reply = () => z.union([whole(), integers()], { error: 'wanted: a number or a list of numbers' });
  const secret = () =>
    strict({
      seat: whole(),
      options: integers(),
      least: whole(),
      most: whole(),
      repeat: z.boolean(),
      single: z.boolean(),
      known: integers().optional(),
      counted: z.boolean().optional(),
    });
  const told = (kind: 'choice' | 'joint' | 'roll') =>
    strict({
      kind: z.literal(kind),
      asks: z.string(),
      replies: array(reply()),
      secrets: array(secret().nullable()).optional(),
      words: z.tuple([whole(), whole(), whole(), whole()]).optional(),
    });
  const call = strict({
    kind: z.literal('call'),
    procedure: z.string(),
    result: record(whole()),
    events: whole().min(0),
    rows: array(z.string()),
    writes: integers(),
  });
  const recorded = z.discriminatedUnion('kind', [
    told('choice'),
    told('joint'),
    told('roll'),
    call,
    strict({ kind: z.literal('reveal') }),
  ]);
  const place = { mark: whole().min(0), events: whole().min(0) };
  const frame = z.discriminatedUnion('type', [
    strict({ type: z.literal('procedure'), procedure: z.string(), at: whole(), vars: record(whole()) }),
    strict({
      type: z.literal('window'),
      kind: z.enum(['trigger', 'instead', 'replace']),
      window: whole(),
      args: record(whole()),
      left: integers(),
      current: whole(),
      accepted: z.boolean(),
      last: whole(),
      seat: whole(),
      extras: array(z.string()),
      reply: reply().optional(),
    }),
    strict({
      type: z.literal('run'),
      recorded: array(recorded),
      ...place,
      calling: strict({ procedure: z.string(), ...place }).optional(),
      joint: record(reply()),
    }),
  ]);
  const event = strict({
    reason: z.string(),
    step: z.string(),
    source: z.string().optional(),
    data: record(whole()),
    see: integers().optional(),
  });
  const input = z.union([
    strict({ seat: whole(), asks: z.string(), reply: reply(), hash: z.string().optional() }),
    strict({ dice: integers(), purpose: z.string() }),
  ]);
  return strict({
    lock: array(z.string()),
    segments: array(integers()),
    journal: strict({ addresses: integers(), olds: integers() }),
    frames: array(frame),
    answered: array(whole().min(0)),
    events: array(event),
    emitAt: whole(),
    inputs: array(input),
  });
}
