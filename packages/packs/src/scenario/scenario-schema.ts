import * as z from 'zod';
import { scenarioCard } from '../card/card-schema.ts';
import { lazily } from '../schema/lazily.ts';
import { count, free, id, ids, named, oneOrMany, strict, text } from '../schema/parts.ts';
import { hazards, items, resources } from '../tokens/token-card-schema.ts';
import { battlefield, board } from './board-schema.ts';
import { commandShape } from './command-schema.ts';
import { expectation } from './expectation-schema.ts';
import { dice, exampleId, facing, ruleId, ruleIds, space, spaces } from './notation.ts';
import { victoryCondition } from './victory.ts';

/** The rulesets that a document of this format may name; the first is the default, the others have keys of their own (`dice-heroscape`). */
export const scenarioRulesets = ['superscape', 'heroscape'] as const;

const figure = () =>
  strict({
    card: id('a card'),
    at: spaces().nullable().optional(),
    facing: facing().optional(),
    in: id('an object').optional(),
    on: id('an object').optional(),
    seat: id('a seat').optional(),
    side: z.enum(['front', 'back']).optional(),
    wounds: count().optional(),
    items: ids('an item').optional(),
  });

const figures = () => named(figure(), 'a figure');

const player = () =>
  strict({
    name: id('a player'),
    figures: figures().optional(),
    cards: ids('a card').optional(),
    'start-zone': z.array(space()).optional(),
  });

const answers = () =>
  z.array(strict({ who: id('a player').optional(), asks: id('a decision').optional(), pick: free() }));

const step = () => {
  const expect = expectation().optional();
  const rolls = dice().optional();
  const replies = answers().optional();
  return strict({
    ...commandShape(),
    because: ruleIds().optional(),
    dice: rolls,
    answers: replies,
    expect,
    'because-heroscape': ruleIds().optional(),
    'dice-heroscape': rolls,
    'answers-heroscape': replies,
    'expect-heroscape': expect,
  });
};

const ruleset = () => z.enum(scenarioRulesets);

/** One document of the scenario format, version 1. */
export const scenarioDocument = lazily(() =>
  strict({
    scenario: z.union([text('a title'), z.number({ error: 'wanted: a title' })], {
      error: 'wanted: a title',
    }),
    rules: z.array(ruleId()).optional(),
    'rules-heroscape': z.array(ruleId()).optional(),
    shows: z.array(exampleId()).optional(),
    ruleset: oneOrMany(ruleset()).optional(),
    plugins: strict({ add: ids('a plugin').optional(), remove: ids('a plugin').optional() }).optional(),
    rulings: named(z.union([text(), z.number(), z.boolean()]), 'a ruling').optional(),
    setup: z.literal('refused').optional(),
    because: ruleIds().optional(),
    'because-heroscape': ruleIds().optional(),
    start: z.enum(['game', 'round', 'planning', 'initiative']).optional(),
    points: count(0, 99_999).optional(),
    rounds: count(1).optional(),
    victory: z.array(victoryCondition()).optional(),
    'victory-alone': z.boolean().optional(),
    board: board()
      .extend({ battlefields: z.array(battlefield()).optional() })
      .optional(),
    battlefields: z.array(battlefield()).optional(),
    cards: named(scenarioCard(), 'a card').optional(),
    items: items().optional(),
    hazards: hazards().optional(),
    resources: resources().optional(),
    players: z.array(player()).optional(),
    neutral: figures().optional(),
    teammates: z.array(ids('a player')).optional(),
    steps: z.array(step()).optional(),
  }),
);

export type ScenarioKeys = z.output<ReturnType<typeof scenarioDocument>>;
export type StepKeys = NonNullable<ScenarioKeys['steps']>[number];
export type FigureKeys = z.output<ReturnType<typeof figure>>;
export type PlayerKeys = NonNullable<ScenarioKeys['players']>[number];
