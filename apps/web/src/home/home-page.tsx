import { usualTables } from '@scapewright/table/usual';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { loadOverview, pictureOfMap } from '../content/content.ts';
import type { Overview } from '../content/content-shapes.ts';
import { useContent } from '../content/use-content.ts';
import { GameChoice } from '../parts/game-choice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { ButtonLink, SelectField } from '../parts/parts.tsx';
import { useSettings } from '../settings/settings.ts';
import { type BotLevel, botLevels } from '../start/seat-kinds.ts';
import { addressOfWish, wishFor } from '../start/wish.ts';
import type { WordKey } from '../words/catalogue.ts';
import { useWords } from '../words/words.ts';
import { KeptGames } from './kept-games.tsx';
import './home.css';

/** The start: one press from a game. */
export function HomePage() {
  const say = useWords();
  const { game, opponent, set } = useSettings();
  const overview = useContent(loadOverview);
  const table = usualTables[game];
  const addresses = useMemo(
    () => ({
      play: addressOfWish(wishFor(game, 'bot', { opponent })),
      two: addressOfWish(wishFor(game, 'people')),
      watch: addressOfWish(wishFor(game, 'bots')),
    }),
    [game, opponent],
  );
  return (
    <>
      <section className="home">
        <div className="home-start">
          <PageHead title={say('home.title')}>
            <p className="quiet home-lead">{say('home.text')}</p>
          </PageHead>
          <GameChoice value={game} onChange={(one) => set({ game: one })} />
          <div className="home-buttons">
            <ButtonLink to={addresses.play} weight="main" className="home-play">
              {say('home.play')}
            </ButtonLink>
            <div className="home-level">
              <SelectField<BotLevel>
                label={say('home.level')}
                value={opponent}
                options={botLevels.map((level) => [level, say(`setup.seat.${level}`)])}
                hint={say(`setup.strength.${opponent}`)}
                onChange={(level) => set({ opponent: level })}
              />
            </div>
            <ButtonLink to="/friend" className="home-friend">
              {say('home.friend')}
            </ButtonLink>
            <ButtonLink to={addresses.two}>{say('home.two')}</ButtonLink>
            <ButtonLink to={addresses.watch}>{say('home.watch')}</ButtonLink>
          </div>
          <p className="home-setup">
            <Link href="/new">{say('home.setup')}</Link> · <Link href="/games">{say('online.games')}</Link>
          </p>
          <p className="small quiet">{say('home.offline')}</p>
        </div>
        <figure className="home-table" aria-label={say('home.sides')}>
          <img src={pictureOfMap(table.map)} alt="" width="640" height="560" />
          <figcaption>
            {table.armies.map(({ name, cards: ids }, seat) => (
              <p key={name} className="home-side" data-side={seat + 1}>
                <b>{name}</b>
                <span>{overview.state === 'there' ? namesOf(ids, overview.content) : ''}</span>
              </p>
            ))}
          </figcaption>
        </figure>
      </section>
      <KeptGames />
      <nav className="home-ways" aria-label={say('home.look')}>
        <Way to="/maps" title="home.maps.link">
          {overview.state === 'there' ? say('home.maps', { count: mapCount(overview.content) }) : ''}
        </Way>
        <Way to="/cards" title="home.cards.link">
          {overview.state === 'there' ? say('home.cards', { count: cardCount(overview.content) }) : ''}
        </Way>
        <Way to="/armies" title="home.armies.link">
          {say('home.armies')}
        </Way>
        <Way to="/rules" title="home.rules.link">
          {say('home.rules')}
        </Way>
        <Way to="/lab" title="home.lab.link">
          {say('home.lab')}
        </Way>
      </nav>
    </>
  );
}

const mapCount = ({ maps }: Overview): number => maps.length;
const cardCount = ({ packs }: Overview): number => packs.reduce((sum, { cards }) => sum + cards, 0);

/** `Hulk, Alien Drone ×2`; while cards are on their way, nothing. */
function namesOf(ids: readonly string[], { usualNames }: Overview): string {
  const names = [...new Set(ids)].flatMap((id) => {
    const name = usualNames[id];
    const copies = ids.filter((one) => one === id).length;
    return name === undefined ? [] : [copies > 1 ? `${name} ×${copies}` : name];
  });
  return names.join(', ');
}

function Way({
  to,
  title,
  children,
}: {
  readonly to: string;
  readonly title: WordKey;
  readonly children: string;
}) {
  const say = useWords();
  return (
    <div className="home-way">
      <Link href={to}>{say(title)}</Link>
      <p className="small quiet">{children}</p>
    </div>
  );
}
