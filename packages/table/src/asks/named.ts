import type { Space } from '@scapewright/board';
import type { Card, Figure, Game } from '@scapewright/skirmish/author';

/** The figure that a key or a name means; undefined where it means none. */
export function figureNamed(game: Game, text: string): Figure | undefined {
  const name = text
    .replace(/^figure:/, '')
    .trim()
    .toLowerCase();
  const at = game.facts.figureNames.findIndex((one) => one.toLowerCase() === name);
  return at < 0 ? undefined : at;
}

/** The space that a key or a name means; undefined where it means none. */
export function spaceNamed(game: Game, text: string): Space | undefined {
  const at = game.field.spaceOf(
    text
      .replace(/^space:/, '')
      .trim()
      .toLowerCase(),
  );
  return at < 0 ? undefined : at;
}

/** The card that a key, its name in this game or its printed name means; undefined where it means none. */
export function cardNamed(game: Game, text: string): Card | undefined {
  const name = text
    .replace(/^card:/, '')
    .trim()
    .toLowerCase();
  const { cardNames, definitions } = game.facts;
  const own = cardNames.findIndex((one) => one.toLowerCase() === name);
  if (own >= 0) return own;
  const printed = definitions.findIndex((one) => one.name.toLowerCase() === name);
  return printed < 0 ? undefined : printed;
}

/** The figures that a text names, in the order in which it does; longer names first, so that `Drone 2` is not `Drone`. */
export function figuresIn(game: Game, text: string): Figure[] {
  const lower = text.toLowerCase();
  const taken: (readonly [at: number, end: number, figure: Figure])[] = [];
  const names = game.facts.figureNames
    .map((name, figure) => [name.toLowerCase(), figure] as const)
    .sort((a, b) => b[0].length - a[0].length);
  for (const [name, figure] of names) {
    const at = lower.indexOf(name);
    const end = at + name.length;
    if (at >= 0 && !taken.some(([from, to]) => at < to && end > from)) taken.push([at, end, figure]);
  }
  return taken.sort((a, b) => a[0] - b[0]).map(([, , figure]) => figure);
}

/** The enemy against whom a figure's numbers are told where nobody says. */
export function nearestEnemy(game: Game, figure: Figure): Figure | undefined {
  let nearest: Figure | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let other = 0; other < game.figureCount; other++) {
    if (!game.isPlaced(other) || !game.isEnemy(figure, other)) continue;
    const distance = game.field.distance(game.space(figure), game.space(other));
    if (distance >= 0 && distance < least) [nearest, least] = [other, distance];
  }
  return nearest;
}
