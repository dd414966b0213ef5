import type { Hook, ModifyHook, ValueDeclaration } from '@scapewright/kernel';
import {
  type FigureArgs,
  type GameSetup,
  modify,
  rules,
  type SkirmishPlugin,
  type TokenPlan,
} from '@scapewright/skirmish';
import { layingDownHooks } from './laying-down.ts';
import { losingHooks } from './losing.ts';
import { treasureOptions, treasureRefusal } from './refusals.ts';
import { takingHooks } from './taking.ts';
import { treasuresOf } from './treasure-tokens.ts';

/** What a treasure glyph states: its name and its words. */
export interface TreasureWords {
  /** Its name in kebab-case, by which a token names it as its content. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What the log says when it works, with `{figure}` and other values of the line. */
  readonly line: string;
  /** True where it works for a while after it has been used. */
  readonly lasts?: boolean;
  /** An Ancient Artifact: an army controls one copy of it at most. */
  readonly artifact?: boolean;
}

/**
 * A plugin with one treasure glyph: it lies on a space without stopping anybody, is taken by a Unique Hero, works for that
 * hero, and is laid down again. Its own power is cited as `treasure.<id>`.
 */
export function treasurePlugin(words: TreasureWords, hooks: readonly Hook[]): SkirmishPlugin {
  const { id, name, text, line } = words;
  const isIt = ({ kind, content }: TokenPlan): boolean => kind === 'glyph' && content === id;
  const reason = `treasure.${id}`;
  const cites: Readonly<Record<string, readonly string[]>> = {
    [reason]: ['HS-TREAS-008', 'HS-TREAS-005'],
    [`${reason}.passed`]: ['HS-TREAS-002'],
    [`${reason}.stays`]: ['HS-TREAS-001'],
    [`${reason}.taken`]: ['HS-TREAS-003', 'HS-TREAS-005'],
    [`${reason}.as-unique`]: ['HS-UNIQ-005', 'HS-TREAS-001'],
    [`${reason}.trap`]: ['HS-TREAS-004'],
    [`${reason}.turned`]: ['HS-TREAS-004'],
    [`${reason}.not-here`]: ['HS-TREAS-003'],
    [`${reason}.dropped`]: ['HS-TREAS-006'],
    [`${reason}.not-laid`]: ['HS-TREAS-006'],
    [`${reason}.kept`]: ['HS-TREAS-006'],
    [`${reason}.lost`]: ['HS-TREAS-007'],
    [`${reason}.gone`]: ['HS-TREAS-007'],
    ...(words.artifact ? { [`${reason}.second`]: ['HS-TREAS-008'] } : {}),
  };
  const unit = rules({
    id,
    name,
    text,
    reasons: Object.keys(cites),
    rules: { heroscape: ['HS-TREAS-001', 'HS-TREAS-003'] },
    reasonRules: Object.fromEntries(Object.entries(cites).map(([key, heroscape]) => [key, { heroscape }])),
    lines: {
      [reason]: line,
      [`${reason}.passed`]: `{figure} comes to the ${name} at {space}, which stops nobody`,
      [`${reason}.stays`]: `{figure} cannot take the ${name}: only a Unique Hero can`,
      [`${reason}.taken`]: `{figure} takes the ${name}`,
      [`${reason}.as-unique`]: '{figure} is an Uncommon Hero, which counts as a Unique one',
      [`${reason}.trap`]: `{figure} walks into a trap: {result} is 5 or less, and the treasure stays`,
      [`${reason}.turned`]: `{figure} turns up a treasure with {result}`,
      [`${reason}.dropped`]: `{figure} lays the ${name} down at {space}`,
      [`${reason}.not-here`]: `the ${name} does not lie where the figure's movement has ended`,
      [`${reason}.not-laid`]: `the ${name} is laid down where its carrier stands and no other glyph lies`,
      [`${reason}.kept`]: `the ${name} is neither handed over nor swapped`,
      [`${reason}.lost`]: `{figure} leaves the ${name} behind at {space}`,
      [`${reason}.gone`]: `the ${name} of {figure} finds no space and leaves the game`,
      [`${reason}.second`]: `an army controls one ${name}: {figure} gives one up`,
    },
    wanted: (setup) => (setup.tokens ?? []).some(isIt),
    token: isIt,
    refuses: (setup) => startProblems(setup, id, `${reason}.stays`),
    options: treasureOptions,
    whyNot: treasureRefusal(id),
    hooks: [
      ...takingHooks(id, words.artifact ?? false),
      ...layingDownHooks(id),
      ...losingHooks(id),
      ...hooks,
    ],
  });
  return { id: `glyphs/${id}`, version: '1.0.0', units: [unit], effectKinds: words.lasts ? [id] : [] };
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
              cure: 'lay it on a space, or give it to a Unique Hero',
            },
          ]
        : [],
    );
  });
}

/** Adds to a number of the figure that carries it, for each copy. */
export function addsToCarrier(id: string, value: ValueDeclaration<FigureArgs>, amount: number): ModifyHook {
  return modify(value, {
    how: 'add',
    reason: `treasure.${id}`,
    by: (game, { figure }) => amount * treasuresOf(game, figure, id).length || undefined,
  });
}
