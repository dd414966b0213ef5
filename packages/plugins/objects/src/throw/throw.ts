import type { HookSource, Seat } from '@scapewright/kernel';
import {
  addEffect,
  adjacent,
  answer,
  askPlace,
  type CardDefinition,
  defineMessages,
  effectsFrom,
  endEffects,
  type Figure,
  forbid,
  type Game,
  instead,
  isAttackOf,
  legalTargets,
  makeSpecialAttack,
  mayMove,
  mayTarget,
  moveKinds,
  occupantsOf,
  type PluginParts,
  placeFigure,
  placesFor,
  rollDamage,
  rules,
  type SkirmishRun,
  standsInSight,
  targetRefusal,
  trigger,
} from '@scapewright/skirmish/author';

interface Profile {
  readonly range: number;
  readonly attack: number;
  /** The reason key whose rule gives these numbers. */
  readonly reason: string;
}

/** Range and Attack of a thrown object by its size; undefined where the figure cannot throw it. */
function profileOf(game: Game, figure: Figure, size: CardDefinition['size']): Profile | undefined {
  const isStrong = game.has(figure, 'super-strength');
  if (size === 'small')
    return isStrong
      ? { range: 6, attack: 4, reason: messages.smallStrong }
      : { range: 2, attack: 4, reason: messages.small };
  if (!isStrong) return undefined;
  if (size === 'medium') return { range: 5, attack: 5, reason: messages.medium };
  return size === 'large' ? { range: 4, attack: 6, reason: messages.large } : undefined;
}

/** Why a figure cannot throw an object; undefined if it can. */
function throwRefusal(game: Game, figure: Figure, object: Figure) {
  const about = game.keyOf('figure', object);
  const { size } = game.definition(object);
  if (!game.isObject(object) || !game.isPlaced(object) || !adjacent(game, figure, object))
    return { reason: messages.notBeside, about };
  if (size === 'huge') return { reason: messages.huge, about };
  if (occupantsOf(game, object).length > 0) return { reason: messages.occupied, about };
  if (!game.ask(mayMove, true, { figure: object, kind: moveKinds.none }))
    return { reason: messages.kept, about };
  return profileOf(game, figure, size) ? undefined : { reason: messages.tooHeavy, about };
}

/** The kind of the effect by which an object is known as thrown; its amount is the thrower. */
const thrown = 'thrown';

/** Parts of the effect: the object is in the air until it has come down. */
const inTheAir = 0;
const landed = 1;

/** The object that a figure is throwing or has thrown in this action, -1 for none. */
function thrownBy(game: Game, figure: Figure, source: HookSource, part?: number): number {
  const rows = effectsFrom(game, thrown, source, part);
  const row = rows.find((one) => game.readEffect('amount', one) === figure);
  return row === undefined ? -1 : game.readEffect('figure', row);
}

/** Is there still an object: what it came down on may have broken it. */
function isThere(game: Game, object: Figure): boolean {
  return object >= 0 && game.isPlaced(object);
}

/** Has the object empty spaces next to the defender to come down on, all `wanted` ones among them? */
function canLand(game: Game, object: Figure, defender: Figure, wanted: readonly number[] = []): boolean {
  const places = placesFor(game, object, { adjacentTo: defender, empty: true });
  return places.some((spaces) => wanted.every((space) => spaces.includes(space)));
}

/** Objects that a figure can throw at somebody now. */
function missiles(game: Game, figure: Figure): readonly number[] {
  if (game.isObject(figure) || !game.isPlaced(figure)) return [];
  return game.positions.beside(figure).filter((object) => {
    if (!game.isObject(object) || throwRefusal(game, figure, object)) return false;
    const special = profileOf(game, figure, game.definition(object).size) as Profile;
    return legalTargets(game, { attacker: figure, special }).some((target) => canLand(game, object, target));
  });
}

/** What is said of it, and the rules behind it. */
const messages = defineMessages('throw', {
  thrown: {
    text: '{figure} throws {other}',
    rules: { superscape: ['SS-THROW-005', 'SS-THROW-006', 'SS-THROW-014'] },
  },
  small: {
    text: 'a small object thrown: range 2, attack 4',
    rules: { superscape: ['SS-THROW-007', 'SS-THROW-001'] },
  },
  smallStrong: {
    text: 'a small object thrown with Super Strength: range 6, attack 4',
    rules: { superscape: ['SS-THROW-008', 'SS-THROW-001'] },
  },
  medium: {
    text: 'a medium object thrown with Super Strength: range 5, attack 5',
    rules: { superscape: ['SS-THROW-009', 'SS-THROW-002'] },
  },
  large: {
    text: 'a large object thrown with Super Strength: range 4, attack 6',
    rules: { superscape: ['SS-THROW-010', 'SS-THROW-002'] },
  },
  lands: { text: '{figure} comes down at {space}', rules: { superscape: ['SS-THROW-011'] } },
  damaged: {
    text: '{figure} takes {dice, plural, one {# die} other {# dice}} of damage for the skulls rolled',
    rules: { superscape: ['SS-THROW-013'] },
  },
  whole: {
    text: 'no skull was rolled: nothing happens to {figure}',
    rules: { superscape: ['SS-THROW-013'] },
  },
  notBeside: {
    text: 'only an object next to the figure can be thrown',
    rules: { superscape: ['SS-THROW-005'] },
  },
  huge: { text: 'a huge object cannot be thrown', rules: { superscape: ['SS-THROW-003'] } },
  occupied: {
    text: 'an object with somebody inside cannot be thrown',
    rules: { superscape: ['SS-THROW-004', 'SS-OBJ-142', 'SS-THROW-005'] },
  },
  kept: { text: 'that object cannot be moved', rules: { superscape: ['SS-THROW-012', 'SS-DO-048'] } },
  tooHeavy: {
    text: 'only Super Strength throws an object of that size',
    rules: { superscape: ['SS-THROW-002'] },
  },
  noLanding: {
    text: 'the object comes down on empty spaces next to the target',
    rules: { superscape: ['SS-THROW-011'] },
  },
  onItsWay: {
    text: 'what is thrown hides nobody from its thrower: the aim was taken before it came down',
    rules: { superscape: ['SS-SIGHT-019', 'SS-THROW-011'] },
  },
});

/** Throwing an object at somebody: a special attack that every figure has. */
const throwRule = rules({
  id: 'throw',
  name: 'Throw',
  text: 'Special attack: a figure throws an empty object next to it, a small one or with Super Strength also a medium or large one. It lands next to the target, and takes a damage die for each skull rolled.',
  messages: messages,
  rules: { superscape: ['SS-THROW-005', 'SS-THROW-006'] },
  wanted: ({ definitions }) => definitions.some(({ unit }) => unit === 'object'),
  whyNot: (game, figure, { figures: [object = -1, target = -1], spaces }) => {
    if (object < 0) return undefined;
    const refusal = throwRefusal(game, figure, object);
    if (refusal || target < 0) return refusal;
    const special = profileOf(game, figure, game.definition(object).size) as Profile;
    const aimed = targetRefusal(game, { attacker: figure, special }, target);
    const landing = canLand(game, object, target, spaces) ? [] : [messages.noLanding];
    if (aimed)
      return { ...aimed, also: [...(aimed.also ?? []), special.reason, messages.thrown, ...landing] };
    return landing.length > 0 ? { reason: messages.noLanding } : undefined;
  },
  hooks: [
    instead('5C', {
      when: (game, { figure }) => missiles(game, figure).length > 0,
      run: (run, { figure, seat }, source) => throwObject(run, figure, seat, source),
    }),
    forbid(mayTarget, {
      reason: messages.noLanding,
      when: (game, { figure, other, special }, source) => {
        const object = special === 1 ? thrownBy(game, figure, source, inTheAir) : -1;
        return object >= 0 && !canLand(game, object, other);
      },
    }),
    answer(standsInSight, {
      reason: messages.onItsWay,
      answer: (game, { figure, body }, source) =>
        thrownBy(game, figure, source) === body ? false : undefined,
    }),
    trigger('C3', {
      when: (game, { attack }, source) => isAttackOf(game, attack, source),
      run: (run, { attacker, seat, attack }, source) => {
        const object = thrownBy(run.game, attacker, source);
        const target = run.game.readAttack('target', attack);
        const spaces = askPlace(run, source, seat, object, { adjacentTo: target, empty: true });
        if (!spaces) return;
        run.note(messages.lands, { figure: object, space: spaces[0] as number });
        endEffects(run, thrown, object);
        addEffect(run, {
          kind: thrown,
          figure: object,
          amount: attacker,
          until: 'action',
          source,
          part: landed,
        });
        placeFigure(run, object, spaces);
      },
    }),
    trigger('5H', {
      when: (game, { attack, attacker }, source) =>
        isAttackOf(game, attack, source) && isThere(game, thrownBy(game, attacker, source)),
      run: (run, { attack, attacker }, source) => {
        const object = thrownBy(run.game, attacker, source);
        const dice = run.game.readAttack('skulls', attack);
        if (dice === 0) {
          run.note(messages.whole, { figure: object });
          return;
        }
        run.note(messages.damaged, { figure: object, dice });
        rollDamage(run, object, dice, [], attacker);
      },
    }),
  ],
});

function throwObject(run: SkirmishRun, figure: Figure, seat: Seat, source: HookSource): void {
  const { game } = run;
  const object = run.pick({
    seat,
    asks: source.id,
    domain: 'figure',
    options: missiles(game, figure),
    subject: game.keyOf('figure', figure),
    source: source.key,
    whyNot: (other) => throwRefusal(game, figure, other),
  });
  const profile = profileOf(game, figure, game.definition(object).size) as Profile;
  run.note(messages.thrown, { figure, other: object });
  run.note(profile.reason, { figure });
  addEffect(run, { kind: thrown, figure: object, amount: figure, until: 'action', source, part: inTheAir });
  makeSpecialAttack(run, source, figure, profile);
}

/** The plugin that brings throwing. */
export const throwParts: PluginParts = {
  units: [throwRule],
  effectKinds: [thrown],
};
