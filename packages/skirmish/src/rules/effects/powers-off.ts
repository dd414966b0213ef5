import type { HookSource } from '@scapewright/kernel';
import type { Duration } from '../../model/durations.ts';
import type { Card } from '../../model/numbers.ts';
import { areCopies } from '../../queries/copies.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { addEffect } from './effects.ts';

/** Takes the powers of a card away for a time, and of the other cards of its kind in that army. */
export function negateCard(run: SkirmishRun, card: Card, until: Duration, source: HookSource): void {
  const { game } = run;
  game.facts.cardNames.forEach((_, other) => {
    if (other === card || areCopies(game, card, other))
      addEffect(run, { kind: 'negated', card: other, until, source });
  });
}
