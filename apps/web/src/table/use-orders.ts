import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';

/** Standing orders in words, by the kind of question that they answer. */
export type Orders = ReadonlyMap<string, string>;

const none: Orders = new Map();
const kept = z.record(z.string().max(100), z.string().max(400));

const placeOf = (table: string, seat: number): string => `orders ${table} ${seat}`;

function read(table: string, seat: number): Orders {
  try {
    const text = localStorage.getItem(placeOf(table, seat));
    return new Map(Object.entries(kept.parse(JSON.parse(text ?? '{}'))));
  } catch {
    return none;
  }
}

/**
 * The standing orders that a seat has given at a table on this device: the table keeps what they say, and this what they are called, so
 * that they can be taken back after the page was closed.
 */
export function useOrders(
  table: string | undefined,
  seat: number,
): { readonly ordered: Orders; readonly onOrdered: (asks: string, words: string | undefined) => void } {
  const [ordered, setOrdered] = useState(none);
  useEffect(() => setOrdered(table === undefined ? none : read(table, seat)), [table, seat]);
  const onOrdered = useCallback(
    (asks: string, words: string | undefined) => {
      if (table === undefined) return;
      const next = new Map(read(table, seat));
      if (words === undefined) next.delete(asks);
      else next.set(asks, words);
      localStorage.setItem(placeOf(table, seat), JSON.stringify(Object.fromEntries(next)));
      setOrdered(next);
    },
    [table, seat],
  );
  return { ordered, onOrdered };
}
