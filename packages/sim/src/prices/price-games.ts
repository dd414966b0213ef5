import { type BotSeat, Chance, createBot } from '@scapewright/bots';
import type { CardDefinition } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { battleSetup, createEngine, type Ground, type RulesetName } from '@scapewright/table/battle';
import { playGame } from '../play.ts';

/** What games are played from which cards are priced. */
export interface PriceStudy {
  readonly ruleset: RulesetName;
  readonly seed: string;
  readonly bot: BotSeat;
  readonly cards: readonly CardDefinition[];
  readonly maps: readonly { readonly name: string; readonly ground: Ground }[];
}

/** One game of a study: it is the same whenever it is played. */
export interface PriceGame {
  readonly game: number;
  readonly bot: string;
  readonly map: string;
  /** Ids of the cards of each seat. */
  readonly armies: readonly [readonly string[], readonly string[]];
  /** 1 where the first seat won, 0 where the second did, one half without a winner. */
  readonly score: number;
}

/** Cards of an army: so many at least and at most. */
const sizes = [2, 3, 4] as const;
const mostDecisions = 6000;

/**
 * Plays games between armies that are drawn by chance alone, without a look at any price: 2 to 4 different cards against as many, one
 * more or one fewer. In play every card costs nothing, so that no bot judges by a price either.
 */
export class PricePlayer {
  private readonly study: PriceStudy;
  private readonly engine: SkirmishEngine;
  private readonly cards: readonly CardDefinition[];

  constructor(study: PriceStudy) {
    this.study = study;
    this.engine = createEngine(study.ruleset);
    this.cards = study.cards.map((card) => ({ ...card, points: 0 }));
  }

  /** Plays a game by its number; undefined where these armies may not meet, or do not fit the map. */
  play(game: number): PriceGame | undefined {
    const { seed, bot, maps } = this.study;
    const chance = new Chance(`${seed}/draw/${game}`);
    const { name, ground } = maps[chance.below(maps.length)] as PriceStudy['maps'][number];
    const drawn = this.draw(chance);
    const armies = drawn.map((cards, at) => ({ player: at === 0 ? 'One' : 'Two', cards }));
    let plan: ReturnType<SkirmishEngine['plan']>;
    try {
      plan = this.engine.plan(battleSetup(ground, armies));
    } catch {
      return undefined;
    }
    const own = `${seed}/${game}`;
    const bots = armies.map((_, seat) => createBot(bot, `${own}/${seat}`));
    const { result } = playGame(this.engine, plan, own, bots, { mostDecisions });
    const [one = [], two = []] = drawn.map((cards) => cards.map(({ id }) => id));
    const score = result.winner === 0 ? 1 : result.winner === 1 ? 0 : 0.5;
    return { game, bot, map: name, armies: [one, two], score };
  }

  /** Different cards for both sides. */
  private draw(chance: Chance): readonly (readonly CardDefinition[])[] {
    const left = [...this.cards];
    const take = (count: number): CardDefinition[] =>
      Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(chance.below(left.length), 1),
      ).flat();
    const first = sizes[chance.below(sizes.length)] as number;
    const second = Math.max(sizes[0], Math.min(sizes[2], first - 1 + chance.below(3)));
    return [take(first), take(second)];
  }
}
