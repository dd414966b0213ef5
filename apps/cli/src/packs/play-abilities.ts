import { cardDefinition, isFigureCard, type Pack, type Problem } from '@scapewright/packs';
import { type ClauseData, partsOfHooks } from '@scapewright/plugin-abilities';
import { triedHooks } from '@scapewright/sim';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { WrittenAbility } from '@scapewright/table/check';

/** Random battles about one ability, and the time for them. */
const most = { games: 40, milliseconds: 1000 } as const;

/**
 * The parts of abilities as data on the pack's cards that were not seen to act in random battles about them, under the first ruleset of
 * the pack. That a part was not seen does not say that it never acts.
 */
export function unseenParts(
  pack: Pack,
  abilities: readonly WrittenAbility[],
  engine: SkirmishEngine,
): readonly Problem[] {
  const cards = pack.cards.filter(isFigureCard);
  return abilities.flatMap(({ clause, file, placeOf }) => {
    const has = (card: (typeof cards)[number]): boolean =>
      card.abilities.some((one) => one.kind === 'clause' && one.clause === clause);
    const found = cards.find(has);
    const card = found && cardDefinition(found, 0);
    const use = card?.abilities.find(({ id }) => id === clause.id);
    if (!card || !use) return [];
    const places = partsOfHooks(clause as ClauseData);
    const { acted, games } = triedHooks({ engine, card, use, ...most });
    return clause.parts.flatMap((_, part): Problem[] => {
      const isSeen = places.some((place, at) => place === part && acted[at]);
      if (isSeen || !places.includes(part)) return [];
      return [
        {
          ...{ file, ...placeOf(['parts', part]), path: '' },
          message: `${clause.name}: not shown to act in ${games} random battles`,
          fix: 'prove it with a scenario, or look whether it can act at all',
        },
      ];
    });
  });
}
