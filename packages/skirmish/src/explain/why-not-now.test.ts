import { describe, expect, test } from 'vitest';
import { card, type StartedGame, smallGame } from '../../test/small-game.ts';
import { whyNotNow } from './why-not-now.ts';

function started(): StartedGame {
  return smallGame({
    hexes: 'g1 g1 g1 g1 g1 g1',
    cards: [card('hulk'), card('pal'), card('spy'), card('joker')],
    players: { red: { hulk: 'hulk a1', pal: 'pal c1', spy: 'spy d1' }, blue: { joker: 'joker b1' } },
    setup: {
      orders: [
        ['hulk', 'pal', 'hulk', 'spy'],
        ['joker', 'joker', 'joker', 'joker'],
      ],
    },
    options: { dice: ({ count }) => Array.from({ length: count }, () => 5) },
  });
}

function answered(game: StartedGame, ...picks: readonly string[]): StartedGame {
  for (const pick of picks) {
    const [decision] = game.match.host.pending();
    const refusal = game.match.answer(decision?.seat ?? 0, { pick });
    if (refusal) throw new Error(`${decision?.asks}: ${refusal.message}`);
  }
  return game;
}

const reason = ({ match, figure }: StartedGame, kind: 'move' | 'attack', name: string) =>
  whyNotNow(match, { kind, figure: figure(name) })?.reason;
const marked = ({ match, game }: StartedGame, seat: number, name: string) =>
  whyNotNow(match, { kind: 'activate', seat, card: game.facts.cardNames.indexOf(name) })?.reason;

describe('why something is not possible now', () => {
  test('in the move phase: only who is activated, and only once', () => {
    const game = started();
    expect(reason(game, 'move', 'hulk')).toBeUndefined();
    expect(reason(game, 'attack', 'hulk')).toBeUndefined();
    expect(reason(game, 'move', 'pal')).toBe('now.not-activated');
  });

  test('in the attack phase the time to move is past', () => {
    const game = answered(started(), 'figure:hulk', 'space:a1');
    expect(reason(game, 'move', 'hulk')).toBe('now.move-phase-over');
    expect(reason(game, 'attack', 'hulk')).toBeUndefined();
  });

  test('the marker of the turn says who is activated', () => {
    const game = answered(started(), 'figure:hulk', 'space:a1', 'figure:hulk', 'figure:joker');
    expect(game.match.host.pending()[0]?.seat).toBe(1);
    expect(marked(game, 0, 'pal')).toBeUndefined();
    expect(marked(game, 0, 'hulk')).toBe('now.other-marker');
    expect(marked(game, 0, 'spy')).toBe('now.decoy-marker');
  });
});
