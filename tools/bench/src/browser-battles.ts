import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataFolder, type PackName } from '@scapewright/cards';
import {
  type CardData,
  cardDefinition,
  catalogueOf,
  importMap,
  isFigureCard,
  type PackCard,
  planOfMap,
} from '@scapewright/packs';
import type { CardDefinition } from '@scapewright/skirmish/author';
import {
  battleSetup,
  createEngine,
  groundOfMap,
  neutralWithCards,
  type RulesetName,
} from '@scapewright/table/battle';
import { readPack } from '@scapewright/testkit';
import type { BrowserBattle } from './demonstration.ts';

/** As many spaces of a start zone as figures are sure to find room on, double bases too. */
const crowd = 16;

/** The cards of a pack. */
function cardsOf(pack: PackName): readonly CardDefinition[] {
  const { cards } = readPack(fileURLToPath(new URL(pack, dataFolder)));
  const isOfFigures = (card: PackCard): boolean => isFigureCard(card as CardData);
  return cards
    .filter(isOfFigures)
    .map((card) => cardDefinition(card as Parameters<typeof cardDefinition>[0], 100));
}

/**
 * A battle as an app would be given it, plain data: the cards of packs in turn for one and the other of two players as long as their
 * start zones have room, on a map with objects, the cars of its shafts too.
 */
export function browserBattle(ruleset: RulesetName, packs: readonly PackName[], map: string): BrowserBattle {
  const { plugins } = createEngine(ruleset);
  const file = `${map}.yaml`;
  const read = importMap(file, readFileSync(new URL(`../maps/${file}`, dataFolder)));
  if (!read.map) throw new Error(`${file} cannot be read`);
  const plan = planOfMap(read.map, catalogueOf(plugins.flatMap(({ units }) => units)));
  const objects = cardsOf('battlefield');
  const { known } = neutralWithCards(plan, (id) => objects.find((card) => card.id === id));
  const zones = plan.startZones.map(({ spaces }) => spaces);
  const armies = [0, 1].map((seat) => {
    const own = packs.flatMap(cardsOf).filter((_, at) => at % 2 === seat);
    return { player: `player ${seat + 1}`, cards: thatFit(own, crowd) };
  });
  const setup = battleSetup(groundOfMap(plan, zones, known), armies, { roundLimit: 6 });
  const { battlefield, ...others } = setup;
  return { ruleset, plan: battlefield.plan, setup: others };
}

/** The first cards for whose figures there are spaces enough. */
function thatFit(cards: readonly CardDefinition[], spaces: number): readonly CardDefinition[] {
  const [card, ...others] = cards;
  if (card === undefined) return [];
  const needed = card.figures * (card.base === 'single' ? 1 : 2);
  return needed > spaces ? thatFit(others, spaces) : [card, ...thatFit(others, spaces - needed)];
}
