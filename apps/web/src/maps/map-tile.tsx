import { Link } from 'wouter';
import { pictureOfMap } from '../content/content.ts';
import type { MapSummary } from '../content/content-shapes.ts';
import { useWords } from '../words/words.ts';

interface MapTileProps {
  readonly summary: MapSummary;
  /** The address of its picture, where it is no map of the packs. */
  readonly picture?: string;
}

/** A map in a gallery: its picture, name and size. */
export function MapTile({ summary, picture }: MapTileProps) {
  const say = useWords();
  const { id, name, players, spaces, highest, games } = summary;
  return (
    <article className="map-tile">
      <Link href={`/maps/${id}`} aria-label={say('maps.look', { name })}>
        <img src={picture ?? pictureOfMap(id)} alt="" loading="lazy" />
        <h2>{name}</h2>
      </Link>
      <p className="small quiet">{say('maps.facts', { players, spaces, highest })}</p>
      <p className="tags">
        {games.map((game) => (
          <span key={game} className="tag">
            {say(`game.${game}`)}
          </span>
        ))}
      </p>
    </article>
  );
}
