import {
  addEffect,
  adjacent,
  endMovement,
  type Figure,
  type Game,
  hasEffect,
  isActivated,
  isEngaged,
  type PluginParts,
  pushOnto,
  type SkirmishRun,
  symbol,
  trigger,
} from '@scapewright/skirmish/author';
import { messages } from './messages.ts';
import { endNamed, leadsIntoLava, spaceRefusal, targetRefusal, waysFor } from './push-ways.ts';

/** The kind of the effect of a figure that has pushed in this turn. */
const pushed = 'force-pushed';

function targets(game: Game, figure: Figure): readonly number[] {
  const list: number[] = [];
  for (let target = 0; target < game.figureCount; target++)
    if (target !== figure && !targetRefusal(game, figure, target) && waysFor(game, figure, target).size > 0)
      list.push(target);
  return list;
}

function hasPushed(game: Game, figure: Figure): boolean {
  return hasEffect(game, pushed, figure);
}

const moment = {
  optional: true,
  seat: (game: Game, { figure }: { readonly figure: Figure }) => game.controller(figure),
  when: (game: Game, { figure }: { readonly figure: Figure }) =>
    game.has(figure, 'force-push') &&
    isActivated(game, figure) &&
    game.isOnBattlefield(figure) &&
    !hasPushed(game, figure) &&
    targets(game, figure).length > 0,
  run: (run: SkirmishRun, { figure }: { readonly figure: Figure }) => push(run, figure),
} as const;

/** Force Push: once in its turn a figure pushes somebody or something away. */
const forcePush = symbol({
  id: 'force-push',
  name: 'Force Push',
  text: 'Once in its turn, before or after it moves or attacks, the figure moves a small or medium object or enemy within 2 clear sight spaces up to 2 empty spaces in a straight line, not higher and not closer.',
  messages,
  rules: { '*': ['FORCE-PUSH-001', 'FORCE-PUSH-002'] },
  whyNot: (game, figure, { figures: [target = -1], spaces: [space = -1], places }) => {
    if (!game.has(figure, 'force-push'))
      return game.has(figure, 'force-sensitive') ? { reason: messages.onlySensitive } : undefined;
    if (hasPushed(game, figure)) return { reason: messages.again };
    if (target < 0) return places.length > 0 ? { reason: messages.noTarget } : undefined;
    const refusal = targetRefusal(game, figure, target);
    return refusal ?? (space < 0 ? undefined : spaceRefusal(game, figure, target, space));
  },
  hooks: [trigger('3C', moment), trigger('3H', moment), trigger('5D', moment), trigger('5I', moment)],
});

function push(run: SkirmishRun, figure: Figure): void {
  const { game } = run;
  const seat = game.controller(figure);
  const subject = game.keyOf('figure', figure);
  const target = run.pick({
    seat,
    asks: 'force-push',
    domain: 'figure',
    options: targets(game, figure),
    subject,
    source: 'symbol:force-push',
    whyNot: (other) => targetRefusal(game, figure, other) ?? { reason: messages.line },
  });
  const ways = waysFor(game, figure, target);
  const end = run.pick({
    seat,
    asks: 'force-push',
    domain: 'space',
    options: [...ways.keys()],
    subject,
    source: 'symbol:force-push',
    whyNot: (space) => spaceRefusal(game, figure, target, space),
    readKey: (key) => endNamed(game, ways, key),
  });
  addEffect(run, { kind: pushed, figure, until: 'turn' });
  run.note(messages.used, { figure, other: target });
  if (isEngaged(game, figure) && !adjacent(game, figure, target))
    run.note(messages.thoughEngaged, { figure, other: target });
  const way = ways.get(end) ?? [];
  if (leadsIntoLava(game, way)) run.note(messages.intoLava, { figure: target });
  for (const place of way) if (!pushOnto(run, target, place, messages.moved, { stops: false })) break;
  endMovement(run, target);
  run.note(messages.done, { figure: target });
}

/** The plugin that brings Force Push. */
export const forcePushParts: PluginParts = {
  units: [forcePush],
  effectKinds: [pushed],
};
