import {
  type BoardHit,
  type MapAsDrawn,
  type MountedBoard,
  mountBoard,
  type SceneMarks,
  sceneMaker,
} from '@scapewright/board-view';
import type { View } from '@scapewright/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.ts';

interface BoardPanelProps {
  readonly map: MapAsDrawn;
  readonly view: View;
  readonly marks: SceneMarks;
  readonly onChoose: (hit: BoardHit) => void;
  readonly onInspect: (hit: BoardHit) => void;
  readonly onHover: (hit: BoardHit | undefined) => void;
}

/** The board of a game. What it shows follows the game; the board itself stays as it is. */
export function BoardPanel({ map, view, marks, onChoose, onInspect, onHover }: BoardPanelProps) {
  const host = useRef<HTMLDivElement>(null);
  const events = useRef({ onChoose, onInspect, onHover });
  events.current = { onChoose, onInspect, onHover };
  const [board, setBoard] = useState<MountedBoard>();
  const [sceneOf, setSceneOf] = useState<ReturnType<typeof sceneMaker>>();
  const { theme, motion } = useSettings();
  useEffect(() => {
    if (!host.current) return undefined;
    const mounted = mountBoard(host.current, {
      onChoose: (hit) => events.current.onChoose(hit),
      onInspect: (hit) => events.current.onInspect(hit),
      onHover: (hit) => events.current.onHover(hit),
      ...(motion === 'none' ? { motion: false } : {}),
      label: 'Board',
    });
    setBoard(mounted);
    return () => mounted.destroy();
  }, [motion]);
  useEffect(() => setSceneOf(() => sceneMaker(map)), [map]);
  useEffect(() => board?.setTheme(theme === 'system' ? 'auto' : theme), [board, theme]);
  useEffect(() => {
    if (board && sceneOf) board.show(sceneOf({ view, marks }));
  }, [board, sceneOf, view, marks]);
  return <div className="table-board" ref={host} />;
}
