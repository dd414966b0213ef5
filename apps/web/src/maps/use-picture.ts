import { compileBattlefield, drawAsSvg } from '@scapewright/board';
import { useEffect, useState } from 'react';
import { loadOverview } from '../content/content.ts';
import type { MapContent, Overview } from '../content/content-shapes.ts';

/** The picture of a map as SVG. It is shown as an image only, so that nothing in it can run. */
export function pictureOf(
  { plan, objects }: Pick<MapContent, 'plan' | 'objects'>,
  { terrains, objectLooks }: Pick<Overview, 'terrains' | 'objectLooks'>,
): string {
  const zones = plan.startZones.map(({ player, name, spaces }) => ({ side: player - 1, name, spaces }));
  return drawAsSvg(compileBattlefield(plan.plan), { terrains, objectLooks, zones, objects, legend: false });
}

/** An address of the picture of a map, drawn here; undefined until it is there. */
export function usePicture(map: MapContent): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isWanted = true;
    loadOverview().then(
      (overview) => {
        if (!isWanted) return;
        made = URL.createObjectURL(new Blob([pictureOf(map, overview)], { type: 'image/svg+xml' }));
        setAddress(made);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [map]);
  return address;
}
