import type { Roll } from '@scapewright/protocol';
import { useState } from 'react';
import { useWords } from '../words/words.ts';

/** Drawings of the faces, in a square of 20. */
const drawings: Readonly<Record<string, string>> = {
  skull:
    'M10 3.4c-3.6 0-6 2.3-6 5.5 0 2 .9 3.3 2.2 4.1v2.2c0 .6.4 1 1 1h5.6c.6 0 1-.4 1-1V13c1.3-.8 2.2-2.1 2.2-4.1 0-3.2-2.4-5.5-6-5.5zM7.6 8a1.5 1.5 0 110 3 1.5 1.5 0 010-3zm4.8 0a1.5 1.5 0 110 3 1.5 1.5 0 010-3zM10 11.4l1 1.9H9z',
  shield: 'M10 3l6 2v4.4c0 3.7-2.4 6.2-6 7.6-3.6-1.4-6-3.9-6-7.6V5zm0 2.1L6 6.4v3c0 2.5 1.4 4.2 4 5.4z',
};

/** One die as it lies. */
export function Die({ face, title }: { readonly face: string | number; readonly title?: string }) {
  const drawing = drawings[face];
  return (
    <span className="die" data-face={typeof face === 'number' ? 'number' : face} title={title}>
      {drawing === undefined ? (
        typeof face === 'number' ? (
          face
        ) : null
      ) : (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={drawing} fillRule="evenodd" />
        </svg>
      )}
    </span>
  );
}

const known = ['printed', 'height', 'obstruction'] as const;

/** Says what gave dice: `3 printed`, `+1 height`. */
function useSources(): (from: Roll['from']) => readonly string[] {
  const say = useWords();
  return (from) =>
    from.map(({ what, dice }, at) => {
      const word = known.find((one) => one === what);
      const name = word ? say(`table.dice.${word}`) : what;
      return `${at === 0 || dice < 0 ? '' : '+'}${dice} ${name}`;
    });
}

/** The dice of a line, small; a press says where they came from, and each says it for itself. */
export function DiceOfLine({ roll: { faces, from } }: { readonly roll: Roll }) {
  const say = useWords();
  const sources = useSources()(from);
  const [isOpen, setOpen] = useState(false);
  const ofDie = from.flatMap(({ dice }, at) =>
    Array.from({ length: Math.max(0, dice) }, () => sources[at] ?? ''),
  );
  const dice = faces.map((face, at) => (
    <Die key={at} face={face} {...(ofDie[at] === undefined ? {} : { title: ofDie[at] })} />
  ));
  if (sources.length === 0) return <span className="dice">{dice}</span>;
  return (
    <>
      <button
        type="button"
        className="dice"
        aria-label={say('table.dice.from')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {dice}
      </button>
      {isOpen ? <span className="dice-from">{sources.join(', ')}</span> : null}
    </>
  );
}
