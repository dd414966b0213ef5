import type { Refusal } from '@scapewright/kernel';
import { controlRefusal, type Figure, type Game } from '@scapewright/skirmish/author';
import type { BlockData, Json } from './clause-data.ts';
import { blockOf } from './conditions.ts';
import { isMap } from './parameters.ts';
import type { Scope } from './scope.ts';

/** Why a figure is no option of a choice although it passes the filter; undefined where it is one. */
export type BarOf = (scope: Scope, figure: Figure) => Refusal | undefined;

/**
 * Whom a choice never offers because of what is done first with whoever is chosen: an enemy Event, where control is taken
 * (SS-GUNIQ-014), and an object, where an activation is granted (SS-DO-015). Undefined: it offers all that its filter passes.
 */
export function barOf(name: string, blocks: readonly BlockData[]): BarOf | undefined {
  const first = firstAbout(name, blocks);
  if (first?.verb === 'take-control' && first.with['on'] === name && first.with['by'] === undefined)
    return ({ game, source }, figure) => takenOver(game, game.seatOf(source), figure);
  if (first?.verb !== 'activate' || first.with['to'] !== name) return undefined;
  return ({ game }, figure) =>
    game.isObject(figure)
      ? { reason: 'now.object-card', about: game.keyOf('card', game.cardOf(figure)) }
      : undefined;
}

function takenOver(game: Game, seat: number, figure: Figure): Refusal | undefined {
  const reason = controlRefusal(game, figure, seat);
  return reason === 'control.event' ? { reason } : undefined;
}

/** The first effect that speaks of a choice by its name, also inside others. */
function firstAbout(name: string, blocks: readonly BlockData[]): BlockData | undefined {
  for (const block of blocks) {
    const inner = Object.values(block.with)
      .filter(isListOfBlocks)
      .flat()
      .flatMap((one) => blockOf(one) ?? []);
    const plain = Object.values(block.with).filter((value) => !isListOfBlocks(value));
    if (plain.some((value) => speaksOf(name, value))) return block;
    const found = firstAbout(name, inner);
    if (found) return found;
  }
  return undefined;
}

function isListOfBlocks(value: Json | undefined): value is readonly Json[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((one) => isMap(one) && blockOf(one) !== undefined)
  );
}

function speaksOf(name: string, value: Json | undefined): boolean {
  if (typeof value === 'string') return value === name;
  if (Array.isArray(value)) return value.some((one) => speaksOf(name, one as Json));
  return isMap(value) && Object.values(value).some((one) => speaksOf(name, one as Json));
}
