import { loadOverview } from '../content/content.ts';
import { useContent } from '../content/use-content.ts';
import { Awaited } from '../parts/awaited.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useWords } from '../words/words.ts';
import { BringMap } from './bring-map.tsx';
import { MapTile } from './map-tile.tsx';
import { OwnMaps } from './own-maps-list.tsx';
import './maps.css';

/** The gallery of maps, and the place where somebody brings a map of their own. */
export default function MapsPage() {
  const say = useWords();
  const overview = useContent(loadOverview);
  return (
    <>
      <PageHead title={say('maps.title')}>
        <p className="quiet">{say('maps.text')}</p>
      </PageHead>
      <OwnMaps />
      <Awaited waiting={overview}>
        {({ maps }) => (
          <ul className="map-tiles">
            {maps.map((summary) => (
              <li key={summary.id}>
                <MapTile summary={summary} />
              </li>
            ))}
          </ul>
        )}
      </Awaited>
      <BringMap />
    </>
  );
}
