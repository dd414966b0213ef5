import { standingsOver } from '@scapewright/board';
import {
  canStand,
  type Game,
  instead,
  linkKind,
  mayMove,
  moveKinds,
  type Passage,
  placingLinks,
  rules,
  type SkirmishPlugin,
  transfer,
} from '@scapewright/skirmish';

/** Where a figure can be placed instead of moving, and by which way. */
interface Destination {
  readonly way: Passage;
  readonly spaces: readonly number[];
}

/** Stairs, transit spaces and turbo lifts without counting movement: in place of a move action. */
export const transferRule = rules({
  id: 'transfer',
  name: 'Transfer',
  text: 'Instead of a move action a figure that stands at one end of a passage may be placed at a free other end; enemies that it leaves may swipe.',
  reasons: ['transfer.instead'],
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
  lines: { 'transfer.instead': '{figure} takes the passage to {space} instead of a move action' },
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
        run.note('transfer.instead', { figure, space: spaces[0] as number });
        transfer(run, figure, {
          from: way.from,
          to: way.to,
          stance: spaces,
          entered: spaces,
          link: way.kind,
        });
      },
    }),
  ],
});

function destinations(game: Game, figure: number): readonly Destination[] {
  if (game.ask(mayMove, true, { figure, kind: moveKinds.normal }) !== true) return [];
  const { base } = game.definition(figure);
  const found = new Map<string, Destination>();
  for (const from of game.spacesOf(figure))
    for (const way of placingLinks(game.field, from)) {
      const { unit, of } = linkKind(game, way.kind);
      if (!unit?.insteadOfMove || typeof unit.use(game, figure, of) !== 'string') continue;
      const places =
        base === 'single' ? [[way.to]] : standingsOver(game.field, base, way.to).map(({ spaces }) => spaces);
      for (const spaces of places)
        if (canStand(game, figure, spaces)) found.set(keyOf(game, spaces), { way, spaces });
    }
  return [...found.values()];
}

function keyOf(game: Game, spaces: readonly number[]): string {
  return `space:${spaces
    .map((space) => game.field.names[space] ?? '')
    .sort()
    .join('+')}`;
}

/** The plugin that brings transfers instead of move actions. */
export const transferPlugin: SkirmishPlugin = {
  id: 'buildings/transfer',
  version: '1.0.0',
  units: [transferRule],
};
