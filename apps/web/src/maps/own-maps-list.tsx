import { useEffect, useState } from 'react';
import { Button } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import { MapTile } from './map-tile.tsx';
import { forgetMap, type OwnMap, ownMaps } from './own-maps.ts';
import { usePicture } from './use-picture.ts';

/** The maps that somebody has brought; nothing while there are none. */
export function OwnMaps() {
  const say = useWords();
  const [maps, setMaps] = useState<readonly OwnMap[]>([]);
  useEffect(() => {
    let isWanted = true;
    ownMaps().then(
      (found) => isWanted && setMaps(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (maps.length === 0) return null;
  const forget = (id: string): void => {
    forgetMap(id).then(
      () => setMaps((before) => before.filter(({ summary }) => summary.id !== id)),
      () => undefined,
    );
  };
  return (
    <section className="own-maps">
      <h2>{say('maps.yours')}</h2>
      <ul className="map-tiles">
        {maps.map((map) => (
          <li key={map.summary.id}>
            <OwnTile map={map} />
            <Button
              little
              weight="plain"
              aria-label={say('maps.forget', { name: map.summary.name })}
              onClick={() => forget(map.summary.id)}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnTile({ map }: { readonly map: OwnMap }) {
  const picture = usePicture(map);
  return <MapTile summary={map.summary} {...(picture === undefined ? {} : { picture })} />;
}
