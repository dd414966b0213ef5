import type { Seat } from '@scapewright/kernel';
import type { Card, Figure, Token } from '../../model/numbers.ts';
import { procedure } from '../../state/procedures.ts';
import type { Numbered } from '../basics/numbered-vars.ts';

/** Tiles to lay, each under its number: where, its terrain by the catalogue's number, and how high. */
export type LayingArgs = Numbered<'space' | 'q' | 'r' | 'region' | 'terrain' | 'level' | 'underside'>;

/** One figure. */
interface OfFigure {
  readonly figure: Figure;
}

/** A figure and a token. */
interface OfToken extends OfFigure {
  readonly token: Token;
}

/** Events that are caused from outside a turn, without a card for them: what scenarios, editors and effects of items use. */
export const stimuli = {
  inflict: procedure<OfFigure & { readonly wounds: number; readonly kinds: number; readonly by: number }>(
    'stimulus:inflict',
  ),
  damage: procedure<OfFigure & { readonly dice: number; readonly kinds: number; readonly by: number }>(
    'stimulus:damage',
  ),
  /** Spaces of the base as `space0`, `space1` ...; `by` the player who places it, or -1. */
  place: procedure<OfFigure & Numbered<'space'> & { readonly by: number }>('stimulus:place'),
  switch: procedure<OfFigure & { readonly other: Figure }>('stimulus:switch'),
  knockback: procedure<OfFigure & { readonly from: number; readonly spaces: number }>('stimulus:knockback'),
  defeat: procedure<OfFigure>('stimulus:defeat'),
  heal: procedure<OfFigure & { readonly wounds: number }>('stimulus:heal'),
  /** `until` counts in {@link durations}. */
  control: procedure<OfFigure & { readonly seat: Seat; readonly until: number }>('stimulus:control'),
  /** `marker` counts in the match's names of markers. */
  mark: procedure<{ readonly card: Card; readonly marker: number; readonly count: number }>('stimulus:mark'),
  roll: procedure<{ readonly seat: Seat; readonly sides: number }>('stimulus:roll'),
  flipCard: procedure<{ readonly card: Card }>('stimulus:flip-card'),
  flip: procedure<{ readonly token: Token }>('stimulus:flip'),
  equip: procedure<OfToken>('stimulus:equip'),
  useToken: procedure<OfToken>('stimulus:use-token'),
  /** As a figure is set up. */
  face: procedure<OfFigure & { readonly facing: number }>('stimulus:face'),
  /** As it turns in play. */
  turn: procedure<OfFigure & { readonly facing: number }>('stimulus:turn'),
  removeTerrain: procedure<Numbered<'space'>>('stimulus:remove-terrain'),
  addTerrain: procedure<LayingArgs>('stimulus:add-terrain'),
  /** A special attack of nobody's ability. */
  strike: procedure<{
    readonly from: number;
    readonly to: number;
    readonly range: number;
    readonly attack: number;
    readonly kinds: number;
  }>('stimulus:strike'),
};
