import type { HookSource } from '@scapewright/kernel';
import type { Duration } from '../../model/durations.ts';
import type { Figure } from '../../model/numbers.ts';
import { effectsFrom } from '../../queries/lasting-effects.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { beyondPowersKind } from '../../state/effects-in-force.ts';
import { addEffect } from './effects.ts';
import { endEffect } from './expiry.ts';

/**
 * Keeps a figure from the powers of all cards for a time: its own are off, and those of others change no number, no answer and
 * no event of it and do nothing to it. What they do to those who deal with it is none of its affairs.
 */
export function keepFromPowers(run: SkirmishRun, figure: Figure, until: Duration, source: HookSource): void {
  const { game } = run;
  const card = game.cardOf(figure);
  addEffect(run, { kind: beyondPowersKind, figure, until, source });
  const isLast = game.figuresOf(card).every((one) => one === figure || !game.isAlive(one));
  if (isLast) addEffect(run, { kind: 'negated', card, figure, until, source });
}

/** Ends what this source has kept a figure from. */
export function exposeToPowers(run: SkirmishRun, figure: Figure, source: HookSource): void {
  const { game } = run;
  const rows = ['negated', beyondPowersKind].flatMap((kind) => effectsFrom(game, kind, source));
  for (const row of rows) if (game.readEffect('figure', row) === figure) endEffect(run, row);
}
