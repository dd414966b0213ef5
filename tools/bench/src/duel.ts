import { type Bot, greedyBot } from '@scapewright/bots';
import type { MatchPlan } from '@scapewright/kernel';
import type { Batch } from '@scapewright/sim';
import type { CardDefinition, CardPlan, Game, PlayerPlan } from '@scapewright/skirmish/author';
import { plainCard, type SkirmishEngine } from '@scapewright/skirmish/engine';
import { createSuperscape } from '@scapewright/superscape';
import type { Army } from '@scapewright/table/battle';
import { Sfc32 } from '../limits/rng.mjs';
import { groundOf } from './ground.ts';

/** Abilities of the duel's cards: about three for two cards, of the kinds that cards have. */
const abilities: readonly CardDefinition['abilities'][] = [
  [{ id: 'rage-smash', with: { max: 5 } }],
  [{ id: 'stealth-climbing', with: { levels: 4 } }],
  [
    { id: 'accelerated-healing-factor', with: {} },
    { id: 'rage-smash', with: { max: 2 } },
  ],
  [],
  [{ id: 'super-leap', with: {} }],
];

/** A duel of five heroes a side, 1,000 points each, on the limits' 500-space battlefield, with abilities. */
export function duel(
  width = 25,
  height = 20,
): { readonly engine: SkirmishEngine; readonly plan: MatchPlan<Game> } {
  const engine = createSuperscape();
  const { map, field } = groundOf(width, height);
  const chance = new Sfc32(77);
  const known = new Set(engine.kit.catalogue.abilityIds());
  const definitions: CardDefinition[] = [];
  const taken = new Set<number>();
  const players = ['red', 'blue'].map((name, side): PlayerPlan => {
    const cards = Array.from({ length: 5 }, (_, at): CardPlan => {
      const id = `${name}-${at}`;
      definitions.push(
        hero(
          id,
          chance,
          (abilities[at] ?? []).filter((use) => known.has(use.id)),
        ),
      );
      let space: number;
      do {
        const row = side === 0 ? chance.int(3) : map.h - 1 - chance.int(3);
        space = row * map.w + chance.int(map.w);
      } while (taken.has(space) || map.water[space] === 1);
      taken.add(space);
      return { name: id, definition: id, figures: [{ name: id, spaces: [space] }] };
    });
    return { name, cards };
  });
  return { engine, plan: engine.plan({ battlefield: field, definitions, players, start: 'game' }) };
}

function hero(id: string, chance: Sfc32, uses: CardDefinition['abilities']): CardDefinition {
  return plainCard(id, {
    height: 5 + chance.int(2),
    life: 4 + chance.int(3),
    move: 5 + chance.int(3),
    range: chance.int(2) === 1 ? 1 : 4 + chance.int(4),
    attack: 4 + chance.int(3),
    defense: 3 + chance.int(3),
    points: 200,
    abilities: uses,
  });
}

/** The player of all measurements of the engine: the greedy bot, whose answers never change. */
export const usualPlayer = (seed: string): Bot => greedyBot(seed);

/** Plays duels inline with such players and returns how many decisions and options there were, and a checksum. */
export function playDuels(
  games: number,
  seed: number,
  made = duel(),
): { readonly decisions: number; readonly options: number; readonly checksum: string } {
  const { engine, plan } = made;
  let decisions = 0;
  let options = 0;
  let checksum = '';
  for (let game = 0; game < games; game++) {
    const bots = [usualPlayer(`${seed + game}/red`), usualPlayer(`${seed + game}/blue`)];
    const match = engine.prepare(plan, { seed: `duel-${seed + game}`, log: false });
    match.advance((decision) => {
      decisions++;
      options += decision.count;
      return bots[decision.seat]?.decide(decision, match);
    });
    checksum = match.host.hash();
  }
  return { decisions, options, checksum };
}

/** The same duel as a batch for worker threads: placed by the bots in start zones on both long sides. */
export function duelBatch(games: number): Batch {
  const { map, field } = groundOf(25, 20);
  const zone = (from: number, to: number): string[] =>
    Array.from({ length: map.n }, (_, i) => i)
      .filter((i) => Math.floor(i / map.w) >= from && Math.floor(i / map.w) <= to && map.water[i] === 0)
      .map((i) => `h${i}`);
  const zones = [zone(0, 2), zone(17, 19)];
  const size = Math.min(...zones.map(({ length }) => length));
  const chance = new Sfc32(77);
  const known = new Set(createSuperscape().kit.catalogue.abilityIds());
  const army = (player: string): Army => ({
    player,
    cards: Array.from({ length: 5 }, (_, at) =>
      hero(
        `${player}-${at}`,
        chance,
        (abilities[at] ?? []).filter((use) => known.has(use.id)),
      ),
    ),
  });
  return {
    ruleset: 'superscape',
    ground: { plan: field.plan, startZones: zones.map((spaces) => spaces.slice(0, size)) },
    armies: [army('red'), army('blue')],
    bots: ['greedy', 'greedy'],
    games,
    seed: 'bench',
  };
}
