import type { HookSource } from '@scapewright/kernel';
import {
  ability,
  areTogether,
  askDice,
  attackTable,
  bearerOf,
  bears,
  defineMessages,
  type FigureFilter,
  figuresMatching,
  forbid,
  type Game,
  mayLeave,
  type PluginParts,
  type RollArgs,
  relationKind,
  relationOf,
  rerollDice,
  rollRoles,
  rollTable,
  setRelation,
  trigger,
} from '@scapewright/skirmish/author';

const messages = defineMessages('worthy-foe', {
  chosen: {},
  held: { rules: { '*': ['CARD-BEAST-005'] } },
  reroll: { rules: { '*': ['CARD-BEAST-006'] } },
});

const worthy: FigureFilter = {
  side: 'enemy',
  unit: ['hero'],
  uniqueness: ['unique', 'event'],
  extreme: { of: 'attack' },
};

/** A foe that is sought out, never left, and attacked with rerolled dice. */
export const worthyFoe = ability({
  id: 'worthy-foe',
  name: 'Worthy Foe',
  text: 'At the start of a round in which it has no Foe on the battlefield, the enemy Unique or Event Hero with the highest Attack becomes its Foe. No move action may take it out of an engagement with its Foe. When it attacks its Foe, it may reroll any of its attack dice once.',
  messages,
  rules: { '*': ['CARD-BEAST-001', 'CARD-BEAST-002', 'CARD-BEAST-003', 'CARD-BEAST-004'] },
  hooks: () => [
    trigger('R1', {
      when: (game, _args, source) =>
        hasNoFoe(game, source) && figuresMatching(game, worthy, bearerOf(game, source)).length > 0,
      run: (run, _args, source) => {
        const { game } = run;
        const self = bearerOf(game, source);
        const worthies = figuresMatching(game, worthy, self);
        const foe = run.pickOrTake({
          seat: game.controller(self),
          asks: source.id,
          domain: 'figure',
          options: worthies,
          source: source.key,
        });
        setRelation(run, source, self, foe);
        run.note(messages.chosen, { figure: self, foe });
      },
    }),
    forbid(mayLeave, {
      reason: messages.held,
      when: (game, { figure, other }, source) =>
        bears(game, source, figure) && relationOf(game, source, figure) === other,
    }),
    trigger('E.dice-rolled', {
      when: isAttackOnFoe,
      run: (run, { figure, roll }, source) => {
        const again = askDice(run, roll, source, run.game.controller(figure));
        if (!again) return;
        run.note(messages.reroll, { figure });
        rerollDice(run, roll, again);
      },
    }),
  ],
});

function hasNoFoe(game: Game, source: HookSource): boolean {
  const self = bearerOf(game, source);
  const foe = relationOf(game, source, self);
  return game.isOnBattlefield(self) && (foe < 0 || !areTogether(game, self, foe));
}

function isAttackOnFoe(game: Game, { figure, roll }: RollArgs, source: HookSource): boolean {
  const attack = game.state.read(rollTable.attack, roll);
  if (attack < 0 || rollRoles[game.state.read(rollTable.role, roll)] !== 'attack') return false;
  const target = game.state.read(attackTable.target, attack);
  return bears(game, source, figure) && target >= 0 && relationOf(game, source, figure) === target;
}

/** With the kinds of lasting effect that it uses. */
export const worthyFoeParts: PluginParts = { units: [worthyFoe], effectKinds: [relationKind] };
