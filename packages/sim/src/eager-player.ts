import { type Chance, randomReply, replyWith } from '@scapewright/bots';
import type { Decision, Reply } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';

/** What a player would rather see than anything else. */
export interface Interest {
  /** Ids of units: an option that names one is taken. */
  readonly units: readonly string[];
  /** Names of spaces: who moves or is placed goes there. */
  readonly spaces: readonly string[];
}

/** Answers by which nothing happens. */
const refusals: ReadonlySet<string> = new Set(['no', 'none', 'done']);
/** In one of so many answers it does as chance says. */
const whim = 8;
/** Ends that are compared with one another. */
const mostEnds = 32;

/**
 * Chooses at random like anybody in random games, but wants things to happen: it seldom declines, goes where something of
 * interest or an enemy is, and takes the options that belong to units of interest.
 */
export class EagerPlayer {
  private readonly chance: Chance;
  private readonly units: ReadonlySet<string>;
  private readonly spaces: readonly string[];

  constructor(chance: Chance, { units, spaces }: Interest) {
    this.chance = chance;
    this.units = new Set(units);
    this.spaces = spaces;
  }

  reply(decision: Decision, game: Game): Reply {
    const { chance } = this;
    const isSingle = decision.least === 1 && decision.most === 1;
    const takesOptions = decision.shape === 'pick' || decision.shape === 'path';
    if (!isSingle || !takesOptions || chance.below(whim) === 0) return randomReply(decision, chance);
    const open = this.sample(decision).filter(({ key }) => !refusals.has(key));
    if (open.length === 0) return randomReply(decision, chance);
    const wanted = open.filter(({ key }) => this.isWanted(key));
    const candidates = wanted.length > 0 ? wanted : open;
    const place = decision.choice.domain === 'space' || decision.shape === 'path';
    const goal = place ? this.goal(decision, game) : undefined;
    const index = goal === undefined ? chance.below(candidates.length) : nearest(candidates, goal, game);
    return replyWith(decision, candidates[index]?.index ?? 0);
  }

  /** The options with their keys; of many some. */
  private sample(decision: Decision): readonly Option[] {
    const { count } = decision;
    const from = count > mostEnds ? this.chance.below(count) : 0;
    return Array.from({ length: Math.min(count, mostEnds) }, (_, at) => {
      const index = (from + at * Math.max(1, Math.floor(count / mostEnds))) % count;
      return { index, key: decision.keyAt(index) };
    });
  }

  /** Does a key such as `ability:batman/grapple-gun` or `rule:equip` name a unit of interest? */
  private isWanted(key: string): boolean {
    const [, name = key] = /^[a-z]+:(.*)$/.exec(key) ?? [];
    return this.units.has((name.split('/').at(-1) ?? '').replace(/#[0-9]+$/, ''));
  }

  /** A space to go to: another one where something of interest is, or an enemy of whoever goes; undefined: anywhere. */
  private goal({ subject = '' }: Decision, game: Game): number | undefined {
    const { chance } = this;
    const figure = game.valueOf('figure', subject) ?? -1;
    const own = figure >= 0 && game.isPlaced(figure) ? game.spacesOf(figure) : [];
    const spaces = this.spaces
      .flatMap((name) => spacesOver(game, name))
      .filter((space) => !own.includes(space));
    if (spaces.length > 0 && chance.below(2) === 0) return spaces[chance.below(spaces.length)];
    if (figure < 0 || chance.below(2) === 0) return undefined;
    const others = Array.from({ length: game.figureCount }, (_, other) => other).filter(
      (other) => game.isPlaced(other) && game.isEnemy(figure, other),
    );
    return others.length > 0 ? game.space(others[chance.below(others.length)] as number) : undefined;
  }
}

interface Option {
  readonly index: number;
  readonly key: string;
}

/** The place in a list of the option that lies nearest to a space. */
function nearest(options: readonly Option[], goal: number, { field }: Game): number {
  let best = 0;
  let least = Infinity;
  for (const [place, { key }] of options.entries()) {
    const [name = ''] = key.replace(/^space:/, '').split('+');
    const space = field.spaceOf(name);
    const apart = space < 0 ? Infinity : apartOn(field, space, goal);
    if (apart < least) [best, least] = [place, apart];
  }
  return best;
}

/** A space and all full ones over or under it, such as the top of what stands there. */
function spacesOver({ field }: Game, name: string): readonly number[] {
  const space = field.spaceOf(name);
  if (space < 0) return [];
  const column = field.column[space] as number;
  const spaces = field.columnSpaces.subarray(field.columnStart[column], field.columnStart[column + 1]);
  return [...spaces].filter((one) => field.hex[one] === 0);
}

function apartOn({ q, r, level }: Game['field'], a: number, b: number): number {
  const [east, south] = [(q[a] as number) - (q[b] as number), (r[a] as number) - (r[b] as number)];
  const columns = Math.max(Math.abs(east), Math.abs(south), Math.abs(east + south));
  return columns + Math.abs((level[a] as number) - (level[b] as number)) / 8;
}
