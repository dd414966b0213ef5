import type { Chance } from '@scapewright/bots';
import {
  type AbilityUnit,
  type CardDefinition,
  type CardUnit,
  type EventStimulus,
  isFigureless,
  plainCard,
  type SkirmishEngine,
} from '@scapewright/skirmish';
import { oneOf } from './one-of.ts';
import type { Wish } from './wish.ts';

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
function inventedEffect(chance: Chance, tokens: readonly string[]): EventStimulus {
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
export function inventedSpell(
  engine: SkirmishEngine,
  chance: Chance,
  id: string,
  wish: Wish,
  tokens: readonly string[],
): CardDefinition | undefined {
  const abilities = figurelessAbilities(engine);
  if (abilities.length === 0) return undefined;
  const ability = wish.part('ability', abilities, (unit) => unit.id) ?? oneOf(abilities, chance);
  const { examples = [{}] } = ability;
  const plain = plainCard(id, {
    name: id.replaceAll('-', ' '),
    unit: oneOf(ability.cards as readonly CardUnit[], chance),
    uniqueness: 'common',
    figures: 0,
    life: null,
    move: null,
    range: null,
    attack: null,
    defense: null,
  });
  const example = oneOf(examples, chance);
  const given = 'effect' in example ? { ...example, effect: inventedEffect(chance, tokens) } : example;
  const front = { ...plain, abilities: [{ id: ability.id, with: given }] };
  if (front.unit !== 'story') return front;
  return { ...front, uniqueness: 'unique', otherSide: { ...plain, uniqueness: 'unique', costless: true } };
}
