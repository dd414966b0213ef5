import { type Battlefield, compileBattlefield, type ObjectMark, type ZoneMark } from '@scapewright/board';
import {
  catalogueOf,
  type MapCatalogue,
  type MapModel,
  type MapPlan,
  type MapProblem,
  type PackTokenCard,
  type PlannedNeutral,
  type PlannedToken,
  planOfMap,
  standardCatalogue,
} from '@scapewright/packs';
import type { CardDefinition } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { Ground } from '../battle/battle.ts';
import type { Scenery } from '../battle/battle-record.ts';
import { neutralWithCards, playedTokens } from '../battle/map-ground.ts';

/** A map as an engine plays it. */
export interface PlayedMap {
  readonly plan: MapPlan;
  readonly battlefield: Battlefield;
  /** What the ruleset lets stand on it. */
  readonly catalogue: MapCatalogue;
  /** Destructible objects that it brings, with their cards. */
  readonly neutral: NonNullable<Ground['neutral']>;
  /** What of it can't be played so, and is left out. */
  readonly problems: readonly MapProblem[];
}

/** Where a map finds the cards of what lies and stands on it. */
export interface MapCards {
  readonly cardOf: (id: string) => CardDefinition | undefined;
  readonly tokens: readonly PackTokenCard[];
}

/** A map under the rules of an engine. Throws where the board can't be put together. */
export function playedMap(engine: SkirmishEngine, map: MapModel, { cardOf, tokens }: MapCards): PlayedMap {
  const catalogue = mapCatalogue(engine);
  const whole = planOfMap(map, catalogue);
  const found = playedTokens(engine, whole, tokens);
  const plan = { ...whole, tokens: found.played };
  const { known: neutral, unknown } = neutralWithCards(plan, cardOf);
  return {
    plan,
    battlefield: compileBattlefield(plan.plan),
    catalogue,
    neutral,
    problems: [
      ...plan.problems,
      ...found.leftOut.map((token) => leftOutProblem(token, engine.ruleset.id)),
      ...unknown.map(withoutCard),
      ...found.unknown.map(withoutTokenCard),
    ],
  };
}

/** What a ruleset's plugins let stand on maps; terrain that only other rulesets know is left to the engine to refuse. */
export function mapCatalogue({ plugins, kit }: SkirmishEngine): MapCatalogue {
  const { objects, terrains } = catalogueOf(
    plugins.flatMap(({ units }) => units),
    kit.catalogue.rulings,
  );
  return { objects, terrains: new Set([...standardCatalogue.terrains, ...terrains]) };
}

/** What a map shows beside its spaces. */
export function sceneryOf(plan: MapPlan): Scenery {
  return { zones: zoneMarks(plan), objects: objectMarks(plan) };
}

/** The start zones of a map as they are drawn. */
export function zoneMarks({ startZones }: MapPlan): ZoneMark[] {
  return startZones.map(({ player, name, spaces }) => ({ side: player - 1, name, spaces }));
}

/** The objects of a map and the parts of its buildings, as they are drawn and told. */
export function objectMarks({ plan, objects, buildings }: MapPlan): readonly ObjectMark[] {
  const solids = (plan.solids ?? []).map(({ id }) => id);
  const walls = plan.walls ?? [];
  const parts = buildings.flatMap(({ id, kind }): ObjectMark[] => {
    const own = walls.filter((wall) => wall.id.startsWith(`${id}/`));
    const ids = (isDoor: boolean): readonly string[] =>
      own.filter(({ passable = false }) => passable === isDoor).map((wall) => wall.id);
    const panes = solids.filter((solid) => solid.startsWith(`${id}/window-`));
    const name = kind === 'building' ? id : `${kind} ${id}`;
    const marks: readonly ObjectMark[] = [
      { kind: 'building', name, solids: solids.filter((solid) => solid === id), walls: [] },
      { kind: 'window', name: 'windows', solids: panes, walls: [] },
      { kind: 'wall', name: 'walls', solids: [], walls: ids(false) },
      { kind: 'door', name: 'doors', solids: [], walls: ids(true) },
    ];
    return marks.filter((mark) => mark.solids.length + mark.walls.length > 0);
  });
  return [
    ...objects.map(({ kind, name, solids: on, walls: at }) => ({ kind, name, solids: on, walls: at })),
    ...parts,
  ];
}

function leftOutProblem({ id, kind, content, at }: PlannedToken, ruleset: string): MapProblem {
  return {
    code: 'unsupported-token',
    severity: 'warning',
    message: `the ${kind} ${content ?? id} has no rules under ${ruleset}`,
    fix: 'it is left out; play by rules that know it, or take it off the map',
    ...(at === undefined ? {} : { at }),
  };
}

function withoutTokenCard({ id, kind, content, at }: PlannedToken): MapProblem {
  return {
    code: 'unsupported-token',
    severity: 'error',
    message: `there is no ${kind} "${content}" for ${id}`,
    fix: `load a pack that has it in ${kind}s/${content}.yaml; the token is left out`,
    ...(at === undefined ? {} : { at }),
  };
}

function withoutCard({ name, card, spaces: [at] }: PlannedNeutral): MapProblem {
  return {
    code: 'unsupported-object',
    severity: 'error',
    message: `there is no card "${card}" for ${name}`,
    fix: 'load a pack that has it; the object is left out',
    ...(at === undefined ? {} : { at }),
  };
}
