import type { HookSource } from '@scapewright/kernel';
import {
  addEffect,
  durations,
  type Figure,
  type Game,
  matchTable,
  type SkirmishRun,
} from '@scapewright/skirmish/author';

/** The kind of the effect that says who has used a one shot; its source is the card. */
export const usedOneShot = 'used-one-shot';

/** One shots of no printed type are of one type together. */
function typeOf({ params }: Pick<HookSource, 'params'>): string {
  return String(params['type'] ?? 'one shot');
}

/** Is no activation going on? */
export function isOutsideActivations(game: Game): boolean {
  return game.state.read(matchTable.activation, 0) === 0;
}

/** Remembers that a figure has used a one shot: in this activation, or its player outside of them in this round. */
export function noteUse(run: SkirmishRun, figure: Figure, source: HookSource): void {
  const { game } = run;
  const until = isOutsideActivations(game) ? 'round' : 'activation';
  addEffect(run, { kind: usedOneShot, figure, seat: game.controller(figure), until, source });
}

/** Has the figure used one of the type in the activation that goes on, or its player one in this round outside of all? */
export function hasUsedType(game: Game, figure: Figure, source: HookSource): boolean {
  const isOutside = isOutsideActivations(game);
  const stretch = isOutside ? 'round' : 'activation';
  const [until, stamp] = [durations.indexOf(stretch), game.stamp(stretch)];
  const kind = game.facts.effectKinds.indexOf(usedOneShot);
  for (const row of game.effects()) {
    const used = game.facts.sources[game.readEffect('source', row)];
    if (game.readEffect('kind', row) !== kind || !used || typeOf(used) !== typeOf(source)) continue;
    const isOwn = isOutside
      ? game.readEffect('seat', row) === game.controller(figure)
      : game.readEffect('figure', row) === figure;
    const isThen = game.readEffect('until', row) === until && game.readEffect('stamp', row) === stamp;
    if (isOwn && isThen) return true;
  }
  return false;
}
