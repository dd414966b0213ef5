import { type BattleRecord, rulesetNames } from '@scapewright/table/battle';
import { diceToCome, faceDownTokens, lastOrderMarkers, orderMarkers, type Secret } from './secrets.ts';
import { battleOf, type Outcome, playPair } from './worlds.ts';

type Tokens = NonNullable<BattleRecord['ground']['tokens']>;

/** A kind of secret, with the battle in which it is kept. */
export interface SecretCase {
  readonly name: string;
  /** Plays a pair of games by a seed. */
  readonly play: (seed: number) => Outcome;
  /** Answers that are to be given, on average, while it is kept. */
  readonly least: number;
  /** Others are to have seen what the secret is about. */
  readonly isSeen?: boolean;
}

/** Two glyphs that lie face down on a map of HeroScape. */
export function hiddenGlyphs(contents: readonly [string, string]): Tokens {
  return ['d3', 'h8'].map((at, place) => ({
    ...{ name: `t${place}`, kind: 'glyph', content: contents[place] ?? '', at, faceUp: false, data: {} },
  }));
}

/** Two hazards that lie face down on a map of SuperScape. */
function hiddenHazards({ ground: { tokens = [] } }: BattleRecord): Tokens {
  const hazards = tokens.filter(({ kind, pooled }) => kind === 'hazard' && pooled);
  return ['c6', 'i5'].map((at, place) => {
    const { pooled: _, ...token } = hazards[place] as Tokens[number];
    return { ...token, name: `t${place}`, at, faceUp: false };
  });
}

/** Every kind of secret that is tried, in both rulesets. */
export function secretCases(): readonly SecretCase[] {
  const one = (name: string, record: BattleRecord, least: number, secret: (seed: number) => Secret) => ({
    ...{ name, least },
    play: (seed: number) => playPair(record, secret(seed), { seed }),
  });
  const tables = [
    { seats: 2, inTeams: false },
    { seats: 3, inTeams: false },
    { seats: 4, inTeams: true },
  ];
  const markers = rulesetNames.flatMap((ruleset) =>
    tables.map((table) => {
      const who = `${ruleset}, ${table.seats} players${table.inTeams ? ' in teams' : ''}`;
      const record = battleOf(ruleset, 'ring-of-stones', table);
      return one(`order markers of another: ${who}`, record, 4, () =>
        orderMarkers(0, table.inTeams ? [2] : []),
      );
    }),
  );
  const dice = rulesetNames.flatMap((ruleset) =>
    ([undefined, 'secure'] as const).map((kind) => {
      const record = battleOf(ruleset, 'first-light');
      return one(`dice to come: ${ruleset}, ${kind ?? 'quick'}`, record, 4, (seed) =>
        diceToCome(4 + ((seed * 5) % 30), kind),
      );
    }),
  );
  // Rygarn draws the marker of a turn away before it is turned up, the Admiral sends those on its card to Captains, and whoever
  // glides in takes those of several cards.
  const moved = Object.entries({
    'before they are turned up': ['rygarn', 'sgt-drake-alexander', 'raelin'],
    'from one card to others': ['admiral-ej-1m', 'fia-bonny-the-void-siren', 'raelin'],
    'from several cards': ['sgt-drake-alexander', 'raelin', 'wing-commander-tuck-harrigan'],
  }).map(([how, army]) => ({
    ...{ name: `order markers that a power moves ${how}`, least: 4, isSeen: true },
    play: (seed: number) =>
      playPair(battleOf('heroscape', 'first-light', { army, seed: `moved ${seed}` }), lastOrderMarkers(0), {
        ...{ seed, sees: /order markers? of .{1,200}\bmoves? to /i },
      }),
  }));
  const glyphs = battleOf('heroscape', 'glyph-terraces');
  const hazards = battleOf('superscape', 'finders-green');
  return [
    ...markers,
    ...moved,
    one('treasures that lie face down', glyphs, 8, () =>
      faceDownTokens(hiddenGlyphs(['brooch-of-shielding', 'heroic-rune'])),
    ),
    one('glyphs of power that lie face down', glyphs, 8, () =>
      faceDownTokens(hiddenGlyphs(['gerda', 'kelda'])),
    ),
    one('hazards that lie face down', hazards, 8, () => faceDownTokens(hiddenHazards(hazards))),
    ...dice,
  ];
}
