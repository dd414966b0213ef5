import type { Reach, Space } from '@scapewright/board';
import type { Told } from '@scapewright/protocol';
import { type Figure, type Game, legalTargets, mayMove, reachOf } from '@scapewright/skirmish/author';
import { Elsewhere, explainRefusal, normalMove } from '@scapewright/skirmish/explain';
import type { Asker } from './asker.ts';
import { calledSpaces } from './called-spaces.ts';

/** Where a figure could go with a normal move now, with the way of least risk to each, and whom it could attack from where. */
export function reachOfFigure(asker: Asker, figure: Figure): Told<'reach'> {
  const { rules: engine, match } = asker;
  const { game } = match.host;
  const key = game.keyOf('figure', figure);
  if (!game.isPlaced(figure)) return { figure: key, ends: [], targets: [], text: '' };
  const move = normalMove(game, figure);
  const held = game.refusalOf(mayMove, { figure, kind: move.kind });
  const ends = held ? [] : endsOf(game, reachOf(game, move));
  const targets = targetsFrom(game, figure, [game.spacesOf(figure), ...ends.map(({ spaces }) => spaces)]);
  return {
    figure: key,
    ends: ends.map(({ end }) => end),
    targets,
    ...calledSpaces(
      asker,
      targets.flatMap(({ from }) => from),
    ),
    text: held ? explainRefusal(engine, game, held).text : '',
  };
}

interface ReachedEnd {
  readonly spaces: readonly Space[];
  readonly end: Told<'reach'>['ends'][number];
}

function endsOf({ field: { names } }: Game, reach: Reach): ReachedEnd[] {
  return Array.from(reach.ends, (key) => {
    const { cost, risk, spaces: way } = reach.route(key);
    const spaces = reach.spacesOf(key);
    const space = names[spaces[0] as number] as string;
    return { spaces, end: { space, cost, risk, way: way.map((one) => names[one] as string) } };
  });
}

/** Whom the figure could attack from which of some places, each told by its leading space. */
function targetsFrom(
  game: Game,
  figure: Figure,
  places: readonly (readonly Space[])[],
): Told<'reach'>['targets'] {
  const from = new Map<Figure, Set<string>>();
  const elsewhere = new Elsewhere(game, figure);
  for (const spaces of places)
    for (const target of legalTargets(elsewhere.at(spaces), { attacker: figure })) {
      const names = from.get(target) ?? new Set();
      from.set(target, names.add(game.field.names[spaces[0] as number] as string));
    }
  return [...from].map(([target, names]) => ({ figure: game.keyOf('figure', target), from: [...names] }));
}
