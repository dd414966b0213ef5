import { randomTable } from '@scapewright/kernel';
import {
  defineMessages,
  type Game,
  orderTable,
  plugin,
  rules,
  type SkirmishRun,
  tokenPlan,
  trigger,
} from '@scapewright/skirmish/author';
import { describe, expect, test } from 'vitest';
import { hiddenGlyphs, secretCases } from './secret-cases.ts';
import { diceToCome, faceDownTokens, orderMarkers } from './secrets.ts';
import { battleOf, playPair } from './worlds.ts';

/** Games of each kind; more by SCAPE_PAIRS. */
const pairs = Number(process.env['SCAPE_PAIRS'] ?? 3);

describe('whoever may not know it is sent the same, to the last letter', () => {
  test.each(secretCases())('$name', ({ name, play, least, isSeen = false }) => {
    let given = 0;
    let differs = false;
    let wasSeen = false;
    for (let seed = 1; seed <= pairs || (isSeen && !wasSeen && seed <= 50); seed++) {
      const outcome = play(seed);
      expect(outcome.leak).toBeUndefined();
      given += outcome.answers;
      differs ||= outcome.differs;
      wasSeen ||= outcome.isSeen;
    }
    expect(wasSeen).toBe(true);
    expect(given).toBeGreaterThan(pairs * least);
    expect(differs).toBe(name.startsWith('order markers'));
  });
});

const said = defineMessages('saboteur', {
  told: { text: 'something happens: {result}', rules: { heroscape: ['HS-GLYPH-001'] } },
});

/** A plugin that tells everybody a number whenever a figure enters a space or a turn begins. */
const telling = (number: (game: Game, run: SkirmishRun) => number) =>
  plugin('house/saboteur', '1.0.0', {
    units: [
      rules({
        id: 'saboteur',
        name: 'Saboteur',
        text: 'It tells what it should not.',
        messages: said,
        hooks: (['1B', 'E.figure-enters-space', 'E.order-marker-placed'] as const).map((at) =>
          trigger(at, {
            commutes: true,
            run: (run) => run.note(said.told, { result: number(run.game, run) }),
          }),
        ),
      }),
    ],
  });

/** A plugin that asks only where a secret is so. */
const askingIf = (holds: (game: Game) => boolean) =>
  plugin('house/saboteur', '1.0.0', {
    units: [
      rules({
        id: 'saboteur',
        name: 'Saboteur',
        text: 'It asks where it should not.',
        hooks: [
          trigger('1B', {
            optional: true,
            seat: (_, { seat }) => seat,
            when: holds,
            run: () => undefined,
          }),
        ],
      }),
    ],
  });

describe('a saboteur is caught that', () => {
  const record = battleOf('heroscape', 'glyph-terraces');
  const tokens = hiddenGlyphs(['gerda', 'kelda']);
  const cases = {
    'tells on which card a marker lies': {
      secret: () => orderMarkers(0),
      add: telling((game) => game.state.read(orderTable.card, 1)),
    },
    'asks according to where a marker lies': {
      secret: () => orderMarkers(0),
      add: askingIf(({ state }) => state.read(orderTable.card, 0) === state.read(orderTable.card, 1)),
    },
    'tells what a token is that lies face down': {
      secret: () => faceDownTokens(tokens),
      add: telling((game) => tokenPlan(game, 0).content.charCodeAt(0)),
    },
    'tells of dice to come': {
      secret: (seed: number) => diceToCome(4 + seed * 2),
      add: telling((game) => game.state.read(randomTable.a, 0)),
    },
  };
  test.each(Object.entries(cases))('%s', (_, { secret, add }) => {
    const outcomes = Array.from({ length: 16 }, (_none, seed) =>
      playPair(record, secret(seed), { seed, add: [add] }),
    );
    expect(outcomes.some(({ leak }) => leak !== undefined)).toBe(true);
  });
});
