import { useCallback } from 'react';
import { Link } from 'wouter';
import { loadPackMap, pictureOfMap } from '../content/content.ts';
import type { MapContent } from '../content/content-shapes.ts';
import { useContent } from '../content/use-content.ts';
import { Awaited } from '../parts/awaited.tsx';
import { Missing } from '../parts/missing.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { ButtonLink, Notice } from '../parts/parts.tsx';
import { useSettings } from '../settings/settings.ts';
import { addressOfWish, wishFor } from '../start/wish.ts';
import { useNames, useWords } from '../words/words.ts';
import { MapPicture } from './map-picture.tsx';
import { type OwnMap, ownMap } from './own-maps.ts';
import { usePicture } from './use-picture.ts';
import './maps.css';
import { FoundList } from './found-list.tsx';

/** One map, from above, and the ways to play on it. */
export default function MapPage({ id }: { readonly id: string }) {
  const say = useWords();
  const load = useCallback(async () => (await loadPackMap(id)) ?? (await ownMap(id)), [id]);
  const map = useContent<MapContent | OwnMap | undefined>(load);
  return (
    <>
      <p className="small">
        <Link href="/maps">← {say('map.back')}</Link>
      </p>
      <Awaited waiting={map}>
        {(found) => (found === undefined ? <Missing text={say('maps.gone')} /> : <Shown map={found} />)}
      </Awaited>
    </>
  );
}

function Shown({ map }: { readonly map: MapContent | OwnMap }) {
  const { id } = map.summary;
  const packed = pictureOfMap(id);
  return packed === undefined ? <Drawn map={map} /> : <Described map={map} picture={packed} />;
}

function Drawn({ map }: { readonly map: MapContent | OwnMap }) {
  return <Described map={map} picture={usePicture(map)} />;
}

interface DescribedProps {
  readonly map: MapContent | OwnMap;
  readonly picture: string | undefined;
}

function Described({ map, picture }: DescribedProps) {
  const say = useWords();
  const nameOf = useNames();
  const chosen = useSettings((settings) => settings.game);
  const { summary, plan } = map;
  const { id, name, author, description, spaces, highest, players, terrains, games } = summary;
  const game = games.includes(chosen) ? chosen : (games[0] ?? chosen);
  const things = [
    ...new Set(
      plan.objects.map(({ kind, name: own }) => nameOf(`name:object.${kind}`, own.replace(/ \d+$/, ''))),
    ),
  ];
  const problems = 'problems' in map ? map.problems : [];
  return (
    <div className="map-page">
      <div className="map-words">
        <PageHead title={name}>
          {author === '' ? null : <p className="quiet small">{say('maps.by', { author })}</p>}
          {description === '' ? null : <p lang="en">{description}</p>}
        </PageHead>
        <div className="buttons">
          <ButtonLink to={addressOfWish(wishFor(game, 'bot', { map: id }))} weight="main">
            {say('map.play')}
          </ButtonLink>
          <ButtonLink to={addressOfWish(wishFor(game, 'people', { map: id }))}>{say('map.two')}</ButtonLink>
        </div>
        {players === 0 ? <Notice>{say('map.nowhere')}</Notice> : null}
        <dl className="facts">
          <dt>{say('game.choose')}</dt>
          <dd>{games.map((one) => say(`game.${one}`)).join(', ')}</dd>
          <dt>{say('map.players')}</dt>
          <dd>{players}</dd>
          <dt>{say('map.spaces')}</dt>
          <dd>{spaces}</dd>
          <dt>{say('map.highest')}</dt>
          <dd>{highest}</dd>
          <dt>{say('map.terrain')}</dt>
          <dd>
            {terrains
              .map((terrain) => nameOf(`name:terrain.${terrain}`, terrain.replaceAll('-', ' ')))
              .join(', ')}
          </dd>
          {things.length === 0 ? null : (
            <>
              <dt>{say('map.things')}</dt>
              <dd>{things.join(', ')}</dd>
            </>
          )}
        </dl>
        {problems.length === 0 ? null : (
          <Notice tone="warn">
            <details>
              <summary>{say('map.problems', { count: problems.length })}</summary>
              <FoundList findings={problems} />
            </details>
          </Notice>
        )}
      </div>
      <MapPicture picture={picture} words={say('map.picture', { name, spaces, highest })} />
    </div>
  );
}
