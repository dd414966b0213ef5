import { useCallback, useId } from 'react';
import { loadOverview, pictureOfMap } from '../content/content.ts';
import type { GameId, MapSummary } from '../content/content-shapes.ts';
import { useContent } from '../content/use-content.ts';
import { ownMaps } from '../maps/own-maps.ts';
import { Awaited } from '../parts/awaited.tsx';
import { Panel } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

interface MapChooserProps {
  readonly game: GameId;
  readonly value: string;
  readonly onChange: (map: string) => void;
}

/** The maps that are for a game, and those that somebody has brought, one of which is taken. */
export function MapChooser({ game, value, onChange }: MapChooserProps) {
  const say = useWords();
  const load = useCallback(async (): Promise<readonly MapSummary[]> => {
    const own = await ownMaps().catch(() => []);
    const { maps } = await loadOverview();
    return [...maps, ...own.map(({ summary }) => summary)];
  }, []);
  const maps = useContent(load);
  const name = useId();
  return (
    <Panel title={say('setup.map')}>
      <Awaited waiting={maps}>
        {(all) => (
          <div className="map-choices">
            {all
              .filter(({ games }) => games.includes(game))
              .map((map) => (
                <label key={map.id}>
                  <input
                    type="radio"
                    name={name}
                    value={map.id}
                    checked={map.id === value}
                    onChange={() => onChange(map.id)}
                  />
                  {pictureOfMap(map.id) === undefined ? null : (
                    <img src={pictureOfMap(map.id)} alt="" loading="lazy" />
                  )}
                  <span>{map.name}</span>
                </label>
              ))}
          </div>
        )}
      </Awaited>
    </Panel>
  );
}
