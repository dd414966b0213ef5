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
import { type BattleRecord, rulesetNames } from '@scapewright/table/battle';
import { describe, expect, test } from 'vitest';
import { battleOf, diceToCome, faceDownTokens, orderMarkers, playPair, type Secret } from './worlds.ts';

/** Games of each kind; more by SCAPE_PAIRS. */
const pairs = Number(process.env['SCAPE_PAIRS'] ?? 3);

type Tokens = NonNullable<BattleRecord['ground']['tokens']>;

const glyph = (name: string, content: string, at: string): Tokens[number] => ({
  ...{ name, kind: 'glyph', content, at, faceUp: false, data: {} },
});

/** Battles of each ruleset with as many players as there can be. */
const tables = rulesetNames.flatMap((ruleset) => [
  { ruleset, seats: 2, inTeams: false },
  { ruleset, seats: 3, inTeams: false },
  { ruleset, seats: 4, inTeams: true },
]);

function expectKept(record: BattleRecord, secretOf: () => Secret): { answers: number; differs: boolean } {
  const sum = { answers: 0, differs: false };
  for (let seed = 1; seed <= pairs; seed++) {
    const { leak, answers, differs } = playPair(record, secretOf(), { seed });
    expect(leak).toBeUndefined();
    sum.answers += answers;
    sum.differs ||= differs;
  }
  return sum;
}

describe('whoever may not know it is sent the same, to the last letter', () => {
  test.each(tables)(
    'wherever the order markers of another lie: $ruleset, $seats seats, in teams: $inTeams',
    ({ ruleset, ...table }) => {
      const record = battleOf(ruleset, 'ring-of-stones', table);
      const { answers, differs } = expectKept(record, () => orderMarkers(0, table.inTeams ? [2] : []));
      expect(differs).toBe(true);
      expect(answers).toBeGreaterThan(pairs * 4);
    },
  );

  test.each(['treasures', 'powers'])('whichever of the glyphs lie face down: %s', (kind) => {
    const hidden = kind === 'treasures' ? ['brooch-of-shielding', 'heroic-rune'] : ['gerda', 'kelda'];
    const tokens = ['d3', 'h8'].map((at, place) => glyph(`t${place}`, hidden[place] as string, at));
    const record = battleOf('heroscape', 'glyph-terraces');
    expect(expectKept(record, () => faceDownTokens(tokens)).answers).toBeGreaterThan(pairs * 8);
  });

  test('whichever hazards lie face down', () => {
    const record = battleOf('superscape', 'finders-green');
    const { tokens = [] } = record.ground;
    const hazards = tokens.filter(({ kind, pooled }) => kind === 'hazard' && pooled).slice(0, 2);
    const laid = hazards.map(({ pooled: _, ...token }, place): Tokens[number] => ({
      ...token,
      ...{ name: `t${place}`, at: ['c6', 'i5'][place] as string, faceUp: false },
    }));
    expect(laid).toHaveLength(2);
    expect(expectKept(record, () => faceDownTokens(laid)).answers).toBeGreaterThan(pairs * 8);
  });

  test.each([undefined, 'secure'] as const)('whatever dice are to come; of the kind: %s', (kind) => {
    for (const ruleset of rulesetNames)
      for (const after of [4, 9, 15, 22, 31]) {
        const { answers } = expectKept(battleOf(ruleset, 'first-light'), () => diceToCome(after, kind));
        expect(answers).toBeGreaterThanOrEqual(pairs * (after + 1));
      }
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
  const tokens = ['d3', 'h8'].map((at, place) => glyph(`t${place}`, ['gerda', 'kelda'][place] as string, at));
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
