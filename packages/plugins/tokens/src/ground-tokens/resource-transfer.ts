import {
  canStand,
  defineMessages,
  type Figure,
  type Game,
  instead,
  isFaceUp,
  mayMove,
  moveKinds,
  rules,
  type Token,
  tokenPlan,
  tokensUnder,
  tokenTable,
  transfer,
} from '@scapewright/skirmish/author';

const messages = defineMessages('resource-transfer', {
  done: { text: '{figure} goes from one resource to the other at {space}' },
  none: { text: 'no other resource of that card that is a transit space lies face up and free' },
});

/** Where a figure may be placed instead of moving: from which resource, and on which other of its card. */
interface Passage {
  readonly from: number;
  readonly to: number;
}

/** The transit number of a token; undefined where its card gives none. */
function transitOf(game: Game, token: Token): unknown {
  return tokenPlan(game, token).data['transit'];
}

/** Free spaces of other face-up resources of the same card, from those under a figure that are transit spaces. */
function passages(game: Game, figure: Figure): readonly Passage[] {
  const found: Passage[] = [];
  for (const here of tokensUnder(game, figure, 'resource')) {
    if (transitOf(game, here) === undefined) continue;
    const { content } = tokenPlan(game, here);
    const from = game.state.read(tokenTable.space, here);
    for (let other = 0; other < game.facts.tokens.length; other++) {
      const to = game.state.read(tokenTable.space, other);
      const isThere = to >= 0 && isFaceUp(game, other) && game.state.read(tokenTable.removed, other) === 0;
      if (other === here || !isThere || tokenPlan(game, other).content !== content) continue;
      if (canStand(game, figure, [to]) && !found.some((way) => way.to === to)) found.push({ from, to });
    }
  }
  return found;
}

/** Resources that are transit spaces: since they stop whoever enters, they are used in place of a move action. */
export const resourceTransfer = rules({
  id: 'resource-transfer',
  name: 'Transfer between resources',
  text: 'Instead of a move action a figure on a face-up resource with a transit number may be placed on another one of the same card that is free.',
  messages,
  rules: { superscape: ['SS-RES-001'] },
  wanted: ({ tokens = [] }) => tokens.some(({ data }) => data['transit'] !== undefined),
  whyNot: (game, figure) => (passages(game, figure).length === 0 ? { reason: messages.none } : undefined),
  hooks: [
    instead('3D', {
      when: (game, { figure }) =>
        passages(game, figure).length > 0 && game.ask(mayMove, true, { figure, kind: moveKinds.normal }),
      run: (run, { figure, seat }, source) => {
        const ways = passages(run.game, figure);
        const to = run.pick({
          seat,
          asks: source.id,
          domain: 'space',
          options: ways.map((way) => way.to),
          subject: run.game.keyOf('figure', figure),
          source: source.key,
          whyNot: () => ({ reason: messages.none }),
        });
        const { from } = ways.find((way) => way.to === to) as Passage;
        run.note(messages.done, { figure, space: to });
        transfer(run, figure, { from, to, footprint: [to], entered: [to], link: undefined });
      },
    }),
  ],
});
