import type { Line } from '@scapewright/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The line that was read last at a table, as it is kept on this device. */
const placeOf = (table: string, seat: number): string => `read ${table} ${seat}`;

function readSince(table: string, seat: number): number | undefined {
  const kept = localStorage.getItem(placeOf(table, seat));
  return kept !== null && /^\d{1,7}$/.test(kept) ? Number(kept) : undefined;
}

/** Is it worth telling to somebody who was away? Heads of rounds and turns, and lines that nobody on the board has a part in, are not. */
const isNews = ({ level, kind, parts }: Line): boolean =>
  level !== 'full' && kind === undefined && parts.some(({ figure }) => figure !== undefined);

/**
 * What has happened on the board at a table since this device showed it last to a seat: lines that were new when the page came back, until
 * `close`. What is shown is noted as read while somebody looks.
 */
export function useAbsence(
  table: string | undefined,
  seat: number,
  lines: readonly Line[],
): { readonly missed: readonly Line[]; readonly close: () => void } {
  const [missed, setMissed] = useState<readonly Line[]>([]);
  const looked = useRef<string>(undefined);
  const last = lines.at(-1)?.n;
  useEffect(() => {
    if (table === undefined || last === undefined || seat < 0) return;
    const key = placeOf(table, seat);
    if (looked.current !== key) {
      looked.current = key;
      const since = readSince(table, seat);
      setMissed(
        since === undefined || since >= last ? [] : lines.filter((line) => line.n > since && isNews(line)),
      );
    }
    if (!document.hidden) localStorage.setItem(key, String(last));
  }, [table, seat, last, lines]);
  const close = useCallback(() => setMissed([]), []);
  return { missed, close };
}
