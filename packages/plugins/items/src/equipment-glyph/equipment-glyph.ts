import {
  answer,
  crowdedTokens,
  forbid,
  mayCarry,
  rules,
  rulesOfTokens,
  type SkirmishPlugin,
  stopping,
  stops,
  type TokenPlan,
  tokenPlan,
  tokenStops,
  tokensOn,
  trigger,
} from '@scapewright/skirmish';
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
  reasons: [
    'equipment.not-empty',
    'equipment.stops',
    'equipment.turned',
    'equipment.works',
    'equipment.reaches',
    'equipment.not-unique-hero',
    'equipment.hands-full',
    'equipment.lost-by-wound',
    'equipment.lost-by-last-wound',
    'equipment.lost-by-destruction',
    'equipment.placed',
    'equipment.removed',
  ],
  reasonRules: {
    'equipment.not-empty': { '*': ['EQ-GLYPH-001'] },
    'equipment.stops': { '*': ['EQ-GLYPH-003', 'EQ-GEN-001', 'EQ-EQUIP-005'] },
    'equipment.turned': { '*': ['EQ-GLYPH-004', 'EQ-GLYPH-002', 'EQ-SWAP-004'] },
    'equipment.works': { '*': ['EQ-EQUIP-006', 'EQ-EQUIP-007', 'EQ-EQUIP-002'] },
    'equipment.reaches': { '*': ['EQ-EQUIP-008'] },
    'equipment.not-unique-hero': { '*': ['EQ-EQUIP-003', 'EQ-PASS-003', 'EQ-SWAP-007'] },
    'equipment.hands-full': { '*': ['EQ-EQUIP-004', 'EQ-PASS-004'] },
    'equipment.lost-by-wound': { '*': ['EQ-LOSE-001', 'EQ-LOSE-003', 'EQ-LOSE-008', 'EQ-LOSE-009'] },
    'equipment.lost-by-last-wound': {
      '*': ['EQ-LOSE-001', 'EQ-LOSE-002', 'EQ-LOSE-003', 'EQ-LOSE-008', 'EQ-LOSE-009'],
    },
    'equipment.lost-by-destruction': { '*': ['EQ-LOSE-002', 'EQ-LOSE-003', 'EQ-LOSE-008'] },
    'equipment.placed': { '*': ['EQ-LOSE-004', 'EQ-LOSE-005', 'EQ-LOSE-006', 'EQ-LOSE-007', 'EQ-LOSE-010'] },
    'equipment.removed': { '*': ['EQ-LOSE-005'] },
  },
  lines: {
    'equipment.not-empty': 'a glyph lies on a space without an object or another glyph',
    'equipment.stops': '{figure} stops on the glyph at {space}',
    'equipment.turned': '{token} lies power side up',
    'equipment.works': '{figure}: what it carries {amount}',
    'equipment.reaches': '{figure}: a glyph carried near it {amount}',
    'equipment.not-unique-hero': 'only a Unique Hero equips a glyph',
    'equipment.hands-full': 'the figure has a glyph already',
    'equipment.lost-by-wound': '{figure} is wounded and loses {token}',
    'equipment.lost-by-last-wound': '{figure} receives its last wound and loses {token}',
    'equipment.lost-by-destruction': '{figure} is destroyed and loses {token}',
    'equipment.placed': '{seat} lays {token} on {space}',
    'equipment.removed': '{token} finds no space and leaves the game',
  },
  wanted: hasCarriables,
  token: isCarriable,
  refuses: (setup) => [
    ...carriedProblems(setup, { unfit: 'equipment.not-unique-hero', full: 'equipment.hands-full' }, 1),
    ...crowdedTokens(setup, isCarriable, 'equipment.not-empty'),
  ],
  hooks: [
    answer(tokenStops, {
      reason: 'equipment.stops',
      answer: (game, { token }) => (isPlainGlyph(tokenPlan(game, token)) ? true : undefined),
    }),
    answer(stops, {
      reason: 'equipment.stops',
      answer: (game, { space }) =>
        tokensOn(game, space).some((token) => isGlyph(tokenPlan(game, token))) ? stopping.anyPart : undefined,
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { space }) => tokensOn(game, space).some((token) => isGlyph(tokenPlan(game, token))),
      run: (run, { figure, space }) => run.note('equipment.stops', { figure, space }),
    }),
    trigger('E.token-flipped', {
      commutes: true,
      when: (game, { token }) => isCarriable(tokenPlan(game, token)),
      run: (run, { token }) => run.note('equipment.turned', { token }),
    }),
    forbid(mayCarry, {
      reason: 'equipment.not-unique-hero',
      when: (game, { figure, token }) => !isFitBearer(game, figure, token),
    }),
    forbid(mayCarry, {
      reason: 'equipment.hands-full',
      when: (game, { figure }) => carriedItems(game, figure).length >= (game.definition(figure).carries ?? 1),
    }),
    ...grantedStats('equipment.works'),
    ...rulesOfTokens('equipment.reaches', isCarried),
    ...lossHooks,
  ],
});

/** Equipment glyphs as the system by which things are carried. */
export const equipmentGlyphPlugin: SkirmishPlugin = {
  id: 'items/equipment-glyph',
  version: '1.0.0',
  provides: ['carrying'],
  effectKinds: [stoodOn],
  units: [
    equipmentRule,
    equipRule(
      {
        text: 'A Unique Hero that stops on an equipment glyph may put it on its card.',
        rules: { '*': ['EQ-EQUIP-001', 'EQ-EQUIP-002', 'EQ-DROP-006', 'EQ-EQUIP-005'] },
        reasonRules: {
          'equip.done': {
            '*': ['EQ-EQUIP-001', 'EQ-EQUIP-002', 'EQ-EQUIP-003', 'EQ-DROP-006', 'EQ-EQUIP-005'],
          },
          'equip.nothing-here': { '*': ['EQ-EQUIP-001', 'EQ-GEN-001'] },
        },
      },
      hasArrived,
    ),
    dropInMoveRule({
      text: 'At any moment of its move a figure may drop its glyph on a space that it occupies.',
      rules: { '*': ['EQ-DROP-001', 'EQ-DROP-002'] },
      reasonRules: {
        'drop.goes-on': { '*': ['EQ-DROP-003', 'EQ-DROP-005'] },
        'drop.nothing': { '*': ['EQ-DROP-001'] },
        'drop.not-there': { '*': ['EQ-DROP-002'] },
        'drop.on-another': { '*': ['EQ-DROP-004'] },
      },
    }),
    passRule({
      text: 'At any moment of its move a figure may hand its glyph to a friend next to it that can equip it.',
      rules: { '*': ['EQ-PASS-001', 'EQ-PASS-002', 'EQ-PASS-005', 'EQ-PASS-006', 'EQ-PASS-007'] },
      reasonRules: {
        'pass.not-beside-friend': { '*': ['EQ-PASS-002'] },
        'pass.cannot-carry': { '*': ['EQ-PASS-003'] },
      },
    }),
    swapRule,
  ],
  rulings: { eventCountsAsUniqueForSeatsAndItems: false },
};
