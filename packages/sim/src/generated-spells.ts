import type { Chance } from '@scapewright/bots';
import {
  type AbilityUnit,
  type AbilityUse,
  type CardDefinition,
  type CardUnit,
  type EventStimulus,
  isFigureless,
} from '@scapewright/skirmish/author';
import { plainCard, type SkirmishEngine } from '@scapewright/skirmish/engine';
import type { CoverageGoal } from './coverage-goal.ts';
import { oneOf } from './one-of.ts';

/** The abilities that stand on cards without figures only. */
export function figurelessAbilities(engine: SkirmishEngine): readonly AbilityUnit[] {
  const { catalogue } = engine.kit;
  return catalogue
    .abilityIds()
    .map((id) => catalogue.ability(id))
    .filter(
      (unit): unit is AbilityUnit => unit?.cards?.every((card) => isFigureless({ unit: card })) === true,
    );
}

/** What the user of a card does to itself, or to one of these tokens. */
export function generatedEffect(chance: Chance, tokens: readonly string[]): EventStimulus {
  const figure = 'user';
  const onUser: readonly EventStimulus[] = [
    { kind: 'heal', figure, wounds: 1 },
    { kind: 'inflict', figure, wounds: 1, kinds: [], from: undefined },
    { kind: 'grant', figure, what: 'move-phase' },
  ];
  const onTokens = tokens.map((token): EventStimulus => ({ kind: 'flip', token }));
  return oneOf(onTokens.length > 0 && chance.below(2) === 0 ? onTokens : onUser, chance);
}

/**
 * A card without figures, with one of the abilities of such cards; undefined where the engine has none. `tokens`: the names of
 * those that lie on the battlefield.
 */
export function generatedSpell(
  engine: SkirmishEngine,
  chance: Chance,
  id: string,
  goal: CoverageGoal,
  tokens: readonly string[],
): CardDefinition | undefined {
  const abilities = figurelessAbilities(engine);
  if (abilities.length === 0) return undefined;
  const ability = goal.part('ability', abilities, (unit) => unit.id) ?? oneOf(abilities, chance);
  const { examples = [{}] } = ability;
  const plain = plainCard(id, {
    name: id.replaceAll('-', ' '),
    unit: oneOf(ability.cards as readonly CardUnit[], chance),
    uniqueness: oneOf(['common', 'common', 'event'] as const, chance),
    figures: 0,
    life: null,
    move: null,
    range: null,
    attack: null,
    defense: null,
  });
  const example = oneOf(examples, chance);
  const given = 'effect' in example ? { ...example, effect: generatedEffect(chance, tokens) } : example;
  const front = { ...plain, abilities: [{ id: ability.id, with: given }] };
  if (front.unit !== 'story') return front;
  const back = { ...plain, abilities: [cheer], costless: true };
  return { ...front, uniqueness: 'unique', otherSide: { ...back, uniqueness: 'unique' } };
}

/** What is on the back of an invented story: it holds for others, wherever they are. */
const cheer: AbilityUse = {
  id: 'invented-cheer',
  unit: 'clause',
  with: {
    id: 'invented-cheer',
    name: 'Invented Cheer',
    text: 'Everybody of the team moves farther.',
    parts: [
      {
        kind: 'continuous-modifier',
        when: [],
        optional: false,
        cost: [],
        choose: [],
        do: [{ verb: 'modify-stat', with: { stat: 'move', by: 1, of: { side: 'ally' } } }],
        until: 'game',
        else: [],
      },
    ],
  },
};
