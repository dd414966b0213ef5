import { type SubmitEvent, useMemo, useState } from 'react';
import type { CardContent } from '../content/content-shapes.ts';
import { Button, ButtonLink, Field, Notice, Panel } from '../parts/parts.tsx';
import { useVerdict } from '../start/judge.ts';
import { addressOfWish, wishFor } from '../start/wish.ts';
import { useWords } from '../words/words.ts';
import { addressOfArmy, copiesOf, type DraftedArmy, readArmyText, textOfArmy } from './army.ts';
import { useKeptArmies } from './kept-armies.ts';

interface ArmySheetProps {
  readonly army: DraftedArmy;
  readonly cards: readonly CardContent[];
  readonly onChange: (part: Partial<DraftedArmy>) => void;
}

/** The army that is built: its cards, its points, what the rules say, and what can be done with it. */
export function ArmySheet({ army, cards, onChange }: ArmySheetProps) {
  const say = useWords();
  const keep = useKeptArmies((kept) => kept.keep);
  const [isShared, setIsShared] = useState(false);
  const name = army.name.trim() || say('armies.untitled');
  const points = army.cards.reduce((sum, id) => sum + priceOf(cards, id), 0);
  const question = useMemo(
    () => (army.cards.length === 0 ? undefined : ({ kind: 'army', army } as const)),
    [army],
  );
  const refusals = useVerdict(question);
  const isReady = refusals?.length === 0;
  const share = (): void => {
    navigator.clipboard.writeText(`${location.origin}${addressOfArmy({ ...army, name })}`).then(
      () => setIsShared(true),
      () => setIsShared(false),
    );
  };
  return (
    <Panel title={say('armies.yours')} className="sheet">
      <div className="sheet-fields">
        <Field label={say('armies.name')}>
          {(ids) => (
            <input
              {...ids}
              value={army.name}
              maxLength={60}
              placeholder={say('armies.untitled')}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        <Field label={say('armies.limit')}>
          {(ids) => (
            <input
              {...ids}
              type="number"
              min={0}
              max={100_000}
              step={10}
              value={army.limit}
              onChange={({ target }) =>
                onChange({ limit: Math.max(0, Math.min(100_000, Math.round(target.valueAsNumber) || 0)) })
              }
            />
          )}
        </Field>
      </div>
      {army.cards.length === 0 ? <p className="empty">{say('armies.empty')}</p> : null}
      <ul className="sheet-list">
        {copiesOf(army.cards).map(([id, copies]) => (
          <Taken
            key={id}
            name={cards.find((card) => card.id === id)?.name ?? id}
            points={priceOf(cards, id) * copies}
            copies={copies}
            onRemove={() =>
              onChange({ cards: army.cards.filter((_, at) => at !== army.cards.lastIndexOf(id)) })
            }
          />
        ))}
      </ul>
      <div className="sheet-total">
        <meter
          min={0}
          max={Math.max(army.limit, points, 1)}
          high={army.limit}
          value={points}
          aria-label={say('armies.total', { points, limit: army.limit })}
        />
        <p>
          <b>{say('armies.total', { points, limit: army.limit })}</b>
          {points > army.limit ? null : (
            <span className="quiet"> · {say('armies.left', { count: army.limit - points })}</span>
          )}
        </p>
      </div>
      <div className="sheet-verdict" aria-live="polite">
        {army.cards.length === 0 || refusals === undefined ? null : isReady ? (
          <div className="notice good">{say('armies.legal')}</div>
        ) : (
          <div className="notice wrong">
            {refusals.map(({ text, lang }) => (
              <p key={text} lang={lang}>
                {text}
              </p>
            ))}
          </div>
        )}
      </div>
      <div className="buttons">
        {isReady ? (
          <ButtonLink
            to={addressOfWish(wishFor(army.game, 'bot', { army: { name: 'Dawn', cards: army.cards } }))}
            weight="main"
          >
            {say('armies.play')}
          </ButtonLink>
        ) : (
          <Button disabled weight="main">
            {say('armies.play')}
          </Button>
        )}
        <Button onClick={() => keep({ ...army, name })} disabled={army.cards.length === 0}>
          {say('armies.keep')}
        </Button>
        <Button onClick={share} disabled={army.cards.length === 0}>
          {say('armies.share')}
        </Button>
      </div>
      {isShared ? <Notice tone="good">{say('armies.shared')}</Notice> : null}
      <AsText army={army} cards={cards} onChange={onChange} />
    </Panel>
  );
}

const priceOf = (cards: readonly CardContent[], id: string): number =>
  cards.find((card) => card.id === id)?.points['standard'] ?? 0;

interface TakenProps {
  readonly name: string;
  readonly points: number;
  readonly copies: number;
  readonly onRemove: () => void;
}

function Taken({ name, points, copies, onRemove }: TakenProps) {
  const say = useWords();
  return (
    <li>
      <span lang="en">
        {name}
        {copies > 1 ? <span className="quiet"> ×{copies}</span> : null}
      </span>
      <b className="cost">{points}</b>
      <Button little className="round" aria-label={say('armies.remove', { name })} onClick={onRemove}>
        −
      </Button>
    </li>
  );
}

function AsText({ army, cards, onChange }: ArmySheetProps) {
  const say = useWords();
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const read = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = readArmyText(String(new FormData(event.currentTarget).get('army') ?? ''), cards);
    setUnknown(found.unknown);
    if (found.cards.length > 0) onChange({ cards: [...found.cards] });
  };
  const text = textOfArmy(army.cards, cards);
  return (
    <details className="as-text">
      <summary>{say('armies.text.title')}</summary>
      <form onSubmit={read}>
        <Field label={say('armies.text.label')} hint={say('armies.text.hint')}>
          {(ids) => (
            <textarea {...ids} key={text} name="army" rows={3} defaultValue={text} spellCheck={false} />
          )}
        </Field>
        <Button type="submit" little>
          {say('armies.text.read')}
        </Button>
      </form>
      {unknown.length > 0 ? (
        <Notice tone="wrong">{say('armies.unread', { names: unknown.join(', ') })}</Notice>
      ) : null}
    </details>
  );
}
