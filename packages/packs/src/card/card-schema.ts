import * as z from 'zod';
import { facing, ruleId, stepCode } from '../scenario/notation.ts';
import { effect } from '../scenario/stimulus-schema.ts';
import { lazily } from '../schema/lazily.ts';
import { count, free, ids, named, oneOrMany, refusedKey, strict, text, wording } from '../schema/parts.ts';
import { abilityClauseForms } from './ability-clause-schema.ts';
import { cardUsers } from './card-data.ts';
import { testAbilityForms } from './test-ability-schema.ts';

const abilityId = () => wording('the id of an ability', /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/);
const useForm = () => strict({ use: abilityId(), with: named(free(), 'a parameter').optional() });

/** An ability on a card, an item or another token of a scenario. */
export const scenarioAbility = lazily(() =>
  z.union([abilityId(), useForm(), ...abilityClauseForms(), ...testAbilityForms()]),
);

/** An ability on a card of a pack: `{rage-smash: {max: 5}}` stands for `{use: rage-smash, with: {max: 5}}`. */
export const packAbility = lazily(() =>
  z.union([
    abilityId(),
    useForm(),
    ...abilityClauseForms(),
    z.record(abilityId(), named(free(), 'a parameter')),
  ]),
);

const stat = () => count().nullable().optional();
const words = () => oneOrMany(text()).optional();

/** An axial offset `[q, r]` at facing east. */
const hexOffset = () => z.array(z.int().min(-20).max(20)).min(2).max(2);

/** The hexes of a larger base, each once. */
const hexesOfBase = () =>
  z
    .array(hexOffset())
    .min(1)
    .max(40)
    .refine((hexes) => new Set(hexes.map(String)).size === hexes.length, {
      error: 'say: a hex of the base stands twice; list each once',
    });

/** What every card may state. */
const cardShape = () => ({
  name: text('a name').optional(),
  unit: z.enum(['hero', 'squad', 'object', 'one-shot', 'story']).optional(),
  uniqueness: z.enum(['common', 'uncommon', 'unique', 'event']).optional(),
  figures: count(1, 20).optional(),
  size: z.enum(['tiny', 'small', 'medium', 'large', 'huge']).nullable().optional(),
  height: count(1).optional(),
  life: count(1).nullable().optional(),
  move: stat(),
  range: stat(),
  attack: stat(),
  defense: stat(),
  base: z.union([z.enum(['single', 'double']), hexesOfBase()]).optional(),
  symbols: ids('a symbol').optional(),
  keywords: z.array(text()).optional(),
  identity: words(),
  publisher: text().optional(),
  faction: words(),
  species: words(),
  class: text().optional(),
  personality: text().optional(),
  occupancy: count().optional(),
  exterior: z.boolean().optional(),
  seats: ids('a seat').optional(),
  cover: z.enum(['none', 'partial', 'full']).optional(),
  entrances: z
    .array(z.union([facing(), strict({ at: hexOffset(), side: facing() })]))
    .min(1)
    .optional(),
  carries: count().optional(),
  type: text().optional(),
  requires: strict({
    symbols: ids('a symbol').optional(),
    keywords: z.array(text()).optional(),
  }).optional(),
  drafted: strict({
    symbols: ids('a symbol').optional(),
    keywords: z.array(text()).optional(),
    identities: z.array(text()).optional(),
  }).optional(),
  when: z.array(stepCode()).optional(),
  users: z.enum(cardUsers).optional(),
  effect: effect().optional(),
});

/** The other side of a flip card states what is printed there differently. */
const sideShape = () => {
  const { name, size, height, life, move, range, attack, defense, symbols, keywords } = cardShape();
  const { identity, publisher, faction, species, class: role, personality } = cardShape();
  return {
    ...{ name, size, height, life, move, range, attack, defense, symbols, keywords },
    ...{ identity, publisher, faction, species, class: role, personality },
  };
};

/** A card that a scenario defines for itself. */
export const scenarioCard = lazily(() =>
  strict({
    ...cardShape(),
    points: count(0, 99_999).nullable().optional(),
    abilities: z.array(scenarioAbility()).optional(),
    operators: named(z.array(scenarioAbility()), 'a seat').optional(),
    flip: strict({
      ...sideShape(),
      points: count(0, 99_999).optional(),
      abilities: z.array(scenarioAbility()).optional(),
    }).optional(),
  }),
);

/** A card file of a pack. */
export const packCard = lazily(() =>
  strict({
    id: wording('an id in kebab-case', /^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    ...cardShape(),
    name: text('a name'),
    text: z.string().optional(),
    rules: z.array(ruleId()).optional(),
    abilities: z.array(packAbility()).optional(),
    operators: named(z.array(packAbility()), 'a seat').optional(),
    points: refusedKey('a card has no points of its own; write them in a price table, prices/FORMAT.yaml'),
    flip: strict({
      ...sideShape(),
      text: z.string().optional(),
      abilities: z.array(packAbility()).optional(),
      points: refusedKey('a side has no points of its own; write them in a price table, as ID/back'),
    }).optional(),
  }),
);

export type ScenarioCardKeys = z.output<ReturnType<typeof scenarioCard>>;
export type PackCardKeys = z.output<ReturnType<typeof packCard>>;
export type ScenarioAbilityKeys = z.output<ReturnType<typeof scenarioAbility>>;
export type PackAbilityKeys = z.output<ReturnType<typeof packAbility>>;
