import {
  addEffect,
  adjacent,
  endMovement,
  type Game,
  hasEffect,
  isActivated,
  isEngaged,
  pushOnto,
  type SkirmishPlugin,
  type SkirmishRun,
  symbol,
  trigger,
} from '@scapewright/skirmish';
import { endNamed, leadsIntoLava, spaceRefusal, targetRefusal, waysFor } from './push-ways.ts';

/** The kind of the effect of a figure that has pushed in this turn. */
const pushed = 'force-pushed';

function targets(game: Game, figure: number): readonly number[] {
  const list: number[] = [];
  for (let target = 0; target < game.figureCount; target++)
    if (target !== figure && !targetRefusal(game, figure, target) && waysFor(game, figure, target).size > 0)
      list.push(target);
  return list;
}

function hasPushed(game: Game, figure: number): boolean {
  return hasEffect(game, pushed, figure);
}

const moment = {
  optional: true,
  seat: (game: Game, { figure }: { readonly figure: number }) => game.controller(figure),
  when: (game: Game, { figure }: { readonly figure: number }) =>
    game.has(figure, 'force-push') &&
    isActivated(game, figure) &&
    game.isOnBattlefield(figure) &&
    !hasPushed(game, figure) &&
    targets(game, figure).length > 0,
  run: (run: SkirmishRun, { figure }: { readonly figure: number }) => push(run, figure),
} as const;

/** Force Push: once in its turn a figure pushes somebody or something away. */
const forcePush = symbol({
  id: 'force-push',
  name: 'Force Push',
  text: 'Once in its turn, before or after it moves or attacks, the figure moves a small or medium object or enemy within 2 clear sight spaces up to 2 empty spaces in a straight line, not higher and not closer.',
  reasons: [
    'force-push.used',
    'force-push.though-engaged',
    'force-push.moved',
    'force-push.done',
    'force-push.into-lava',
    'force-push.again',
    'force-push.no-target',
    'force-push.size',
    'force-push.too-far',
    'force-push.no-sight',
    'force-push.line',
    'force-push.not-empty',
    'force-push.higher',
    'force-push.closer',
    'force-push.lava',
    'force-push.only-sensitive',
  ],
  rules: { '*': ['FORCE-PUSH-001', 'FORCE-PUSH-002'] },
  reasonRules: {
    'force-push.used': {
      '*': ['FORCE-PUSH-001', 'FORCE-PUSH-002', 'FORCE-PUSH-003', 'FORCE-PUSH-004'],
    },
    'force-push.though-engaged': { '*': ['FORCE-PUSH-005'] },
    'force-push.moved': {
      '*': [
        'FORCE-PUSH-006',
        'FORCE-PUSH-007',
        'FORCE-PUSH-008',
        'FORCE-PUSH-009',
        'FORCE-PUSH-010',
        'FORCE-PUSH-011',
        'FORCE-PUSH-014',
      ],
    },
    'force-push.done': { '*': ['FORCE-PUSH-012', 'FORCE-PUSH-009'] },
    'force-push.into-lava': { '*': ['FORCE-PUSH-013', 'FORCE-SENS-001'] },
    'force-push.again': { '*': ['FORCE-PUSH-001'] },
    'force-push.no-target': { '*': ['FORCE-PUSH-003'] },
    'force-push.size': { '*': ['FORCE-PUSH-003'] },
    'force-push.too-far': { '*': ['FORCE-PUSH-004'] },
    'force-push.no-sight': { '*': ['FORCE-PUSH-004'] },
    'force-push.line': { '*': ['FORCE-PUSH-006'] },
    'force-push.not-empty': { '*': ['FORCE-PUSH-007', 'FORCE-PUSH-014'] },
    'force-push.higher': { '*': ['FORCE-PUSH-008'] },
    'force-push.closer': { '*': ['FORCE-PUSH-011'] },
    'force-push.lava': { '*': ['FORCE-PUSH-013'] },
    'force-push.only-sensitive': { '*': ['FORCE-SENS-001'] },
  },
  lines: {
    'force-push.used': '{figure} pushes {other} with the Force',
    'force-push.though-engaged': '{figure} is engaged, and may push {other} all the same',
    'force-push.moved': '{figure} is pushed to {space}: an empty place, in line, not higher and not closer',
    'force-push.done': 'nobody swipes at {figure} as it is pushed',
    'force-push.into-lava': '{figure} does not use the Force, and is pushed into molten lava',
    'force-push.again': 'the figure has pushed in this turn',
    'force-push.no-target': 'only objects and figures of an opponent are pushed',
    'force-push.size': 'only what is small or medium is pushed',
    'force-push.too-far': 'only what is within 2 spaces is pushed',
    'force-push.no-sight': 'only what is in clear sight is pushed',
    'force-push.line': 'it is pushed in a straight line, at most 2 spaces',
    'force-push.not-empty': 'it is pushed onto empty spaces',
    'force-push.higher': 'nothing is pushed higher than it stands',
    'force-push.closer': 'nothing is pushed closer',
    'force-push.lava': 'who uses the Force is not pushed into molten lava',
    'force-push.only-sensitive': 'the figure feels the Force, but does not push with it',
  },
  whyNot: (game, figure, { figures: [target = -1], spaces: [space = -1], places }) => {
    if (!game.has(figure, 'force-push'))
      return game.has(figure, 'force-sensitive') ? { reason: 'force-push.only-sensitive' } : undefined;
    if (hasPushed(game, figure)) return { reason: 'force-push.again' };
    if (target < 0) return places.length > 0 ? { reason: 'force-push.no-target' } : undefined;
    const refusal = targetRefusal(game, figure, target);
    return refusal ?? (space < 0 ? undefined : spaceRefusal(game, figure, target, space));
  },
  hooks: [trigger('3C', moment), trigger('3H', moment), trigger('5D', moment), trigger('5I', moment)],
});

function push(run: SkirmishRun, figure: number): void {
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
    whyNot: (other) => targetRefusal(game, figure, other) ?? { reason: 'force-push.line' },
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
  run.note('force-push.used', { figure, other: target });
  if (isEngaged(game, figure) && !adjacent(game, figure, target))
    run.note('force-push.though-engaged', { figure, other: target });
  const way = ways.get(end) ?? [];
  if (leadsIntoLava(game, way)) run.note('force-push.into-lava', { figure: target });
  for (const place of way) if (!pushOnto(run, target, place, 'force-push.moved', { stops: false })) break;
  endMovement(run, target);
  run.note('force-push.done', { figure: target });
}

/** The plugin that brings Force Push. */
export const forcePushPlugin: SkirmishPlugin = {
  id: 'force/force-push',
  version: '1.0.0',
  units: [forcePush],
  effectKinds: [pushed],
};
