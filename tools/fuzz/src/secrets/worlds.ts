import { isDeepStrictEqual } from 'node:util';
import type { FromTable, Question } from '@scapewright/protocol';
import { type Dice, dice, randomPick } from '@scapewright/protocol/testing';
import type { EngineChanges, SkirmishPlugin } from '@scapewright/skirmish/author';
import { Table, TableHost, tableWords } from '@scapewright/table';
import { type BattleRecord, createEngine, type RulesetName } from '@scapewright/table/battle';
import { newBattle } from '@scapewright/table/content';
import { usualTables } from '@scapewright/table/usual';
import { ownContent } from '../content/index.ts';
import type { Pick, Secret } from './secrets.ts';

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
