import type { Space } from '@scapewright/board';
import type { SetupProblem } from '@scapewright/kernel/check';
import { type SetupText, setupProblem, setupSaid } from '../log/texts/setup-texts.ts';
import type { Said } from '../log/wording/said.ts';
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
  const places = new Map<string, string | undefined>();
  for (let space = 0; space < battlefield.count; space++) {
    const id = battlefield.terrainOf(space);
    if (!places.has(id)) places.set(id, battlefield.names[space]);
  }
  for (const id of setup.terrains ?? []) if (!places.has(id)) places.set(id, undefined);
  const missing = [...places]
    .filter(([id]) => catalogue.terrain(id) === undefined)
    .map(([name, space]) => {
      const plugin = homeOf(ruleset, 'terrain', name) ?? `terrain/${name}`;
      return setupProblem(
        { part: `terrain/${name}`, place: 'terrains' },
        space === undefined
          ? setupSaid('setup:terrain-in-play', { name })
          : setupSaid('setup:terrain', { name, space }),
        setupSaid('mend:or-terrain', { plugin }),
      );
    });
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
    return setupProblem(
      { part: `terrain/${id}`, place: 'spaces', reason: `terrain.${id}.over` },
      setupSaid('setup:terrain-over', { name: id, space: names[space] ?? '' }),
      setupSaid('mend:alone-in-column'),
    );
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
    .map((name) => {
      const space = firstOf(battlefield, name);
      return setupProblem(
        { part: `link/${name}`, place: 'links' },
        space === undefined ? setupSaid('setup:way', { name }) : setupSaid('setup:way-at', { name, space }),
        cureOf('mend:or-build', homeOf(ruleset, 'link', name), name),
      );
    });
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
        setupProblem(
          { part: `object/${kind}`, place: 'objects' },
          setupSaid('setup:objects-meet', { id, other, space: names[space] ?? '' }),
          setupSaid('mend:objects-apart'),
        ),
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
    .map(([kind, id]) =>
      setupProblem(
        { part: `object/${kind}`, place: 'objects' },
        setupSaid('setup:object', { name: kind, id }),
        cureOf('mend:or-play', homeOf(ruleset, 'object', kind), kind),
      ),
    );
}

function cureOf(text: SetupText, plugin: string | undefined, id: string): Said {
  const added =
    plugin === undefined ? setupSaid('mend:some-plugin', { id }) : setupSaid('mend:plugin', { plugin });
  return setupSaid(text, { added });
}

/** Where the first way of a kind begins. */
function firstOf({ plan }: GameSetup['battlefield'], id: string): string | undefined {
  return plan.links?.find(({ kind }) => kind.split('/')[0] === id)?.from;
}
