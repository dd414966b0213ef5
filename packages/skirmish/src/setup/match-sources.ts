import type { Hook } from '@scapewright/kernel';
import { sidesOf } from '../model/card.ts';
import { hasSymbol } from '../model/declarations.ts';
import type { GameSetup } from '../model/setup.ts';
import type { Catalogue } from '../state/content/catalogue.ts';
import type { SkirmishSource } from '../state/content/unit.ts';
import type { AddSource } from './ability-sources.ts';
import { abilityMarkers, addAbilities } from './ability-sources.ts';
import type { Rows } from './rows.ts';
import { inRuledOrder } from './ruled-order.ts';
import { hooksOf } from './unit-hooks.ts';

/** Every source of hooks in a match: chapters of rules, its grounds and links, abilities of its cards, symbols. */
export function sourcesOf(catalogue: Catalogue, rows: Rows, setup: GameSetup): readonly SkirmishSource[] {
  const list: SkirmishSource[] = [];
  const rulings = { ...catalogue.rulings, ...setup.rulings };
  const add: AddSource = (unit, key, owner, params, id = unit.id, more = {}) => {
    const hooks = hooksOf(unit, params, setup.players.length).map((hook) =>
      inRuledOrder(hook, unit, rulings),
    );
    list.push({
      key,
      id,
      plugin: `${unit.kind}/${unit.id}`,
      owner,
      params,
      hooks,
      unit,
      worksInactive: false,
      reachesOthers: false,
      place: list.length,
      ...more,
    });
  };
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
  addAbilities(add, catalogue, rows, setup);
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

/** Names of the markers that abilities and stimuli use. */
export function markersOf(catalogue: Catalogue, rows: Rows, setup: GameSetup): readonly string[] {
  return [...new Set([...(setup.markers ?? []), ...abilityMarkers(catalogue, rows)])].sort();
}
