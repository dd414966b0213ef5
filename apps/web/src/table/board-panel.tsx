import {
  type BoardHit,
  type MapAsDrawn,
  type MountedBoard,
  mountBoard,
  type SceneMarks,
  sceneMaker,
} from '@scapewright/board-view';
import type { Line, View } from '@scapewright/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useStillness } from '../settings/use-appearance.ts';
import { germanBoard } from '../words/board-german.ts';
import { useWords } from '../words/words.ts';
import { FallingDice } from './falling-dice.tsx';

interface BoardPanelProps {
  readonly map: MapAsDrawn;
  readonly view: View;
  readonly marks: SceneMarks;
  /** What has happened: dice of new lines fall on the board. */
  readonly lines: readonly Line[];
  readonly onChoose: (hit: BoardHit) => void;
  readonly onInspect: (hit: BoardHit) => void;
  readonly onHover: (hit: BoardHit | undefined) => void;
}

/** The board of a game. What it shows follows the game; the board itself stays as it is. */
export function BoardPanel({ map, view, marks, lines, onChoose, onInspect, onHover }: BoardPanelProps) {
  const host = useRef<HTMLDivElement>(null);
  const events = useRef({ onChoose, onInspect, onHover });
  events.current = { onChoose, onInspect, onHover };
  const [board, setBoard] = useState<MountedBoard>();
  const [sceneOf, setSceneOf] = useState<ReturnType<typeof sceneMaker>>();
  const { theme, motion, language, board: kind, set } = useSettings();
  const [isRefused, setRefused] = useState(false);
  const say = useWords();
  const isStill = useStillness();
  useEffect(() => {
    if (!host.current) return undefined;
    const mounted = mountBoard(host.current, {
      onChoose: (hit) => events.current.onChoose(hit),
      onInspect: (hit) => events.current.onInspect(hit),
      onHover: (hit) => events.current.onHover(hit),
      onMode: (mode) => {
        setRefused(false);
        set({ board: mode === '3d' ? 'deep' : 'flat' });
      },
      onFlat: () => {
        setRefused(true);
        set({ board: 'flat' });
      },
      ...(motion === 'none' ? { motion: false } : {}),
      ...(language === 'de' ? { words: germanBoard } : {}),
      label: 'Board',
    });
    setBoard(mounted);
    return () => mounted.destroy();
  }, [motion, language, set]);
  useEffect(() => void board?.setMode(kind === 'deep' ? '3d' : '2d'), [board, kind]);
  useEffect(() => setSceneOf(() => sceneMaker(map)), [map]);
  useEffect(() => board?.setTheme(theme === 'system' ? 'auto' : theme), [board, theme]);
  useEffect(() => {
    if (board && sceneOf) board.show(sceneOf({ view, marks }));
  }, [board, sceneOf, view, marks]);
  return (
    <div className="table-board">
      <div className="table-board-host" ref={host} />
      <FallingDice lines={lines} view={view} board={host} isOff={isStill} />
      {isRefused ? (
        <p className="notice warn table-board-note" role="status">
          {say('table.board.flat')}
          <button type="button" onClick={() => setRefused(false)}>
            {say('table.board.flat.done')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
