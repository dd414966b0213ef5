import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { flatPlan } from '@scapewright/board';
import { Chance } from '@scapewright/bots';
import { dataFolder, packNames } from '@scapewright/cards';
import { cardDefinition, isFigureCard } from '@scapewright/packs';
import { ruleIds } from '@scapewright/rulebook/ids';
import { type FuzzKit, fuzzGame } from '@scapewright/sim';
import type { CardDefinition } from '@scapewright/skirmish/author';
import { createEngine, type Ground } from '@scapewright/table/battle';
import { libraryOf, readPack } from '@scapewright/testkit';
import { roster } from './roster.ts';

/**
 * `pnpm run roster:games`: random games of two armies, drawn of the cards that have played least, until each card of the packs
 * has stood in so many armies (`--games`, 200), or `--most` games are played. The same `--seed` plays the same games;
 * `--from` begins with a later one, `--cards` plays with these alone, `--done` with those that the roster calls done.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    most: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'roster' },
    from: { type: 'string', default: '0' },
    cards: { type: 'string', default: '' },
    done: { type: 'boolean', default: false },
  },
});

const [columns, rows, zoneRows] = [18, 14, 3];
/** Spaces that the bases of an army take at most, less than the start zones have, and how many cards it has. */
const [roomOfArmy, cardsOfArmy] = [46, 12];
const terrains = ['grass', 'rock', 'sand', 'water', 'ice', 'snow', 'heavy-snow', 'lava-field', 'shadow'];

const wanted = new Set(values.cards.split(',').filter((id) => id !== ''));
const done = values.done
  ? new Set(roster().flatMap(({ status, card }) => (status === 'done' && card ? [card] : [])))
  : undefined;
const cards = packNames
  .filter((name) => name.startsWith('heroscape'))
  .flatMap((name) => [...libraryOf([readPack(join(fileURLToPath(dataFolder), name))]).values()])
  .flatMap(({ card, points }) => (isFigureCard(card) ? [cardDefinition(card, points ?? 0)] : []))
  .filter(
    ({ id, unit }) => unit !== 'object' && (wanted.size === 0 || wanted.has(id)) && (done?.has(id) ?? true),
  );
const kit: Omit<FuzzKit, 'battle'> = {
  ...{ engine: createEngine('heroscape'), other: createEngine('heroscape') },
  stock: { cards, grounds: [] },
  isRule: (id) => new Set<string>(ruleIds()).has(id),
};

const played = new Map(cards.map(({ id }) => [id, 0]));
const goal = Number(values.games);
let games = 0;
let faults = 0;
const least = (): number => Math.min(...played.values());
while (least() < goal && games < Number(values.most)) {
  const name = `${values.seed}/${games}`;
  const chance = new Chance(name);
  const ground = wideGround(chance);
  const armies = drawnArmies(chance);
  if (games >= Number(values.from)) play(name, ground, armies);
  for (const { cards: own } of armies)
    for (const id of new Set(own.map((card) => card.id))) played.set(id, (played.get(id) ?? 0) + 1);
  games++;
  if (games % 100 === 0) console.log(`${games} games, each card in ${least()} at least, ${faults} faults`);
}
console.log(`${games} games with ${cards.length} cards, each in ${least()} at least: ${faults} faults`);
if (faults > 0) process.exitCode = 1;

function play(name: string, ground: Ground, armies: ReturnType<typeof drawnArmies>): void {
  try {
    fuzzGame({ ...kit, battle: { ground, armies } }, name, 1);
  } catch (error) {
    faults++;
    const held = armies.map(({ cards: own }) => own.map(({ id }) => id).join(', ')).join(' against ');
    console.log(`game ${games} (${held}): ${error instanceof Error ? error.message : String(error)}`);
    if (process.env['TRACE']) console.log(error);
  }
}

/** Two armies of the cards that have played least, chance deciding between equals; a common card often comes twice. */
function drawnArmies(
  chance: Chance,
): readonly { readonly player: string; readonly cards: readonly CardDefinition[] }[] {
  const order = cards
    .map((card) => ({ card, key: (played.get(card.id) ?? 0) * 1000 + chance.below(1000) }))
    .sort((one, other) => one.key - other.key)
    .map(({ card }) => card);
  return ['red', 'blue'].map((player) => {
    const own: CardDefinition[] = [];
    let room = roomOfArmy;
    while (room > 0 && order.length > 0 && own.length < cardsOfArmy) {
      const at = order.findIndex((card) => spacesOf(card) <= room);
      if (at < 0) break;
      const [card] = order.splice(at, 1) as [CardDefinition];
      const twice = card.uniqueness === 'common' && spacesOf(card) * 2 <= room && chance.below(2) === 0;
      own.push(card, ...(twice ? [card] : []));
      room -= spacesOf(card) * (twice ? 2 : 1);
    }
    return { player, cards: own };
  });
}

function spacesOf({ base, figures }: CardDefinition): number {
  return figures * (base === 'single' ? 1 : base === 'double' ? 2 : base.length);
}

/** A wide battlefield with hills, water, ice, snow and rock between two level start zones that hold a dozen cards each. */
function wideGround(chance: Chance): Ground {
  const plan = flatPlan(columns, rows, 'grass');
  const spaces = plan.spaces.map((space) => {
    if (space.r < zoneRows || space.r >= rows - zoneRows || chance.below(3) > 0) return space;
    const terrain = terrains[chance.below(terrains.length)] as string;
    const isFlat = ['water', 'ice'].includes(terrain);
    return { ...space, terrain, level: isFlat ? space.level : space.level + chance.below(4) };
  });
  const zone = (from: number, to: number) =>
    spaces.filter(({ r }) => r >= from && r < to).map(({ name }) => name);
  return { plan: { spaces }, startZones: [zone(0, zoneRows), zone(rows - zoneRows, rows)] };
}
