import type { Space } from '@scapewright/board';
import {
  addEffect,
  answer,
  attackDice,
  defenseDice,
  defineMessages,
  type Figure,
  type Game,
  modify,
  type PluginParts,
  removeToken,
  rollDamage,
  rules,
  type Token,
  type TokenPlan,
  tokenPlan,
  tokenStops,
  tokensOn,
  tokensUnder,
  tokenTable,
  trigger,
} from '@scapewright/skirmish/author';

const id = 'xenithrax-vines';
const lessAttack = 1;
const lessDefense = 2;

const messages = defineMessages(`glyph.${id}`, {
  attack: {
    text: 'the vines hinder the attack of {figure}',
    rules: { heroscape: ['HS-GLYPH-002'] },
  },
  defense: {
    text: 'the vines hinder the defense of {figure}',
    rules: { heroscape: ['HS-GLYPH-002'] },
  },
  noStop: { text: 'the {unit} stops no Huge figure', rules: { heroscape: ['HS-GLYPH-002'] } },
  trampled: {
    text: '{figure} tramples the vines at {space}',
    rules: { heroscape: ['HS-GLYPH-002', 'HS-GLYPH-006'] },
  },
  torn: {
    text: '{figure} tears itself out of the vines at {space}',
    rules: { heroscape: ['HS-GLYPH-006'] },
  },
  withered: {
    text: 'the vines at {space} wither under {figure}',
    rules: { heroscape: ['HS-GLYPH-006', 'HS-ROUND-007'] },
  },
});

/** Vines that hinder whoever stands in them, and hold on to whoever leaves. */
const vines = rules({
  id,
  name: 'Glyph of Xenithrax Vines',
  text: 'A figure on it rolls 1 attack die and 2 defense dice less. Who moves off it rolls 1 attack die and receives 1 wound on a skull; then, or at the end of a round in which somebody stands on it, it leaves the game. A Huge figure that comes onto it is not stopped and removes it.',
  messages,
  wanted: (setup) => (setup.tokens ?? []).some(isMeant),
  token: isMeant,
  hooks: [
    answer(tokenStops, {
      reason: messages.noStop,
      answer: (game, { token, figure = -1 }) =>
        isVines(game, token) && isHuge(game, figure) ? false : undefined,
    }),
    modify(attackDice, {
      how: 'add',
      reason: messages.attack,
      by: (game, { figure }) => -lessAttack * vinesUnder(game, figure).length || undefined,
    }),
    modify(defenseDice, {
      how: 'add',
      reason: messages.defense,
      by: (game, { figure }) => -lessDefense * vinesUnder(game, figure).length || undefined,
    }),
    trigger('E.figure-enters-space', {
      commutes: true,
      when: (game, { figure, space }) => isHuge(game, figure) && vinesOn(game, space).length > 0,
      run: (run, { figure, space }) => {
        run.note(messages.trampled, { figure, space });
        for (const token of vinesOn(run.game, space)) removeToken(run, token);
      },
    }),
    trigger('3E', {
      commutes: true,
      when: (game, { figure }) => vinesUnder(game, figure).length > 0,
      run: (run, { figure }) => {
        for (const token of vinesUnder(run.game, figure))
          addEffect(run, { kind: id, figure, amount: token, until: 'action' });
      },
    }),
    trigger('3G.step', {
      when: (game, { figure }) => vinesLeft(game, figure).length > 0,
      run: (run, { figure }) => {
        for (const token of vinesLeft(run.game, figure)) {
          run.note(messages.torn, { figure, space: run.read(tokenTable.space, token) });
          rollDamage(run, figure, 1, []);
          removeToken(run, token);
        }
      },
    }),
    trigger('R6', {
      commutes: true,
      when: (game) => overgrown(game).length > 0,
      run: (run) => {
        for (const { token, space, figure } of overgrown(run.game)) {
          run.note(messages.withered, { figure, space });
          removeToken(run, token);
        }
      },
    }),
  ],
});

/** The glyph, with the kind of lasting effect by which who moves is known to have stood in vines. */
export const xenithraxVines: PluginParts = { units: [vines], effectKinds: [id] };

function isMeant({ kind, content }: TokenPlan): boolean {
  return kind === 'glyph' && content === id;
}

function isVines(game: Game, token: Token): boolean {
  return isMeant(tokenPlan(game, token));
}

function isHuge(game: Game, figure: Figure): boolean {
  return figure >= 0 && game.definition(figure).size === 'huge';
}

function vinesOn(game: Game, space: Space): readonly Token[] {
  return tokensOn(game, space).filter((token) => isVines(game, token));
}

/** The vines under a figure's base. */
function vinesUnder(game: Game, figure: Figure): readonly Token[] {
  if (figure < 0 || !game.isPlaced(figure)) return [];
  return tokensUnder(game, figure, 'glyph').filter((token) => isVines(game, token));
}

/** The vines in which a figure stood as its move began, and of which it has come free. */
function vinesLeft(game: Game, figure: Figure): readonly Token[] {
  const kind = game.facts.effectKinds.indexOf(id);
  const left = new Set<Token>();
  for (const row of game.effects()) {
    if (game.readEffect('kind', row) !== kind || game.readEffect('figure', row) !== figure) continue;
    const token = game.readEffect('amount', row);
    const space = game.state.read(tokenTable.space, token);
    if (space >= 0 && !game.spacesOf(figure).includes(space)) left.add(token);
  }
  return [...left];
}

/** Vines in which somebody stands. */
function overgrown(
  game: Game,
): readonly { readonly token: Token; readonly space: Space; readonly figure: Figure }[] {
  return game.facts.tokens.flatMap((_, token) => {
    const space = game.state.read(tokenTable.space, token);
    const figure = space < 0 || !isVines(game, token) ? -1 : game.positions.occupant(space);
    return figure < 0 ? [] : [{ token, space, figure }];
  });
}
