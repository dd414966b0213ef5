import type { SceneMarks } from '@scapewright/board-view';
import { type Line, textOfLine, type View } from '@scapewright/protocol';
import { useEffect, useState } from 'react';
import { Button } from '../parts/parts.tsx';
import { useStillness } from '../settings/use-appearance.ts';
import { useWords } from '../words/words.ts';

interface AbsencePanelProps {
  /** What happened on the board, at least one line. */
  readonly told: readonly Line[];
  readonly view: View;
  readonly seat: number;
  readonly onMarks: (marks: SceneMarks | undefined) => void;
  readonly onClose: () => void;
}

/** How long a line stands while they are shown on the board, in milliseconds. */
const standing = 1400;

/** What happened to somebody's own cards while the page was away; a press shows it on the board, line by line. */
export function AbsencePanel({ told, view, seat, onMarks, onClose }: AbsencePanelProps) {
  const say = useWords();
  const isStill = useStillness();
  const [shown, setShown] = useState<number>();
  const line = shown === undefined ? undefined : told[shown];
  useEffect(() => onMarks(line && marksOf(line)), [line, onMarks]);
  useEffect(() => () => onMarks(undefined), [onMarks]);
  useEffect(() => {
    if (shown === undefined || isStill || shown >= told.length - 1) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), standing);
    return () => clearTimeout(timer);
  }, [shown, isStill, told.length]);
  const own = view.cards.filter((card) => card.seat === seat);
  const groups = own
    .map((card) => ({ card, lines: told.filter((one) => isAbout(one, [card.key, ...card.figures])) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <section className="told" aria-label={say('table.away')}>
      <h3>{say('table.away')}</h3>
      {line !== undefined && shown !== undefined ? (
        <>
          <p aria-live="polite">
            {shown + 1}/{told.length} · {textOfLine(line)}
          </p>
          <p className="told-more">
            <Button little disabled={shown === 0} onClick={() => setShown(shown - 1)}>
              {say('table.away.back')}
            </Button>
            <Button little disabled={shown >= told.length - 1} onClick={() => setShown(shown + 1)}>
              {say('table.away.next')}
            </Button>
          </p>
        </>
      ) : (
        <>
          {groups.length === 0 ? <p>{say('table.away.nothing')}</p> : null}
          {groups.map(({ card, lines }) => (
            <div key={card.key}>
              <h4>{card.name}</h4>
              <ul className="told-parts small">
                {lines.map((one) => (
                  <li key={one.n}>{textOfLine(one)}</li>
                ))}
              </ul>
            </div>
          ))}
        </>
      )}
      <p className="told-more">
        {shown === undefined ? (
          <Button little onClick={() => setShown(0)}>
            {say('table.away.show', { count: told.length })}
          </Button>
        ) : null}
        <Button little weight="plain" onClick={onClose}>
          {say('table.why.close')}
        </Button>
      </p>
    </section>
  );
}

const isAbout = ({ parts }: Line, keys: readonly string[]): boolean =>
  parts.some(({ figure, card }) => keys.includes(figure ?? card ?? ''));

/** What a line is about, as it is pointed out on the board: who, and the way or the spaces. */
function marksOf({ parts }: Line): SceneMarks {
  const way = parts.flatMap(({ space }) => space ?? []);
  return {
    pointed: parts.flatMap(({ figure }) => figure ?? []),
    ...(way.length > 1 ? { way } : { chosen: way }),
  };
}
