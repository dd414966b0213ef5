import { compileBattlefield, flatPlan } from '@scapewright/board';
import { randomBot } from '@scapewright/bots';
import { type CardDefinition, isFigureless } from '@scapewright/skirmish/author';
import { createSuperscape } from '@scapewright/superscape';
import { battleSetup } from '@scapewright/table/battle';
import { describe, expect, test } from 'vitest';
import { card, meadow } from '../test/duel.ts';
import { playGame } from './play.ts';

const engine = createSuperscape();
const figureless = { figures: 0, life: null, move: null, range: null, attack: null, defense: null } as const;

const spell: CardDefinition = card('mend', {
  ...figureless,
  unit: 'one-shot',
  uniqueness: 'common',
  abilities: [
    {
      id: 'mend',
      unit: 'one-shot',
      with: { type: 'spell', when: ['3C', 'R1'], effect: { kind: 'heal', figure: 'user', wounds: 1 } },
    },
  ],
});
const back = card('tale', { ...figureless, unit: 'story', costless: true });
const story: CardDefinition = {
  ...back,
  costless: false,
  abilities: [{ id: 'tale', unit: 'story', with: {} }],
  otherSide: back,
};

/** A game of two players with spells and a story, and an Upside Down in which one of them starts. */
function playedGame(seed: string) {
  const hero = card('ada', { symbols: ['magical-affinity'], life: 6 });
  const armies = [
    { player: 'Oak', cards: [hero, spell, spell, story] },
    { player: 'Elm', cards: [card('joe', { life: 6 }), card('kim', { life: 6 })] },
  ];
  const beside = flatPlan(3, 3, 'upside-down').spaces.map((space) => ({
    ...space,
    name: `ud:${space.name}`,
    region: 1,
  }));
  const battlefield = compileBattlefield({ spaces: [...meadow.plan.spaces, ...beside] });
  const setup = {
    ...battleSetup(meadow, armies, { roundLimit: 4 }),
    battlefield,
    battlefields: [{ id: 'ud', kind: 'upside-down', region: 1, exits: [battlefield.spaceOf('ud:c3')] }],
  };
  const players = setup.players.map((player, seat) =>
    seat === 0
      ? player
      : { ...player, startZone: [...(player.startZone ?? []).slice(1), battlefield.spaceOf('ud:a1')] },
  );
  const bots = ['oak', 'elm'].map((name) => randomBot(`${seed}/${name}`));
  return playGame(engine, engine.plan({ ...setup, players }), seed, bots, { mostDecisions: 4_000 });
}

describe('games with cards without figures and a battlefield beside the main one', () => {
  const games = Array.from({ length: 8 }, (_, at) => playedGame(`game ${at}`));

  test('come to an end', () => {
    for (const { match } of games) expect(match.over).toBe(true);
  });

  test('see the spells used, and not again', () => {
    const left = games.map(
      ({
        match: {
          host: { game },
        },
      }) =>
        game.facts.definitions.filter(
          (definition, at) => isFigureless(definition) && definition.id === 'mend' && game.isCardActive(at),
        ).length,
    );
    expect(Math.min(...left)).toBeLessThan(2);
  });

  test('lose the battlefield on which nobody stands', () => {
    const isCleared = games.map(
      ({
        match: {
          host: { game },
        },
      }) => game.field.exists[game.field.spaceOf('ud:b2')] !== 1,
    );
    expect(isCleared).toContain(true);
  });
});
