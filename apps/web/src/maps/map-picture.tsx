import { useState } from 'react';
import { Button } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';

/** How many sizes there are; the style sheet says how large they are. */
const sizes = 4;

interface MapPictureProps {
  /** Undefined while it is drawn. */
  readonly picture: string | undefined;
  /** What it shows, for whom it is read out. */
  readonly words: string;
}

/** The picture of a map, which can be made larger and moved about. */
export function MapPicture({ picture, words }: MapPictureProps) {
  const say = useWords();
  const [size, setSize] = useState(0);
  return (
    <figure className="map-picture">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="map-scroll" aria-label={words} tabIndex={0}>
        {picture === undefined ? (
          <p className="empty">{say('app.loading')}</p>
        ) : (
          <img src={picture} alt={words} data-size={size} />
        )}
      </section>
      <div className="map-sizes">
        <Button
          little
          className="round"
          aria-label={say('map.smaller')}
          disabled={size === 0}
          onClick={() => setSize(size - 1)}
        >
          −
        </Button>
        <Button
          little
          className="round"
          aria-label={say('map.larger')}
          disabled={size === sizes - 1}
          onClick={() => setSize(size + 1)}
        >
          +
        </Button>
      </div>
    </figure>
  );
}
