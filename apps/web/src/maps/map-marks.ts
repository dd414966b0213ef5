import type { Marks } from '@scapewright/board';
import type { MapContent, Overview } from '../content/content-shapes.ts';

/** What is drawn on a map beside its ground: start zones, objects, and what lies on it. */
export function marksOfMap(
  { plan, objects }: Pick<MapContent, 'plan' | 'objects'>,
  { terrains, objectLooks }: Pick<Overview, 'terrains' | 'objectLooks'>,
): Marks {
  return {
    ...{ terrains, objectLooks, objects },
    zones: plan.startZones.map(({ player, name, spaces }) => ({ side: player - 1, name, spaces })),
    tokens: plan.tokens.flatMap(({ kind, content, face, at }) => {
      if (at === undefined) return [];
      const isHidden = face === 'down' || content === undefined;
      return [{ name: content ?? kind, label: isHidden ? '?' : kind.charAt(0).toUpperCase(), space: at }];
    }),
    figures: [...plan.figures, ...plan.neutral].map(({ name, spaces }) => ({ side: 7, name, spaces })),
    legend: false,
  };
}
