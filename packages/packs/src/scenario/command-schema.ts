import * as z from 'zod';
import { free, id, named, strict, wording } from '../schema/parts.ts';
import { facing, space, spaces } from './notation.ts';
import { optional, stimulusShape } from './stimulus-schema.ts';

const figure = () => id('a figure');
const item = () => id('a token');

/** The commands of players and their arguments, by the key that names them. */
const playerShape = () => ({
  activate: figure(),
  move: strict({
    figure: figure(),
    to: spaces().optional(),
    via: z.array(space()).optional(),
    using: id('an ability').optional(),
    fly: z.boolean().optional(),
    facing: facing().optional(),
    drop: z.record(space(), item()).optional(),
    pass: z.record(space(), strict({ item: item(), to: figure() })).optional(),
  }),
  attack: strict({
    figure: figure(),
    target: id('a target').optional(),
    using: id('an ability').optional(),
    object: id('an object').optional(),
    land: spaces().optional(),
  }),
  use: strict({
    figure: figure().optional(),
    ability: id('an ability').optional(),
    card: id('a card').optional(),
    item: item().optional(),
    choose: named(free(), 'a choice').optional(),
  }),
  end: z.enum(['move-phase', 'transition', 'attack-phase', 'activation', 'turn', 'round']),
  plan: named(z.record(wording('a marker (1, 2, 3 or X)', /^([1-3]|X)$/), figure()), 'a player'),
});

/** All commands that stand for themselves: those of players, and the stimuli. */
const plainShape = () => optional({ ...playerShape(), ...stimulusShape() });

/** The keys of a step that name its command. */
export const commandShape = () => {
  const plain = plainShape();
  return { ...plain, refuse: strict(plain).optional() };
};

/** What the schema makes of a step's command keys, before it is read. */
export type CommandKeys = z.output<z.ZodObject<ReturnType<typeof commandShape>>>;
