import {
  carry,
  defineMessages,
  type Figure,
  forbid,
  type Game,
  instead,
  layToken,
  mayCarry,
  type PluginParts,
  rules,
  rulesOfTokens,
  settleLife,
  tokenPlan,
  tokenTable,
  trigger,
} from '@scapewright/skirmish/author';
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
import { itemMessages } from './item-messages.ts';
import { lossHooks } from './losing.ts';

/** How many items a figure may have: one, unless its card says otherwise. */
function roomOf(game: Game, figure: Figure): number {
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
  messages: itemMessages,
  wanted: hasCarriables,
  token: (token) => token.kind === 'item' && isCarriable(token),
  refuses: (setup) => [
    ...carriedProblems(
      setup,
      { unfit: itemMessages.notUniqueHero, event: itemMessages.eventHero, full: itemMessages.handsFull },
      1,
    ),
    ...itemCardProblems(setup, itemMessages.card, wrongOnCard),
  ],
  hooks: [
    forbid(mayCarry, {
      reason: itemMessages.eventHero,
      when: (game, { figure, token }) => {
        const { unit, uniqueness } = game.definition(figure);
        return unit === 'hero' && uniqueness === 'event' && !isFitBearer(game, figure, token);
      },
    }),
    forbid(mayCarry, {
      reason: itemMessages.notUniqueHero,
      when: (game, { figure, token }) => !isFitBearer(game, figure, token),
    }),
    forbid(mayCarry, {
      reason: itemMessages.handsFull,
      when: (game, { figure }) => carriedItems(game, figure).length >= roomOf(game, figure),
    }),
    ...grantedStats(itemMessages.works),
    ...rulesOfTokens(itemMessages.rules, (game, token) => tokenPlan(game, token).kind === 'item'),
    ...specialLeftAlone(itemMessages.notSpecial),
    trigger('E.control-changed', {
      commutes: true,
      when: (game, { figure }) => carriedItems(game, figure).length > 0,
      run: (run, { figure }) => run.note(itemMessages.stays, { figure }),
    }),
    ...lossHooks,
  ],
});

/** What is said of it, and the rules behind it. */
const dropMessages = defineMessages('drop', {
  done: { text: '{figure} drops {token} at {space}' },
  nothing: { text: 'the figure carries nothing that it could drop' },
  notThere: { text: 'it lies on a space of the figure, or an empty one within one space of it' },
  notEmpty: {
    text: 'a figure, an object or a token is on that space',
    rules: { superscape: ['SS-ITEM-015', 'SS-TOK-104', 'SS-OBJ-143'] },
  },
});

const dropRule = rules({
  id: 'drop',
  name: 'Drop',
  text: 'Instead of a normal move action a figure may lay its item on a space of its own or an empty one within one space.',
  messages: dropMessages,
  rules: { superscape: ['SS-ITEM-014', 'SS-ITEM-015', 'SS-ITEM-013', 'SS-ITEM-016'] },
  wanted: hasCarriables,
  whyNot: (game, figure) =>
    carriedItems(game, figure).length === 0 ? { reason: dropMessages.nothing } : undefined,
  hooks: [
    instead('3D', {
      when: (game, { figure }) =>
        carriedItems(game, figure).length > 0 && freeSpacesNear(game, figure, 1).length > 0,
      run: (run, { figure, seat }) => {
        const { game } = run;
        const token = pickToken(run, seat, 'drop', carriedItems(game, figure), figure);
        const space = pickSpace(run, seat, 'drop', freeSpacesNear(game, figure, 1), figure, (one) =>
          isFreeFor(game, figure, one, 'item') ? dropMessages.notThere : dropMessages.notEmpty,
        );
        layToken(run, token, space);
        run.note(dropMessages.done, { figure, token, space });
        settleLife(run);
      },
    }),
  ],
});

/** Items under a figure for which it could give one of its own: it may carry them, were its hands free. */
function swappable(game: Game, figure: Figure): readonly number[] {
  if (carriedItems(game, figure).length === 0) return [];
  return itemsUnder(game, figure).filter((token) => isFitBearer(game, figure, token));
}

/** What is said of it, and the rules behind it. */
const swapMessages = defineMessages('swap', {
  done: { text: '{figure} takes {token} and lays its own in its place at {space}' },
  nothing: { text: 'there is nothing to exchange: an item on the card and one under the figure' },
});

const swapRule = rules({
  id: 'swap',
  name: 'Swap',
  text: 'Instead of a normal move action a figure may exchange its item for one that lies where it stands.',
  messages: swapMessages,
  rules: { superscape: ['SS-ITEM-027', 'SS-ITEM-028', 'SS-ITEM-029', 'SS-ITEM-030'] },
  wanted: hasCarriables,
  whyNot: (game, figure) =>
    swappable(game, figure).length === 0 ? { reason: swapMessages.nothing } : undefined,
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
        run.note(swapMessages.done, { figure, token, space });
        settleLife(run);
      },
    }),
  ],
});

/** SuperScape's items. */
export const superscapeItemParts: PluginParts = {
  provides: ['carrying'],
  effectKinds: [stoodOn],
  units: [
    itemRule,
    equipRule({
      text: 'A Unique Hero whose movement has ended where an item lies may take it, if it has room for it.',
      rules: { superscape: ['SS-ITEM-009', 'SS-ITEM-010', 'SS-ITEM-005', 'SS-TOK-113'] },
      messages: {
        done: {
          superscape: ['SS-ITEM-009', 'SS-ITEM-010', 'SS-ITEM-006', 'SS-ITEM-005', 'SS-TOK-113'],
        },
        nothingHere: { superscape: ['SS-ITEM-009'] },
        fromInside: { superscape: ['SS-TOK-116'] },
      },
    }),
    dropRule,
    swapRule,
  ],
};
