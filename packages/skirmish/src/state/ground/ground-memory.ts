import { Arena, type Battlefield, type MoveQuery } from '@scapewright/board';
import type { KeptGround } from './kept-ground.ts';

/** What is known of one battlefield, whoever stands where. */
interface OfBattlefield {
  readonly grounds: KeptGround[];
  roads?: { readonly bonus: MoveQuery['bonus'] };
}

/** Tables of spaces in one large table. */
const tables = 16;

/** What moves are told of the ground that no position changes, for the battlefields of one match: shared by its games and forks. */
export class GroundMemory {
  private readonly kept = new WeakMap<Battlefield, OfBattlefield>();
  private readonly fallRisks: Int32Array[] = [];
  private seen: Battlefield | undefined;
  private ofSeen: OfBattlefield = { grounds: [] };
  private arena: Arena<Uint8Array> | undefined;

  /** What terrain is to figures, once for all for whom its types answer alike. */
  grounds(field: Battlefield): KeptGround[] {
    return this.of(field).grounds;
  }

  /** The spaces whose terrain gives a bonus to a move, as `find` finds them once. */
  roads(field: Battlefield, find: () => MoveQuery['bonus']): MoveQuery['bonus'] {
    const known = this.of(field);
    known.roads ??= { bonus: find() };
    return known.roads.bonus;
  }

  /** Expected wounds of falls for figures of a Height that ignore so many of each: they never change. */
  fallRisk(height: number, spared: number, soft: 0 | 1, make: () => Int32Array): Int32Array {
    const at = (spared * 2 + soft) * 256 + height;
    this.fallRisks[at] ??= make();
    return this.fallRisks[at] as Int32Array;
  }

  /** A table of zeros with one entry per space. */
  tableOfSpaces({ count }: Battlefield): Uint8Array {
    this.arena ??= new Arena(count * tables, (length) => new Uint8Array(length));
    return this.arena.take(count);
  }

  private of(field: Battlefield): OfBattlefield {
    if (field === this.seen) return this.ofSeen;
    let known = this.kept.get(field);
    if (!known) {
      known = { grounds: [] };
      this.kept.set(field, known);
    }
    this.seen = field;
    this.ofSeen = known;
    return known;
  }
}
