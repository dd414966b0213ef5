import * as z from 'zod';
import { packAbility, scenarioAbility } from '../card/card-schema.ts';
import { stepCode } from '../scenario/notation.ts';
import { effect } from '../scenario/stimulus-schema.ts';
import { lazily } from '../schema/lazily.ts';
import { count, named, strict, text, wording } from '../schema/parts.ts';

const change = () => z.int().min(-99).max(99);
const stats = ['attack', 'defense', 'move', 'range'] as const;

/** The rank of an item, a hazard or a resource (SS-HAZ-003, SS-ITEM-011). */
export const rank = () => count(1, 3);

/** What the card of every token prints: name, subtitle, keywords, the rules that hold around it, what it grants. */
const tokenShape = () => ({
  name: text('a name').optional(),
  subtitle: text().optional(),
  keywords: z.array(text()).optional(),
  rules: z.array(strict({ stat: z.enum(stats), add: change(), within: count().optional() })).optional(),
  grants: strict({
    attack: change().optional(),
    defense: change().optional(),
    move: change().optional(),
    range: change().optional(),
  }).optional(),
});

const itemShape = () => ({
  drop: count().optional(),
  rarity: z.enum(['common', 'uncommon', 'unique']).optional(),
  permanent: z.boolean().optional(),
  carriers: z.enum(['unique-heroes', 'anybody', 'nobody']).optional(),
  when: z.array(stepCode()).optional(),
  effect: effect().optional(),
});

/** The transit number of a resource that is a transit space (SS-RES-001). */
const resourceShape = () => ({ transit: count().optional() });

/** What scenarios define besides; they may give a rank that cards do not have, to see it refused. */
const inScenario = () => ({ rank: count().optional(), abilities: z.array(scenarioAbility()).optional() });

/** Items of a scenario, by id. */
export const items = () => named(strict({ ...tokenShape(), ...inScenario(), ...itemShape() }), 'an item');

/** Hazards of a scenario by id. */
export const hazards = () => named(strict({ ...tokenShape(), ...inScenario() }), 'an id');

/** Resources of a scenario by id. */
export const resources = () =>
  named(strict({ ...tokenShape(), ...inScenario(), ...resourceShape() }), 'an id');

/** What the file of a token's card in a pack must and may state besides (SS-HAZ-003, SS-ITEM-011). */
const inPack = () => ({
  id: wording('an id in kebab-case', /^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: text('a name'),
  rank: rank(),
  text: z.string().optional(),
  abilities: z.array(packAbility()).optional(),
});

/** The card of an item in a pack. */
export const itemDocument = lazily(() => strict({ ...tokenShape(), ...itemShape(), ...inPack() }));
/** The card of a hazard in a pack. */
export const hazardDocument = lazily(() => strict({ ...tokenShape(), ...inPack() }));
/** The card of a resource in a pack. */
export const resourceDocument = lazily(() => strict({ ...tokenShape(), ...resourceShape(), ...inPack() }));

export type ItemKeys = z.output<ReturnType<typeof items>>[string];
export type GroundTokenKeys = z.output<ReturnType<typeof resources>>[string];
export type PackItemKeys = z.output<ReturnType<typeof itemDocument>>;
export type PackGroundTokenKeys = z.output<ReturnType<typeof resourceDocument>>;
