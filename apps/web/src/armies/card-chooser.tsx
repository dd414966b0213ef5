import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { everyCard, findCards } from '../cards/find-cards.ts';
import type { CardContent, GameId } from '../content/content-shapes.ts';
import { Button, Field, Panel } from '../parts/parts.tsx';
import { useMore } from '../parts/use-more.ts';
import { type Say, sayName, useWords } from '../words/words.ts';
import type { DraftedArmy } from './army.ts';

interface CardChooserProps {
  readonly cards: readonly CardContent[];
  readonly army: DraftedArmy;
  readonly onAdd: (id: string) => void;
}

/** So many are drawn at first, and so many more each time. */
const cardsAtOnce = 40;

/** The cards of a game, to be put in an army. */
export function CardChooser({ cards, army, onAdd }: CardChooserProps) {
  const say = useWords();
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const found = useMemo(
    () => ownFirst(findCards(cards, { ...everyCard, words: wanted, order: 'points' }), army.game),
    [cards, wanted, army.game],
  );
  const { shown, more, end } = useMore(found, cardsAtOnce);
  return (
    <Panel title={say('armies.choose')} className="chooser">
      <Field label={say('cards.search')}>
        {(ids) => (
          <input {...ids} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        )}
      </Field>
      {found.length === 0 ? <p className="empty">{say('cards.none')}</p> : null}
      <ul className="chooser-list">
        {found.slice(0, shown).map((card) => {
          const copies = army.cards.filter((id) => id === card.id).length;
          const isTaken = copies > 0 && card.uniqueness === 'unique';
          return (
            <li key={card.id} className={copies > 0 ? 'taken' : undefined}>
              <div lang="en">
                <Link href={`/cards/${card.id}`}>{card.name}</Link>
                <p className="small quiet">{factsOf(card, say)}</p>
              </div>
              <b className="cost">{card.points['standard']}</b>
              <Button
                little
                className="round"
                aria-label={say('armies.add', { name: card.name })}
                disabled={isTaken || army.cards.length >= 60}
                onClick={() => onAdd(card.id)}
              >
                {isTaken ? '✓' : '+'}
              </Button>
            </li>
          );
        })}
      </ul>
      {shown < found.length ? (
        <button ref={end} type="button" className="button cards-more" onClick={more}>
          {say('cards.more', { count: found.length - shown })}
        </button>
      ) : null}
    </Panel>
  );
}

/** Cards of packs that were made for the game before those of packs that may be played in it too. */
function ownFirst(cards: readonly CardContent[], game: GameId): readonly CardContent[] {
  const isOwn = ({ games }: CardContent): boolean => games[0] === game;
  return [...cards.filter(isOwn), ...cards.filter((card) => !isOwn(card))];
}

/** `unique hero · Life 4, Move 5, Range 1, Attack 5, Defense 5`. */
function factsOf({ faces: [face] }: CardContent, say: Say): string {
  const numbers = face?.statistics
    .map(([name, value]) => `${sayName(say, `stat.${name.toLowerCase()}`, name)} ${value}`)
    .join(', ');
  return [face?.kind, numbers].filter(Boolean).join(' · ');
}
