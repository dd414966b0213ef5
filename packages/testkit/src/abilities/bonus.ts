import type { HookSource, Seat, ValueDeclaration } from '@scapewright/kernel';
import type { BonusStat } from '@scapewright/packs';
import {
  ability,
  abilityReason,
  adjacent,
  attackActions,
  attackDice,
  attacksInAction,
  blocksResult,
  defenseDice,
  defineMessages,
  type Figure,
  fallDice,
  figureTable,
  freeLevels,
  type Game,
  heightDice,
  hitsResult,
  initiativeResult,
  lifeNumber,
  modify,
  moveActions,
  moveNumber,
  neededRange,
  rangeNumber,
  seesClearly,
  swipeDice,
  within,
} from '@scapewright/skirmish/author';
import { isRelatedHere, livingFigures } from './figures-of-card.ts';

/** The numbers that a bonus can change, by the name that a scenario gives them. */
export const bonusValues: Readonly<Record<string, ValueDeclaration>> = {
  attack: attackDice,
  defense: defenseDice,
  move: moveNumber,
  range: rangeNumber,
  life: lifeNumber,
  hits: hitsResult,
  blocks: blocksResult,
  swipe: swipeDice,
  fall: fallDice,
  initiative: initiativeResult,
  attacks: attacksInAction,
  'move-actions': moveActions,
  'attack-actions': attackActions,
  'free-levels': freeLevels,
  'needed-range': neededRange,
} satisfies Readonly<Record<BonusStat, ValueDeclaration>>;

const messages = defineMessages('bonus', {
  /** For figures within so many spaces, or in clear sight. */
  nearby: {
    rules: {
      superscape: [
        'SS-ABIL-005',
        'SS-ABIL-006',
        'SS-RNG-008',
        'SS-SIGHT-015',
        'SS-GTEAM-004',
        'SS-GABIL-005',
      ],
      heroscape: ['HS-TURN-005', 'HS-SIGHT-008'],
    },
  },
});

const relations = { self: 'self', allies: 'ally', enemies: 'enemy' } as const;

/** What the numbers are asked about; which entries there are depends on the number. */
interface NumberArgs {
  readonly figure?: Figure;
  readonly seat?: Seat;
  readonly attacker?: Figure;
  readonly defender?: Figure;
}

/** A modifier of its own figure, or an aura over allies or enemies. */
export const bonus = ability({
  id: 'bonus',
  name: 'Bonus',
  text: '{add} to {stat} of {of}.',
  parameters: {
    stat: 'attack',
    add: 1,
    when: 'always',
    of: 'self',
    within: undefined as number | undefined,
    clearSight: false,
  },
  messages,
  reachesOthers: ({ of }) => of !== 'self',
  hooks: ({ stat, add, when, of, within: spaces, clearSight }) => {
    const declared = bonusValues[stat];
    if (!declared) throw new Error(`a bonus cannot change "${stat}"`);
    const relation = relations[of as keyof typeof relations];
    return [
      modify<NumberArgs>(declared, {
        how: 'add',
        by: add,
        reason: spaces === undefined && !clearSight ? abilityReason.number : messages.nearby,
        when: (game, args, source) => {
          const { figure = -1, seat = -1 } = args;
          if (figure < 0) return of === 'self' && game.seatOf(source) === seat;
          if (!isRelatedHere(game, source, relation, figure)) return false;
          return holds(game, when, figure, args) && reaches(game, source, figure, spaces, clearSight);
        },
      }),
    ];
  },
});

function holds(game: Game, when: string, figure: Figure, args: NumberArgs): boolean {
  if (when === 'always') return true;
  if (when === 'moved') return game.state.read(figureTable.moved, figure) === 1;
  const other = (figure === args.attacker ? args.defender : args.attacker) ?? -1;
  if (other < 0) return false;
  return when === 'adjacent' ? adjacent(game, figure, other) : heightDice(game, figure, other) > 0;
}

function reaches(
  game: Game,
  source: HookSource,
  figure: Figure,
  spaces: number | undefined,
  clearSight: boolean,
): boolean {
  if (spaces === undefined && !clearSight) return true;
  return livingFigures(game, source).some(
    (own) =>
      own === figure ||
      ((spaces === undefined || within(game, own, figure, spaces)) &&
        (!clearSight || seesClearly(game, own, figure))),
  );
}
