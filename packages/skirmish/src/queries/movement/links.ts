import type { Battlefield } from '@scapewright/board';
import type { Figure } from '../../model/numbers.ts';
import type { LinkUnit } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';

/** A kind of link on a battlefield: its unit, and the part behind the stroke (`transit/bungalow`: of which building). */
export interface LinkKind {
  readonly unit: LinkUnit | undefined;
  readonly of: string;
}

/** What a kind of link stands for. */
export function linkKind(game: Game, kind: string): LinkKind {
  const [id = '', of = ''] = kind.split('/');
  return { unit: game.facts.catalogue.link(id), of };
}

/** Which kinds of link a figure may use, as the path search reads it: 1 on foot, 2 in flight, 3 both, 0 not at all. */
export function openLinks(game: Game, figure: Figure): Uint8Array {
  return Uint8Array.from(game.field.linkKinds, (kind) => {
    const { unit, of } = linkKind(game, kind);
    const use = unit ? unit.use(game, figure, of) : 'foot';
    return typeof use === 'string' ? uses[use] : 0;
  });
}

const uses = { foot: 1, flight: 2, both: 3 } as const;

/** Why a figure may not go from a space to another by a link, undefined where there is none or it may. */
export function linkRefusal(game: Game, figure: Figure, from: number, to: number): string | undefined {
  const { linkStart, linkTo, linkKind: kinds, linkKinds } = game.field;
  for (let link = linkStart[from] as number; link < (linkStart[from + 1] as number); link++) {
    if (linkTo[link] !== to) continue;
    const { unit, of } = linkKind(game, linkKinds[kinds[link] as number] as string);
    const use = unit?.use(game, figure, of);
    if (typeof use === 'object') return use.refused;
  }
  return undefined;
}

/** A way that leads from a space to another without being a step. */
export interface Passage {
  readonly from: number;
  readonly to: number;
  readonly kind: string;
  readonly cost: number;
}

/** The ways from a space that place whoever takes them at their other end. */
export function placingLinks(field: Battlefield, from: number): readonly Passage[] {
  const list: Passage[] = [];
  for (let link = field.linkStart[from] as number; link < (field.linkStart[from + 1] as number); link++)
    if (field.linkPlaced[link] === 1)
      list.push({
        from,
        to: field.linkTo[link] as number,
        kind: field.linkKinds[field.linkKind[link] as number] as string,
        cost: field.linkCost[link] as number,
      });
  return list;
}

/** Does a step take a way that places the figure at its other end? */
export function isPlacing(
  field: Battlefield,
  { from, to, link }: { readonly from: number; readonly to: number; readonly link: string | undefined },
): boolean {
  return link !== undefined && placingLinks(field, from).some((way) => way.to === to && way.kind === link);
}
