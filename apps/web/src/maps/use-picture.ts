import { compileBattlefield, drawAsSvg } from '@scapewright/board';
import { useEffect, useState } from 'react';
import { loadOverview } from '../content/content.ts';
import type { MapContent } from '../content/content-shapes.ts';
import { marksOfMap } from './map-marks.ts';

/**
 * An address of the picture of a map, drawn here; undefined until it is there. It is shown as an image only, so that nothing in it
 * can run.
 */
export function usePicture(map: MapContent): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isWanted = true;
    loadOverview().then(
      (overview) => {
        if (!isWanted) return;
        made = URL.createObjectURL(
          new Blob([drawAsSvg(compileBattlefield(map.plan.plan), marksOfMap(map, overview))], {
            type: 'image/svg+xml',
          }),
        );
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
