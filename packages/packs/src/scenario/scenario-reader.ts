import { readScenarioCard } from '../card/card-reader.ts';
import { asList } from '../schema/parts.ts';
import type { Reading } from '../schema/reading.ts';
import type { GroundTokenDefinition } from '../tokens/token-card.ts';
import { readGroundToken, readItem } from '../tokens/token-card-reader.ts';
import type { GroundTokenKeys } from '../tokens/token-card-schema.ts';
import type { Path } from '../yaml/yaml-node.ts';
import { readBattlefield, readBoard } from './board-reader.ts';
import type { FigureSetup, PlayerSetup, Scenario } from './scenario-data.ts';
import { type FigureKeys, type PlayerKeys, type ScenarioKeys, scenarioRulesets } from './scenario-schema.ts';
import { readStep } from './step-reader.ts';
import { victoryConditions } from './victory.ts';

/** A document that its schema has accepted as a scenario, every default filled in. */
export function readScenario(reading: Reading, keys: ScenarioKeys): Scenario {
  const steps = keys.steps ?? [];
  checkPurpose(reading, keys);
  return {
    ...reading.place([]),
    file: reading.file,
    name: String(keys.scenario),
    ...readHeader(reading, keys),
    start: keys.start ?? 'turns',
    points: keys.points,
    rounds: keys.rounds,
    victory: (keys.victory ?? []).flatMap(victoryConditions),
    victoryAlone: keys['victory-alone'] ?? false,
    refused: keys.setup === undefined ? undefined : { because: asList(keys.because) },
    ...readThings(reading, keys),
    players: (keys.players ?? []).map((player, index) => readPlayer(reading, ['players', index], player)),
    neutral: readFigures(reading, ['neutral'], keys.neutral),
    teammates: (keys.teammates ?? []).map((team) => team.map(String)),
    steps: steps.flatMap((step, index) => readStep(reading, ['steps', index], index, step)),
  };
}

type Header = Pick<Scenario, 'rules' | 'shows' | 'rulesets' | 'variants' | 'plugins' | 'rulings'>;

function readHeader(reading: Reading, keys: ScenarioKeys): Header {
  const { 'rules-heroscape': rules, 'because-heroscape': because } = keys;
  const rulesets = asList(keys.ruleset ?? scenarioRulesets[0]);
  if (rulesets.length === 0)
    reading.problem(['ruleset'], 'no ruleset is named', 'name one, or leave the key out');
  return {
    rules: keys.rules ?? [],
    shows: keys.shows ?? [],
    rulesets: [...new Set(rulesets)],
    variants:
      rules === undefined && because === undefined
        ? []
        : [{ ruleset: 'heroscape', rules, because: because === undefined ? undefined : asList(because) }],
    plugins: {
      add: (keys.plugins?.add ?? []).map(String),
      remove: (keys.plugins?.remove ?? []).map(String),
    },
    rulings: reading.entries(['rulings'], keys.rulings).map(({ key, value }) => ({ id: key, value })),
  };
}

type Things = Pick<Scenario, 'board' | 'battlefields' | 'cards' | 'items' | 'hazards' | 'resources'>;

function readThings(reading: Reading, keys: ScenarioKeys): Things {
  const ground = (path: Path, map: Record<string, GroundTokenKeys> | undefined): GroundTokenDefinition[] =>
    reading.entries(path, map).map(({ key, value, path: at }) => readGroundToken(reading, at, key, value));
  return {
    board: keys.board === undefined ? undefined : readBoard(reading, ['board'], keys.board),
    battlefields: [
      ...(keys.board?.battlefields ?? []).map((field, index) =>
        readBattlefield(reading, ['board', 'battlefields', index], field),
      ),
      ...(keys.battlefields ?? []).map((field, index) =>
        readBattlefield(reading, ['battlefields', index], field),
      ),
    ],
    cards: reading
      .entries(['cards'], keys.cards)
      .map(({ key, value, path }) => readScenarioCard(reading, path, key, value)),
    items: reading
      .entries(['items'], keys.items)
      .map(({ key, value, path }) => readItem(reading, path, key, value)),
    hazards: ground(['hazards'], keys.hazards),
    resources: ground(['resources'], keys.resources),
  };
}

function readPlayer(reading: Reading, path: Path, keys: PlayerKeys): PlayerSetup {
  return {
    ...reading.place(path),
    name: String(keys.name),
    figures: readFigures(reading, [...path, 'figures'], keys.figures),
    cards: (keys.cards ?? []).map(String),
    startZone: keys['start-zone'] ?? [],
  };
}

function readFigures(
  reading: Reading,
  path: Path,
  figures: Record<string, FigureKeys> | undefined,
): FigureSetup[] {
  return reading.entries(path, figures).map(({ key, value, path: at }) => {
    const { at: spaces, in: object, on: carrier, seat } = value;
    if (spaces !== undefined && spaces !== null && object !== undefined) {
      reading.problemAtKey(
        [...at, 'in'],
        'a figure is on a space or in an object, not both',
        'leave one out',
      );
    }
    if (carrier !== undefined && (spaces === undefined || spaces === null)) {
      reading.problemAtKey([...at, 'on'], 'a figure on an object is above a space of it', 'add "at: ..."');
    }
    if (seat !== undefined && object === undefined) {
      reading.problemAtKey([...at, 'seat'], 'a seat is in an object', 'add "in: ..."');
    }
    return {
      ...reading.keyPlace(at),
      id: key,
      card: String(value.card),
      at: spaces === undefined || spaces === null ? null : asList(spaces),
      facing: value.facing,
      in: object === undefined ? undefined : String(object),
      on: carrier === undefined ? undefined : String(carrier),
      seat: seat === undefined ? undefined : String(seat),
      side: value.side,
      wounds: value.wounds ?? 0,
      items: (value.items ?? []).map(String),
    };
  });
}

/** A scenario proves something: it has steps, or a setup that must be refused. */
function checkPurpose(reading: Reading, keys: ScenarioKeys): void {
  const hasSteps = keys.steps !== undefined && keys.steps.length > 0;
  if (keys.setup !== undefined && hasSteps) {
    reading.problemAtKey(['steps'], 'a scenario with "setup: refused" has no steps', 'leave them out');
  }
  if (keys.setup === undefined && !hasSteps) {
    reading.problem(
      [],
      'the scenario has no steps',
      'add "steps: ...", or "setup: refused" if its setup is the point',
    );
  }
  for (const key of ['because', 'because-heroscape'] as const) {
    if (keys[key] === undefined || keys.setup !== undefined) continue;
    reading.problemAtKey([key], `"${key}" belongs to "setup: refused"`, 'move it to its "refuse" step');
  }
}
