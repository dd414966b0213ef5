import type { Chance } from '@scapewright/bots';
import type { AbilityUse } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { CoverageGoal } from './coverage-goal.ts';
import { oneOf } from './one-of.ts';

/** When something is done: figures of chance meet it at any time. */
const moments = [
  'start-of-round',
  'start-of-activation',
  'before-move-phase',
  'before-moving',
  'after-move-action',
  'transition',
  'after-attacking',
  'wounds-received',
  'end-of-activation',
] as const;

type Part = Readonly<Record<string, unknown>>;

/** An effect, and the windows, questions and values of hooks that it brings about. */
interface Deed {
  readonly verb: string;
  readonly with: Part;
  readonly brings: readonly string[];
  /** Does it name a type of damage? */
  readonly typed?: boolean;
  /** May it be done to several figures at once? */
  readonly several?: boolean;
  /** What it does to the card without figures `c` that was chosen. */
  readonly to?: 'remove' | 'take';
}

/** Effects on the figure `t` that was chosen, the space `s` or whoever has the ability, in the words of abilities as data. */
const deeds: readonly Deed[] = [
  {
    verb: 'place',
    with: { figure: 't', at: 's' },
    brings: ['E.figure-placed', 'E.figure-enters-space', 'may-reveal'],
  },
  { verb: 'push-line', with: { figure: 't', at: 's' }, brings: ['E.figure-placed', 'E.movement-ended'] },
  { verb: 'switch-places', with: { figure: 'self', with: 't' }, brings: ['E.figure-placed'] },
  { verb: 'knockback', with: { figure: 't', spaces: 2 }, brings: ['E.figure-knocked-back'] },
  {
    verb: 'maneuver',
    with: { figure: 't', spaces: 3 },
    several: true,
    brings: ['may-control', 'may-leave', '3H', 'X.maneuver'],
  },
  { verb: 'wounds', with: { count: 1, on: 't' }, brings: ['E.wounds-would-be-received'], typed: true },
  { verb: 'roll-damage', with: { dice: 2, on: 't' }, brings: ['E.wounds-would-be-received'], typed: true },
  { verb: 'heal', with: { count: 2, on: 't' }, brings: ['E.healed'] },
  { verb: 'defeat', with: { on: 't' }, brings: ['E.figure-defeated', 'may-reveal'] },
  { verb: 'take-control', with: { on: 't', until: 'round' }, brings: ['may-control', 'E.control-changed'] },
  { verb: 'grant-phase', with: { phase: 'move', to: 't' }, brings: ['3A', '3C', '3H'] },
  { verb: 'grant-action', with: { action: 'attack', to: 't' }, brings: ['5C', 'C4'] },
  { verb: 'grant-attack', with: { to: 't' }, brings: ['C1', 'C4'] },
  { verb: 'restrict-move', with: { on: 't' }, brings: ['may-move'] },
  { verb: 'modify-stat', with: { stat: 'attack', by: 1, on: 't' }, brings: [] },
  { verb: 'remove-card', with: { card: 'c' }, to: 'remove', brings: ['may-remove-card'] },
  { verb: 'take-card', with: { card: 'c' }, to: 'take', brings: ['may-take-card'] },
];

/** Effects that hold for whoever has the ability, all the time. */
const traits: readonly (Deed & { readonly kind: string })[] = [
  { kind: 'continuous-restriction', verb: 'restrict-move', with: {}, brings: ['may-move'] },
  {
    kind: 'continuous-restriction',
    verb: 'make-untargetable',
    with: { by: 'enemy' },
    brings: ['may-target'],
  },
  {
    kind: 'continuous-permission',
    verb: 'allow-pass-through',
    with: { figures: 'any' },
    brings: ['may-pass'],
  },
  { kind: 'continuous-permission', verb: 'ignore-swipes', with: {}, brings: [] },
  {
    kind: 'continuous-modifier',
    verb: 'forbid-ignoring-wounds',
    with: { 'of-target': 'enemy' },
    brings: [],
  },
  { kind: 'triggered-automatic', verb: 'ignore-wounds', with: { count: 1 }, brings: ['may-ignore-wounds'] },
];

/** A part of an ability as data, with everything that is left out. */
const plainPart = { when: [], optional: false, cost: [], choose: [], else: [] };

/** Who has it is taken off the battlefield at will, and comes back on any. */
const wandering = {
  brings: ['may-reveal', 'may-use-card'],
  use: {
    id: 'invented-wandering',
    unit: 'clause',
    with: {
      id: 'invented-wandering',
      name: 'Invented Wandering',
      text: 'It goes away and comes back.',
      parts: [
        {
          ...plainPart,
          kind: 'triggered-optional',
          trigger: { on: 'transition', with: {} },
          optional: true,
          do: [{ verb: 'set-aside', with: { figure: 'self' } }],
          until: 'instant',
        },
        {
          ...plainPart,
          kind: 'triggered-optional',
          trigger: { on: 'start-of-turn', with: {} },
          optional: true,
          when: [{ verb: 'not', with: { of: [{ 'on-battlefield': { who: 'self' } }] } }],
          choose: [{ name: 's', verb: 'space', with: { empty: true, for: 'self' } }],
          do: [{ verb: 'place', with: { figure: 'self', at: 's' } }],
          until: 'instant',
        },
      ],
    },
  },
} as const;

/** Abilities that nobody has printed, where cards can write abilities out: now and then, or where something wanted needs one. */
export function generatedAbilities(
  engine: SkirmishEngine,
  chance: Chance,
  types: readonly string[],
  goal: CoverageGoal,
): readonly AbilityUse[] {
  if (engine.kit.catalogue.ability('clause') === undefined) return [];
  const isWished = goal.isForHooks() && chance.below(2) === 0;
  const deed = isWished ? goal.bringer(deeds) : undefined;
  const trait = isWished ? goal.bringer(traits) : undefined;
  const goes = isWished && goal.bringer([wandering]) !== undefined;
  return [
    ...(goes || chance.below(12) === 0 ? [wandering.use] : []),
    ...(deed || chance.below(3) === 0 ? [generatedDeed(chance, types, goal, deed)] : []),
    ...(trait || chance.below(8) === 0 ? [generatedTrait(chance, trait)] : []),
  ];
}

/** Something that holds for whoever has it all the time. */
export function generatedTrait(chance: Chance, wished?: (typeof traits)[number]): AbilityUse {
  const { kind, verb, with: given } = wished ?? oneOf(traits, chance);
  const trigger = { on: 'wounds-about-to-be-received', with: {} };
  const part = {
    ...plainPart,
    kind,
    ...(kind.startsWith('continuous') ? {} : { trigger }),
    do: [{ verb, with: given }],
    until: kind.startsWith('continuous') ? 'game' : 'instant',
  };
  const words = { id: 'invented-trait', name: 'Invented Trait', text: verb };
  return { id: 'invented-trait', unit: 'clause', with: { ...words, parts: [part] } };
}

/** At some moment one or two effects on some figure: so every event there is comes about in some battle. */
function generatedDeed(
  chance: Chance,
  types: readonly string[],
  goal: CoverageGoal,
  wished: Deed | undefined,
): AbilityUse {
  const type = goal.damage(types) ?? (types.length > 0 ? oneOf(types, chance) : 'normal');
  const drawn = Array.from({ length: 1 + chance.below(2) }, (_, at) =>
    at === 0 && wished ? wished : oneOf(deeds, chance),
  );
  const effects = drawn.map(({ verb, with: given, typed }) => {
    return { verb, with: typed ? { ...given, type } : given };
  });
  const needsSpace = effects.some(({ with: given }) => 'at' in given);
  const figure = {
    name: 't',
    verb: 'figure',
    with: {
      side: oneOf(['any', 'enemy', 'ally', 'own'], chance),
      within: 2 + chance.below(6),
      ...(drawn.every(({ several }) => several) ? { most: 3 } : {}),
    },
  };
  const space = {
    name: 's',
    verb: 'space',
    with: {
      ...(chance.below(3) === 0 ? {} : { empty: true }),
      for: 't',
      ...(chance.below(3) === 0 ? {} : { within: { spaces: 1 + chance.below(3), of: 't' } }),
    },
  };
  const cards = drawn
    .flatMap(({ to }) => (to === undefined ? [] : [to]))
    .slice(0, 1)
    .map((to) => ({ name: 'c', verb: 'figureless-card', with: { to, side: 'opponent' } }));
  const part = {
    ...plainPart,
    kind: 'triggered-optional',
    trigger: { on: oneOf(moments, chance), with: {} },
    optional: true,
    limit: { count: 1, per: 'round', key: 'figure' },
    choose: [figure, ...(needsSpace ? [space] : []), ...cards],
    do: effects,
    until: 'round',
  };
  const words = {
    id: 'invented-deed',
    name: 'Invented Deed',
    text: effects.map(({ verb }) => verb).join(', '),
  };
  return { id: 'invented-deed', unit: 'clause', with: { ...words, parts: [part] } };
}
