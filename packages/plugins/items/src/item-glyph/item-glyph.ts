import {
  answer,
  crowdedTokens,
  forbid,
  type Game,
  mayCarry,
  mayUseToken,
  objectAround,
  rules,
  rulesOfTokens,
  type SkirmishPlugin,
  tokenPlan,
  tokenStops,
  tokensOn,
  tokenTable,
  trigger,
} from '@scapewright/skirmish';
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
import { lossHooks } from './losing.ts';
import { copyProblems, surplusHooks } from './surplus.ts';
import { turningHooks } from './turning.ts';
import { useItemRule } from './using.ts';

/** How many item glyphs a hero carries at most. */
const most = 3;

/** Copies of the same item glyph that these figures carry. */
function copiesOn(game: Game, figures: readonly number[], token: number): number {
  const { content } = tokenPlan(game, token);
  return figures
    .flatMap((figure) => carriedItems(game, figure))
    .filter((other) => other !== token && tokenPlan(game, other).content === content).length;
}

/** The figures of an army: those that one player controls. */
function armyOf(game: Game, seat: number): readonly number[] {
  return Array.from({ length: game.figureCount }, (_, figure) => figure).filter(
    (figure) => game.isAlive(figure) && game.controller(figure) === seat,
  );
}

/** Who carries a glyph by the will of the scenario. */
function carriersOf(game: Game, token: number): unknown {
  return tokenPlan(game, token).data['carriers'];
}

function rarityOf(game: Game, token: number): unknown {
  return tokenPlan(game, token).data['rarity'];
}

/** Item glyphs: who carries how many, what they do, and how they are lost. */
const itemGlyphRule = rules({
  id: 'item-glyph',
  name: 'Item glyphs',
  text: 'A glyph that stops nobody, and of which a Unique Hero carries up to three; destruction leaves them where the hero stood.',
  reasons: [
    'item-glyph.not-empty',
    'item-glyph.no-stop',
    'item-glyph.other-stops',
    'item-glyph.turned',
    'item-glyph.works',
    'item-glyph.reaches',
    'item-glyph.fixed',
    'item-glyph.by-scenario',
    'item-glyph.not-unique-hero',
    'item-glyph.full',
    'item-glyph.uncommon-twice',
    'item-glyph.unique-twice',
    'item-glyph.kept',
    'item-glyph.left-behind',
    'item-glyph.removed',
    'item-glyph.card',
    'item-glyph.dropped-with-control',
    'item-glyph.is-permanent',
    'item-glyph.not-carried',
    'item-glyph.used-up',
    'item-glyph.inside-object',
    'item-glyph.no-swap',
    'token.used',
  ],
  reasonRules: {
    'item-glyph.not-empty': { '*': ['IG-GEN-003', 'EQ-GLYPH-001'] },
    'item-glyph.no-stop': { '*': ['IG-PICK-005', 'IG-PICK-003', 'IG-GEN-003'] },
    'item-glyph.other-stops': { '*': ['IG-GEN-003'] },
    'item-glyph.turned': { '*': ['IG-GEN-003'] },
    'item-glyph.works': { '*': ['IG-PERM-001', 'IG-USE-001', 'IG-USE-002'] },
    'item-glyph.reaches': { '*': ['IG-USE-001'] },
    'item-glyph.fixed': { '*': ['IG-GEN-002'] },
    'item-glyph.by-scenario': { '*': ['IG-GEN-004'] },
    'item-glyph.not-unique-hero': { '*': ['IG-PICK-001', 'IG-PICK-002'] },
    'item-glyph.full': { '*': ['IG-CAP-001', 'IG-SWAP-001'] },
    'item-glyph.uncommon-twice': { '*': ['IG-RAR-003', 'IG-RAR-001'] },
    'item-glyph.unique-twice': { '*': ['IG-RAR-004', 'IG-RAR-001'] },
    'item-glyph.kept': { '*': ['IG-LOSE-001'] },
    'item-glyph.left-behind': { '*': ['IG-LOSE-001', 'IG-LOSE-002', 'IG-LOSE-004', 'IG-LOSE-006'] },
    'item-glyph.card': { '*': ['IG-RAR-001'] },
    'item-glyph.removed': { '*': ['IG-LOSE-003', 'IG-LOSE-005'] },
    'item-glyph.dropped-with-control': { '*': ['IG-RAR-004', 'IG-RAR-003'] },
    'item-glyph.is-permanent': { '*': ['IG-PERM-001'] },
    'item-glyph.used-up': { '*': ['IG-TEMP-003', 'IG-TEMP-002'] },
    'item-glyph.not-carried': { '*': ['IG-TEMP-002'] },
    'item-glyph.inside-object': { '*': ['IG-TEMP-004'] },
    'item-glyph.no-swap': { '*': ['IG-SWAP-001'] },
    'token.used': { '*': ['IG-TEMP-001', 'IG-TEMP-002', 'IG-TEMP-003', 'IG-TEMP-004'] },
  },
  lines: {
    'item-glyph.not-empty': 'a glyph lies on a space without an object or another glyph',
    'item-glyph.no-stop': 'the item glyph at {space} does not stop {figure}',
    'item-glyph.other-stops':
      '{figure} stops on the glyph at {space}: only those that are carried stop nobody',
    'item-glyph.turned': '{figure} has ended its movement on {token}, which is turned up',
    'item-glyph.works': '{figure}: what it carries {amount}',
    'item-glyph.reaches': '{figure}: an item glyph carried near it {amount}',
    'item-glyph.fixed': 'the scenario says that this item glyph stays where it lies',
    'item-glyph.by-scenario': 'the scenario says who carries {token}',
    'item-glyph.not-unique-hero': 'only a Unique Hero picks up an item glyph',
    'item-glyph.full': 'the figure carries three item glyphs',
    'item-glyph.uncommon-twice': 'the figure carries this uncommon item glyph already',
    'item-glyph.unique-twice': 'the army carries this unique item glyph already',
    'item-glyph.kept': '{figure} is wounded and keeps what it carries',
    'item-glyph.left-behind': '{token} stays at {space}, where {figure} stood',
    'item-glyph.card': 'the card of an item glyph states its rarity',
    'item-glyph.removed': '{token} finds no space of {figure} without a glyph and leaves the game',
    'item-glyph.dropped-with-control': '{figure} drops {token}: its new army carries one already',
    'item-glyph.is-permanent': 'a permanent item glyph works by itself',
    'item-glyph.used-up': 'that item glyph is out of the game',
    'item-glyph.not-carried': 'the figure does not carry that item glyph',
    'item-glyph.no-swap': 'item glyphs are not swapped: one is dropped on an earlier space of the move',
    'token.used': '{figure} uses {token} up',
    'item-glyph.inside-object': 'inside an object item glyphs are not used',
  },
  wanted: hasCarriables,
  options: ['swap'],
  whyNot: () => ({ reason: 'item-glyph.no-swap' }),
  token: isCarriable,
  refuses: (setup) => [
    ...carriedProblems(setup, { unfit: 'item-glyph.not-unique-hero', full: 'item-glyph.full' }, most),
    ...copyProblems(setup, { uncommon: 'item-glyph.uncommon-twice', unique: 'item-glyph.unique-twice' }),
    ...crowdedTokens(setup, isCarriable, 'item-glyph.not-empty'),
    ...itemCardProblems(setup, 'item-glyph.card', ({ rarity }) =>
      rarity === undefined ? 'has no rarity' : undefined,
    ),
  ],
  hooks: [
    answer(tokenStops, {
      reason: 'item-glyph.other-stops',
      answer: (game, { token }) => (isPlainGlyph(tokenPlan(game, token)) ? true : undefined),
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { space }) => tokensOn(game, space).some((token) => isPlainGlyph(tokenPlan(game, token))),
      run: (run, { figure, space }) => run.note('item-glyph.other-stops', { figure, space }),
    }),
    answer(tokenStops, {
      reason: 'item-glyph.no-stop',
      answer: (game, { token }) => (isCarriable(tokenPlan(game, token)) ? false : undefined),
    }),
    forbid(mayCarry, {
      reason: 'item-glyph.fixed',
      when: (game, { token }) => carriersOf(game, token) === 'nobody',
    }),
    forbid(mayCarry, {
      reason: 'item-glyph.not-unique-hero',
      when: (game, { figure, token }) => !isFitBearer(game, figure, token),
    }),
    trigger('G1.3', {
      commutes: true,
      run: (run) => {
        for (let token = 0; token < run.game.facts.tokens.length; token++)
          if (['anybody', 'nobody'].includes(String(carriersOf(run.game, token))))
            run.note('item-glyph.by-scenario', { token });
      },
    }),
    forbid(mayCarry, {
      reason: 'item-glyph.full',
      when: (game, { figure }) => carriedItems(game, figure).length >= most,
    }),
    forbid(mayCarry, {
      reason: 'item-glyph.uncommon-twice',
      when: (game, { figure, token }) =>
        rarityOf(game, token) === 'uncommon' && copiesOn(game, [figure], token) > 0,
    }),
    forbid(mayCarry, {
      reason: 'item-glyph.unique-twice',
      when: (game, { figure, token }) =>
        rarityOf(game, token) === 'unique' &&
        copiesOn(game, armyOf(game, game.controller(figure)), token) > 0,
    }),
    forbid(mayUseToken, {
      reason: 'item-glyph.used-up',
      when: (game, { token }) => game.state.read(tokenTable.removed, token) === 1,
    }),
    forbid(mayUseToken, {
      reason: 'item-glyph.not-carried',
      when: (game, { figure, token }) => !carriedItems(game, figure).includes(token),
    }),
    forbid(mayUseToken, {
      reason: 'item-glyph.is-permanent',
      when: (game, { token }) => tokenPlan(game, token).data['effect'] === undefined,
    }),
    forbid(mayUseToken, {
      reason: 'item-glyph.inside-object',
      when: (game, { figure }) =>
        objectAround(game, figure) >= 0 && game.ruling('itemGlyphsInsideObjects') === false,
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { space }) => tokensOn(game, space).some((token) => isCarriable(tokenPlan(game, token))),
      run: (run, { figure, space }) => run.note('item-glyph.no-stop', { figure, space }),
    }),
    ...grantedStats('item-glyph.works'),
    ...rulesOfTokens('item-glyph.reaches', isCarried),
    ...turningHooks,
    ...lossHooks,
    ...surplusHooks,
  ],
});

/** Item glyphs as the system by which things are carried. */
export const itemGlyphPlugin: SkirmishPlugin = {
  id: 'items/item-glyph',
  version: '1.0.0',
  provides: ['carrying'],
  units: [
    itemGlyphRule,
    equipRule({
      text: 'A Unique Hero that ends its movement on an item glyph may pick it up.',
      rules: {
        '*': ['IG-PICK-006', 'IG-PICK-007', 'IG-PICK-004', 'IG-PICK-008', 'IG-RAR-002', 'IG-GEN-001'],
      },
      reasonRules: {
        'equip.as-unique': {
          superscape: ['IG-PICK-002', 'SS-UNIQ-006', 'SS-GUNIQ-006'],
          heroscape: ['IG-PICK-002', 'HS-UNIQ-005'],
        },
        'equip.nothing-here': { '*': ['IG-PICK-006', 'IG-GEN-001'] },
        'equip.done': {
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
      reasonRules: {
        'drop.goes-on': { '*': ['IG-DROP-004', 'IG-DROP-006', 'IG-SWAP-001'] },
        'drop.nothing': { '*': ['IG-DROP-001'] },
        'drop.not-there': { '*': ['IG-DROP-003'] },
        'drop.on-another': { '*': ['IG-DROP-005', 'IG-DROP-006'] },
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
