import type { Hook, ModifyHook, ValueDeclaration } from '@scapewright/kernel';
import {
  answer,
  type FigureArgs,
  type GameSetup,
  type MessageOf,
  modify,
  type PluginParts,
  rules,
  type TokenPlan,
  tokenStops,
} from '@scapewright/skirmish/author';
import { layingDownHooks } from './laying-down.ts';
import { losingHooks } from './losing.ts';
import { treasureOptions, treasureRefusal } from './refusals.ts';
import { secondArtifactHook } from './second-artifact.ts';
import { artifactMessages, treasureMessages } from './treasure-messages.ts';
import { isTreasure, treasuresOf } from './treasure-tokens.ts';

/** What a treasure glyph states: its name and its words. */
export interface TreasureWords<Line extends string = string> {
  /** Its name in kebab-case, by which a token names it as its content. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What the log says when it works, with `{figure}` and other values of the line. */
  readonly line: Line;
  /** True where it works for a while after it has been used. */
  readonly lasts?: boolean;
  /** An Ancient Artifact: an army controls one copy of it at most. */
  readonly artifact?: boolean;
}

/**
 * A plugin with one treasure glyph: it lies on a space without stopping anybody, is taken by a Unique Hero, works for that
 * hero, and is laid down again. `hooks` are its own power, by the key `treasure.<id>` of its line.
 */
export function treasure<const Line extends string>(
  words: TreasureWords<Line>,
  hooks: (said: MessageOf<Line>) => readonly Hook[],
): PluginParts {
  const { id, name, text, line } = words;
  const isIt = ({ kind, content }: TokenPlan): boolean => kind === 'glyph' && content === id;
  const messages = treasureMessages(id, line);
  const second = words.artifact ? artifactMessages(id) : undefined;
  const unit = rules({
    id,
    name,
    text,
    rules: { heroscape: ['HS-TREAS-001', 'HS-TREAS-003'] },
    messages: second ? [messages, second] : messages,
    wanted: (setup) => (setup.tokens ?? []).some(isIt),
    token: isIt,
    tokenClasses: words.artifact ? ['treasure', 'ancient-artifact'] : ['treasure'],
    refuses: (setup) => startProblems(setup, id, messages.stays),
    options: treasureOptions,
    whyNot: treasureRefusal(id, messages),
    hooks: [
      answer(tokenStops, {
        reason: messages.passed,
        answer: (game, { token }) => (isTreasure(game, token, id) ? false : undefined),
      }),
      ...(second ? [secondArtifactHook(id, second.second)] : []),
      ...layingDownHooks(id, messages),
      ...losingHooks(id),
      ...hooks(messages.itself),
    ],
  });
  return { units: [unit], effectKinds: words.lasts ? [id] : [] };
}

/** Figures that start with a treasure although only Unique Heroes carry one (HS-TREAS-001). */
function startProblems(
  { players, neutral = [], definitions, tokens = [] }: GameSetup,
  id: string,
  reason: string,
) {
  const treasures = new Set(
    tokens.flatMap(({ kind, content, name }) => (kind === 'glyph' && content === id ? [name] : [])),
  );
  const cards = [...players.flatMap((player) => player.cards), ...neutral];
  return cards.flatMap((card) => {
    const definition = definitions.find((one) => one.id === card.definition);
    if (definition?.unit === 'hero' && definition.uniqueness !== 'common') return [];
    return card.figures.flatMap(({ name, items = [] }) =>
      items.some((item) => treasures.has(item))
        ? [
            {
              part: `figure/${name}`,
              place: 'items',
              reason,
              message: `${name} is set up with the treasure ${id}, which only a Unique Hero carries`,
              fix: 'lay it on a space, or give it to a Unique Hero',
            },
          ]
        : [],
    );
  });
}

/** Adds to a number of the figure that carries it, for each copy. */
export function addsToCarrier(
  said: string,
  id: string,
  value: ValueDeclaration<FigureArgs>,
  amount: number,
): ModifyHook {
  return modify(value, {
    how: 'add',
    reason: said,
    by: (game, { figure }) => amount * treasuresOf(game, figure, id).length || undefined,
  });
}
