import { numbersOf, type SpaceFilter } from '@scapewright/skirmish/author';
import { rememberedIn } from './counted.ts';
import { oneOf, readFigures } from './figures.ts';
import { type NumberOf, readNumber } from './numbers.ts';
import type { Parameters } from './parameters.ts';
import type { FiguresOf, Scope } from './scope.ts';
import { tokenKinds } from './token-kinds.ts';

/** The filter of spaces as it is when a block is carried out. */
export type SpacesOf = (scope: Scope) => SpaceFilter;

/**
 * Reads the keys of a filter of spaces and leaves the others to the caller: `empty`, `adjacent-to: WHO`,
 * `within: {spaces, of}`, `terrain`, `not-terrain`, `level: {min, max}`, `straight-line-from: {of, spaces}`,
 * `not-closer-to: WHO`, `start-zone` (of the player whose ability it is), `out-of-objects` (whoever is placed there may be
 * taken out of an object by another player, SS-DO-053), `left` (by the figure that has just been defeated), `beside-nobody`,
 * `beside-object: {kind, as}`.
 */
export function readSpaces(parameters: Parameters): SpacesOf {
  const who = (key: string): FiguresOf | undefined =>
    parameters.has(key) ? readFigures(parameters, key) : undefined;
  const beside = who('adjacent-to');
  const apart = who('not-adjacent-to');
  const farFrom = who('not-closer-to');
  const seenBy = who('seen-by');
  const terrain = parameters.has('terrain') ? parameters.texts('terrain') : undefined;
  const notTerrain = parameters.has('not-terrain') ? parameters.texts('not-terrain') : undefined;
  const empty = parameters.flag('empty');
  const startZone = parameters.flag('start-zone');
  const bears = parameters.has('bears') ? parameters.oneOf('bears', tokenKinds) : undefined;
  const takesOut = parameters.flag('out-of-objects');
  const clear = parameters.flag('beside-nobody');
  const left = parameters.flag('left');
  const remembered = parameters.has('remembered') ? parameters.text('remembered') : undefined;
  const noEnemies = parameters.flag('beside-no-enemy');
  const object = parameters.has('beside-object') ? objectOf(parameters.under('beside-object')) : undefined;
  const within = parameters.has('within') ? measured(parameters.under('within')) : undefined;
  const line = parameters.has('straight-line-from')
    ? measured(parameters.under('straight-line-from'))
    : undefined;
  const levels = parameters.has('level') ? levelsOf(parameters.under('level')) : undefined;
  return (scope) => ({
    battlefieldOf: scope.self,
    ...(scope.battlefield === undefined ? {} : { battlefield: scope.battlefield }),
    ...(empty ? { empty } : {}),
    ...(bears === undefined ? {} : { bears }),
    ...(takesOut ? {} : { by: scope.game.seatOf(scope.source) }),
    ...(startZone ? { startZoneOf: scope.game.seatOf(scope.source) } : {}),
    ...(clear ? { clear } : {}),
    ...(left ? { among: numbersOf(scope.args as Readonly<Record<string, number>>, 'space') } : {}),
    ...(remembered === undefined ? {} : { among: rememberedIn(scope, remembered) }),
    ...(noEnemies ? { clearOfEnemiesOf: scope.self } : {}),
    ...(object ? { besideObject: object(scope) } : {}),
    ...(terrain ? { terrain } : {}),
    ...(notTerrain ? { notTerrain } : {}),
    ...(beside ? { adjacentTo: oneOf(beside, scope) } : {}),
    ...(apart ? { notAdjacentTo: oneOf(apart, scope) } : {}),
    ...(farFrom ? { notCloserTo: oneOf(farFrom, scope) } : {}),
    ...(seenBy ? { seenBy: oneOf(seenBy, scope) } : {}),
    ...(within ? { within: { spaces: within.spaces(scope), of: oneOf(within.of, scope) } } : {}),
    ...(line ? { straightFrom: { spaces: line.spaces(scope), figure: oneOf(line.of, scope) } } : {}),
    ...(levels?.(scope) ?? {}),
  });
}

/** `{kind, as: WHO}`: next to an object of one of these kinds, the one that WHO is next to. */
function objectOf(parameters: Parameters): (scope: Scope) => NonNullable<SpaceFilter['besideObject']> {
  const kinds = parameters.texts('kind');
  const as = parameters.has('as') ? readFigures(parameters, 'as') : undefined;
  parameters.end();
  return (scope) => ({ kinds, ...(as ? { as: oneOf(as, scope) } : {}) });
}

function measured(parameters: Parameters): { readonly spaces: NumberOf; readonly of: FiguresOf } {
  const made = { spaces: readNumber(parameters, 'spaces', 1), of: readFigures(parameters, 'of') };
  parameters.end();
  return made;
}

function levelsOf(parameters: Parameters): (scope: Scope) => Pick<SpaceFilter, 'levelLeast' | 'levelMost'> {
  const least = parameters.has('min') ? readNumber(parameters, 'min') : undefined;
  const most = parameters.has('max') ? readNumber(parameters, 'max') : undefined;
  parameters.end();
  return (scope) => ({
    ...(least ? { levelLeast: least(scope) } : {}),
    ...(most ? { levelMost: most(scope) } : {}),
  });
}
