import { type Space, standingsOver } from '@scapewright/board';
import type { Refusal } from '@scapewright/kernel';
import {
  canStand,
  defineMessages,
  type Figure,
  type Game,
  instead,
  linkKind,
  linkRefusal,
  mayMove,
  moveKinds,
  type Passage,
  type PluginParts,
  placingLinks,
  rules,
  transfer,
} from '@scapewright/skirmish/author';

const messages = defineMessages('transfer', {
  instead: { text: '{figure} takes the passage to {space} instead of a move action' },
  noWay: {
    text: 'no passage leads there',
    rules: { superscape: ['SS-TRANS-004', 'SS-TRANS-001', 'SS-TRANS-011', 'SS-STAIR-006'] },
  },
  taken: {
    text: 'there is no room for the figure at the other end',
    rules: { superscape: ['SS-TRANS-009', 'SS-TRANS-015'] },
  },
});

/** Where a figure can be placed instead of moving, and by which way. */
interface Destination {
  readonly way: Passage;
  readonly spaces: readonly Space[];
}

/** Stairs, transit spaces and turbo lifts without counting movement: in place of a move action. */
export const transferRule = rules({
  id: 'transfer',
  name: 'Transfer',
  text: 'Instead of a move action a figure that stands at one end of a passage may be placed at a free other end; enemies that it leaves may swipe.',
  messages,
  rules: {
    superscape: [
      'SS-TRANS-008',
      'SS-TRANS-009',
      'SS-TRANS-010',
      'SS-TRANS-012',
      'SS-TRANS-014',
      'SS-STAIR-007',
    ],
  },
  whyNot: (game, figure, { spaces: [to] }) =>
    to === undefined ? undefined : transferRefusal(game, figure, to),
  wanted: ({ battlefield }) => battlefield.linkPlaced.includes(1),
  hooks: [
    instead('3D', {
      when: (game, { figure }) => game.isPlaced(figure) && destinations(game, figure).length > 0,
      run: (run, { seat, figure }, source) => {
        const { game } = run;
        const found = destinations(game, figure);
        const keys = found.map(({ spaces }) => keyOf(game, spaces));
        const chosen = run.pick({
          seat,
          asks: source.id,
          domain: 'place',
          options: found.map((_, at) => at),
          subject: game.keyOf('figure', figure),
          source: source.key,
          keyOf: (at) => keys[at] ?? '',
          readKey: (key) => {
            const names = key
              .replace(/^space:/, '')
              .split('+')
              .sort()
              .join('+');
            const at = keys.indexOf(`space:${names}`);
            return at < 0 ? undefined : at;
          },
        });
        const { way, spaces } = found[chosen] as Destination;
        run.note(messages.instead, { figure, space: spaces[0] as number });
        transfer(run, figure, {
          from: way.from,
          to: way.to,
          footprint: spaces,
          entered: spaces,
          link: way.kind,
        });
      },
    }),
  ],
});

/** Why a figure is not placed at the other end that is named: no way leads there, it may not take it, or somebody is there. */
function transferRefusal(game: Game, figure: Figure, to: number): Refusal | undefined {
  if (!game.isPlaced(figure)) return undefined;
  const about = game.field.names[to];
  const ways = game
    .spacesOf(figure)
    .filter((from) => placingLinks(game.field, from).some((way) => way.to === to));
  if (ways.length === 0) return { reason: messages.noWay, about };
  const refused = ways.map((from) => linkRefusal(game, figure, from, to)).find((reason) => reason);
  if (refused) return { reason: refused, about };
  const isOpen = destinations(game, figure).some(({ spaces }) => spaces.includes(to));
  return isOpen ? undefined : { reason: messages.taken, about };
}

function destinations(game: Game, figure: Figure): readonly Destination[] {
  if (!game.ask(mayMove, true, { figure, kind: moveKinds.normal })) return [];
  const { base } = game.definition(figure);
  const found = new Map<string, Destination>();
  for (const from of game.spacesOf(figure))
    for (const way of placingLinks(game.field, from)) {
      const { unit, of } = linkKind(game, way.kind);
      if (!unit?.insteadOfMove || typeof unit.use(game, figure, of) !== 'string') continue;
      for (const { spaces } of standingsOver(game.field, base, way.to))
        if (canStand(game, figure, spaces)) found.set(keyOf(game, spaces), { way, spaces });
    }
  return [...found.values()];
}

function keyOf(game: Game, spaces: readonly Space[]): string {
  return `space:${spaces
    .map((space) => game.field.names[space] ?? '')
    .sort()
    .join('+')}`;
}

/** The plugin that brings transfers instead of move actions. */
export const transferParts: PluginParts = { units: [transferRule] };
