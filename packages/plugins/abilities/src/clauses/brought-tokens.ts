import {
  addMarkers,
  type BroughtTokens,
  cardTable,
  isBrought,
  layBrought,
  markersOn,
} from '@scapewright/skirmish/author';
import type { ClauseData } from './clause-data.ts';
import { does, type EffectReader } from './effect.ts';
import { tokenKinds } from './token-kinds.ts';

const brings = 'bring-tokens';
const lays = 'lay-token';

/** Effects on tokens with which a card begins: as long as they lie on it they are markers by the name of what they are. */
export const broughtTokenEffects: Readonly<Record<string, EffectReader>> = {
  /** `{kind, item, count?}`, in setup: the card begins with so many tokens, each unit of it. */
  [brings]: (p) => {
    p.oneOf('kind', tokenKinds);
    const item = p.text('item');
    const count = p.number('count', 1);
    return does((run, { source: { owner } }) => {
      if (owner >= 0 && isBrought(run.game, item))
        addMarkers(run, owner, item, count * run.read(cardTable.copies, owner));
    });
  },
  /** `{item, at}`: one of them is laid on a chosen space. */
  [lays]: (p) => {
    const item = p.text('item');
    const at = p.choice('at');
    return does((run, { game, chosen, source: { owner } }) => {
      const [space] = chosen[at] ?? [];
      if (space === undefined || owner < 0 || markersOn(game, owner, item) === 0) return;
      if (layBrought(run, item, space)) addMarkers(run, owner, item, -1);
    });
  },
};

/** The tokens with which each unit of a card with this ability begins. */
export function broughtIn({ parts }: ClauseData): readonly BroughtTokens[] {
  return parts.flatMap(({ do: blocks = [] }) =>
    blocks.flatMap(({ verb, with: p }): BroughtTokens[] => {
      if (verb !== brings) return [];
      const { kind, item, count = 1 } = p;
      const isWhole = typeof kind === 'string' && typeof item === 'string' && typeof count === 'number';
      return isWhole ? [{ kind, content: item, count }] : [];
    }),
  );
}

/** The verbs whose `item` names markers. */
export const broughtVerbs: readonly string[] = [brings, lays];
