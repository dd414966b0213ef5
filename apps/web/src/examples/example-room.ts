import { loadScenarios, type Scenario, scenarioUnder } from '@scapewright/packs';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import {
  type Beginning,
  PositionHost,
  type TableParts,
  tableWords,
  tell,
  type WordCatalogues,
} from '@scapewright/table';
import type { BattleRecord, RulesetName, SeatKind } from '@scapewright/table/battle';
import { type BattleProblem, objectMarks, packOfJson } from '@scapewright/table/content';
import {
  kitWithPacks,
  passPause,
  reseeded,
  type ScenarioPositions,
  scenarioPositions,
} from '@scapewright/testkit/positions';
import { loadExampleText, loadPacks } from '../content/content.ts';
import type { GameId } from '../content/content-shapes.ts';
import { problemOf } from '../game/problem-words.ts';
import type { ReplayRoom } from '../replay/room.ts';
import type { ExampleAt, ExamplePosition } from './example-at.ts';
import { exampleStep } from './example-steps.ts';

/** An example that has been played through, or what keeps it from that. */
type Opened =
  | {
      readonly ok: true;
      readonly at: ExampleAt;
      readonly scenario: Scenario;
      readonly game: GameId;
      readonly played: ScenarioPositions;
    }
  | { readonly ok: false; readonly problems: readonly BattleProblem[] };

/** Plays an example through: its scenario under one of its games. */
async function openExample(at: ExampleAt): Promise<Opened> {
  const [text, packs] = await Promise.all([loadExampleText(at.group, at.name), loadPacks()]);
  if (text === undefined) return missing(at);
  const kit = kitWithPacks(packs.map(packOfJson).map(({ pack }) => pack));
  const document = loadScenarios(at.name, text, kit.known).documents[at.at];
  if (!document?.ok) return missing(at);
  const { scenario } = document;
  const game = scenario.rulesets.find((one) => one === at.game) ?? scenario.rulesets[0] ?? 'superscape';
  const under = scenarioUnder(scenario, game);
  return {
    ok: true,
    at,
    scenario: under,
    game: game as GameId,
    played: scenarioPositions(under, kit),
  };
}

const missing = ({ group, name, at }: ExampleAt): Opened => ({
  ok: false,
  problems: [problemOf(tell('battle:no-example', { number: at + 1, file: `${group}/${name}` }))],
});

/** An example as a replay: the position before its first step, and after each. */
export async function openExampleReplay(
  at: ExampleAt,
  catalogues: WordCatalogues,
  language: string,
): Promise<
  { readonly ok: true; readonly room: Omit<ReplayRoom, 'branch'> } | Extract<Opened, { ok: false }>
> {
  const opened = await openExample(at);
  if (!opened.ok) return opened;
  const { scenario, game, played } = opened;
  const { engine, plan, positions, problem } = played;
  const words = tableWords(engine, catalogues);
  const record = recordOf(opened, '');
  const parts = positions.map(
    (match): TableParts => ({
      ...{ engine, record, words, beginning: { plan, match } },
      failed: (error) => console.warn(error),
    }),
  );
  const host = new PositionHost('example', parts, language);
  return {
    ok: true,
    room: {
      host,
      told: {
        type: 'replaying',
        seats: record.seats,
        names: record.armies.map(({ player }) => player),
        places: host.places,
        stopped: problem,
        example: {
          ...{ title: scenario.name, game, games: scenario.rulesets as readonly GameId[] },
          rules: scenario.rules,
          steps: scenario.steps.slice(0, positions.length - 1).map(exampleStep),
        },
      },
    },
  };
}

/** The record of a game that goes on from an example: who sits where, and what is drawn. */
export async function recordOfExample(at: ExampleAt, seat: number, seed: string): Promise<BattleRecord> {
  const opened = await openExample(at);
  if (!opened.ok) throw new Error(opened.problems.map(({ message }) => message).join(' '));
  const record = recordOf(opened, seed);
  return { ...record, seats: record.seats.map((_, one): SeatKind => (one === seat ? 'person' : 'greedy')) };
}

/** The engine of a game that goes on from an example, and where it begins. */
export async function beginAtExample(
  at: ExamplePosition,
  seed: string,
): Promise<{ readonly engine: SkirmishEngine; readonly beginning: Beginning }> {
  const opened = await openExample(at);
  if (!opened.ok) throw new Error(opened.problems.map(({ message }) => message).join(' '));
  const { played } = opened;
  const match = reseeded(played, at.place, seed);
  return { engine: played.engine, beginning: { plan: played.plan, match, pass: passPause } };
}

function recordOf({ scenario, game, played }: Extract<Opened, { ok: true }>, seed: string): BattleRecord {
  const names = scenario.players.map(({ name }) => name);
  return {
    ruleset: game satisfies RulesetName,
    map: scenario.name,
    mapFile: scenario.name,
    ground: { plan: played.map.plan, startZones: [] },
    scenery: { zones: [], objects: objectMarks(played.map) },
    armies: names.map((player) => ({ player, cards: [] })),
    seats: names.map(() => 'greedy' as const),
    ...(scenario.teammates.length > 0 ? { teammates: scenario.teammates } : {}),
    seed,
  };
}
