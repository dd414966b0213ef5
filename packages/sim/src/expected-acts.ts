import type { Hook } from '@scapewright/kernel';
import type { CardDefinition, Unit } from '@scapewright/skirmish/author';
import { hooksOf, type SkirmishEngine } from '@scapewright/skirmish/engine';
import type { FuzzOutcome } from './fuzz-share.ts';
import { hookNames, nameOfUse } from './hook-counts.ts';

/** Something that random games should show: a hook, or a kind of log line, and the unit of content behind it. */
export interface ExpectedAct {
  readonly name: string;
  readonly kind: Unit['kind'];
  /** The id of the unit, or of the ability as cards use it. */
  readonly id: string;
  /** How often it acted in these games. */
  readonly count: (outcome: Acts) => number;
}

type Acts = Pick<FuzzOutcome, 'hooks' | 'reasons'>;

/** What these state acts without a hook of their own. */
const statedKinds: readonly Unit['kind'][] = ['terrain', 'link', 'object'];
/** What these state is read by other units, and shown there: Crossover by the draft, Water Affinity by terrain. */
const readKinds: readonly Unit['kind'][] = ['ability', 'symbol'];

/** Every hook of an engine's units and of the abilities of cards, and what units only state, in the order of the plugins. */
export function expectedActs(
  engine: SkirmishEngine,
  cards: readonly CardDefinition[],
): readonly ExpectedAct[] {
  const units = engine.plugins.flatMap((plugin) => plugin.units);
  const uses = new Map(
    cards.flatMap(({ abilities }) =>
      abilities.flatMap((use) =>
        use.unit === undefined || use.unit === use.id ? [] : [[use.id, use] as const],
      ),
    ),
  );
  return [
    ...units.flatMap((unit) => actsOf(unit, unit.id, hooksWithoutCard(unit))),
    ...[...uses.values()].flatMap((use) => {
      const unit = engine.kit.catalogue.ability(use.unit as string);
      return unit ? actsOf(unit, nameOfUse(unit.id, use.id), unit.hooks(use.with)) : [];
    }),
  ];
}

function actsOf(unit: Unit, id: string, hooks: readonly Hook[]): readonly ExpectedAct[] {
  const acts = hookNames(unit.kind, id, hooks).map((name): ExpectedAct => {
    return { name, kind: unit.kind, id, count: (outcome) => countIn(outcome.hooks, [name]) };
  });
  if (acts.length > 0 && !statedKinds.includes(unit.kind)) return acts;
  if (readKinds.includes(unit.kind) && acts.length === 0) return [];
  const reasons = Object.keys(unit.messages);
  const count: ExpectedAct['count'] = (outcome) => countIn(outcome.reasons, reasons);
  return reasons.length === 0
    ? acts
    : [...acts, { name: `${unit.kind} ${id}: log`, kind: unit.kind, id, count }];
}

/** The hooks of a unit; of an ability those that it has without parameters of a card. */
function hooksWithoutCard(unit: Unit): readonly Hook[] {
  return hooksOf(unit, unit.kind === 'ability' ? unit.parameters : {});
}

function countIn(counts: Acts['hooks'], names: readonly string[]): number {
  return counts.reduce((sum, [name, count]) => (names.includes(name) ? sum + count : sum), 0);
}
