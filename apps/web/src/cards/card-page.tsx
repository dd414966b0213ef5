import type { CardFace } from '@scapewright/card-face';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { addressOfArmy } from '../armies/army.ts';
import { loadCards } from '../content/content.ts';
import type { CardContent, ExampleContent } from '../content/content-shapes.ts';
import { useContent } from '../content/use-content.ts';
import { ExampleLinks } from '../examples/example-links.tsx';
import { Awaited } from '../parts/awaited.tsx';
import { Missing } from '../parts/missing.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { ButtonLink } from '../parts/parts.tsx';
import { useTitles } from '../rules/titles.ts';
import { useSettings } from '../settings/settings.ts';
import { sayName, useWords } from '../words/words.ts';
import { CardPicture } from './card-picture.tsx';
import { useMeasure } from './typeface.ts';
import './cards.css';

/** One card: its printed face, everything on it in words, and the rules that it uses. */
export default function CardPage({ id }: { readonly id: string }) {
  const say = useWords();
  const cards = useContent(loadCards);
  return (
    <>
      <p className="small">
        <Link href="/cards">← {say('card.back')}</Link>
      </p>
      <Awaited waiting={cards}>
        {(all) => {
          const card = all.find((one) => one.id === id);
          return card === undefined ? <Missing text={say('card.missing')} /> : <Shown card={card} />;
        }}
      </Awaited>
    </>
  );
}

function Shown({ card }: { readonly card: CardContent }) {
  const say = useWords();
  const measure = useMeasure();
  const titles = useTitles();
  const chosen = useSettings((settings) => settings.game);
  const game = card.games.includes(chosen) ? chosen : (card.games[0] ?? chosen);
  const isDrafted = card.unit === 'hero' || card.unit === 'squad' || card.unit === 'object';
  const price = card.points['standard'];
  const shows = useCallback((example: ExampleContent) => example.cards?.includes(card.id) ?? false, [card]);
  return (
    <div className="card-page">
      <div className="card-faces">
        {card.faces.map((face) => (
          <CardPicture key={face.id} face={face} measure={measure} />
        ))}
      </div>
      <div className="card-words">
        <PageHead title={card.name}>
          <p className="quiet" lang="en">
            {[card.faces[0]?.who, card.faces[0]?.kind].filter(Boolean).join(' · ')}
          </p>
          {card.set === undefined ? null : (
            <p className="quiet small">{say('card.set', { set: card.set })}</p>
          )}
          <p className="tags">
            {price === undefined ? null : <span className="tag">{say('points', { count: price })}</span>}
            {card.games.map((one) => (
              <span key={one} className="tag">
                {say(`game.${one}`)}
              </span>
            ))}
          </p>
        </PageHead>
        {isDrafted ? (
          <div className="buttons">
            <ButtonLink to={addressOfArmy({ game, name: '', limit: 0, cards: [card.id] })}>
              {say('card.army')}
            </ButtonLink>
          </div>
        ) : null}
        {card.faces.map((face) => (
          <FaceInWords key={face.id} face={face} />
        ))}
        <ExampleLinks isMeant={shows} />
        <section>
          <h2>{say('card.rules')}</h2>
          {card.rules.length === 0 ? <p className="quiet">{say('card.norules')}</p> : null}
          <ul className="rule-links" lang={titles.lang}>
            {card.rules.map((rule) => (
              <li key={rule.id}>
                <Link href={`/rules/${rule.id}`}>{titles.of(rule)}</Link>
              </li>
            ))}
          </ul>
        </section>
        {card.rulings === undefined ? null : (
          <section>
            <h2>{say('card.rulings')}</h2>
            <dl className="powers" lang="en">
              {card.rulings.map(({ question, holds }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{holds}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </div>
  );
}

function FaceInWords({ face }: { readonly face: CardFace }) {
  const say = useWords();
  return (
    <section className="card-face-words">
      {face.side === undefined ? null : <h2>{say(`card.side.${face.side}`)}</h2>}
      <dl className="facts">
        {face.statistics.map(([name, value]) => (
          <div key={name}>
            <dt>{sayName(say, `stat.${name.toLowerCase()}`, name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet" lang="en">
        {[face.body, ...face.labels, ...face.symbols.map((symbol) => symbol.replaceAll('-', ' '))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h2>{say('card.powers')}</h2>
      {face.abilities.length === 0 ? <p className="quiet">{say('card.none')}</p> : null}
      <dl className="powers" lang="en">
        {face.abilities.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
