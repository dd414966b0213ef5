import { isDeepStrictEqual } from 'node:util';
import type { FromTable, Question } from '@scapewright/protocol';
import { type Dice, dice, randomPick } from '@scapewright/protocol/testing';
import type { EngineChanges, SkirmishPlugin } from '@scapewright/skirmish/author';
import { matchTable, orderTable, tokenTable } from '@scapewright/skirmish/author';
import { Table, TableHost, tableWords } from '@scapewright/table';
import { type BattleRecord, createEngine, type RulesetName } from '@scapewright/table/battle';
import { newBattle } from '@scapewright/table/content';
import { usualTables } from '@scapewright/table/usual';
import { ownContent } from '../content/index.ts';

/** A secret by which two games differ: what keeps it, and from whom. */
export interface Secret {
  /** The record of the world of this number (0 or 1). */
  readonly record: (record: BattleRecord, world: number) => BattleRecord;
  /** The answer of a seat in the world of this number, where it differs from the one of world 0. */
  readonly answer?: (question: Question, seat: number, pick: Pick, world: number) => Pick;
  /** Makes it differ in the midst of a game, after so many answers. */
  readonly disturb?: (table: Table, world: number, answers: number) => void;
  /** Is it still kept? */
  readonly isKept: (table: Table) => boolean;
  /** Seats that may know it. */
  readonly knowers: readonly number[];
}
type Pick = string | string[];

const { library, maps } = ownContent();
const colors = ['Amber', 'Blue', 'Coral', 'Dusk'];

/** How a battle is set up where it is not as usual. */
interface BattleTerms {
  readonly seats?: number;
  /** Every other seat plays together. */
  readonly inTeams?: boolean;
  readonly seed?: string;
  /** The cards of the first seat. */
  readonly army?: readonly string[];
}

/** A battle of so many seats. */
export function battleOf(
  ruleset: RulesetName,
  mapId: string,
  { seats = 2, inTeams = false, seed = 'alike', army }: BattleTerms = {},
): BattleRecord {
  const map = maps.find(({ id }) => id === mapId);
  if (!map) throw new Error(`no map ${mapId}`);
  const names = colors.slice(0, seats);
  const made = newBattle(createEngine(ruleset), library, {
    ...{ ruleset, seed, roundLimit: 6 },
    map: seats === 2 ? map : { ...map, map: withZones(map.map, seats) },
    sides: names.map((player, at) => ({
      ...{ player, seat: 'person' as const },
      cards:
        (at === 0 ? army : undefined) ??
        usualTables[ruleset].armies[at % 2]?.cards.slice(0, seats === 2 ? 9 : 2) ??
        [],
    })),
    ...(inTeams ? { teams: [0, 1].map((team) => names.filter((_, at) => at % 2 === team)) } : {}),
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.record;
}

/** The map with its first zones cut into as many as there are players. */
function withZones<Map extends { readonly startZones: readonly { readonly spaces: readonly unknown[] }[] }>(
  map: Map,
  players: number,
): Map {
  const spaces = map.startZones.flatMap((zone) => zone.spaces);
  const each = Math.floor(spaces.length / players);
  const startZones = Array.from({ length: players }, (_, at) => ({
    ...{ player: at + 1, name: `Zone ${at + 1}` },
    spaces: spaces.slice(at * each, (at + 1) * each),
  }));
  return { ...map, startZones, players };
}

/** One game of a pair, with everything that each viewer has been sent, as it came. */
class World {
  readonly heard = new Map<number, FromTable[]>();
  readonly table: Table;
  private readonly connections;
  private readonly number: number;
  private count = 0;

  constructor(record: BattleRecord, number: number, changes: EngineChanges) {
    this.number = number;
    const engine = createEngine(record.ruleset, changes);
    this.table = new Table({
      engine,
      record,
      words: tableWords(engine),
      failed: (error) => {
        throw error;
      },
    });
    const host = new TableHost(this.table, { id: 'pair', now: () => '2030-01-01T00:00:00Z' });
    this.connections = [...this.table.seats, -1].map((viewer) => {
      const heard: FromTable[] = [];
      this.heard.set(viewer, heard);
      const connection = host.connect(viewer, (message) => heard.push(JSON.parse(JSON.stringify(message))));
      connection.receive({ type: 'hello', protocol: 1 });
      return { viewer, connection };
    });
  }

  /** The question that is open for a seat. */
  questionOf(seat: number): Question | undefined {
    return this.table.stream(seat).moment.questions[0];
  }

  /** What somebody sends; the same in both worlds but for a secret answer. */
  say(viewer: number, message: object): void {
    const { connection } = this.connections.find((one) => one.viewer === viewer) ?? {};
    connection?.receive({ id: `m${this.count++}`, ...message });
  }

  answer(secret: Secret, seat: number, pick: Pick): void {
    const question = this.questionOf(seat);
    if (!question) return;
    const given = secret.answer?.(question, seat, pick, this.number) ?? pick;
    this.say(seat, { type: 'answer', number: question.number, pick: given });
  }
}

/** What a pair of games has come to. */
export interface Outcome {
  /** What first differed for one who may not know the secret: viewer, and both messages. */
  readonly leak: { readonly viewer: number; readonly messages: readonly unknown[] } | undefined;
  /** How many answers were given while the secret was kept. */
  readonly answers: number;
  /** Did those who may know it hear something else? */
  readonly differs: boolean;
  readonly isKept: boolean;
  /** Was anybody who may not know it sent what was to be seen? */
  readonly isSeen: boolean;
}

/** How a pair of games is played. */
interface PairTerms {
  readonly seed?: number;
  /** Answers that are given at most. */
  readonly most?: number;
  readonly add?: readonly SkirmishPlugin[];
  /** What is to be seen by those who may not know it. */
  readonly sees?: RegExp;
}

/** Plays two games that differ only in a secret with the same answers, as long as it is kept, and compares what is sent. */
export function playPair(
  record: BattleRecord,
  secret: Secret,
  { seed = 1, most = 120, add = [], sees = /^/ }: PairTerms = {},
): Outcome {
  const worlds = [0, 1].map((world) => new World(secret.record(record, world), world, { add }));
  const one = worlds[0] as World;
  const roll = dice(seed);
  const viewers = [...one.heard.keys()];
  const compared = new Map(viewers.map((viewer) => [viewer, 0]));
  const leakFor = (viewer: number): Outcome['leak'] => {
    const lists = worlds.map((world) => world.heard.get(viewer) ?? []);
    const from = compared.get(viewer) ?? 0;
    const length = Math.max(...lists.map((list) => list.length));
    compared.set(viewer, length);
    for (let at = from; at < length; at++) {
      const messages = lists.map((list) => list[at]);
      if (!isDeepStrictEqual(messages[0], messages[1])) return { viewer, messages };
    }
    return undefined;
  };
  let differs = false;
  let isSeen = false;
  let answers = 0;
  const others = viewers.filter((viewer) => !secret.knowers.includes(viewer));
  const isSent = (viewer: number): boolean => sees.test(JSON.stringify(one.heard.get(viewer)));
  for (; answers < most; answers++) {
    if (!worlds.every(({ table }) => secret.isKept(table)))
      return { leak: undefined, answers, differs, isKept: false, isSeen };
    for (const viewer of viewers) {
      const leak = leakFor(viewer);
      if (leak && others.includes(viewer)) return { leak, answers, differs, isKept: true, isSeen };
      differs ||= leak !== undefined;
    }
    isSeen ||= others.some(isSent);
    const asked = one.table.seats.filter((seat) => one.questionOf(seat));
    const seat = asked[roll(asked.length)];
    if (seat === undefined) break;
    for (const [world, { table }] of worlds.entries()) secret.disturb?.(table, world, answers);
    pester(worlds, viewers, secret, roll);
    const pick = randomPick(one.questionOf(seat) as Question, roll);
    for (const world of worlds) world.answer(secret, seat, pick);
  }
  return { leak: undefined, answers, differs, isKept: true, isSeen };
}

const asks = ['log', 'card', 'hint', 'why', 'odds', 'reach', 'sight', 'map'] as const;

/** Those who may not know ask, and say what is refused, in both worlds. */
function pester(worlds: readonly World[], viewers: readonly number[], { knowers }: Secret, roll: Dice): void {
  const others = viewers.filter((viewer) => !knowers.includes(viewer));
  const viewer = others[roll(others.length)] as number;
  const view = (worlds[0] as World).table.stream(viewer).moment.view;
  const keys = [...view.figures, ...view.cards, ...view.tokens].map(({ key }) => key);
  const about = keys[roll(Math.max(1, keys.length))] ?? 'nobody';
  const target = keys[roll(Math.max(1, keys.length))] ?? 'nobody';
  const what = asks[roll(asks.length)];
  for (const world of worlds) {
    world.say(viewer, { type: 'ask', what, ...namesFor(what, about, target) });
    world.say(viewer, { type: 'answer', number: 9999, pick: about });
    world.say(viewer, { type: 'answer', number: world.questionOf(viewer)?.number ?? 0, pick: 'nonsense' });
  }
}

function namesFor(what: (typeof asks)[number] | undefined, one: string, other: string): object {
  switch (what) {
    case 'why':
      return { about: one, other };
    case 'odds':
      return { attacker: one, target: other };
    case 'reach':
      return { figure: one };
    case 'sight':
      return { from: one, to: other };
    case 'card':
      return { card: one };
    default:
      return {};
  }
}

/** Where the second and third order marker of a seat lie, from its first placement until one of them is turned up. */
export function orderMarkers(holder: number, mates: readonly number[] = []): Secret {
  let placed = 0;
  return {
    record: (record) => record,
    knowers: [holder, ...mates],
    answer: ({ shape, most, options }, seat, pick, world) => {
      if (seat !== holder || shape !== 'allot' || most !== 4 || placed > 1) return pick;
      placed++;
      const [first = '', second = first] = options.map(({ key }) => key);
      return world === 0 ? [first, first, second, second] : [first, second, first, second];
    },
    isKept: ({ match: { host } }) =>
      [1, 2].every((at) => host.game.state.read(orderTable.revealed, holder * 4 + at) === 0) &&
      host
        .pending()
        .every(({ asks: kind, seat }) => kind !== 'order-markers' || seat !== holder || placed === 0),
  };
}

/**
 * Which of the last two order markers of a seat lies on its first card beside the first two, and which on its second, until the
 * third turn begins: then where it is taken from is seen by all.
 */
export function lastOrderMarkers(holder: number): Secret {
  let placed = 0;
  return {
    record: (record) => record,
    knowers: [holder],
    answer: ({ shape, most, options }, seat, pick, world) => {
      if (seat !== holder || shape !== 'allot' || most !== 4 || placed > 1) return pick;
      placed++;
      const [first = '', second = first] = options.map(({ key }) => key);
      return world === 0 ? [first, first, first, second] : [first, first, second, first];
    },
    isKept: ({ match: { host } }) =>
      host.game.state.read(matchTable.turn, 0) < 3 &&
      [2, 3].every((at) => host.game.state.read(orderTable.revealed, holder * 4 + at) === 0) &&
      host
        .pending()
        .every(({ asks: kind, seat }) => kind !== 'order-markers' || seat !== holder || placed === 0),
  };
}

/** What the first two of some tokens that lie face down are: the other way round in the second world. */
export function faceDownTokens(tokens: NonNullable<BattleRecord['ground']['tokens']>): Secret {
  const swapped = tokens.map((token, at) => {
    const { content, data, abilities } = tokens[at === 0 ? 1 : at === 1 ? 0 : at] ?? token;
    return { ...token, content, data, ...(abilities ? { abilities } : {}) };
  });
  return {
    record: (record, world) => ({
      ...record,
      ground: { ...record.ground, tokens: world === 0 ? tokens : swapped },
    }),
    knowers: [],
    isKept: ({ match: { host } }) =>
      [0, 1].every(
        (token) =>
          host.game.state.read(tokenTable.faceUp, token) === 0 &&
          host.game.state.read(tokenTable.removed, token) === 0,
      ),
  };
}

/** The dice to come after so many answers, until one is rolled. */
export function diceToCome(after: number, kind?: 'secure'): Secret {
  let rolled: number | undefined;
  return {
    record: (record) => ({ ...record, ...(kind ? { dice: kind } : {}) }),
    disturb: ({ match: { host } }, world, answers) => {
      if (answers !== after || world === 0) return;
      const [first, ...words] = host.clock.random();
      const mark = host.clock.state.mark();
      host.clock.setRandom([first + 8 * 7, ...words]);
      host.clock.state.forget(mark);
      rolled = host.clock.barriers;
    },
    knowers: [],
    isKept: ({ match: { host } }) => rolled === undefined || host.clock.barriers === rolled,
  };
}
