import { z } from 'zod';
import type { CardContent, GameId } from '../content/content-shapes.ts';
import { packedValue, readPacked } from '../share/packed-value.ts';

const shape = z.strictObject({
  game: z.enum(['heroscape', 'superscape']),
  name: z.string().max(60),
  /** The points that it may cost at most. */
  limit: z.int().min(0).max(100_000),
  /** Ids of cards, once for each copy. */
  cards: z.array(z.string().max(80)).max(60),
});

/** An army as somebody builds it. */
export type DraftedArmy = z.infer<typeof shape>;

/** Points that are usual for a game. */
export const usualLimits: Readonly<Record<GameId, number>> = { heroscape: 400, superscape: 1000 };

/** The address of an army: whoever opens it has the army before them. */
export function addressOfArmy(army: DraftedArmy): string {
  return `/armies#${packedValue(army)}`;
}

/** The army in the fragment of an address; undefined where there is none that makes sense. */
export function readArmyLink(fragment: string): DraftedArmy | undefined {
  return readPacked(fragment, shape);
}

/** Cards of an army with their copies, in the order in which they were taken. */
export function copiesOf(cards: readonly string[]): readonly (readonly [id: string, copies: number])[] {
  return [...new Set(cards)].map((id) => [id, cards.filter((one) => one === id).length]);
}

/** `Hulk, Alien Drone x2`, as it can be sent to somebody and read again. */
export function textOfArmy(cards: readonly string[], all: readonly CardContent[]): string {
  return copiesOf(cards)
    .map(([id, copies]) => {
      const name = all.find((card) => card.id === id)?.name ?? id;
      return copies > 1 ? `${name} x${copies}` : name;
    })
    .join(', ');
}

/** What a text says of an army, and the parts of it that are no card. */
export interface ReadText {
  readonly cards: readonly string[];
  readonly unknown: readonly string[];
}

/** Reads `Hulk, Alien Drone x2`, with commas or line by line; copies also as `2 Alien Drone` and `2x Alien Drone`. */
export function readArmyText(text: string, all: readonly CardContent[]): ReadText {
  const known = new Map(all.flatMap((card) => [card.id, card.name].map((name) => [plain(name), card.id])));
  const cards: string[] = [];
  const unknown: string[] = [];
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  for (const part of parts.filter(Boolean).slice(0, 100)) {
    const id = known.get(plain(part));
    const [name, copies] = id === undefined ? counted(part) : [part, 1];
    const found = id ?? known.get(plain(name));
    if (found === undefined) unknown.push(part.slice(0, 60));
    else cards.push(...Array.from({ length: Math.min(copies, 20) }, () => found));
  }
  return { cards: cards.slice(0, 60), unknown };
}

function counted(part: string): readonly [name: string, copies: number] {
  const behind = /^(.*?)\s*[x×*]\s*(\d{1,2})$/i.exec(part);
  if (behind) return [behind[1] ?? '', Number(behind[2])];
  const before = /^(\d{1,2})\s*[x×*]?\s+(.*)$/i.exec(part);
  return before ? [before[2] ?? '', Number(before[1])] : [part, 1];
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
