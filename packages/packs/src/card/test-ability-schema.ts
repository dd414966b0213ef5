import * as z from 'zod';
import { stepCode } from '../scenario/notation.ts';
import { grantable } from '../scenario/stimulus-schema.ts';
import { count, id, ids, step, strict } from '../schema/parts.ts';
import { bonusStats } from './test-ability.ts';

const once = () => z.enum(['turn', 'round', 'activation', 'game']).optional();

/** The test abilities, each a map that its first key names. */
export const testAbilityForms = () =>
  [
    strict({
      probe: id('a marker'),
      at: stepCode(),
      of: z.enum(['self', 'ally', 'enemy', 'any']).optional(),
    }),
    strict({
      bonus: strict({
        stat: z.enum(bonusStats),
        add: step(),
        when: z.enum(['always', 'adjacent', 'height', 'moved']).optional(),
        of: z.enum(['self', 'allies', 'enemies']).optional(),
        within: count().optional(),
        'clear-sight': z.boolean().optional(),
      }),
    }),
    strict({ 'extra-attacks': count(1) }),
    strict({
      'special-attack': strict({
        id: id('an id'),
        range: count().optional(),
        attack: count(),
        hits: z.enum(['target', 'line', 'adjacent-to-target', 'all-adjacent']).optional(),
        kinds: ids('a kind of damage').optional(),
        attacks: count(1).optional(),
      }),
    }),
    strict({
      'special-move': strict({
        id: id('an id'),
        move: count(),
        height: count().optional(),
        flying: z.boolean().optional(),
        unstoppable: z.boolean().optional(),
      }),
    }),
    strict({ escape: strict({ at: stepCode().optional(), on: count(1) }) }),
    strict({
      grants: strict({
        at: stepCode(),
        what: z.enum([...grantable, 'maneuver']),
        to: z.enum(['ally', 'self', 'enemy']).optional(),
        spaces: count().optional(),
        optional: z.boolean().optional(),
        once: once(),
      }),
    }),
    strict({
      reroll: strict({
        die: z.enum(['d20', 'attack', 'defense']),
        whose: z.enum(['own', 'any']).optional(),
        once: once(),
      }),
    }),
    strict({ block: step() }),
    strict({ hit: step() }),
    strict({ heal: strict({ at: stepCode(), wounds: count(1) }) }),
  ] as const;

type Form = z.output<ReturnType<typeof testAbilityForms>[number]>;
type KeysOf<T> = T extends T ? keyof T : never;

type ValueOf<T, Key extends PropertyKey> = T extends T ? (Key extends keyof T ? T[Key] : never) : never;

/** All test abilities' keys, each of which may be there. */
export type TestAbilityKeys = { [Key in KeysOf<Form>]?: ValueOf<Form, Key> | undefined };
