import * as z from 'zod';
import { count, free, id, strict, text, wording } from '../schema/parts.ts';

const verb = () => wording('a verb such as ignore-swipes', /^[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)?$/);

/** A building block: its verb alone, or a map of the verb to its parameters. */
const block = () => z.union([verb(), z.record(verb(), free())]);

/** The keys of one part of an ability. */
const partShape = () => ({
  kind: z.enum([
    'continuous-modifier',
    'continuous-permission',
    'continuous-restriction',
    'continuous-characteristic',
    'triggered-automatic',
    'triggered-optional',
    'special-move',
    'special-attack',
    'instead-of',
    'windowed-action',
    'replacement',
    'setup',
    'marker-only',
  ]),
  trigger: z
    .object({ on: id('a trigger or a step code') })
    .catchall(free())
    .optional(),
  when: z.array(block()).optional(),
  optional: z.boolean().optional(),
  chooser: id('a chooser').optional(),
  limit: strict({
    count: count(1).optional(),
    per: z.enum(['turn', 'round', 'activation', 'phase', 'action', 'roll', 'game']),
    key: z.enum(['figure', 'card', 'player', 'team']).optional(),
  }).optional(),
  cost: z.array(block()).optional(),
  choose: z.array(z.object({ name: id('a name for the choice') }).catchall(free())).optional(),
  do: z.array(block()).optional(),
  until: z
    .enum([
      'instant',
      'action',
      'move-action',
      'attack',
      'combat',
      'phase',
      'activation',
      'turn',
      'round',
      'while-condition',
      'while-equipped',
      'while-face-up',
      'game',
    ])
    .optional(),
  else: z.array(block()).optional(),
});

const headShape = () => ({
  id: wording('an id in kebab-case', /^[a-z0-9]+(?:-[a-z0-9]+)*$/).optional(),
  name: text('a name'),
  text: z.string().optional(),
});

/** An ability written as data: a name with one part beside it, or with a list of parts. */
export const abilityClauseForms = () =>
  [
    strict({ ...headShape(), ...partShape() }),
    strict({ ...headShape(), parts: z.array(strict(partShape())).min(1) }),
  ] as const;

export const abilityClause = () => z.union(abilityClauseForms());

export type AbilityClauseKeys = z.output<ReturnType<typeof abilityClause>>;
export type AbilityPartKeys = Extract<AbilityClauseKeys, { parts: unknown }>['parts'][number];
