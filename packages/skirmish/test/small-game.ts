import { compileBattlefield, hexName, type SpacePlan } from '@scapewright/board';
import type { Match, MatchOptions } from '@scapewright/kernel';
import { SkirmishEngine } from '../src/engine/skirmish-engine.ts';
import { skirmishProcedures } from '../src/engine/skirmish-procedures.ts';
import { skirmishReasons } from '../src/log/reasons/reasons.ts';
import type { CardDefinition } from '../src/model/card.ts';
import type { Parameters } from '../src/model/parameters.ts';
import type { FigurePlan, GameSetup } from '../src/model/setup.ts';
import { defineMessages } from '../src/state/content/messages.ts';
import type { SkirmishPlugin, SkirmishRuleset } from '../src/state/content/ruleset.ts';
import { terrain } from '../src/state/content/terrain-unit.ts';
import type { Unit } from '../src/state/content/unit.ts';
import { victory } from '../src/state/content/victory-unit.ts';
import type { Game } from '../src/state/game.ts';

/** Numbers and policies of the small ruleset: nothing unusual. */
const parameters: Parameters = {
  fall: { from: () => 10, dice: (drop) => Math.floor(drop / 10), survivesOn: 0 },
  maxRise: () => 32767,
  heightDice: () => 1,
  obstruction: true,
  initiative: 'by-result',
  passes: 'own',
  engagedTargets: 'adjacent',
  specialTargets: 'all-objects',
  sight: 'zones',
  victory: 'turn-end',
  cleanup: true,
  revealsOnDefeatedCard: true,
  flyersFallWalking: true,
  flightFromStart: false,
  placingIsMoving: true,
  oneWoundKills: ({ unit, uniqueness }) => unit === 'squad' || (unit === 'hero' && uniqueness === 'common'),
  softLanding: 'reduce',
  ties: 'all',
  skipsTurnOfLostCard: false,
  uniqueness: 'identity',
  uncommonIsUnique: true,
  draftTurnsBack: () => false,
  placesWhileDrafting: false,
  equalStartZones: true,
  kinds: ['heat', 'falling', 'swipe'],
};

/** Rulings that shared code honours, the usual position first. */
const positions = {
  'SIM-1': ['player-by-player', 'one-at-a-time'],
  'SIM-2': ['choosing-player', 'first-player'],
  'SIM-4': ['every-early-step', 'planning-only'],
  'TI-05': ['retarget', 'lost'],
  'TI-09': ['would-receive-first', 'controller'],
  'TI-10': ['also-after-R6', 'turns-only'],
  'TI-13': ['after-1A', 'at-1A'],
  placementFalling: ['named-only', 'always'],
  partnersAreAllies: [true, false],
  adjacentTargetsObstructed: [false, true],
  heightDefenseAgainstSpecialAttacks: [true, false],
  leavingAttackSpace: ['old', 'new'],
  lostLifeDefeats: [true, false],
  orderMarkersInSequence: [false, true],
  maneuveredFigureChangesSides: [true, false],
} as const;

const ground = terrain({
  id: 'grass',
  name: 'Grass',
  text: 'Ground without rules of its own.',
  land: 'land',
  groups: [],
  levels: 1,
  stops: 'never',
  fallReduction: 0,
  rules: { small: ['GRASS'] },
});

const lastTeam = victory({
  id: 'last-team',
  name: 'Last team',
  text: 'A team wins when no other has a figure left.',
  rules: { small: ['LAST-TEAM'] },
  messages: defineMessages('victory', {
    lastTeam: { text: '{team} has won: nobody else has a figure left' },
  }),
  judge: (_game, { teams, left }) =>
    left.length === 1 && teams.length > 1 ? { teams: left, reason: 'victory.last-team' } : undefined,
});

const pool = terrain({
  id: 'water',
  name: 'Water',
  text: 'Ends a move.',
  land: 'nonland',
  groups: [],
  levels: 0,
  stops: 'always',
  fallReduction: 1,
  rules: { small: ['WATER'] },
});

/** A ruleset whose rules are named after the reasons, so that tests see which reason was cited. */
export function smallRuleset(units: readonly Unit[] = []): SkirmishRuleset {
  const plugin: SkirmishPlugin = {
    id: 'small',
    version: '1.0.0',
    units: [ground, pool, lastTeam, ...units],
    provides: ['victory'],
  };
  return {
    id: 'small',
    version: '1.0.0',
    parameters,
    procedures: skirmishProcedures,
    absentSteps: {},
    plugins: [plugin],
    reasons: Object.fromEntries(skirmishReasons.map((reason) => [reason, [reason]])),
    windows: { C5: ['WINDOW-C5'], '3A': ['WINDOW-3A'] },
    victory: ['victory'],
    rulings: Object.fromEntries(Object.entries(positions).map(([name, [first]]) => [name, first])),
    rulingPositions: positions,
  };
}

export { plainCard as card } from '../src/model/plain-card.ts';

/** What a small game is made of: rows of cells `g3` or `w1`, and where the figures of each player stand. */
export interface SmallGame {
  readonly hexes: string;
  readonly cards: readonly CardDefinition[];
  /** Player, then figure, then `card space`. */
  readonly players: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Players of one number play together. */
  readonly teams?: readonly number[];
  readonly units?: readonly Unit[];
  /** Another ruleset's engine. */
  readonly engine?: SkirmishEngine;
  readonly setup?: Partial<GameSetup>;
  readonly options?: MatchOptions;
}

/** A started game with its engine. */
export interface StartedGame {
  readonly engine: SkirmishEngine;
  readonly match: Match<Game>;
  readonly game: Game;
  /** Number of a figure by its name. */
  figure(name: string): number;
  space(name: string): number;
}

/** Starts a small game with the turns of round 1, every player's markers on the card of the first figure. */
export function smallGame(plan: SmallGame): StartedGame {
  const { hexes, cards, players, units = [], setup, options } = plan;
  const engine = plan.engine ?? new SkirmishEngine(smallRuleset(units));
  const battlefield = compileBattlefield({ spaces: spacesOf(hexes) });
  const teams = Object.entries(players).map(([name, figures], seat) => ({
    name,
    team: plan.teams?.[seat] ?? seat,
    cards: cardPlans(figures, (space) => battlefield.spaceOf(space)),
  }));
  const match = engine.start(
    engine.plan({
      battlefield,
      definitions: cards,
      players: teams,
      start: 'turns',
      orders: teams.map((team) => Array.from({ length: 4 }, () => team.cards[0]?.name)),
      ...setup,
    }),
    { seed: 'small', ...options },
  );
  const { game } = match.host;
  return {
    engine,
    match,
    game,
    figure: (name) => game.facts.figureNames.indexOf(name),
    space: (name) => battlefield.spaceOf(name),
  };
}

function cardPlans(figures: Readonly<Record<string, string>>, at: (space: string) => number) {
  const plans = new Map<string, { name: string; definition: string; figures: FigurePlan[] }>();
  for (const [name, text] of Object.entries(figures)) {
    const [definition = '', ...spaces] = text.split(' ');
    const plan = plans.get(definition) ?? { name: definition, definition, figures: [] };
    plan.figures.push({ name, spaces: spaces.map(at) });
    plans.set(definition, plan);
  }
  return [...plans.values()];
}

function spacesOf(hexes: string): readonly SpacePlan[] {
  const rows = hexes
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
  return rows.flatMap((row, r) =>
    row.split(/\s+/).flatMap((cell, column) => {
      if (cell === '--') return [];
      const q = column - (r - (r & 1)) / 2;
      const terrainId = cell.startsWith('w') ? 'water' : 'grass';
      const name = hexName({ q, r }) ?? '';
      return [{ q, r, level: Number(cell.slice(1)), underside: 0, terrain: terrainId, name }];
    }),
  );
}
