import type { SetupProblem } from '@scapewright/kernel/check';
import type { CardDefinition, GameSetup } from '@scapewright/skirmish/author';
import { occupyingMessages } from './occupying-messages.ts';

const fix = 'put it on a space, or in an object that may be occupied by it';

/** A figure that is set up inside an object, and whose it is. */
interface Insider {
  readonly name: string;
  readonly card: CardDefinition;
  readonly inside: string;
  readonly owner: string;
}

/** Figures that are set up inside an object which they may not occupy. */
export function occupyingProblems(setup: GameSetup): readonly SetupProblem[] {
  const definitions = new Map(setup.definitions.map((definition) => [definition.id, definition]));
  const armies = [...setup.players, { name: '', cards: setup.neutral ?? [] }];
  const objects = new Map<string, CardDefinition>();
  const insiders: Insider[] = [];
  for (const { name: owner, cards } of armies)
    for (const { definition, figures } of cards)
      for (const { name, inside } of figures) {
        const card = definitions.get(definition);
        if (card?.unit === 'object') objects.set(name, card);
        if (card && inside !== undefined) insiders.push({ name, card, inside, owner });
      }
  return insiders.flatMap((insider, at): SetupProblem[] => {
    const before = insiders.slice(0, at).filter(({ inside }) => inside === insider.inside);
    const problem = problemOf(insider, objects.get(insider.inside), before);
    return problem ? [{ part: `figure/${insider.name}`, place: 'in', fix, ...problem }] : [];
  });
}

/** Why the figure may not be where it is, with these in there before it. An object with abilities may take other sizes (SWDO-SPEC-005). */
function problemOf(
  { name, card, inside, owner }: Insider,
  object: CardDefinition | undefined,
  before: readonly Insider[],
): Pick<SetupProblem, 'message' | 'reason'> | undefined {
  const where = `${name} is set up in ${inside}`;
  if (card.unit === 'object')
    return { message: `${where}, and is an object`, reason: occupyingMessages.object };
  const places = object?.seats?.length ?? object?.occupancy ?? 0;
  if (places === 0) return { message: `${where}, which has no interior`, reason: occupyingMessages.full };
  const isFit = card.size === 'small' || card.size === 'medium' || (object?.abilities ?? []).length > 0;
  if (!isFit) return { message: `${where} and is neither small nor medium`, reason: occupyingMessages.size };
  if (before.some((other) => other.owner !== owner))
    return { message: `${where} beside a figure of another player`, reason: occupyingMessages.foreign };
  return before.length >= places
    ? { message: `${where}, which has no room left`, reason: occupyingMessages.full }
    : undefined;
}
