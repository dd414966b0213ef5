import {
  addEffect,
  adjacent,
  canStand,
  distanceBetween,
  distanceOfSpaces,
  fitsBetween,
  type Game,
  isActivated,
  isEngaged,
  keptRefusal,
  placesOf,
  pushOnto,
  type SkirmishPlugin,
  type SkirmishRun,
  seesClearly,
  symbol,
  tokensOn,
  trigger,
} from '@scapewright/skirmish';

/** The kind of the effect of a figure that has pushed in this turn. */
const pushed = 'force-pushed';
/** Spaces within which the target is, and over which it is pushed. */
const reach = 2;

/** A way on which a target can be pushed: each place on it, the last where it comes to lie. */
type Way = readonly (readonly number[])[];

/** Why a figure cannot be pushed; undefined if it can. */
function targetRefusal(game: Game, figure: number, target: number) {
  const about = game.keyOf('figure', target);
  const { size } = game.definition(target);
  if (!game.isPlaced(target) || (!game.isObject(target) && !game.isEnemy(figure, target)))
    return { reason: 'force-push.no-target', about };
  if (size !== 'small' && size !== 'medium') return { reason: 'force-push.size', about };
  const distance = distanceBetween(game, figure, target);
  if (distance < 0 || distance > reach) return { reason: 'force-push.too-far', about };
  if (!seesClearly(game, figure, target)) return { reason: 'force-push.no-sight', about };
  const kept = keptRefusal(game, target);
  return kept && { ...kept, about };
}

/** Where the base would lie one space on in a direction, at its level or lower; the reason where it cannot. */
function nextPlace(
  game: Game,
  target: number,
  from: readonly number[],
  direction: number,
): readonly number[] | string {
  const { field } = game;
  const level = game.levelOf(target);
  const place: number[] = [];
  for (const space of from) {
    const column = field.columnNeighbours[(field.column[space] as number) * 6 + direction] as number;
    if (column < 0) return 'force-push.line';
    const end = field.columnStart[column + 1] as number;
    let found = -1;
    for (let at = field.columnStart[column] as number; at < end; at++) {
      const one = field.columnSpaces[at] as number;
      if (field.rung[one] === 0 && (field.level[one] as number) <= level) found = one;
    }
    if (found < 0) return 'force-push.higher';
    if (field.separation(space, found).divided) return 'force-push.line';
    if (!fitsBetween(game, target, space, found)) return 'place.no-room';
    place.push(found);
  }
  const others = place.filter((space) => !game.spacesOf(target).includes(space));
  if (others.some((space) => tokensOn(game, space).length > 0)) return 'force-push.not-empty';
  if (!canStand(game, target, place)) return 'force-push.not-empty';
  return place;
}

/** The space of the line that a step brings the base onto: that of its leading half (FORCE-PUSH-014). */
function spaceAhead(from: readonly number[], place: readonly number[]): number {
  return (place.find((space) => !from.includes(space)) ?? place[0]) as number;
}

/** Does one of the next columns in a direction hold a space, at most so many steps on? */
function leadsTo(
  { field }: Game,
  [from = -1]: readonly number[],
  direction: number,
  space: number,
  steps: number,
): boolean {
  let column = field.column[from] as number;
  for (let step = 0; step < steps && column >= 0; step++) {
    column = field.columnNeighbours[column * 6 + direction] as number;
    if (column === field.column[space]) return true;
  }
  return false;
}

/** Every way on which the target can be pushed by the figure, by the space of the line where it ends. */
function waysFor(game: Game, figure: number, target: number): ReadonlyMap<number, Way> {
  const ways = new Map<number, Way>();
  const before = distanceOfSpaces(game, placesOf(game, figure), game.spacesOf(target));
  for (let direction = 0; direction < 6; direction++) {
    const way: (readonly number[])[] = [];
    let from = game.spacesOf(target);
    for (let step = 0; step < reach; step++) {
      const place = nextPlace(game, target, from, direction);
      if (typeof place === 'string') break;
      if (isShielded(game, target, place)) break;
      way.push(place);
      const ahead = spaceAhead(from, place);
      from = place;
      if (isCloser(game, figure, place, before) || ways.has(ahead)) continue;
      ways.set(ahead, [...way]);
    }
  }
  return ways;
}

/** Does a place lie nearer to the figure than the target did? */
function isCloser(game: Game, figure: number, place: readonly number[], before: number): boolean {
  return distanceOfSpaces(game, placesOf(game, figure), place) < before;
}

/** Does the Force keep the target out of lava that lies there? It is not pushed across it either: it would enter it. */
function isShielded(game: Game, target: number, place: readonly number[]): boolean {
  const isForceUser = ['force-push', 'force-leap'].some((id) => game.has(target, id));
  return isForceUser && place.some((space) => game.terrainOf(space) === 'molten-lava');
}

/** Why the target cannot be pushed to a space. */
function spaceRefusal(game: Game, figure: number, target: number, space: number) {
  const before = distanceOfSpaces(game, placesOf(game, figure), game.spacesOf(target));
  for (let direction = 0; direction < 6; direction++) {
    let from = game.spacesOf(target);
    for (let step = 0; step < reach; step++) {
      const place = nextPlace(game, target, from, direction);
      if (typeof place === 'string') {
        if (leadsTo(game, from, direction, space, reach - step)) return { reason: place };
        break;
      }
      const isThere = spaceAhead(from, place) === space;
      if (isShielded(game, target, place)) {
        if (isThere || leadsTo(game, place, direction, space, reach - step - 1))
          return { reason: 'force-push.lava' };
        break;
      }
      if (isThere) return isCloser(game, figure, place, before) ? { reason: 'force-push.closer' } : undefined;
      from = place;
    }
  }
  return { reason: 'force-push.line' };
}

function targets(game: Game, figure: number): readonly number[] {
  const list: number[] = [];
  for (let target = 0; target < game.figureCount; target++)
    if (target !== figure && !targetRefusal(game, figure, target) && waysFor(game, figure, target).size > 0)
      list.push(target);
  return list;
}

function hasPushed(game: Game, figure: number): boolean {
  return game.hasEffect(pushed, figure);
}

const moment = {
  optional: true,
  seat: (game: Game, { figure }: { readonly figure: number }) => game.controller(figure),
  when: (game: Game, { figure }: { readonly figure: number }) =>
    game.has(figure, 'force-push') &&
    isActivated(game, figure) &&
    game.isOnBattlefield(figure) &&
    !hasPushed(game, figure) &&
    targets(game, figure).length > 0,
  run: (run: SkirmishRun, { figure }: { readonly figure: number }) => push(run, figure),
} as const;

/** Force Push: once in its turn a figure pushes somebody or something away. */
const forcePush = symbol({
  id: 'force-push',
  name: 'Force Push',
  text: 'Once in its turn, before or after it moves or attacks, the figure moves a small or medium object or enemy within 2 clear sight spaces up to 2 empty spaces in a straight line, not higher and not closer.',
  reasons: [
    'force-push.used',
    'force-push.though-engaged',
    'force-push.moved',
    'force-push.done',
    'force-push.again',
    'force-push.no-target',
    'force-push.size',
    'force-push.too-far',
    'force-push.no-sight',
    'force-push.line',
    'force-push.not-empty',
    'force-push.higher',
    'force-push.closer',
    'force-push.lava',
    'force-push.only-sensitive',
  ],
  rules: { '*': ['FORCE-PUSH-001', 'FORCE-PUSH-002'] },
  reasonRules: {
    'force-push.used': {
      '*': ['FORCE-PUSH-001', 'FORCE-PUSH-002', 'FORCE-PUSH-003', 'FORCE-PUSH-004'],
    },
    'force-push.though-engaged': { '*': ['FORCE-PUSH-005'] },
    'force-push.moved': {
      '*': [
        'FORCE-PUSH-006',
        'FORCE-PUSH-007',
        'FORCE-PUSH-008',
        'FORCE-PUSH-009',
        'FORCE-PUSH-010',
        'FORCE-PUSH-011',
        'FORCE-PUSH-014',
      ],
    },
    'force-push.done': { '*': ['FORCE-PUSH-012', 'FORCE-PUSH-009'] },
    'force-push.again': { '*': ['FORCE-PUSH-001'] },
    'force-push.no-target': { '*': ['FORCE-PUSH-003'] },
    'force-push.size': { '*': ['FORCE-PUSH-003'] },
    'force-push.too-far': { '*': ['FORCE-PUSH-004'] },
    'force-push.no-sight': { '*': ['FORCE-PUSH-004'] },
    'force-push.line': { '*': ['FORCE-PUSH-006'] },
    'force-push.not-empty': { '*': ['FORCE-PUSH-007', 'FORCE-PUSH-014'] },
    'force-push.higher': { '*': ['FORCE-PUSH-008'] },
    'force-push.closer': { '*': ['FORCE-PUSH-011'] },
    'force-push.lava': { '*': ['FORCE-PUSH-013'] },
    'force-push.only-sensitive': { '*': ['FORCE-SENS-001'] },
  },
  lines: {
    'force-push.used': '{figure} pushes {other} with the Force',
    'force-push.though-engaged': '{figure} is engaged, and may push {other} all the same',
    'force-push.moved': '{figure} is pushed to {space}: an empty place, in line, not higher and not closer',
    'force-push.done': 'nobody swipes at {figure} as it is pushed',
    'force-push.again': 'the figure has pushed in this turn',
    'force-push.no-target': 'only objects and figures of an opponent are pushed',
    'force-push.size': 'only what is small or medium is pushed',
    'force-push.too-far': 'only what is within 2 spaces is pushed',
    'force-push.no-sight': 'only what is in clear sight is pushed',
    'force-push.line': 'it is pushed in a straight line, at most 2 spaces',
    'force-push.not-empty': 'it is pushed onto empty spaces',
    'force-push.higher': 'nothing is pushed higher than it stands',
    'force-push.closer': 'nothing is pushed closer',
    'force-push.lava': 'who uses the Force is not pushed into molten lava',
    'force-push.only-sensitive': 'the figure feels the Force, but does not push with it',
  },
  whyNot: (game, figure, { figures: [target = -1], spaces: [space = -1] }) => {
    if (!game.has(figure, 'force-push'))
      return game.has(figure, 'force-sensitive') ? { reason: 'force-push.only-sensitive' } : undefined;
    if (hasPushed(game, figure)) return { reason: 'force-push.again' };
    if (target < 0) return undefined;
    const refusal = targetRefusal(game, figure, target);
    return refusal ?? (space < 0 ? undefined : spaceRefusal(game, figure, target, space));
  },
  hooks: [trigger('3C', moment), trigger('3H', moment), trigger('5D', moment), trigger('5I', moment)],
});

/** An end by the space of the line, or by all spaces that the base covers there. */
function endNamed(game: Game, ways: ReadonlyMap<number, Way>, key: string): number | undefined {
  const names = key
    .replace(/^space:/, '')
    .split('+')
    .sort()
    .join('+');
  const written = (place: readonly number[] = []): string =>
    place
      .map((space) => game.field.names[space])
      .sort()
      .join('+');
  return [...ways].find(([, way]) => written(way.at(-1)) === names)?.[0] ?? game.valueOf('space', key);
}

function push(run: SkirmishRun, figure: number): void {
  const { game } = run;
  const seat = game.controller(figure);
  const subject = game.keyOf('figure', figure);
  const target = run.pick({
    seat,
    asks: 'force-push',
    domain: 'figure',
    options: targets(game, figure),
    subject,
    source: 'symbol:force-push',
    whyNot: (other) => targetRefusal(game, figure, other) ?? { reason: 'force-push.line' },
  });
  const ways = waysFor(game, figure, target);
  const end = run.pick({
    seat,
    asks: 'force-push',
    domain: 'space',
    options: [...ways.keys()],
    subject,
    source: 'symbol:force-push',
    whyNot: (space) => spaceRefusal(game, figure, target, space),
    readKey: (key) => endNamed(game, ways, key),
  });
  addEffect(run, { kind: pushed, figure, until: 'turn' });
  run.note('force-push.used', { figure, other: target });
  if (isEngaged(game, figure) && !adjacent(game, figure, target))
    run.note('force-push.though-engaged', { figure, other: target });
  for (const place of ways.get(end) ?? [])
    if (!pushOnto(run, target, place, 'force-push.moved', { stops: false })) break;
  run.note('force-push.done', { figure: target });
}

/** The plugin that brings Force Push. */
export const forcePushPlugin: SkirmishPlugin = {
  id: 'force/force-push',
  version: '1.0.0',
  units: [forcePush],
  effectKinds: [pushed],
};
