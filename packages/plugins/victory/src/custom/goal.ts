import { type Game, matchTable, type VictoryFacts } from '@scapewright/skirmish/author';
import { teamsOn } from '../teams-on.ts';

/** Something that has to be true for a player's team; each is written as one key with its value. */
export type Goal =
  /** No figure of the card is left, whoever plays it. */
  | { readonly defeated: string }
  /** A figure of the card is left. */
  | { readonly alive: string }
  /** The team alone has figures on these spaces, at least so many. */
  | { readonly holds: readonly string[]; readonly figures?: number }
  /** So many rounds are over. */
  | { readonly round: number }
  /** Cards of enemies worth so many points have no figure left. */
  | { readonly points: number };

/** Is a goal true for a team? */
export function isReached(game: Game, team: number, goal: Goal, roundEnd: boolean): boolean {
  if ('defeated' in goal) return !hasFigure(game, goal.defeated);
  if ('alive' in goal) return hasFigure(game, goal.alive);
  if ('round' in goal)
    return game.state.read(matchTable.round, 0) >= (roundEnd ? goal.round : goal.round + 1);
  if ('points' in goal) return pointsTaken(game, team) >= goal.points;
  const spaces = goal.holds.map((name) => game.field.spaceOf(name));
  const figures = new Set(spaces.map((space) => game.positions.occupant(space)).filter((one) => one >= 0));
  const holders = teamsOn(game, spaces);
  return holders.length === 1 && holders[0] === team && figures.size >= (goal.figures ?? 1);
}

/** What is wrong with a goal; undefined where nothing is. */
export function goalProblem({ hasSpace, cards }: VictoryFacts, goal: Goal): string | undefined {
  if (goal === null || typeof goal !== 'object' || !keys.some((key) => key in goal))
    return `${JSON.stringify(goal)} is no goal; a goal has one of ${keys.join(', ')}`;
  const key = keys.find((one) => one in goal) as keyof typeof kinds;
  const value: unknown = (goal as Readonly<Record<string, unknown>>)[key];
  const wanted = kinds[key];
  const kind = Array.isArray(value) ? 'list' : typeof value;
  if (wanted !== kind) return `${key} is a ${wanted}, and not ${JSON.stringify(value)}`;
  const card = 'defeated' in goal ? goal.defeated : 'alive' in goal ? goal.alive : undefined;
  if (card !== undefined && !cards.includes(card)) return `no card ${card} is in the game`;
  const spaces = 'holds' in goal ? goal.holds : [];
  const missing = spaces.find((name) => !hasSpace(name));
  return missing === undefined ? undefined : `the battlefield has no space ${missing}`;
}

/** The goals, and what each is said of. */
const kinds = {
  defeated: 'string',
  alive: 'string',
  holds: 'list',
  round: 'number',
  points: 'number',
} as const;
const keys = Object.keys(kinds);

function hasFigure(game: Game, id: string): boolean {
  return game.facts.cardNames.some(
    (_, card) =>
      game.definitionOfCard(card).id === id && game.figuresOf(card).some((figure) => game.isAlive(figure)),
  );
}

function pointsTaken(game: Game, team: number): number {
  let points = 0;
  game.facts.cardNames.forEach((_, card) => {
    const owner = game.ownerOfCard(card);
    if (owner < 0 || game.teamOf(owner) === team) return;
    if (!game.figuresOf(card).some((figure) => game.isAlive(figure)))
      points += game.costOf(card) * game.copiesOf(card);
  });
  return points;
}
