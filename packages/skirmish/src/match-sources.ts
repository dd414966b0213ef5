import type { Hook, HookSource } from '@scapewright/kernel';
import { type AbilityUse, abilitiesOn, sidesOf } from './card.ts';
import type { Catalogue } from './catalogue.ts';
import { hasSymbol } from './declarations.ts';
import type { Rows } from './match-plan.ts';
import { objectSlot } from './object-slot.ts';
import { inRuledOrder } from './ruled-order.ts';
import type { GameSetup } from './setup.ts';
import { tokenSlot } from './token-slot.ts';
import type { SkirmishSource, Unit } from './unit.ts';
import { hooksOf } from './unit-hooks.ts';

/** Every source of hooks in a match: chapters of rules, its grounds and links, abilities of its cards, symbols. */
export function sourcesOf(catalogue: Catalogue, rows: Rows, setup: GameSetup): readonly SkirmishSource[] {
  const list: SkirmishSource[] = [];
  const rulings = { ...catalogue.rulings, ...setup.rulings };
  const add = (
    unit: Unit,
    key: string,
    owner: number,
    params: HookSource['params'],
    id = unit.id,
    more: Pick<SkirmishSource, 'side' | 'lender'> = {},
  ): void => {
    const hooks = hooksOf(unit, params, setup.players.length).map((hook) =>
      inRuledOrder(hook, unit, rulings),
    );
    const special = unit.kind === 'ability' ? unit.specialAttack?.(params) : undefined;
    list.push({
      key,
      id,
      plugin: `${unit.kind}/${unit.id}`,
      owner,
      params,
      hooks,
      unit,
      worksInactive: states(unit, params, 'worksInactive'),
      reachesOthers: states(unit, params, 'reachesOthers'),
      place: list.length,
      ...more,
      ...(special ? { specialAttack: special } : {}),
    });
  };
  const addAll = (
    abilities: readonly AbilityUse[],
    owner: number,
    before: string,
    after: string,
    more: Pick<SkirmishSource, 'side' | 'lender'>,
  ): void =>
    abilities.forEach((use, place) => {
      const unit = catalogue.ability(use.unit ?? use.id);
      if (!unit)
        throw new Error(`no plugin provides the ability ${use.unit ?? use.id} of ${before.slice(0, -1)}`);
      const isAgain = abilities.slice(0, place).some((other) => other.id === use.id);
      add(
        unit,
        `ability:${before}${use.id}${isAgain ? `~${place}` : ''}${after}`,
        owner,
        use.with,
        use.id,
        more,
      );
    });
  for (const unit of catalogue.ruleUnits)
    if (unit.wanted?.(setup) ?? true) add(unit, `rule:${unit.id}`, -1, {});
  const grounds = new Set([...setup.battlefield.terrains, ...(setup.terrains ?? [])]);
  for (const id of catalogue.terrainIds()) {
    const unit = catalogue.terrain(id);
    if (unit && grounds.has(id) && hooksOf(unit, {}).length > 0) add(unit, `terrain:${id}`, -1, {});
  }
  for (const kind of new Set((setup.objects ?? []).map((one) => one.kind))) {
    const unit = catalogue.object(kind);
    if (unit?.hooks?.length) add(unit, `object:${kind}`, -1, {});
  }
  for (const kind of new Set(setup.battlefield.linkKinds.map((name) => name.split('/')[0] as string))) {
    const unit = catalogue.link(kind);
    if (unit?.hooks?.length) add(unit, `link:${kind}`, -1, {});
  }
  rows.cards.forEach(({ plan, definition }, row) => {
    const sides = sidesOf(definition);
    sides.forEach(({ abilities }, side) => {
      addAll(abilities, row, `${plan.name}/`, side > 0 ? '~back' : '', sides.length > 1 ? { side } : {});
    });
    for (const [name, abilities] of Object.entries(definition.operators ?? {}))
      addAll(abilities, row, `${plan.name}/${name}/`, '', { lender: objectSlot.code.seatLender(name) });
  });
  for (const [token, { name, abilities = [], underfoot = false }] of (setup.tokens ?? []).entries())
    addAll(abilities, -1, `${name}/`, '', {
      lender: tokenSlot.code.tokenLender(token, underfoot),
    });
  for (const id of symbolsIn(catalogue, rows, list)) {
    const unit = catalogue.symbol(id);
    if (unit && unit.hooks.length > 0) add(unit, `symbol:${id}`, -1, {});
  }
  return list;
}

/** The symbols that a card shows; all of them where something in the match can give one. */
function symbolsIn(catalogue: Catalogue, rows: Rows, sources: readonly SkirmishSource[]): readonly string[] {
  const gives = (hook: Hook): boolean => hook.kind === 'answer' && hook.question === hasSymbol;
  if (sources.some(({ hooks }) => hooks.some(gives))) return catalogue.symbolIds();
  const shown = new Set(
    rows.cards.flatMap(({ definition }) => sidesOf(definition)).flatMap(({ symbols }) => symbols),
  );
  return catalogue.symbolIds().filter((id) => shown.has(id));
}

/** What an ability states of itself, for all parameters or for these. */
function states(unit: Unit, params: HookSource['params'], what: 'worksInactive' | 'reachesOthers'): boolean {
  if (unit.kind !== 'ability') return false;
  const stated = unit[what] ?? false;
  return typeof stated === 'function' ? stated(params) : stated;
}

/** Names of the markers that abilities and stimuli use. */
export function markersOf(catalogue: Catalogue, rows: Rows, setup: GameSetup): readonly string[] {
  const names = new Set(setup.markers ?? []);
  for (const { definition } of rows.cards)
    for (const use of abilitiesOn(definition))
      for (const name of catalogue.ability(use.unit ?? use.id)?.markers?.(use.with) ?? []) names.add(name);
  return [...names].sort();
}
