import type { Hook, HookSource } from '@scapewright/kernel';
import {
  ability,
  activeCard,
  defineMessages,
  type EventStimulus,
  type Figure,
  forbid,
  type Game,
  hasLabel,
  isActivated,
  labelOf,
  mayUseCard,
  type PluginParts,
  removeCard,
  runEffect,
  type SkirmishRun,
  trigger,
  type WindowArgs,
  type WindowId,
} from '@scapewright/skirmish/author';
import { hasUsedType, isOutsideActivations, noteUse, usedOneShot } from './limits.ts';

const messages = defineMessages('one-shot', {
  used: {
    text: '{figure} uses {card}',
    rules: { superscape: ['SS-ONESHOT-009', 'SS-ONESHOT-010', 'SS-ONESHOT-005'] },
  },
  asked: {
    text: '{figure} meets what {card} asks of its user',
    rules: { superscape: ['SS-ONESHOT-001', 'SS-ONESHOT-013'] },
  },
  keywordMet: {
    text: '{figure} has the keyword that {card} asks for',
    rules: { superscape: ['SS-ONESHOT-004', 'SS-KEY-001', 'SS-GCARD-016'] },
  },
  cast: {
    text: '{figure} casts the spell {card}',
    rules: { superscape: ['SS-ONESHOT-002', 'SS-ONESHOT-014'] },
  },
  castByCard: {
    text: '{figure} casts {card}, which says itself who may',
    rules: { superscape: ['SS-ONESHOT-003', 'SS-ONESHOT-014'] },
  },
  effect: { text: '{card} acts as an ability of {figure}', rules: { superscape: ['SS-ONESHOT-006'] } },
  removed: {
    text: '{card} has been used and leaves the game',
    rules: { superscape: ['SS-ONESHOT-011', 'SS-NOFIG-010', 'SS-NOFIG-012'] },
  },
  foreign: {
    text: 'the card is on the team of another player',
    rules: { superscape: ['SS-ONESHOT-012', 'SS-ONESHOT-010'] },
  },
  nowhere: {
    text: 'who uses a one shot is on a battlefield',
    rules: { superscape: ['SS-ONESHOT-010', 'SS-ONESHOT-013'] },
  },
  negated: {
    text: 'the abilities on the card of the figure are out of effect',
    rules: { superscape: ['SS-ONESHOT-006'] },
  },
  notMagical: {
    text: 'only a figure with Magical Affinity casts the spell',
    rules: { superscape: ['SS-ONESHOT-002', 'SS-ONESHOT-003'] },
  },
  symbol: {
    text: 'the figure lacks a symbol that the card asks for',
    rules: { superscape: ['SS-ONESHOT-001'] },
  },
  keyword: {
    text: 'the figure lacks a keyword that the card asks for',
    rules: { superscape: ['SS-ONESHOT-004', 'SS-ONESHOT-001', 'SS-KEY-001'] },
  },
  nobodyLeft: {
    text: 'no figure of the player meets what the card asks of its user',
    rules: { superscape: ['SS-ONESHOT-013', 'SS-ONESHOT-001'] },
  },
  againInRound: {
    text: 'the player has used a one shot of the type outside of activations this round',
    rules: { superscape: ['SS-ONESHOT-008'] },
  },
  againInActivation: {
    text: 'the figure has used a one shot of the type in this activation',
    rules: { superscape: ['SS-ONESHOT-007'] },
  },
});

interface OneShot {
  readonly [name: string]: unknown;
  readonly type: string;
  readonly when: readonly string[];
  /** Who uses it at these steps: who acts, whom the step is about in anybody's activation, or any figure of the player. */
  readonly users: 'acting' | 'subject' | 'anybody';
  readonly requires: { readonly symbols: readonly string[]; readonly keywords: readonly string[] };
  readonly effect: EventStimulus | undefined;
}

/** Spells are cast by whoever has this symbol, unless the card itself says by whom. */
const magic = 'magical-affinity';

/** The symbols that a user of the card must have. */
function symbolsFor({ type, requires }: OneShot): readonly string[] {
  const isOpen = requires.symbols.length === 0 && requires.keywords.length === 0;
  return type === 'spell' && isOpen ? [magic] : requires.symbols;
}

function hasSymbols(card: OneShot, game: Game, figure: Figure): boolean {
  return symbolsFor(card).every((id) => game.has(figure, id));
}

function hasKeywords({ requires }: OneShot, game: Game, figure: Figure): boolean {
  return requires.keywords.every((keyword) => hasLabel(game, figure, labelOf(keyword)));
}

/** Is there a figure of the card's player that meets its requirements? */
function isAnyoneFit(card: OneShot, game: Game, owner: number): boolean {
  for (let figure = 0; figure < game.figureCount; figure++)
    if (
      game.isAlive(figure) &&
      game.controller(figure) === game.ownerOfCard(owner) &&
      hasSymbols(card, game, figure) &&
      hasKeywords(card, game, figure)
    )
      return true;
  return false;
}

/** Why a figure may not use the card of these hooks. */
function refusals(card: OneShot): readonly Hook[] {
  const refuse = (reason: string, when: (game: Game, figure: Figure, source: HookSource) => boolean): Hook =>
    forbid(mayUseCard, {
      reason,
      when: (game, { figure, card: used }, source) => used === source.owner && when(game, figure, source),
    });
  return [
    refuse(
      messages.foreign,
      (game, figure, { owner }) => game.controller(figure) !== game.ownerOfCard(owner),
    ),
    refuse(messages.nowhere, (game, figure) => !game.isOnBattlefield(figure)),
    refuse(messages.negated, (game, figure) => game.positions.effects.isNegated(game.cardOf(figure))),
    refuse(
      messages.notMagical,
      (game, figure) => symbolsFor(card).includes(magic) && !game.has(figure, magic),
    ),
    refuse(messages.symbol, (game, figure) => !hasSymbols(card, game, figure)),
    refuse(messages.keyword, (game, figure) => !hasKeywords(card, game, figure)),
    refuse(messages.nobodyLeft, (game, _figure, { owner }) => !isAnyoneFit(card, game, owner)),
    refuse(
      messages.againInRound,
      (game, figure, source) => isOutsideActivations(game) && hasUsedType(game, figure, source),
    ),
    refuse(
      messages.againInActivation,
      (game, figure, source) => !isOutsideActivations(game) && hasUsedType(game, figure, source),
    ),
  ];
}

/** Steps of a unit as a whole, whatever figure of it they name. */
const unitSteps = ['2', '2.activated', '3', '3A', '3B', '3I', '4', '5', '5A', '5B', '5J', '6'];

/** The figures that can use the card at a step: in an activation those that it lets, anybody outside of all. */
function usersOf(
  game: Game,
  { users }: OneShot,
  { step, figure, attacker = -1 }: Moment,
  { owner }: HookSource,
): readonly number[] {
  const all = Array.from({ length: game.figureCount }, (_, one) => one);
  const acting = users !== 'acting' || isOutsideActivations(game) ? all : whoActs(game, all);
  const isOfUnit = users === 'acting' && unitSteps.includes(step.replace(/^(before|after):/, ''));
  const named = users === 'anybody' || isOfUnit ? [] : [figure, attacker].filter((one) => one >= 0);
  const asked = named.length > 0 ? acting.filter((one) => named.includes(one)) : acting;
  return asked.filter(
    (one) => game.isAlive(one) && !game.refusalOf(mayUseCard, { figure: one, card: owner }),
  );
}

/** The figures in whose activation the game is: before it is fixed which take part, all of the card. */
function whoActs(game: Game, all: readonly number[]): readonly number[] {
  const activated = all.filter((one) => isActivated(game, one));
  return activated.length > 0 ? activated : all.filter((one) => game.cardOf(one) === activeCard(game));
}

interface Moment extends WindowArgs {
  readonly attacker?: Figure;
  /** The step as the card prints it. */
  readonly step: string;
}

/** Is there another copy of the card before this one? The copies of a player are used in order. */
function isFirstCopy(game: Game, { owner }: HookSource): boolean {
  const definition = game.definitionOfCard(owner);
  const seat = game.ownerOfCard(owner);
  return !game.facts.definitions.some(
    (other, card) =>
      card < owner && other === definition && game.ownerOfCard(card) === seat && game.isCardActive(card),
  );
}

/** A card that is used once: by one figure, at a moment that it prints, for an effect that counts as the figure's own. */
const oneShot = ability({
  id: 'one-shot',
  name: 'One shot',
  text: 'A figure that meets its requirements uses it once, and it leaves the game.',
  parameters: {
    type: 'one shot',
    when: [],
    users: 'acting',
    requires: { symbols: [], keywords: [] },
    effect: undefined,
  } as OneShot,
  examples: [
    { when: ['3C', 'R1'], effect: { kind: 'heal', figure: 'user', wounds: 1 } },
    { type: 'spell', when: ['4'], effect: { kind: 'heal', figure: 'user', wounds: 1 } },
    { type: 'potion', when: ['3C', '4'], requires: { symbols: ['flying'], keywords: [] } },
    { type: 'charm', when: ['G1.1', 'R1', '1A'], requires: { symbols: [], keywords: ['mage'] } },
  ],
  cards: ['one-shot'],
  messages,
  rules: { superscape: ['SS-ONESHOT-005'] },
  hooks: (card) => [
    ...refusals(card),
    ...card.when.map((step) =>
      trigger(step as WindowId, {
        optional: true,
        when: (game, args, source) =>
          isFirstCopy(game, source) && usersOf(game, card, { ...args, step }, source).length > 0,
        run: (run, args, source) => use(run, card, { ...args, step }, source),
      }),
    ),
  ],
});

function use(run: SkirmishRun, card: OneShot, args: Moment, source: HookSource): void {
  const { game } = run;
  const { owner } = source;
  const figure = run.pick({
    seat: game.ownerOfCard(owner),
    asks: source.id,
    domain: 'figure',
    options: usersOf(game, card, args, source),
    subject: game.keyOf('card', owner),
    source: source.key,
    whyNot: (one) => game.refusalOf(mayUseCard, { figure: one, card: owner }),
  });
  run.note(messages.used, { figure, card: owner });
  run.note(messages.asked, { figure, card: owner });
  if (card.requires.keywords.length > 0) run.note(messages.keywordMet, { figure, card: owner });
  if (card.type === 'spell')
    run.note(game.has(figure, magic) ? messages.cast : messages.castByCard, { figure, card: owner });
  noteUse(run, figure, source);
  if (card.effect) {
    run.note(messages.effect, { figure, card: owner });
    runEffect(run, card.effect, figure);
  }
  removeCard(run, owner);
  run.note(messages.removed, { card: owner });
}

/** One shots: spells, arrows and others. */
export const oneShotParts: PluginParts = {
  units: [oneShot],
  effectKinds: [usedOneShot],
};
