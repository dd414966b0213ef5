import type { Line, Roll, View } from '@scapewright/protocol';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Die } from './dice-faces.tsx';

/** How long dice lie on the board, in milliseconds. */
const lying = 600;
/** Rolls that lie there at once, at most: older ones leave. */
const mostAtOnce = 3;

interface FallenRoll {
  readonly n: number;
  readonly faces: Roll['faces'];
  /** Pixels from the corner of the board. */
  readonly x: number;
  readonly y: number;
}

interface FallingDiceProps {
  readonly lines: readonly Line[];
  readonly view: View;
  /** The element of the board, in which spaces are found. */
  readonly board: RefObject<HTMLElement | null>;
  readonly isOff: boolean;
}

/**
 * Dice that fall beside whom they are for, lie there for a moment, and are gone; any key takes them away. They wait for nobody,
 * and nobody waits for them: what they show stands in the log.
 */
export function FallingDice({ lines, view, board, isOff }: FallingDiceProps) {
  const [fallen, setFallen] = useState<readonly FallenRoll[]>([]);
  const seen = useRef(lines.at(-1)?.n ?? -1);
  const now = useRef(view);
  now.current = view;
  useEffect(() => {
    const fresh = lines
      .filter(({ n }) => n > seen.current)
      .flatMap(({ n, rolls = [] }) => rolls.map((roll, at) => ({ n: n + at / 100, roll })));
    seen.current = lines.at(-1)?.n ?? -1;
    if (isOff || fresh.length === 0) return;
    const next = fresh.slice(-mostAtOnce).flatMap(({ n, roll }): FallenRoll[] => {
      const place = placeOf(roll, now.current, board.current);
      return place ? [{ n, faces: roll.faces, ...place }] : [];
    });
    setFallen((before) => [...before, ...next].slice(-mostAtOnce));
    setTimeout(
      () => setFallen((before) => before.filter(({ n }) => !next.some((one) => one.n === n))),
      lying,
    );
  }, [lines, isOff, board]);
  useEffect(() => {
    const clear = (): void => setFallen([]);
    addEventListener('keydown', clear);
    return () => removeEventListener('keydown', clear);
  }, []);
  return (
    <div className="fallen" aria-hidden="true">
      {fallen.map(({ n, faces, x, y }, at) => (
        <div key={n} className="fallen-roll" style={{ left: `${x}px`, top: `${y + at * 6}px` }}>
          {faces.map((face, die) => (
            <Die key={die} face={face} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Beside the target, else beside who rolls; where neither is in sight, in the upper corner. */
function placeOf(
  { at, by }: Roll,
  { figures }: View,
  board: HTMLElement | null,
): { readonly x: number; readonly y: number } | undefined {
  if (!board) return undefined;
  const around = board.getBoundingClientRect();
  const space = figures.find(({ key }) => key === (at ?? by))?.spaces[0];
  const cell = space === undefined ? null : board.querySelector(`[data-space="${CSS.escape(space)}"]`);
  const box = cell?.getBoundingClientRect();
  if (!box || box.width === 0) return { x: 12, y: 12 };
  const within = (value: number, most: number): number => Math.max(8, Math.min(most, value));
  return {
    x: within(box.right - around.left + 4, around.width - 150),
    y: within(box.top - around.top - (at === undefined ? -box.height : 30), around.height - 60),
  };
}
