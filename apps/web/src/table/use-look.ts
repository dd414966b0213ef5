import type { SceneMarks } from '@scapewright/board-view';
import type { TableClient, Told, View } from '@scapewright/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** What is looked at on the board beside the game: what is seen from somewhere, or what an enemy could do. */
export type Looked =
  | {
      readonly what: 'sight';
      readonly from: string;
      readonly seen: Told<'sight'>;
      /** One line of it: to where, and what the table says of that. */
      readonly line: Told<'sight'> | undefined;
    }
  | { readonly what: 'threat'; readonly told: Told<'threat'> };

export interface Looking {
  readonly looked: Looked | undefined;
  /** Looks from a space or figure; with `to` at one line of sight. */
  readonly sight: (from: string, to?: string) => void;
  /** What a figure could do with a move and an attack. */
  readonly threat: (figure: string) => void;
  readonly close: () => void;
  /** Where sight is looked at: shows the line to another space or figure. */
  readonly lineTo: (to: string | undefined) => void;
  /** What is drawn of it. */
  readonly marks: SceneMarks;
}

/** Looks at sight and threats. What is looked at goes away once the game goes on; `failed` is told what cannot be told. */
export function useLook(
  client: TableClient,
  view: View | undefined,
  failed: (message: string) => void,
): Looking {
  const [looked, setLooked] = useState<Looked>();
  useEffect(() => setLooked(undefined), [view, client]);
  const sight = useCallback(
    async (from: string, to?: string) => {
      const [seen, line] = await Promise.all([
        client.ask('sight', { from }),
        to === undefined ? undefined : client.ask('sight', { from, to }),
      ]);
      if (!seen.ok) failed(seen.message);
      else if (seen.told.spaces.length === 0) failed(seen.told.text);
      else setLooked({ what: 'sight', from, seen: seen.told, line: line?.ok ? line.told : undefined });
    },
    [client, failed],
  );
  const threat = useCallback(
    async (figure: string) => {
      const asked = await client.ask('threat', { figure });
      if (asked.ok) setLooked({ what: 'threat', told: asked.told });
      else failed(asked.message);
    },
    [client, failed],
  );
  const from = looked?.what === 'sight' ? looked.from : undefined;
  const lineTo = useCallback(
    async (to: string | undefined) => {
      if (from === undefined || to === undefined) return;
      const asked = await client.ask('sight', { from, to });
      if (asked.ok)
        setLooked((now) => (now?.what === 'sight' && now.from === from ? { ...now, line: asked.told } : now));
    },
    [client, from],
  );
  const marks = useMemo(() => marksOf(looked, view), [looked, view]);
  const close = useCallback(() => setLooked(undefined), []);
  return {
    looked,
    marks,
    close,
    sight: (...which) => void sight(...which),
    threat: (figure) => void threat(figure),
    lineTo: (to) => void lineTo(to),
  };
}

function marksOf(looked: Looked | undefined, view: View | undefined): SceneMarks {
  if (looked === undefined) return {};
  if (looked.what === 'threat') {
    const { reach, range, targets, figure } = looked.told;
    return { reached: reach, threat: range, pointed: [figure, ...targets.map((target) => target.figure)] };
  }
  const { seen, line, from } = looked;
  const isFigure = view?.figures.some(({ key }) => key === from) === true;
  const [first] = line?.profile ?? [];
  const last = line?.profile?.at(-1);
  const isStopped = line?.spaces[0]?.sight !== 'clear';
  const blocked = isStopped ? line?.profile?.find(({ blocks }) => blocks) : undefined;
  return {
    sight: seen.spaces,
    ...(isFigure ? { pointed: [from] } : {}),
    ...(line && first && last
      ? {
          rays: [
            {
              from: first.space,
              to: last.space,
              sight: line.spaces[0]?.sight ?? 'none',
              ...(blocked ? { blockedAt: blocked.space } : {}),
            },
          ],
        }
      : {}),
  };
}
