import type { Seat } from '@scapewright/kernel';
import {
  answer,
  crowdedTokens,
  defineMessages,
  type Figure,
  forbid,
  type Game,
  mayCarry,
  mayUseToken,
  objectAround,
  type PluginParts,
  rules,
  rulesOfTokens,
  type Token,
  tokenPlan,
  tokenStops,
  tokensOn,
  tokenTable,
  trigger,
} from '@scapewright/skirmish/author';
import {
  carriedItems,
  hasCarriables,
  isCarriable,
  isCarried,
  isFitBearer,
  isPlainGlyph,
  itemCardProblems,
} from '../carrying.ts';
import { carriedProblems, equipRule } from '../equip.ts';
import { grantedStats } from '../granted-stats.ts';
import { dropInMoveRule, passRule } from '../in-movement.ts';
import { stoodOn } from '../spaces-left.ts';
import { itemGlyphMessages } from './item-glyph-messages.ts';
import { lossHooks } from './losing.ts';
import { copyProblems, surplusHooks } from './surplus.ts';
import { turningHooks } from './turning.ts';
import { useItemRule } from './using.ts';

/** How many item glyphs a hero carries at most. */
const most = 3;

/** Copies of the same item glyph that these figures carry. */
function copiesOn(game: Game, figures: readonly Figure[], token: Token): number {
  const { content } = tokenPlan(game, token);
  return figures
    .flatMap((figure) => carriedItems(game, figure))
    .filter((other) => other !== token && tokenPlan(game, other).content === content).length;
}

/** The figures of an army: those that one player controls. */
function armyOf(game: Game, seat: Seat): readonly number[] {
  return Array.from({ length: game.figureCount }, (_, figure) => figure).filter(
    (figure) => game.isAlive(figure) && game.controller(figure) === seat,
  );
}

/** Who carries a glyph by the will of the scenario. */
function carriersOf(game: Game, token: Token): unknown {
  return tokenPlan(game, token).data['carriers'];
}

function rarityOf(game: Game, token: Token): unknown {
  return tokenPlan(game, token).data['rarity'];
}

/** What is said of it, and the rules behind it. */
const tokenMessages = defineMessages('token', {
  used: {
    text: '{figure} uses {token} up',
    rules: { '*': ['IG-TEMP-001', 'IG-TEMP-002', 'IG-TEMP-003', 'IG-TEMP-004'] },
  },
});

/** Item glyphs: who carries how many, what they do, and how they are lost. */
const itemGlyphRule = rules({
  id: 'item-glyph',
  name: 'Item glyphs',
  text: 'A glyph that stops nobody, and of which a Unique Hero carries up to three; destruction leaves them where the hero stood.',
  messages: [itemGlyphMessages, tokenMessages],
  wanted: hasCarriables,
  options: ['swap'],
  whyNot: () => ({ reason: itemGlyphMessages.noSwap }),
  token: isCarriable,
  refuses: (setup) => [
    ...carriedProblems(setup, { unfit: itemGlyphMessages.notUniqueHero, full: itemGlyphMessages.full }, most),
    ...copyProblems(setup, {
      uncommon: itemGlyphMessages.uncommonTwice,
      unique: itemGlyphMessages.uniqueTwice,
    }),
    ...crowdedTokens(setup, isCarriable, itemGlyphMessages.notEmpty),
    ...itemCardProblems(setup, itemGlyphMessages.card, ({ rarity }) =>
      rarity === undefined ? 'has no rarity' : undefined,
    ),
  ],
  hooks: [
    answer(tokenStops, {
      reason: itemGlyphMessages.otherStops,
      answer: (game, { token }) => (isPlainGlyph(tokenPlan(game, token)) ? true : undefined),
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { space }) => tokensOn(game, space).some((token) => isPlainGlyph(tokenPlan(game, token))),
      run: (run, { figure, space }) => run.note(itemGlyphMessages.otherStops, { figure, space }),
    }),
    answer(tokenStops, {
      reason: itemGlyphMessages.noStop,
      answer: (game, { token }) => (isCarriable(tokenPlan(game, token)) ? false : undefined),
    }),
    forbid(mayCarry, {
      reason: itemGlyphMessages.fixed,
      when: (game, { token }) => carriersOf(game, token) === 'nobody',
    }),
    forbid(mayCarry, {
      reason: itemGlyphMessages.notUniqueHero,
      when: (game, { figure, token }) => !isFitBearer(game, figure, token),
    }),
    trigger('G1.3', {
      commutes: true,
      run: (run) => {
        for (let token = 0; token < run.game.facts.tokens.length; token++)
          if (['anybody', 'nobody'].includes(String(carriersOf(run.game, token))))
            run.note(itemGlyphMessages.byScenario, { token });
      },
    }),
    forbid(mayCarry, {
      reason: itemGlyphMessages.full,
      when: (game, { figure }) => carriedItems(game, figure).length >= most,
    }),
    forbid(mayCarry, {
      reason: itemGlyphMessages.uncommonTwice,
      when: (game, { figure, token }) =>
        rarityOf(game, token) === 'uncommon' && copiesOn(game, [figure], token) > 0,
    }),
    forbid(mayCarry, {
      reason: itemGlyphMessages.uniqueTwice,
      when: (game, { figure, token }) =>
        rarityOf(game, token) === 'unique' &&
        copiesOn(game, armyOf(game, game.controller(figure)), token) > 0,
    }),
    forbid(mayUseToken, {
      reason: itemGlyphMessages.usedUp,
      when: (game, { token }) => game.state.read(tokenTable.removed, token) === 1,
    }),
    forbid(mayUseToken, {
      reason: itemGlyphMessages.notCarried,
      when: (game, { figure, token }) => !carriedItems(game, figure).includes(token),
    }),
    forbid(mayUseToken, {
      reason: itemGlyphMessages.isPermanent,
      when: (game, { token }) => tokenPlan(game, token).data['effect'] === undefined,
    }),
    forbid(mayUseToken, {
      reason: itemGlyphMessages.insideObject,
      when: (game, { figure }) =>
        objectAround(game, figure) >= 0 && game.ruling('itemGlyphsInsideObjects') === false,
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { space }) => tokensOn(game, space).some((token) => isCarriable(tokenPlan(game, token))),
      run: (run, { figure, space }) => run.note(itemGlyphMessages.noStop, { figure, space }),
    }),
    ...grantedStats(itemGlyphMessages.works),
    ...rulesOfTokens(itemGlyphMessages.reaches, isCarried),
    ...turningHooks,
    ...lossHooks,
    ...surplusHooks,
  ],
});

/** Item glyphs as the system by which things are carried. */
export const itemGlyphParts: PluginParts = {
  provides: ['carrying'],
  units: [
    itemGlyphRule,
    equipRule({
      text: 'A Unique Hero that ends its movement on an item glyph may pick it up.',
      rules: {
        '*': ['IG-PICK-006', 'IG-PICK-007', 'IG-PICK-004', 'IG-PICK-008', 'IG-RAR-002', 'IG-GEN-001'],
      },
      messages: {
        asUnique: {
          superscape: ['IG-PICK-002', 'SS-UNIQ-006', 'SS-GUNIQ-006'],
          heroscape: ['IG-PICK-002', 'HS-UNIQ-005'],
        },
        nothingHere: { '*': ['IG-PICK-006', 'IG-GEN-001'] },
        done: {
          '*': [
            'IG-PICK-006',
            'IG-PICK-001',
            'IG-PICK-007',
            'IG-PICK-004',
            'IG-PICK-008',
            'IG-RAR-002',
            'IG-GEN-001',
          ],
        },
      },
    }),
    dropInMoveRule({
      text: 'At any moment of its move a figure may drop item glyphs on spaces that it occupies, one on each.',
      rules: { '*': ['IG-DROP-001', 'IG-DROP-002', 'IG-DROP-003'] },
      messages: {
        goesOn: { '*': ['IG-DROP-004', 'IG-DROP-006', 'IG-SWAP-001'] },
        nothing: { '*': ['IG-DROP-001'] },
        notThere: { '*': ['IG-DROP-003'] },
        onAnother: { '*': ['IG-DROP-005', 'IG-DROP-006'] },
      },
    }),
    passRule(
      {
        text: 'At any moment of its move a figure may hand an item glyph to a friend next to it that can carry it.',
        rules: { '*': ['IG-PASS-001'] },
      },
      (game) => game.ruling('itemGlyphPassing') !== false,
    ),
    useItemRule,
  ],
  effectKinds: ['entered-from', stoodOn],
  rulings: {
    eventCountsAsUniqueForSeatsAndItems: false,
    itemGlyphPassing: true,
    itemGlyphsInsideObjects: true,
  },
};
