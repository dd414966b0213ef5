import { type AbilityUse, type CardDefinition, labelOf } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';

/** A use of an ability by its name in {@link Wish}: from a card, or with parameters of the ability's own; undefined: none. */
export function useOf(
  engine: SkirmishEngine,
  cards: readonly CardDefinition[],
  name: string,
): AbilityUse | undefined {
  const id = name.replace(/ \(.*\)$/, '');
  const printed = cards.flatMap(({ abilities }) => abilities).find((use) => use.id === id);
  return printed ?? (stands(engine, id) ? { id, with: exampleOf(engine, id) } : undefined);
}

/** Parameters with which an ability acts. */
export function exampleOf({ kit }: SkirmishEngine, ability: string): AbilityUse['with'] {
  return kit.catalogue.ability(ability)?.examples?.[0] ?? {};
}

/** Can the ability stand on a card without parameters of the card's own? */
export function stands(engine: SkirmishEngine, ability: string): boolean {
  const unit = engine.kit.catalogue.ability(ability);
  if (!unit) return false;
  try {
    unit.hooks({ ...unit.parameters, ...unit.examples?.[0] });
    return true;
  } catch {
    return false;
  }
}

/** Everything as what an ability may speak of a card. */
export function labelsOf({ id, name, keywords, identity }: CardDefinition): readonly string[] {
  return [id, name, ...keywords, ...identity].map(labelOf);
}

/** What units of these ids, and abilities as they are used, speak of: labels, symbols, terrain, all in the form of labels. */
export function spokenOf(
  { kit, plugins }: SkirmishEngine,
  ids: readonly string[],
  uses: readonly AbilityUse[],
): ReadonlySet<string> {
  const stated = plugins
    .flatMap(({ units }) => units)
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ speaksOf }) => [...(speaksOf?.labels ?? []), ...(speaksOf?.symbols ?? [])]);
  const said = uses.flatMap(({ id, unit = id, with: given }) => {
    const { text: _text, name: _name, ...rest } = { ...kit.catalogue.ability(unit)?.parameters, ...given };
    return textsIn(rest);
  });
  return new Set([...stated, ...said].map(labelOf).filter((word) => word !== ''));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
