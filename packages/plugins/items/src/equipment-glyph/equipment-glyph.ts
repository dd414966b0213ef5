import {
  answer,
  crowdedTokens,
  forbid,
  mayCarry,
  type PluginParts,
  rules,
  rulesOfTokens,
  stopping,
  stops,
  type TokenPlan,
  tokenPlan,
  tokenSpaces,
  tokenStops,
  tokensOn,
  trigger,
} from '@scapewright/skirmish/author';
import {
  carriedItems,
  hasCarriables,
  isCarriable,
  isCarried,
  isFitBearer,
  isPlainGlyph,
} from '../carrying.ts';
import { carriedProblems, equipRule } from '../equip.ts';
import { grantedStats } from '../granted-stats.ts';
import { dropInMoveRule, hasArrived, passRule } from '../in-movement.ts';
import { stoodOn } from '../spaces-left.ts';
import { equipmentMessages } from './equipment-messages.ts';
import { lossHooks } from './losing.ts';
import { swapRule } from './swapping.ts';

/** Equipment glyphs stop as the other glyphs do. */
function isGlyph(token: TokenPlan): boolean {
  return isCarriable(token) || isPlainGlyph(token);
}

/** Equipment glyphs: where they lie, who carries them, and how they are lost. */
const equipmentRule = rules({
  id: 'equipment-glyph',
  name: 'Equipment glyphs',
  text: 'A glyph that stops whoever moves onto it, and that a Unique Hero may carry, one at a time; any wound, or destruction, makes the hero lose it to a space that an opponent picks.',
  messages: equipmentMessages,
  wanted: hasCarriables,
  token: isCarriable,
  refuses: (setup) => [
    ...carriedProblems(
      setup,
      { unfit: equipmentMessages.notUniqueHero, full: equipmentMessages.handsFull },
      1,
    ),
    ...crowdedTokens(setup, isCarriable, equipmentMessages.notEmpty),
  ],
  hooks: [
    answer(tokenStops, {
      reason: equipmentMessages.stops,
      answer: (game, { token }) => (isPlainGlyph(tokenPlan(game, token)) ? true : undefined),
    }),
    answer(stops, {
      reason: equipmentMessages.stops,
      where: tokenSpaces,
      answer: (game, { space }) =>
        tokensOn(game, space).some((token) => isGlyph(tokenPlan(game, token))) ? stopping.anyPart : undefined,
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { space }) => tokensOn(game, space).some((token) => isGlyph(tokenPlan(game, token))),
      run: (run, { figure, space }) => run.note(equipmentMessages.stops, { figure, space }),
    }),
    trigger('E.token-flipped', {
      commutes: true,
      when: (game, { token }) => isCarriable(tokenPlan(game, token)),
      run: (run, { token }) => run.note(equipmentMessages.turned, { token }),
    }),
    forbid(mayCarry, {
      reason: equipmentMessages.notUniqueHero,
      when: (game, { figure, token }) => !isFitBearer(game, figure, token),
    }),
    forbid(mayCarry, {
      reason: equipmentMessages.handsFull,
      when: (game, { figure }) => carriedItems(game, figure).length >= (game.definition(figure).carries ?? 1),
    }),
    ...grantedStats(equipmentMessages.works),
    ...rulesOfTokens(equipmentMessages.reaches, isCarried),
    ...lossHooks,
  ],
});

/** Equipment glyphs as the system by which things are carried. */
export const equipmentGlyphParts: PluginParts = {
  provides: ['carrying'],
  effectKinds: [stoodOn],
  units: [
    equipmentRule,
    equipRule(
      {
        text: 'A Unique Hero that stops on an equipment glyph may put it on its card.',
        rules: { '*': ['EQ-EQUIP-001', 'EQ-EQUIP-002', 'EQ-DROP-006', 'EQ-EQUIP-005'] },
        messages: {
          done: {
            '*': ['EQ-EQUIP-001', 'EQ-EQUIP-002', 'EQ-EQUIP-003', 'EQ-DROP-006', 'EQ-EQUIP-005'],
          },
          nothingHere: { '*': ['EQ-EQUIP-001', 'EQ-GEN-001'] },
        },
      },
      hasArrived,
    ),
    dropInMoveRule({
      text: 'At any moment of its move a figure may drop its glyph on a space that it occupies.',
      rules: { '*': ['EQ-DROP-001', 'EQ-DROP-002'] },
      messages: {
        goesOn: { '*': ['EQ-DROP-003', 'EQ-DROP-005'] },
        nothing: { '*': ['EQ-DROP-001'] },
        notThere: { '*': ['EQ-DROP-002'] },
        onAnother: { '*': ['EQ-DROP-004'] },
      },
    }),
    passRule({
      text: 'At any moment of its move a figure may hand its glyph to a friend next to it that can equip it.',
      rules: { '*': ['EQ-PASS-001', 'EQ-PASS-002', 'EQ-PASS-005', 'EQ-PASS-006', 'EQ-PASS-007'] },
      messages: {
        notBesideFriend: { '*': ['EQ-PASS-002'] },
        cannotCarry: { '*': ['EQ-PASS-003'] },
      },
    }),
    swapRule,
  ],
  rulings: { eventCountsAsUniqueForSeatsAndItems: false },
};
