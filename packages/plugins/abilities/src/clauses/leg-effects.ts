import {
  canAttackSpecially,
  isStopped,
  makeSpecialAttack,
  moveLeg,
  moveNormalLeg,
  type SkirmishRun,
  type SkirmishSource,
} from '@scapewright/skirmish/author';
import type { ChoiceOf } from './choice.ts';
import { readChoices } from './choices.ts';
import { canChoose, makeChoices } from './choosing.ts';
import type { BlockData, Json } from './clause-data.ts';
import { blockOf, type Condition, readNested } from './conditions.ts';
import { does, type EffectReader, type Reading } from './effect.ts';
import { currentMove, type NumberOf, readNumber } from './numbers.ts';
import { isMap, type Parameters } from './parameters.ts';
import type { EffectOf, Scope } from './scope.ts';

/** Effects by which a figure moves and acts in turns, and attacks at once, by verb. */
export const legEffects: Readonly<Record<string, EffectReader>> = {
  /** `{range?, attack?}`: the special attack of the ability, here and now, with other numbers where they are given. */
  'attack-now': (p) => {
    const range = p.has('range') ? p.number('range') : undefined;
    const attack = p.has('attack') ? p.number('attack') : undefined;
    return does((run, { source, self }) => {
      const stated = (source as SkirmishSource).specialAttack;
      if (!stated || !run.game.isAlive(self) || !canAttackSpecially(run.game, source, self)) return;
      const numbers = { range: range ?? stated.range, attack: attack ?? stated.attack };
      makeSpecialAttack(run, source, self, range === undefined && attack === undefined ? undefined : numbers);
    });
  },
  /** `{move?, flying?, acts?, costs?, when?, choose?, do}`: a move in legs, the normal one without `move`; between them something may be done. */
  'move-in-legs': (p, reading) => {
    const legs = p.has('move') ? specialLegs(p) : normalLegs;
    const act = readAct(p, reading);
    return does((run, scope) => {
      let left = legs.spaces(scope);
      let acted = 0;
      let further = false;
      for (;;) {
        const next = askNext(run, scope, { left, canAct: canAct(scope, act, { left, acted }) });
        if (next === undefined) return;
        if (next === 'go') {
          left = legs.walk(run, scope, { left, further });
          further = true;
          continue;
        }
        acted++;
        left -= act.costs;
        const made = makeChoices(run, scope, act.choices, scope.game.seatOf(scope.source));
        if (made) act.effect(run, made);
        if (isStopped(run, scope.self)) left = 0;
      }
    });
  },
};

/** A move in legs: the spaces that it has, and how one leg is walked; it answers how many are left. */
interface Legs {
  readonly spaces: NumberOf;
  readonly walk: (
    run: SkirmishRun,
    scope: Scope,
    so: { readonly left: number; readonly further: boolean },
  ) => number;
}

const normalLegs: Legs = {
  spaces: ({ game, self }) => currentMove(game, self),
  walk: (run, { game, self }, { left, further }) => {
    const isWhole = !further && left === currentMove(game, self);
    return moveNormalLeg(run, self, { left: isWhole ? undefined : left, further });
  },
};

function specialLegs(p: Parameters): Legs {
  const flying = p.flag('flying');
  return {
    spaces: readNumber(p, 'move'),
    walk: (run, { source, self }, { left }) => moveLeg(run, source, self, { move: left, flying }),
  };
}

/** What may be done between legs. */
interface Act {
  /** Is there anything to do between them? */
  readonly isGiven: boolean;
  /** How often at most; 0: as often as one likes. */
  readonly acts: number;
  /** Spaces of the move that it takes. */
  readonly costs: number;
  readonly conditions: readonly Condition[];
  readonly choices: readonly ChoiceOf[];
  readonly effect: EffectOf;
}

function readAct(p: Parameters, reading: Reading): Act {
  return {
    isGiven: p.has('do'),
    acts: p.number('acts', 0),
    costs: p.number('costs', 0),
    conditions: readNested(p, 'when'),
    choices: readChoices(p.blocks('choose').flatMap(choiceIn), [...p.path, 'choose'], reading.problems),
    effect: reading.nested(p.blocks('do'), p, 'do'),
  };
}

/** A choice as parts write it: `{name, VERB: {...}}`, or what packs have made of that. */
function choiceIn(value: Json): readonly (BlockData & { readonly name: string })[] {
  if (!isMap(value)) return [];
  const { name, ...rest } = value;
  const block = blockOf(rest);
  return block && typeof name === 'string' ? [{ ...block, name }] : [];
}

function canAct(
  scope: Scope,
  { isGiven, acts, costs, conditions, choices }: Act,
  { left, acted }: { readonly left: number; readonly acted: number },
): boolean {
  if (!isGiven || !scope.game.isPlaced(scope.self) || left < costs || (acts > 0 && acted >= acts))
    return false;
  return conditions.every((condition) => condition(scope)) && canChoose(scope, choices);
}

const words = ['go', 'act'] as const;

/** Goes on, acts, or is done; undefined where nothing is left to do. */
function askNext(
  run: SkirmishRun,
  { game, source, self }: Scope,
  open: { readonly left: number; readonly canAct: boolean },
): (typeof words)[number] | undefined {
  const options = [...(open.left > 0 && game.isPlaced(self) ? [0] : []), ...(open.canAct ? [1] : [])];
  if (options.length === 0) return undefined;
  const picked = run.pick({
    ...{ seat: game.controller(self), asks: source.id, domain: 'label', options, source: source.key },
    ...{ extras: ['done'], defaultReply: -1, subject: game.keyOf('figure', self) },
    keyOf: (at) => words[at] ?? '',
    readKey: (key) => (key === 'go' ? 0 : key === 'act' ? 1 : undefined),
  });
  return words[picked];
}
