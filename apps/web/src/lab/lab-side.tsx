import { type NamedArmy, usualTables } from '@scapewright/table/usual';
import { useMemo, useState } from 'react';
import { readArmyLink, readArmyText, textOfArmy } from '../armies/army.ts';
import { useKeptArmies } from '../armies/kept-armies.ts';
import type { CardContent, GameId } from '../content/content-shapes.ts';
import { Field, Panel, SelectField } from '../parts/parts.tsx';
import { useWords } from '../words/words.ts';
import type { LabWish } from './lab-wish.ts';

type Side = LabWish['sides'][number];

interface LabSideProps {
  readonly number: number;
  readonly side: Side;
  readonly game: GameId;
  /** Those that the game has. */
  readonly cards: readonly CardContent[];
  readonly onChange: (part: Partial<Side>) => void;
}

/** One of the two armies: taken from what there is, and written as people write it. */
export function LabSide({ number, side, game, cards, onChange }: LabSideProps) {
  const say = useWords();
  const [text, setText] = useState(() => textOfArmy(side.cards, cards));
  const links = useKeptArmies((kept) => kept.links);
  const armies = useMemo((): readonly NamedArmy[] => {
    const kept = links.flatMap((link) => readArmyLink(link) ?? []).filter((one) => one.game === game);
    return [...usualTables[game].armies, ...kept];
  }, [links, game]);
  const { unknown } = readArmyText(text, cards);
  const chosen = armies.findIndex((army) => army.cards.join() === side.cards.join());
  const points = side.cards.reduce((sum, id) => sum + priceOf(cards, id), 0);
  const letter = number === 0 ? 'A' : 'B';
  return (
    <Panel title={say('lab.side', { letter })} className={`lab-side side-${letter.toLowerCase()}`}>
      <Field label={say('lab.name')}>
        {(ids) => (
          <input
            {...ids}
            value={side.player}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => onChange({ player: target.value })}
          />
        )}
      </Field>
      <SelectField
        label={say('lab.army')}
        value={String(chosen)}
        options={[
          ...armies.map(({ name }, at) => [String(at), name] as const),
          ...(chosen < 0 ? [['-1', say('lab.army.own')] as const] : []),
        ]}
        onChange={(at) => {
          const army = armies[Number(at)];
          if (!army) return;
          setText(textOfArmy(army.cards, cards));
          onChange({ cards: [...army.cards] });
        }}
      />
      <Field label={say('lab.cards')} hint={say('lab.cards.hint')}>
        {(ids) => (
          <textarea
            {...ids}
            rows={3}
            value={text}
            lang="en"
            spellCheck={false}
            onChange={({ target }) => {
              setText(target.value);
              onChange({ cards: [...readArmyText(target.value, cards).cards] });
            }}
          />
        )}
      </Field>
      {unknown.length > 0 ? (
        <p className="lab-unknown" role="status">
          {say('lab.cards.unknown', { names: unknown.join(', ') })}
        </p>
      ) : (
        <p className="small quiet">{say('lab.points', { points })}</p>
      )}
    </Panel>
  );
}

const priceOf = (cards: readonly CardContent[], id: string): number =>
  cards.find((card) => card.id === id)?.points['standard'] ?? 0;
