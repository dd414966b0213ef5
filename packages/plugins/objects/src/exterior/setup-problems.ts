import type { SetupProblem } from '@scapewright/kernel/check';
import type { CardDefinition, FigurePlan, GameSetup } from '@scapewright/skirmish/author';
import { exteriorMessages } from './exterior-messages.ts';

interface Named {
  readonly plan: FigurePlan;
  readonly card: CardDefinition | undefined;
}

/** Does a setup put figures on top of others? */
export function hasRiders({ players, neutral = [] }: GameSetup): boolean {
  const cards = [...players.flatMap((player) => player.cards), ...neutral];
  return cards.some(({ figures }) => figures.some(({ on }) => on !== undefined));
}

/** Figures that are set up on top of something that has no top to stand on, or beside it (SS-DO-018). */
export function riderProblems({ definitions, players, neutral = [] }: GameSetup): readonly SetupProblem[] {
  const cards = new Map(definitions.map((definition) => [definition.id, definition]));
  const figures = [...players.flatMap((player) => player.cards), ...neutral].flatMap((card): Named[] =>
    card.figures.map((plan) => ({ plan, card: cards.get(card.definition) })),
  );
  return figures.flatMap(({ plan }): SetupProblem[] => {
    if (plan.on === undefined) return [];
    const message = problemOf(
      plan,
      figures.find((one) => one.plan.name === plan.on),
    );
    const fix = 'put it on a space, or above the spaces of an object with an exterior';
    const found = { part: `figure/${plan.name}`, place: 'on', fix, reason: exteriorMessages.none };
    return message === undefined ? [] : [{ ...found, message: `${plan.name} is set up on ${message}` }];
  });
}

function problemOf({ on, spaces }: FigurePlan, object: Named | undefined): string | undefined {
  if (!object?.card?.exterior || object.card.unit !== 'object') return `${on}, which nobody can stand on`;
  const isAbove = spaces.every((space) => object.plan.spaces.includes(space));
  return isAbove ? undefined : `${on}, but not above its spaces`;
}
