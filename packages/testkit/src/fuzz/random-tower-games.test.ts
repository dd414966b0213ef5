import { loadScenarios } from '@scapewright/packs';
import { describe, expect, test } from 'vitest';
import { scenarioKit } from '../kit/scenario-kit.ts';
import { gameSetup } from '../setup/game-setup.ts';
import { playRandomGame } from './random-game.ts';

const kit = scenarioKit();

/** A battle in and around a tower with every part of a building, two ladders and an enclosed shed. */
const battle = `scenario: Battle of the tower
rules: []
start: round
board:
  hexes: |
    g1 g1 fl1/fl13/co25 fl1/fl13/co25 fl1/fl13/co25 g1 g1 g7 g7
     g1 g1 fl1/fl13/co25 fl1/fl13/co25 fl1/fl13/co25 g1 g1 g7 g7
    g1 g1 fl1/fl13/co25 fl1/fl13/co25 fl1/fl13/co25 g1 g1 g1 g1
     g1 g1 g1 g1 g1 g1 g1 g1 g1
  ladders:
    - {id: l1, landing: g1, top: h1}
    - {id: l2, landing: g2, top: h2, turbo-lift: true}
  buildings:
    - id: tower
      access: interior
      floors: [{level: 1, at: c1-e3}, {level: 13, at: c1-e3}]
      doorways: [c2@1, d3@1]
      windows: [e1@1, e2@13, e3@13]
      walls: [[c1@1, d1@1]]
      stairs: [{down: d1@1, up: d1@13, number: 2}]
      elevators: [{id: lift, at: [d2@1, d2@13], car: cab}]
    - {id: shed, access: enclosed, at: [h4], height: 9, transit: [{number: 2, at: [g4, i4, i3]}]}
cards:
  knight: {life: 3, move: 6}
  archer: {range: 6, uniqueness: uncommon, life: 2, move: 6, symbols: [flying]}
  pack: {unit: squad, figures: 2, uniqueness: common, life: 1}
  ride: {base: double, life: 3, height: 6}
  tall: {life: 3, height: 9, size: large}
  cab: {unit: object, size: huge, height: 7, life: 9, defense: 6, occupancy: 2}
players:
  - name: red
    figures: {k: {card: knight, at: c1@1}, a1: {card: archer, at: c1@13}, p1: {card: pack, at: b2}, p2: {card: pack, at: b3}, t: {card: tall, at: a1}}
  - name: blue
    figures: {r: {card: ride, at: [f1, f2]}, a2: {card: archer, at: c1}, a3: {card: archer, at: f3}, p3: {card: pack, at: g4}, p4: {card: pack, at: e3@1}}
neutral: {cab: {card: cab, at: d2@1}}
steps: [{end: turn}]
`;

function start() {
  const [document] = loadScenarios('battle.yaml', battle, kit.known).documents;
  if (!document?.ok) throw new Error(JSON.stringify(document));
  const [engine] = kit.engines.forScenario(document.scenario);
  const setup = gameSetup(document.scenario, kit, engine);
  return { engine, setup: { ...setup, roundLimit: 2 } };
}

describe('random games in and around a tower', () => {
  const { engine, setup } = start();

  test('end, whatever is chosen, and never break an invariant', () => {
    for (let game = 0; game < 3; game++) {
      const { rounds } = playRandomGame(engine, setup, `tower-${game}`, { everyEvent: true });
      expect(rounds).toBeGreaterThan(0);
    }
  });

  test('are the same again, also saved and loaded at every decision, and run twice in everything', () => {
    const { hash } = playRandomGame(engine, setup, 'again');
    expect(playRandomGame(engine, setup, 'again', { saveEvery: 10 }).hash).toBe(hash);
    expect(playRandomGame(engine, setup, 'again', { paranoid: true }).hash).toBe(hash);
  });
});
