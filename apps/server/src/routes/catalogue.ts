import { planOfMap } from '@scapewright/packs';
import {
  type Armies,
  type Cards,
  type MapInShort,
  type Maps,
  type Rulesets,
  rulesetName,
} from '@scapewright/protocol/http';
import { rulesetNames, variantsOf } from '@scapewright/table/battle';
import { usualTables } from '@scapewright/table/usual';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Content, ShippedMap } from '../content/content.ts';
import { checked, notFound, Problem } from '../problems.ts';
import { recordOf } from '../tables/begin-table.ts';

const byRuleset = z.object({ ruleset: rulesetName.optional() });
export const cardsWanted = byRuleset.extend({ text: z.string().max(200).optional() });

/** What can be played: rulesets, maps, cards, armies. */
export function catalogueRoutes(app: FastifyInstance, content: Content): void {
  app.get(
    '/rulesets',
    async (): Promise<Rulesets> => ({
      rulesets: rulesetNames.map((name) => ({ name, variants: [...variantsOf(name)] })),
    }),
  );

  app.get('/maps', async (request): Promise<Maps> => {
    const { ruleset: only } = checked(byRuleset, request.query);
    const maps = [...content.maps.values()].filter((map) => !only || isPlayable(content, only, map));
    return { maps: maps.map((map) => inShort(content, map)) };
  });

  app.get<{ Params: { name: string } }>('/maps/:name', async ({ params }) => {
    const found = content.maps.get(params.name);
    if (!found) throw notFound('missing:map');
    return { ...inShort(content, found), map: found.map };
  });

  app.get('/cards', async (request): Promise<Cards> => {
    const { ruleset: only, text = '' } = checked(cardsWanted, request.query);
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const found = only ? content.library.cardsFor(only) : content.library.cards();
    const cards = found
      .filter(({ card }) => words.every((word) => textOf(card).includes(word)))
      .map(({ card, pack, prices }) => ({
        ...{ id: card.id, name: card.name, unit: card.unit, pack },
        points: prices.get('standard'),
      }));
    return { cards };
  });

  app.get('/armies', async (request): Promise<Armies> => {
    const { ruleset: only } = checked(byRuleset, request.query);
    const wanted = only ? [only] : rulesetNames;
    return {
      armies: wanted.flatMap((name) =>
        usualTables[name].armies.map((army) => ({
          ...{ name: army.name, ruleset: name, cards: [...army.cards] },
          points: pointsOf(content, army.cards),
        })),
      ),
    };
  });
}

function inShort({ catalogue }: Content, { id, map }: ShippedMap): MapInShort {
  const { plan, startZones } = planOfMap(map, catalogue);
  return { name: id, title: map.name, spaces: plan.spaces.length, seats: Math.max(2, startZones.length) };
}

const textOf = (card: { readonly name: string; readonly id: string }): string =>
  `${card.name} ${card.id}`.toLowerCase();

function pointsOf({ library }: Content, cards: readonly string[]): number {
  return cards.reduce((sum, id) => sum + (library.find(id)?.prices.get('standard') ?? 0), 0);
}

/** Can the usual armies of a ruleset be played on a map? */
function isPlayable(content: Content, name: (typeof rulesetNames)[number], { id }: ShippedMap): boolean {
  const sides = usualTables[name].armies.map(({ name: called, cards }) => ({
    ...{ name: called, kind: 'greedy' as const, army: cards },
  }));
  try {
    recordOf(content, { ruleset: name, variants: [], map: id }, sides, 'trial');
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
