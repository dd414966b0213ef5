import { compileBattlefield, flatPlan } from '@scapewright/board';
import { SetupProblems } from '@scapewright/kernel/check';
import { victoryPlugins } from '@scapewright/plugin-victory';
import {
  defineMessages,
  type Game,
  type GameSetup,
  matchTable,
  type SkirmishPlugin,
  victory,
} from '@scapewright/skirmish/author';
import { plainCard } from '@scapewright/skirmish/engine';
import { logLines } from '@scapewright/skirmish/explain';
import { proving } from '@scapewright/testkit';
import { describe, expect, test } from 'vitest';
import { createSuperscape } from './superscape.ts';

/** Two rows of grass, three spaces each: on one battlefield, or each row on its own. */
function ground(apart: boolean) {
  const { spaces } = flatPlan(3, 2, 'grass');
  return compileBattlefield({
    spaces: apart ? spaces.map((space) => ({ ...space, region: space.r })) : spaces,
  });
}

function setupWith(places: Readonly<Record<string, readonly string[]>>, more: Partial<GameSetup> = {}) {
  const battlefield = more.battlefield ?? ground(false);
  const names = Object.entries(places).flatMap(([player, spaces]) => spaces.map((_, at) => `${player}${at}`));
  return {
    battlefield,
    definitions: names.map((id) => plainCard(id)),
    players: Object.entries(places).map(([name, spaces]) => ({
      name,
      cards: spaces.map((space, at) => ({
        name: `${name}${at}`,
        definition: `${name}${at}`,
        figures: [{ name: `${name}${at}`, spaces: [battlefield.spaceOf(space)] }],
      })),
    })),
    start: 'turns',
    orders: Object.keys(places).map((name) => Array.from({ length: 4 }, () => `${name}0`)),
    ...more,
  } satisfies GameSetup;
}

/** Plays the first turn without doing anything, and tells who has won and the lines of the log. */
function afterTheFirstTurn(setup: GameSetup, engine = createSuperscape()) {
  const match = engine.start(engine.plan(setup), { seed: 'victory' });
  const { game } = match.host;
  const isFirst = (): boolean => game.state.read(matchTable.turns, 0) <= 1;
  while (!match.over && isFirst()) {
    const [asked] = match.host.pending();
    if (!asked) break;
    const last = asked.count - 1;
    match.reply(asked.seat, asked.shape === 'path' ? [game.space(0)] : asked.valueAt(last));
  }
  return { winner: winnerOf(game), lines: logLines(engine, game, match.host.log) };
}

const winnerOf = (game: Game): number => game.state.read(matchTable.winner, 0);

describe('several battlefields', () => {
  const battlefield = ground(true);

  test(
    'are judged each alone, and who has won most of them wins',
    proving(['SS-END-004', 'SS-VICBF-003', 'SS-VICBF-005'], ({ cited }) => {
      const three = compileBattlefield({
        spaces: flatPlan(3, 3, 'grass').spaces.map((space) => ({ ...space, region: space.r })),
      });
      const places = { red: ['a1', 'a2'], blue: ['a3'] };
      const { winner, lines } = afterTheFirstTurn(setupWith(places, { battlefield: three }));
      expect(winner).toBe(0);
      const victoryLines = lines.filter(({ reason }) => reason.startsWith('victory.'));
      expect(victoryLines.map(({ text }) => text)).toEqual([
        'battlefield 1 goes to red',
        'battlefield 2 goes to red',
        'battlefield 3 goes to blue',
        'red has won most battlefields',
      ]);
      cited(victoryLines);
    }),
  );

  test(
    'end the game only when all of them are decided',
    proving(['SS-VICBF-004', 'SS-VICBF-009'], ({ cited }) => {
      const open = { red: ['a1', 'a2'], blue: ['b1'] };
      expect(afterTheFirstTurn(setupWith(open, { battlefield })).winner).toBe(-2);
      const three = { red: ['a1', 'a2'], blue: ['a3'] };
      const field = compileBattlefield({
        spaces: flatPlan(3, 3, 'grass').spaces.map((space) => ({ ...space, region: space.r })),
      });
      cited(afterTheFirstTurn(setupWith(three, { battlefield: field })).lines);
    }),
  );

  test(
    'are a draw where both sides have won as many',
    proving(['SS-VICBF-010'], ({ cited }) => {
      const places = { red: ['a1'], blue: ['a2'] };
      const { winner, lines } = afterTheFirstTurn(setupWith(places, { battlefield }));
      expect(winner).toBe(-1);
      cited(lines);
    }),
  );
});

describe('the conditions of a match', () => {
  const places = { red: ['a1'], blue: ['c2'] };
  const problemsOf = (more: Partial<GameSetup>): readonly string[] => {
    try {
      createSuperscape().plan(setupWith(places, more));
    } catch (error) {
      if (error instanceof SetupProblems)
        return error.problems.map(({ message, fix }) => `${message}; ${fix}`);
      throw error;
    }
    return [];
  };

  test('are refused by name where they mean nothing', () => {
    expect(problemsOf({ victory: [{ id: 'hold-a-spaec' }] })).toEqual([
      'no plugin brings the victory condition hold-a-spaec; did you mean hold-a-space?',
    ]);
    expect(problemsOf({ victory: [{ id: 'hold-a-space', with: { space: ['a1'] } }] })).toEqual([
      'hold-a-space has no parameter space; did you mean spaces?',
    ]);
    expect(problemsOf({ victory: [{ id: 'hold-a-space', with: { spaces: ['z9'] } }] })[0]).toContain(
      'the battlefield has no space z9',
    );
    expect(
      problemsOf({ victory: [{ id: 'custom', with: { player: 'grey', all: [{ slain: 'red0' }] } }] }),
    ).toHaveLength(2);
    expect(problemsOf({ victory: [{ id: 'hold-a-space', with: { spaces: 'a1' } }] })).toEqual([
      'hold-a-space: spaces is a list, and not "a1"; as in spaces: []',
    ]);
    expect(
      problemsOf({ victory: [{ id: 'custom', with: { all: [{ holds: 'a1' }, 7, null] } }] }),
    ).toHaveLength(3);
    expect(problemsOf({ victoryAlone: true })).toEqual([
      'the game cannot be won; name a victory condition, or limit the rounds',
    ]);
    expect(problemsOf({ victoryAlone: true, roundLimit: 3 })).toEqual([]);
  });

  test('escort names a card with which its player begins, and no other', () => {
    const escorting = (card: string) =>
      problemsOf({ victory: [{ id: 'escort', with: { player: 'red', card, spaces: ['a1'] } }] });
    expect(escorting('red0')).toEqual([]);
    expect(escorting('blue0')).toEqual(['escort: blue0 is no card of red; name one of red0']);
    expect(escorting('grey0')).toEqual(['escort: no card grey0 is in the game; name a card of that player']);
  });

  /** Whoever is listed first wins at once. */
  const firstWins: SkirmishPlugin = {
    id: 'house/first-wins',
    version: '1.0.0',
    provides: ['victory/elimination'],
    units: [
      victory({
        id: 'first-wins',
        name: 'First wins',
        text: 'Whoever is listed first wins.',
        messages: defineMessages('victory', { first: {} }),
        rules: { '*': ['SS-COMP-001'] },
        judge: (_game, { teams }) => ({ teams: teams.slice(0, 1), reason: 'victory.first' }),
      }),
    ],
  };

  test(
    'are swapped by the slot that they fill',
    proving(['SS-COMP-001'], ({ cited }) => {
      const swap = { remove: ['victory/last-team-standing'], add: [firstWins] };
      const { winner, lines } = afterTheFirstTurn(setupWith(places), createSuperscape(swap));
      expect(winner).toBe(0);
      cited(lines.filter(({ reason }) => reason === 'victory.first'));
      expect(() => createSuperscape({ add: [firstWins] })).toThrow(/all fill the slot victory\/elimination/);
    }),
  );

  test('have each a unit and reasons of its own', () => {
    const units = victoryPlugins.flatMap((plugin) => plugin.units);
    expect(units.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'victory custom',
      'victory escort',
      'victory hold-a-space',
      'victory hold-ground',
      'victory king-of-the-hill',
      'victory last-stand',
      'victory last-team-standing',
      'victory points-after-rounds',
    ]);
    const reasons = units.flatMap((unit) => Object.keys(unit.messages));
    expect(new Set(reasons).size).toBe(reasons.length);
  });
});
