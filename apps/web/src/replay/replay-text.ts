import type { JournalEntry } from '@scapewright/table';
import type { BattleRecord } from '@scapewright/table/battle';
import { z } from 'zod';
import { packedValue, readPacked } from '../share/packed-value.ts';
import { type Wish, wishShape } from '../start/wish.ts';

const seat = z.int().min(0).max(5);
const reply = z.union([z.int(), z.array(z.int()).max(400)]);
const id = z.string().min(1).max(64);

/** What has happened, in short: an answer, or that somebody has given up, was too late, or offered a draw. */
const entry = z.union([
  z.tuple([seat, reply]),
  z.tuple([z.enum(['resign', 'timeout']), seat]),
  z.tuple([z.literal('draw'), seat, z.array(seat).max(6), id]),
  z.tuple([z.literal('agree'), seat, id, z.boolean()]),
]);

const shape = z.strictObject({
  wish: wishShape,
  /** The dice are those of which nobody foretells the next. */
  secure: z.literal(true).optional(),
  course: z.array(entry).max(20_000),
});

/** A whole game as a link holds it: how it was set up, and what has happened. */
export type ReplayText = z.infer<typeof shape>;
type ShortEntry = z.infer<typeof entry>;

/** The fragment of the address of a replay, at a place of it. */
export function fragmentOf(replay: ReplayText, place = 0): string {
  const text = packedValue(replay);
  return place > 0 ? `#${text}.${place}` : `#${text}`;
}

/** The replay in a fragment, and the place at which it begins; undefined where there is none that makes sense. */
export function readFragment(
  fragment: string,
): { readonly replay: ReplayText; readonly place: number } | undefined {
  const [, text = '', place = '0'] = /^#?([\w-]+)(?:\.(\d{1,6}))?$/.exec(fragment) ?? [];
  const replay = readPacked(text, shape);
  return replay && { replay, place: Number(place) };
}

/** What counts of a journal, in short. */
export function shortCourse(course: readonly JournalEntry[]): ShortEntry[] {
  return course.flatMap((one): ShortEntry[] => {
    switch (one.kind) {
      case 'answer':
        return [[one.seat, typeof one.reply === 'number' ? one.reply : [...one.reply]]];
      case 'resign':
      case 'timeout':
        return [[one.kind, one.seat]];
      case 'request':
        return one.what === 'draw' ? [['draw', one.seat, [...one.of], one.id]] : [];
      case 'consent':
        return [['agree', one.seat, one.to, one.yes]];
      default:
        return [];
    }
  });
}

/** The same as a table takes it. */
export function wholeCourse(course: readonly ShortEntry[]): readonly JournalEntry[] {
  return course.map((one): JournalEntry => {
    if (one[0] === 'resign' || one[0] === 'timeout') return { kind: one[0], seat: one[1] };
    if (one[0] === 'draw') return { kind: 'request', what: 'draw', seat: one[1], of: one[2], id: one[3] };
    if (one[0] === 'agree') return { kind: 'consent', seat: one[1], to: one[2], yes: one[3] };
    return { kind: 'answer', seat: one[0], reply: one[1], by: 'person' };
  });
}

/** The wish out of which a record may have come: whoever wants to know makes it again, and compares. */
export function wishOfRecord(record: BattleRecord): Wish {
  const { ruleset, variants, mapFile, armies, seats, seed, points, roundLimit, victory, teammates, draft } =
    record;
  return {
    ruleset,
    ...(variants ? { variants: [...variants] } : {}),
    map: mapFile,
    sides: armies.map(({ player, cards, backs = [] }, at) => ({
      player,
      seat: seats[at] ?? 'person',
      cards: cards.map(({ id: card }) => (backs.includes(card) ? `${card}/back` : card)),
    })),
    seed,
    ...(points === undefined ? {} : { points }),
    ...(roundLimit === undefined ? {} : { roundLimit }),
    ...(victory
      ? { victory: victory.map(({ id, with: given = {} }) => `${id}: ${JSON.stringify(given)}`) }
      : {}),
    ...(teammates ? { teams: teammates.map((team) => [...team]) } : {}),
    ...(draft ? { draft: 'all' as const } : {}),
  };
}
