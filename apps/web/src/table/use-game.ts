import type { TableClient, TableSnapshot } from '@scapewright/protocol';
import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { GameLink, type GameState } from '../game/game-link.ts';
import { useSettings } from '../settings/settings.ts';
import { readWish, type Wish } from '../start/wish.ts';

/** How a page stands with its game; `wrong`: the address holds none. */
export type PageState = GameState | { readonly state: 'wrong' };

const opening: GameState = { state: 'opening' };
const noStore = (): (() => void) => () => undefined;

/**
 * The game of an address. `new` with a wish in the fragment begins one, and the address becomes its own; `again` opens it
 * anew from what is kept.
 */
export function useGame(id: string): { readonly state: PageState; readonly again: () => void } {
  const [, go] = useLocation();
  const [link, setLink] = useState<GameLink>();
  const [isWrong, setWrong] = useState(false);
  const [times, again] = useReducer((count: number) => count + 1, 0);
  const served = useRef('');
  useEffect(() => {
    if (served.current === `${id} ${times}`) return undefined;
    const wish: Wish | undefined = id === 'new' ? readWish(location.hash) : undefined;
    setWrong(id === 'new' && !wish);
    if (id === 'new' && !wish) return undefined;
    const game = id === 'new' ? freshId() : id;
    const next = new GameLink(game, isStill() ? 0 : usualBreath, wish);
    served.current = `${game} ${times}`;
    setLink((before) => {
      before?.close();
      return next;
    });
    if (id !== 'new') return undefined;
    return next.subscribe(() => {
      if (next.snapshot().state === 'open') go(`/table/${game}`, { replace: true });
    });
  }, [id, times, go]);
  useEffect(
    () => () => {
      served.current = '';
      setLink((before) => {
        before?.close();
        return undefined;
      });
    },
    [],
  );
  const state = useSyncExternalStore(link?.subscribe ?? noStore, () => link?.snapshot() ?? opening);
  return { state: isWrong ? { state: 'wrong' } : state, again };
}

/** What all viewers of a page know now, by seat. */
export function useSnapshots(clients: ReadonlyMap<number, TableClient>): ReadonlyMap<number, TableSnapshot> {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const stops = [...clients.values()].map((client) => client.subscribe(redraw));
    redraw();
    return () => {
      for (const stop of stops) stop();
    };
  }, [clients]);
  return new Map([...clients].map(([seat, client]) => [seat, client.getSnapshot()]));
}

/** Between two answers of bots people see one thing after another. */
const usualBreath = 250;

/** Who wants no motion wants no waiting for it either. */
function isStill(): boolean {
  return useSettings.getState().motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** An address that nobody guesses by chance. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}
