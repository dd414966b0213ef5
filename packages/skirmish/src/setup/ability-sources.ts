import type { HookSource } from '@scapewright/kernel';
import { type AbilityUse, abilitiesOn, sidesOf } from '../model/card.ts';
import type { GameSetup } from '../model/setup.ts';
import { grantedByToken } from '../queries/tokens/granted-by-token.ts';
import { grantedInSeat } from '../queries/tokens/granted-in-seat.ts';
import type { Catalogue } from '../state/content/catalogue.ts';
import type { AbilityUnit, SkirmishSource, Unit } from '../state/content/unit.ts';
import type { Rows } from './rows.ts';

/** Adds a source of hooks: a unit under a key, on a card (-1 none), with its parameters. */
export type AddSource = (
  unit: Unit,
  key: string,
  owner: number,
  params: HookSource['params'],
  id?: string,
  more?: Partial<SkirmishSource>,
) => void;

/** Adds the abilities of the cards, and those that places in objects and tokens lend. */
export function addAbilities(add: AddSource, catalogue: Catalogue, rows: Rows, setup: GameSetup): void {
  const addAll = (
    abilities: readonly AbilityUse[],
    owner: number,
    before: string,
    after: string,
    more: Pick<SkirmishSource, 'side' | 'grantedTo'>,
  ): void =>
    abilities.forEach((use, place) => {
      const unit = catalogue.ability(use.unit ?? use.id);
      if (!unit)
        throw new Error(`no plugin provides the ability ${use.unit ?? use.id} of ${before.slice(0, -1)}`);
      const isAgain = abilities.slice(0, place).some((other) => other.id === use.id);
      const special = unit.specialAttack?.(use.with);
      add(unit, `ability:${before}${use.id}${isAgain ? `~${place}` : ''}${after}`, owner, use.with, use.id, {
        ...more,
        worksInactive: states(unit, use.with, 'worksInactive'),
        reachesOthers: states(unit, use.with, 'reachesOthers'),
        ...(special ? { specialAttack: special } : {}),
      });
    });
  rows.cards.forEach(({ plan, definition }, row) => {
    const sides = sidesOf(definition);
    sides.forEach(({ abilities }, side) => {
      addAll(abilities, row, `${plan.name}/`, side > 0 ? '~back' : '', sides.length > 1 ? { side } : {});
    });
    for (const [name, abilities] of Object.entries(definition.operators ?? {}))
      addAll(abilities, row, `${plan.name}/${name}/`, '', { grantedTo: grantedInSeat(name) });
  });
  for (const [token, { name, abilities = [], underfoot = false }] of (setup.tokens ?? []).entries())
    addAll(abilities, -1, `${name}/`, '', {
      grantedTo: grantedByToken(token, underfoot),
    });
}

/** What an ability states of itself, for all parameters or for these. */
function states(
  unit: AbilityUnit,
  params: HookSource['params'],
  what: 'worksInactive' | 'reachesOthers',
): boolean {
  const stated = unit[what] ?? false;
  return typeof stated === 'function' ? stated(params) : stated;
}

/** Names of the markers that the abilities on cards use. */
export function abilityMarkers(catalogue: Catalogue, { cards }: Rows): readonly string[] {
  return cards
    .flatMap(({ definition }) => abilitiesOn(definition))
    .flatMap((use) => catalogue.ability(use.unit ?? use.id)?.markers?.(use.with) ?? []);
}
