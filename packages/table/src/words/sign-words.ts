import type { Seat } from '@scapewright/kernel';
import { type Game, markersOn, matchTable, rollRoles, rollTable } from '@scapewright/skirmish/author';
import type { Named, Said } from '@scapewright/skirmish/explain';
import { type FoundSource, namedCard } from './named-things.ts';
import { tell } from './tell.ts';

/** The numbered roll whose result is being changed. */
export interface OpenRoll {
  readonly seat: Seat;
  readonly result: number;
  readonly isInitiative: boolean;
}

/** The roll that is going on; undefined where there is none. */
export function openRoll({ state }: Game): OpenRoll | undefined {
  const row = state.read(matchTable.rollDepth, 0) - 1;
  if (row < 0) return undefined;
  return {
    seat: state.read(rollTable.seat, row),
    result: state.read(rollTable.result, row),
    isInitiative: rollRoles[state.read(rollTable.role, row)] === 'initiative',
  };
}

/** `Dusk rolled 2 for initiative. Batman may spend a Justice marker for Preserving Justice (3 left)`. */
export function signTitle(game: Game, { unit, source, name }: FoundSource): Said {
  const roll = openRoll(game);
  const owner = source && source.owner >= 0 ? namedCard(game, source.owner) : name;
  if (!roll) return tell('ask:use', { owner, unit: name });
  const marker = unit.kind === 'ability' ? unit.markers?.(source?.params ?? {})[0] : undefined;
  const left = marker === undefined || !source ? 0 : markersOn(game, source.owner, marker);
  const values = {
    ...{ owner, unit: name, left, result: roll.result },
    who: game.facts.playerNames[roll.seat] ?? '',
    marker: markerName(marker ?? ''),
  };
  if (left > 0)
    return tell(roll.isInitiative ? 'ask:initiative-sign-for-marker' : 'ask:sign-for-marker', values);
  return tell(roll.isInitiative ? 'ask:initiative-sign' : 'ask:sign', values);
}

/** A kind of marker as people call it: `justice` is "Justice". */
const markerName = (marker: string): Named => ({
  name: marker
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' '),
});
