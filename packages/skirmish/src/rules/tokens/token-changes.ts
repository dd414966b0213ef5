import type { Space } from '@scapewright/board';
import { mayCarry, mayUseToken } from '../../model/declarations.ts';
import type { Figure, Token } from '../../model/numbers.ts';
import { tokenTable } from '../../model/tables.ts';
import { showToken, tokenPlan } from '../../queries/tokens/tokens.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { type EventStimulus, runEffect } from '../stimuli/stimulus-call.ts';

/** Turns a token face up: everybody learns what it is, and its rules come into effect (SS-TOK-009, HS-GLYPH-002). */
export function flipToken(run: SkirmishRun, token: Token, figure = -1): void {
  if (run.read(tokenTable.faceUp, token) === 1 || run.read(tokenTable.removed, token) === 1) return;
  run.write(tokenTable.faceUp, token, 1);
  run.reveal();
  run.note('token.flipped', { token, figure });
  showToken(run, token);
  run.event('E.token-flipped', {
    seat: figure < 0 ? -1 : run.game.controller(figure),
    card: figure < 0 ? -1 : run.game.cardOf(figure),
    figure,
    token,
  });
}

/** Puts a token face up on a figure's card. */
export function carry(run: SkirmishRun, token: Token, figure: Figure): void {
  flipToken(run, token, figure);
  run.write(tokenTable.space, token, -1);
  run.write(tokenTable.holder, token, figure);
}

/**
 * Puts a token of this content, or of this name, that lies on no space and that nobody carries on a figure's card, if it may
 * carry it: by a card's ability, not from the ground (SS-ITEM-008).
 */
export function equipFromOutside(run: SkirmishRun, figure: Figure, item: string): void {
  const { state, facts } = run.game;
  for (let token = 0; token < facts.tokens.length; token++) {
    const { name, content } = tokenPlan(run.game, token);
    const isOutside = state.read(tokenTable.space, token) < 0 && state.read(tokenTable.holder, token) < 0;
    if (state.read(tokenTable.removed, token) === 1 || !isOutside || (name !== item && content !== item))
      continue;
    if (isRefused(run, figure, token)) return;
    carry(run, token, figure);
    run.note('token.equipped', { figure, token });
    return;
  }
}

/** A figure takes a token from whoever carries it, if it may carry it. */
export function takeFromCarrier(run: SkirmishRun, token: Token, figure: Figure): void {
  const other = run.read(tokenTable.holder, token);
  if (other < 0 || other === figure) return;
  if (isRefused(run, figure, token)) return;
  carry(run, token, figure);
  run.note('token.taken-from', { figure, token, other });
}

/** May a figure not carry a token? Then the log says why. */
function isRefused(run: SkirmishRun, figure: Figure, token: Token): boolean {
  const refusal = run.game.refusalOf(mayCarry, { figure, token });
  if (!refusal) return false;
  run.note(refusal.reason, { figure, token });
  run.note('token.not-equipped', { figure, token });
  return true;
}

/** Has any card begun with tokens of this content? None has where the ruleset has no rules for them. */
export const isBrought = (game: Game, content: string): boolean =>
  game.facts.tokens.some((plan) => plan.brought && plan.content === content);

/** Lays the next of the tokens of this content with which a card has begun on a space. Answers whether there was one. */
export function layBrought(run: SkirmishRun, content: string, space: Space): boolean {
  const { facts } = run.game;
  for (let token = 0; token < facts.tokens.length; token++) {
    const plan = tokenPlan(run.game, token);
    if (!plan.brought || plan.content !== content || run.read(tokenTable.removed, token) === 1) continue;
    if (run.read(tokenTable.space, token) >= 0 || run.read(tokenTable.holder, token) >= 0) continue;
    layToken(run, token, space);
    run.note('token.moved', { token, space });
    return true;
  }
  return false;
}

/** Lays a token down on a space, face up. */
export function layToken(run: SkirmishRun, token: Token, space: Space): void {
  run.write(tokenTable.holder, token, -1);
  run.write(tokenTable.space, token, space);
}

/** Uses up what a figure carries: its effect happens, and it leaves the game (IG-TEMP-001, IG-TEMP-003). */
export function useToken(run: SkirmishRun, figure: Figure, token: Token): void {
  const refusal = run.game.refusalOf(mayUseToken, { figure, token });
  if (refusal) {
    run.note(refusal.reason, { figure, token });
    return;
  }
  const effect = tokenPlan(run.game, token).data['effect'] as EventStimulus | undefined;
  run.note('token.used', { figure, token });
  run.write(tokenTable.holder, token, -1);
  if (effect) runEffect(run, effect, figure);
  removeToken(run, token);
}

/** Takes a token out of the game. */
export function removeToken(run: SkirmishRun, token: Token): void {
  run.write(tokenTable.removed, token, 1);
  run.write(tokenTable.space, token, -1);
  run.write(tokenTable.holder, token, -1);
  run.note('token.removed', { token });
}
