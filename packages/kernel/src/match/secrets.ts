import type { Reply } from '../clock/decision.ts';
import type { Frame, Recorded, SecretOptions } from '../clock/frame.ts';
import { nextWord, type RandomWords } from '../state/dice.ts';
import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import type { ReadColumn } from '../state/table.ts';

/** Tells whether an address holds what a seat may not see, as the tables stand now. */
export function hiddenFrom(state: State, seat: Seat): (address: number) => boolean {
  const read: ReadColumn = (column, row) => state.read(column, row);
  const known = new Map<number, boolean>();
  return (address) => {
    let isHidden = known.get(address);
    if (isHidden === undefined) {
      const { base, width, columns } = state.layout.tableAt(address);
      const see = columns[(address - base) % width]?.see;
      const row = Math.floor((address - base) / width);
      isHidden = see === 'all' ? false : typeof see !== 'function' || !see(read, row, seat);
      known.set(address, isHidden);
    }
    return isHidden;
  };
}

/**
 * Takes out of a copy's suspended functions what hidden addresses held and were given, the dice to come, and the secret
 * replies and rolls that the seat does not know, which are drawn anew; without a seat nothing is drawn anew. What the
 * buffer holds at hidden addresses is then what running again leaves there: the caller draws that anew next.
 */
export function forgetSecrets(
  state: State,
  frames: readonly Frame[],
  seat: Seat | undefined,
  hides: (address: number) => boolean,
  words: RandomWords,
): void {
  const markAfter = state.scrubJournal(hides);
  for (const frame of frames) {
    if (frame.type !== 'run') continue;
    frame.mark = markAfter(frame.mark);
    frame.events = 0;
    if (frame.calling) frame.calling = { ...frame.calling, mark: markAfter(frame.calling.mark), events: 0 };
    frame.recorded = frame.recorded.map((one) => withoutSecrets(one, seat, hides, words));
  }
}

function withoutSecrets(
  one: Recorded,
  seat: Seat | undefined,
  hides: (address: number) => boolean,
  words: RandomWords,
): Recorded {
  if (one.kind === 'reveal') return one;
  if (one.kind === 'call') {
    const writes = one.writes.filter((_, at) => !hides(one.writes[at - (at % 2)] as number));
    return { ...one, events: 0, writes };
  }
  const draw = (reply: Reply, at: number): Reply => {
    const secret = one.secrets?.[at];
    if (!secret || seat === undefined || secret.seat === seat || secret.known?.includes(seat)) return reply;
    const isCounted = secret.counted && typeof reply === 'object';
    return drawn(isCounted ? { ...secret, options: [...reply].sort(), repeat: false } : secret, words);
  };
  return { ...one, words: undefined, replies: one.replies.map(draw) };
}

/** A reply that might have been given. */
function drawn({ options, least, most, repeat, single }: SecretOptions, words: RandomWords): Reply {
  const left = [...options];
  const draw = (): number => {
    const at = nextWord(words) % left.length;
    return (repeat ? left[at] : left.splice(at, 1)[0]) as number;
  };
  if (single) return draw();
  const count = least + (most > least ? nextWord(words) % (most - least + 1) : 0);
  return Array.from({ length: repeat ? count : Math.min(count, left.length) }, draw);
}
