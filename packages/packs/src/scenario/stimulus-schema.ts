import * as z from 'zod';
import { lazily } from '../schema/lazily.ts';
import { count, id, ids, named, step, strict, text, wording } from '../schema/parts.ts';
import { facing, space, spaces } from './notation.ts';

/** What `grant` and the test ability `grants` can give. */
export const grantable = [
  'move-phase',
  'move-action',
  'transition',
  'attack-phase',
  'attack-action',
  'attack',
  'activation',
] as const;

const figure = () => id('a figure');

/** The stimuli and their arguments, by the key that names them. */
export const stimulusShape = () => ({
  inflict: strict({
    figure: figure(),
    wounds: count(),
    kinds: ids('a kind of damage').optional(),
    from: figure().optional(),
  }),
  damage: strict({
    figure: figure(),
    dice: count(),
    kinds: ids('a kind of damage').optional(),
    from: figure().optional(),
  }),
  place: strict({ figure: figure(), at: spaces(), facing: facing().optional() }),
  maneuver: strict({
    figure: figure(),
    to: spaces(),
    via: z.array(space()).optional(),
    spaces: count().optional(),
    fly: z.boolean().optional(),
    by: id('a player').optional(),
    facing: facing().optional(),
  }),
  knockback: strict({ figure: figure(), from: figure(), spaces: count() }),
  switch: z.array(figure()).min(2).max(2),
  defeat: figure(),
  heal: strict({ figure: figure(), wounds: count() }),
  control: strict({
    figure: figure(),
    by: id('a player'),
    until: z.enum(['activation', 'turn', 'round', 'game']),
  }),
  strike: strict({
    from: figure(),
    to: figure(),
    range: count(),
    attack: count(),
    kinds: ids('a kind of damage').optional(),
  }),
  grant: strict({ figure: figure(), what: z.enum(grantable) }),
  roll: strict({
    player: id('a player'),
    die: wording('a die such as d20', /^d[1-9][0-9]{0,3}$/),
  }),
  flip: id('a token'),
  'flip-card': figure(),
  equip: strict({ figure: figure(), item: id('a token') }),
  'remove-terrain': z.array(space()),
  'add-terrain': z.record(space(), text('a cell such as g3')),
  mark: strict({ figure: figure(), marker: id('a marker'), count: step() }),
  rotate: strict({ figure: figure(), facing: facing() }),
});

/** One stimulus as the effect of a card or an item: `{heal: {figure: user, wounds: 1}}`. */
export const effect = lazily(() => strict(optional(stimulusShape())));

/** Every key optional: the reader checks that one is there. */
export function optional<Shape extends z.ZodRawShape>(
  shape: Shape,
): { [Key in keyof Shape]: z.ZodOptional<Shape[Key]> } {
  const entries = Object.entries(shape).map(([key, schema]) => [key, z.optional(schema)]);
  return Object.fromEntries(entries) as { [Key in keyof Shape]: z.ZodOptional<Shape[Key]> };
}

/** A `named` map of counts: `{hulk: {justice: 2}}` inside. */
export const counts = () => named(count(), 'a marker');
