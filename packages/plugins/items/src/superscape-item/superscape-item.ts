import {
  carry,
  forbid,
  type Game,
  instead,
  layToken,
  mayCarry,
  rules,
  rulesOfTokens,
  type SkirmishPlugin,
  tokenPlan,
  tokenTable,
  trigger,
} from '@scapewright/skirmish';
import {
  carriedItems,
  freeSpacesNear,
  hasCarriables,
  isCarriable,
  isFitBearer,
  isFreeFor,
  itemCardProblems,
  itemsUnder,
} from '../carrying.ts';
import { pickSpace, pickToken } from '../choices.ts';
import { carriedProblems, equipRule } from '../equip.ts';
import { grantedStats, specialLeftAlone } from '../granted-stats.ts';
import { stoodOn } from '../spaces-left.ts';
import { lossHooks } from './losing.ts';

/** How many items a figure may have: one, unless its card says otherwise. */
function roomOf(game: Game, figure: number): number {
  return game.definition(figure).carries ?? 1;
}

/** What a card of an item lacks: each has a Drop Number, and a rank from 1 to 3 where it states one (SS-ITEM-011). */
function wrongOnCard({ drop, rank }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof drop !== 'number') return 'has no Drop Number';
  return rank === undefined || rank === 1 || rank === 2 || rank === 3 ? undefined : `has the rank ${rank}`;
}

/** Items: who carries them, what they do, and how they are lost. */
const itemRule = rules({
  id: 'superscape-item',
  name: 'Items',
  text: 'A Unique Hero carries one item and uses what it gives as if it were on its own card; enough wounds at once, or defeat, make it drop the item, which an opponent lays down.',
  reasons: [
    'item.works',
    'item.rules',
    'item.card',
    'item.not-special',
    'item.not-unique-hero',
    'item.event-hero',
    'item.hands-full',
    'item.dropped-by-wounds',
    'item.dropped-by-defeat',
    'item.placed-by-opponent',
    'item.removed',
    'item.stays',
  ],
  reasonRules: {
    'item.works': {
      superscape: ['SS-ITEM-002', 'SS-ITEM-001', 'SS-ITEM-003', 'SS-ITEM-010', 'SS-ABIL-011'],
    },
    'item.rules': { superscape: ['SS-ITEM-012', 'SS-ITEM-004'] },
    'item.card': { superscape: ['SS-ITEM-011'] },
    'item.not-special': { superscape: ['SS-ITEM-032', 'SS-HAZ-008'] },
    'item.not-unique-hero': { superscape: ['SS-ITEM-006', 'SS-ITEM-005', 'SS-ITEM-031'] },
    'item.event-hero': {
      superscape: ['SS-ITEM-006', 'SS-ITEM-005', 'SS-ITEM-031', 'SS-UNIQ-010', 'SS-GUNIQ-010'],
    },
    'item.hands-full': { superscape: ['SS-ITEM-007'] },
    'item.dropped-by-wounds': { superscape: ['SS-ITEM-017', 'SS-ITEM-018', 'SS-ITEM-019', 'SS-ITEM-013'] },
    'item.dropped-by-defeat': {
      superscape: ['SS-ITEM-024', 'SS-ITEM-025', 'SS-ITEM-013', 'SS-LIFE-012'],
    },
    'item.placed-by-opponent': {
      superscape: ['SS-ITEM-020', 'SS-ITEM-026', 'SS-ITEM-021', 'SS-ITEM-023', 'SS-ITEM-016', 'SS-TOK-104'],
    },
    'item.stays': { superscape: ['SS-ITEM-033'] },
    'item.removed': { superscape: ['SS-ITEM-022'] },
  },
  lines: {
    'item.works': '{figure}: what it carries {amount}',
    'item.rules': '{figure}: the rules of an item near it {amount}',
    'item.card': 'the card of an item has a Drop Number and a rank from 1 to 3',
    'item.not-special': 'items do not change special attacks and special moves of {figure}',
    'item.not-unique-hero': 'only a Unique Hero carries an item',
    'item.event-hero': 'an Event Hero is no Unique Hero and carries no item',
    'item.hands-full': 'the figure has its item already',
    'item.dropped-by-wounds': '{figure} drops {token}: {wounds wound wounds} at once',
    'item.dropped-by-defeat': '{figure} drops {token} as it falls',
    'item.placed-by-opponent': '{seat} lays {token} on {space}',
    'item.stays': '{figure} keeps what it carries when it changes sides',
    'item.removed': '{token} finds no space and leaves the game',
  },
  wanted: hasCarriables,
  token: (token) => token.kind === 'item' && isCarriable(token),
  refuses: (setup) => [
    ...carriedProblems(
      setup,
      { unfit: 'item.not-unique-hero', event: 'item.event-hero', full: 'item.hands-full' },
      1,
    ),
    ...itemCardProblems(setup, 'item.card', wrongOnCard),
  ],
  hooks: [
    forbid(mayCarry, {
      reason: 'item.event-hero',
      when: (game, { figure, token }) => {
        const { unit, uniqueness } = game.definition(figure);
        return unit === 'hero' && uniqueness === 'event' && !isFitBearer(game, figure, token);
      },
    }),
    forbid(mayCarry, {
      reason: 'item.not-unique-hero',
      when: (game, { figure, token }) => !isFitBearer(game, figure, token),
    }),
    forbid(mayCarry, {
      reason: 'item.hands-full',
      when: (game, { figure }) => carriedItems(game, figure).length >= roomOf(game, figure),
    }),
    ...grantedStats('item.works'),
    ...rulesOfTokens('item.rules', (game, token) => tokenPlan(game, token).kind === 'item'),
    ...specialLeftAlone('item.not-special'),
    trigger('E.control-changed', {
      commutes: true,
      when: (game, { figure }) => carriedItems(game, figure).length > 0,
      run: (run, { figure }) => run.note('item.stays', { figure }),
    }),
    ...lossHooks,
  ],
});

const dropRule = rules({
  id: 'drop',
  name: 'Drop',
  text: 'Instead of a normal move action a figure may lay its item on a space of its own or an empty one within one space.',
  reasons: ['drop.done', 'drop.nothing', 'drop.not-there', 'drop.not-empty'],
  rules: { superscape: ['SS-ITEM-014', 'SS-ITEM-015', 'SS-ITEM-013', 'SS-ITEM-016'] },
  reasonRules: { 'drop.not-empty': { superscape: ['SS-ITEM-015', 'SS-TOK-104', 'SS-OBJ-143'] } },
  lines: {
    'drop.done': '{figure} drops {token} at {space}',
    'drop.not-there': 'it lies on a space of the figure, or an empty one within one space of it',
    'drop.not-empty': 'a figure, an object or a token is on that space',
    'drop.nothing': 'the figure carries nothing that it could drop',
  },
  wanted: hasCarriables,
  whyNot: (game, figure) =>
    carriedItems(game, figure).length === 0 ? { reason: 'drop.nothing' } : undefined,
  hooks: [
    instead('3D', {
      when: (game, { figure }) =>
        carriedItems(game, figure).length > 0 && freeSpacesNear(game, figure, 1).length > 0,
      run: (run, { figure, seat }) => {
        const { game } = run;
        const token = pickToken(run, seat, 'drop', carriedItems(game, figure), figure);
        const space = pickSpace(run, seat, 'drop', freeSpacesNear(game, figure, 1), figure, (one) =>
          isFreeFor(game, figure, one, 'item') ? 'drop.not-there' : 'drop.not-empty',
        );
        layToken(run, token, space);
        run.note('drop.done', { figure, token, space });
      },
    }),
  ],
});

/** Items under a figure for which it could give one of its own: it may carry them, were its hands free. */
function swappable(game: Game, figure: number): readonly number[] {
  if (carriedItems(game, figure).length === 0) return [];
  return itemsUnder(game, figure).filter((token) => isFitBearer(game, figure, token));
}

const swapRule = rules({
  id: 'swap',
  name: 'Swap',
  text: 'Instead of a normal move action a figure may exchange its item for one that lies where it stands.',
  reasons: ['swap.done', 'swap.nothing'],
  rules: { superscape: ['SS-ITEM-027', 'SS-ITEM-028', 'SS-ITEM-029', 'SS-ITEM-030'] },
  lines: {
    'swap.done': '{figure} takes {token} and lays its own in its place at {space}',
    'swap.nothing': 'there is nothing to exchange: an item on the card and one under the figure',
  },
  wanted: hasCarriables,
  whyNot: (game, figure) => (swappable(game, figure).length === 0 ? { reason: 'swap.nothing' } : undefined),
  hooks: [
    instead('3D', {
      when: (game, { figure }) => game.isPlaced(figure) && swappable(game, figure).length > 0,
      run: (run, { figure, seat }) => {
        const { game } = run;
        const token = pickToken(run, seat, 'swap', swappable(game, figure), figure);
        const own = pickToken(run, seat, 'swap', carriedItems(game, figure), figure);
        const space = game.state.read(tokenTable.space, token);
        layToken(run, own, space);
        carry(run, token, figure);
        run.note('swap.done', { figure, token, space });
      },
    }),
  ],
});

/** SuperScape's items. */
export const superscapeItemPlugin: SkirmishPlugin = {
  id: 'items/superscape-item',
  version: '1.0.0',
  provides: ['carrying'],
  effectKinds: [stoodOn],
  units: [
    itemRule,
    equipRule({
      text: 'A Unique Hero whose movement has ended where an item lies may take it, if it has room for it.',
      rules: { superscape: ['SS-ITEM-009', 'SS-ITEM-010', 'SS-ITEM-005', 'SS-TOK-113'] },
      reasonRules: {
        'equip.done': {
          superscape: ['SS-ITEM-009', 'SS-ITEM-010', 'SS-ITEM-006', 'SS-ITEM-005', 'SS-TOK-113'],
        },
        'equip.nothing-here': { superscape: ['SS-ITEM-009'] },
        'equip.from-inside': { superscape: ['SS-TOK-116'] },
      },
    }),
    dropRule,
    swapRule,
  ],
};
