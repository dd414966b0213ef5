import { type CardDefinition, isFigureless, sidesOf } from '../../model/card.ts';
import { labelOf } from '../../model/label.ts';
import type { TeamCard, TeamRefusal } from './team-card.ts';
import type { TeamReason } from './team-reasons.ts';
import { teamRefusal } from './team-refusal.ts';

/**
 * What forbids the cards without figures of a team: of unique ones it holds one copy of a name and kind, of event ones too
 * (SS-NOFIG-014, SS-NOFIG-015), and a one shot wants on the team what it prints for drafting (SS-ONESHOT-015).
 */
export function figurelessRefusals(cards: readonly TeamCard[]): readonly TeamRefusal[] {
  const figureless = cards.filter(({ definition }) => isFigureless(definition));
  return [...twiceRefusals(figureless), ...figureless.flatMap((card) => needRefusal(card, cards))];
}

const twiceReasons: Readonly<Record<string, TeamReason>> = {
  unique: 'team.figureless-unique-twice',
  event: 'team.figureless-event-twice',
};

function twiceRefusals(cards: readonly TeamCard[]): readonly TeamRefusal[] {
  const named = new Map<string, TeamCard[]>();
  for (const card of cards) {
    const { unit, name, uniqueness } = card.definition;
    if (twiceReasons[uniqueness] === undefined) continue;
    const key = `${unit}/${uniqueness}/${labelOf(name)}`;
    named.set(key, [...(named.get(key) ?? []), card]);
  }
  return [...named.values()].flatMap((group) => {
    const copies = group.reduce((sum, card) => sum + card.copies, 0);
    if (copies < 2) return [];
    const reasons = group.map(({ definition }) => twiceReasons[definition.uniqueness] as TeamReason);
    const { name } = (group[0] as TeamCard).definition;
    const ids = group.map(({ definition }) => definition.id);
    return teamRefusal([...new Set(reasons)], ids, 'figureless-twice', { card: name, copies });
  });
}

function needRefusal({ definition }: TeamCard, team: readonly TeamCard[]): readonly TeamRefusal[] {
  if (definition.unit !== 'one-shot' || meetsNeeds(definition, definitionsOf(team))) return [];
  return [teamRefusal(['team.figureless-need'], [definition.id], 'need', { card: definition.name })];
}

function definitionsOf(team: readonly TeamCard[]): readonly CardDefinition[] {
  return team.flatMap(({ definition }) => sidesOf(definition));
}

/** Do the figure cards of a team give everything that a card wants there? */
export function meetsNeeds({ teamNeeds }: CardDefinition, team: readonly CardDefinition[]): boolean {
  if (!teamNeeds) return true;
  const figures = team.filter((one) => !isFigureless(one));
  const printed = figures.flatMap(({ identity, name }) => (identity.length > 0 ? identity : [name]));
  const labels = new Set(figures.flatMap(({ keywords }) => keywords).map(labelOf));
  return (
    teamNeeds.symbols.every((symbol) => figures.some(({ symbols }) => symbols.includes(symbol))) &&
    teamNeeds.keywords.every((keyword) => labels.has(labelOf(keyword))) &&
    teamNeeds.identities.every((identity) => printed.map(labelOf).includes(labelOf(identity)))
  );
}
