import type { Space } from '@scapewright/board';
import type { SetupProblem } from '@scapewright/kernel/check';
import type { GameSetup } from '../model/setup.ts';
import type { Catalogue } from '../state/content/catalogue.ts';
import type { SkirmishRuleset } from '../state/content/ruleset.ts';
import { homeOf } from './missing-units.ts';

/** Terrain of the battlefield, or that may be laid in play, which no plugin provides: each type once, with a place; and what lies where it may not. */
export function terrainProblems(
  ruleset: SkirmishRuleset,
  catalogue: Catalogue,
  setup: GameSetup,
): readonly SetupProblem[] {
  const { battlefield } = setup;
  const places = new Map<string, string>();
  for (let space = 0; space < battlefield.count; space++) {
    const id = battlefield.terrainOf(space);
    if (!places.has(id)) places.set(id, `at ${battlefield.names[space]}`);
  }
  for (const id of setup.terrains ?? []) if (!places.has(id)) places.set(id, 'in play');
  const missing = [...places]
    .filter(([id]) => catalogue.terrain(id) === undefined)
    .map(([id, place]) => ({
      part: `terrain/${id}`,
      place: 'terrains',
      message: `the battlefield needs the terrain ${id} ${place}, which no plugin provides`,
      fix: `add the plugin ${homeOf(ruleset, 'terrain', id) ?? `terrain/${id}`}, or lay other terrain there`,
    }));
  return [...missing, ...overProblems(catalogue, setup)];
}

/** Spaces of terrain that lies on nothing, above another space of their column. Rungs hang in the air. */
function overProblems(catalogue: Catalogue, { battlefield }: GameSetup): readonly SetupProblem[] {
  const { column, columnStart, columnSpaces, rung, names } = battlefield;
  const isOver = (space: Space): boolean =>
    rung[space] !== 1 && columnSpaces[columnStart[column[space] as number] as number] !== space;
  return Array.from({ length: battlefield.count }, (_, space) => space).flatMap((space) => {
    const id = battlefield.terrainOf(space);
    if (catalogue.terrain(id)?.liesOn !== 'nothing' || !isOver(space)) return [];
    return {
      part: `terrain/${id}`,
      place: 'spaces',
      reason: `terrain.${id}.over`,
      message: `${id} lies over another space at ${names[space]}`,
      fix: 'draw it alone in its column',
    };
  });
}

/** Ways of the battlefield that no plugin provides: each kind once, with a place. */
export function linkProblems(
  ruleset: SkirmishRuleset,
  catalogue: Catalogue,
  { battlefield }: GameSetup,
): readonly SetupProblem[] {
  const kinds = new Set(battlefield.linkKinds.map((kind) => kind.split('/')[0] as string));
  return [...kinds]
    .filter((id) => catalogue.link(id) === undefined)
    .map((id) => ({
      part: `link/${id}`,
      place: 'links',
      message: `the battlefield needs the way ${id}${firstOf(battlefield, id)}, which no plugin provides`,
      fix: `${cureOf(homeOf(ruleset, 'link', id), id)}, or build without it`,
    }));
}

/** Plain objects of a kind that no plugin provides: each kind once, with the first object. */
export function objectProblems(
  ruleset: SkirmishRuleset,
  catalogue: Catalogue,
  { objects = [], battlefield }: GameSetup,
): readonly SetupProblem[] {
  const firsts = new Map([...objects].reverse().map(({ kind, id }) => [kind, id]));
  return [...missingObjects(ruleset, catalogue, firsts), ...stackedObjects(objects, battlefield.names)];
}

/** Objects that fill a space which another fills. */
function stackedObjects(
  objects: NonNullable<GameSetup['objects']>,
  names: readonly string[],
): readonly SetupProblem[] {
  const filled = new Map<number, string>();
  return objects.flatMap(({ id, kind, spaces }) =>
    spaces.flatMap((space): SetupProblem[] => {
      const other = filled.get(space);
      filled.set(space, id);
      if (other === undefined || other === id) return [];
      return [
        {
          part: `object/${kind}`,
          place: 'objects',
          message: `${id} stands at ${names[space]}, where ${other} stands already`,
          fix: 'put one of the two elsewhere',
        },
      ];
    }),
  );
}

function missingObjects(
  ruleset: SkirmishRuleset,
  catalogue: Catalogue,
  firsts: ReadonlyMap<string, string>,
): readonly SetupProblem[] {
  return [...firsts]
    .filter(([kind]) => catalogue.object(kind) === undefined)
    .map(([kind, id]) => ({
      part: `object/${kind}`,
      place: 'objects',
      message: `the battlefield needs the object ${kind} for ${id}, which no plugin provides`,
      fix: `${cureOf(homeOf(ruleset, 'object', kind), kind)}, or play without it`,
    }));
}

function cureOf(home: string | undefined, id: string): string {
  return home === undefined ? `add a plugin that brings ${id}` : `add the plugin ${home}`;
}

/** Where the first way of a kind begins. */
function firstOf({ plan }: GameSetup['battlefield'], id: string): string {
  const link = plan.links?.find(({ kind }) => kind.split('/')[0] === id);
  return link ? ` at ${link.from}` : '';
}
