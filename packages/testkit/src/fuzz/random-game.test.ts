import { loadScenarios } from '@scapewright/packs';
import { describe, expect, test } from 'vitest';
import { scenarioKit } from '../kit/scenario-kit.ts';
import { gameSetup } from '../setup/game-setup.ts';
import { playRandomGame } from './random-game.ts';

const kit = scenarioKit();

/** A battle of three against three on a small board with a hill, water, lava and a wall. */
const battle = (ruleset: string) => `scenario: battle
ruleset: ${ruleset}
start: round
board:
  hexes: |
    g1 g1 g3 g3 g1 g1
     g1 wa1 g6 g1 g1 g1
    g1 g1 ml1 g2 g14 g1
     g1 g1 g1 g1 g1 g1
  objects:
    - {id: wall, kind: ancient-ruin, between: [[b4, c4]], height: 9}
cards:
  knight: {life: 3, abilities: [{extra-attacks: 2}, {reroll: {die: attack, whose: own, once: turn}}]}
  archer: {range: 4, uniqueness: uncommon, life: 2, symbols: [flying], abilities: [{escape: {at: C2, on: 16}}]}
  pack: {unit: squad, figures: 2, uniqueness: common, life: 1}
  ride: {base: double, life: 3, abilities: [{special-attack: {id: blast, range: 3, attack: 2, hits: adjacent-to-target}}]}
  coach: {life: 2, abilities: [{grants: {at: 5J, what: move-action, to: ally, optional: true}}]}
players:
  - name: red
    figures: {k: {card: knight, at: a1}, a1: {card: archer, at: a2}, p1: {card: pack, at: a3}, p2: {card: pack, at: b3}, p3: {card: pack, at: a4}}
  - name: blue
    figures: {r: {card: ride, at: [e1, f1]}, c: {card: coach, at: f2}, a2: {card: archer, at: f3}, a3: {card: archer, at: f4}}
steps: [{end: turn}]
`;

function start(ruleset: string) {
  const [document] = loadScenarios('battle.yaml', battle(ruleset)).documents;
  if (!document?.ok) throw new Error(JSON.stringify(document));
  const [engine] = kit.engines.forScenario(document.scenario);
  const setup = gameSetup(document.scenario, kit, engine);
  return { engine, setup };
}

describe.each(['superscape', 'heroscape'])('random games of %s', (ruleset) => {
  const { engine, setup } = start(ruleset);

  test('end, whatever is chosen, and never break an invariant', () => {
    for (let game = 0; game < 8; game++) {
      const { winner, rounds } = playRandomGame(engine, setup, `end-${game}`, { everyEvent: true });
      expect(winner).toBeGreaterThanOrEqual(-1);
      expect(rounds).toBeGreaterThan(0);
    }
  });

  test('are the same again with their seed, also saved and loaded at every decision', () => {
    const seed = 'again';
    const { hash, decisions } = playRandomGame(engine, setup, seed);
    expect(playRandomGame(engine, setup, seed)).toMatchObject({ hash, decisions });
    expect(playRandomGame(engine, setup, seed, { saveEvery: 1 })).toMatchObject({ hash, decisions });
  });

  test('run twice in everything, without clocks and chance, they come to the same', () => {
    const { hash } = playRandomGame(engine, setup, 'twice');
    expect(playRandomGame(engine, setup, 'twice', { paranoid: true }).hash).toBe(hash);
  });
});
