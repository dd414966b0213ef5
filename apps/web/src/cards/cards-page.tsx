import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { loadCards, loadOverview } from '../content/content.ts';
import type { CardContent, PackSummary } from '../content/content-shapes.ts';
import { useContent } from '../content/use-content.ts';
import { Awaited } from '../parts/awaited.tsx';
import { GameOrAllChoice } from '../parts/game-choice.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Field, SelectField } from '../parts/parts.tsx';
import { useMore } from '../parts/use-more.ts';
import { useWords } from '../words/words.ts';
import { CardPicture } from './card-picture.tsx';
import { type CardKind, type CardSearch, everyCard, findCards, kinds } from './find-cards.ts';
import { useMeasure } from './typeface.ts';
import './cards.css';

/** Cards that are drawn at first, and each time that more are wanted. */
const cardsAtOnce = 40;

/** All cards of all packs, to browse and to search. */
export default function CardsPage() {
  const say = useWords();
  const cards = useContent(loadCards);
  return (
    <>
      <PageHead title={say('cards.title')}>
        <p className="quiet">{say('cards.text')}</p>
      </PageHead>
      <Awaited waiting={cards}>{(all) => <Browser cards={all} />}</Awaited>
    </>
  );
}

function Browser({ cards }: { readonly cards: readonly CardContent[] }) {
  const say = useWords();
  const [search, setSearch] = useState(everyCard);
  const wanted = useDeferredValue(search);
  const found = useMemo(() => findCards(cards, wanted), [cards, wanted]);
  const { shown, more, end } = useMore(found, cardsAtOnce);
  const overview = useContent(loadOverview);
  const measure = useMeasure();
  return (
    <>
      <Filters
        search={search}
        packs={overview.state === 'there' ? overview.content.packs : []}
        onChange={(change) => setSearch((before) => ({ ...before, ...change }))}
      />
      <p className="small quiet" role="status">
        {say('cards.found', { count: found.length })}
      </p>
      {found.length === 0 ? <p className="empty">{say('cards.none')}</p> : null}
      <ul className="card-grid" lang="en">
        {found.slice(0, shown).map((card) => (
          <li key={`${card.pack} ${card.id}`}>
            {card.faces.slice(0, 1).map((face) => (
              <CardPicture key={face.id} face={face} measure={measure} isShort />
            ))}
            <Link href={`/cards/${card.id}`} className="card-link">
              <span className="only-heard">{labelOf(card)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {shown < found.length ? (
        <button ref={end} type="button" className="button cards-more" onClick={more}>
          {say('cards.more', { count: found.length - shown })}
        </button>
      ) : null}
    </>
  );
}

function labelOf({ name, points, faces }: CardContent): string {
  const price = points['standard'];
  return [name, faces[0]?.kind, price === undefined ? '' : `${price} points`].filter(Boolean).join(', ');
}

interface FiltersProps {
  readonly search: CardSearch;
  readonly packs: readonly PackSummary[];
  readonly onChange: (change: Partial<CardSearch>) => void;
}

function Filters({ search, packs, onChange }: FiltersProps) {
  const say = useWords();
  return (
    <search className="card-filters">
      <Field label={say('cards.search')} hint={say('cards.search.hint')}>
        {(ids) => (
          <input
            {...ids}
            type="search"
            value={search.words}
            onChange={({ target }) => onChange({ words: target.value })}
          />
        )}
      </Field>
      <GameOrAllChoice value={search.game} onChange={(game) => onChange({ game })} />
      <SelectField<CardKind | 'all'>
        label={say('cards.kind')}
        value={search.kind}
        options={[
          ['all', say('cards.kind.all')],
          ...kinds.map((kind) => [kind, say(`cards.kind.${kind}`)] as const),
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      <SelectField
        label={say('cards.pack')}
        value={search.pack}
        options={[['all', say('cards.pack.all')], ...packs.map(({ id, name }) => [id, name] as const)]}
        onChange={(pack) => onChange({ pack })}
      />
      <SelectField
        label={say('cards.sort')}
        value={search.order}
        options={[
          ['name', say('cards.sort.name')],
          ['points', say('cards.sort.points')],
        ]}
        onChange={(order) => onChange({ order })}
      />
    </search>
  );
}
