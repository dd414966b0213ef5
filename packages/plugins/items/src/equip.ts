import {
  type ChapterTexts,
  carry,
  defineMessages,
  type Figure,
  type Game,
  isMoving,
  mayCarry,
  objectAround,
  type RuleUnit,
  rules,
  type SkirmishRun,
  tokenPlan,
  trigger,
  withRules,
} from '@scapewright/skirmish/author';
import { carriedItems, hasCarriables, itemsUnder } from './carrying.ts';
import { pickToken } from './choices.ts';

function equippable(game: Game, figure: Figure): readonly number[] {
  return itemsUnder(game, figure).filter((token) => !game.refusalOf(mayCarry, { figure, token }));
}

/** What is said of taking things up, whatever system they belong to. */
const messages = defineMessages('equip', {
  done: { text: '{figure} takes {token}' },
  asUnique: {
    text: '{figure} is an Uncommon Hero, which counts as a Unique one',
    rules: { superscape: ['SS-UNIQ-006', 'SS-GUNIQ-006'], heroscape: ['HS-UNIQ-005'] },
  },
  fromInside: { text: 'who is inside an object does not reach what lies under it' },
  nothingHere: { text: 'nothing that the figure could take lies where its movement has ended' },
});

/** Taking what lies where a figure has come to rest: after its movement, if it `isThere` by it, or where a rule has put it. */
export function equipRule(
  { messages: rulesOf, ...texts }: ChapterTexts<typeof messages>,
  isThere: (game: Game, args: { readonly figure: Figure }) => boolean = () => true,
): RuleUnit {
  const take = {
    optional: true,
    seat: (game: Game, { figure }: { readonly figure: Figure }) => game.controller(figure),
    run: (run: SkirmishRun, { figure }: { readonly figure: Figure }) => equip(run, figure),
  };
  const canTake = (game: Game, { figure }: { readonly figure: Figure }): boolean =>
    figure >= 0 && game.isPlaced(figure) && equippable(game, figure).length > 0;
  const isAtRest = (game: Game, args: { readonly figure: Figure }): boolean =>
    canTake(game, args) && !isMoving(game, args.figure);
  return rules({
    id: 'equip',
    name: 'Equip',
    ...texts,
    messages: withRules(messages, rulesOf),
    wanted: hasCarriables,
    whyNot: whyNotEquip,
    hooks: [
      trigger('3H', { ...take, when: (game, args) => isThere(game, args) && canTake(game, args) }),
      trigger('E.figure-placed', { ...take, when: isAtRest }),
      trigger('after:E.figure-knocked-back', { ...take, when: isAtRest }),
      trigger('E.token-flipped', { ...take, when: isAtRest }),
    ],
  });
}

function whyNotEquip(game: Game, figure: Figure) {
  const around = objectAround(game, figure);
  if (around >= 0 && itemsUnder(game, around).length > 0) return { reason: messages.fromInside };
  const [token = -1] = itemsUnder(game, figure);
  if (token < 0) return { reason: messages.nothingHere };
  return game.refusalOf(mayCarry, { figure, token });
}

/** Everything that the figure takes up now: one thing after another as long as there is room. */
function equip(run: SkirmishRun, figure: Figure): void {
  const { game } = run;
  const seat = game.controller(figure);
  const token = pickToken(run, seat, 'equip', equippable(game, figure), figure);
  carry(run, token, figure);
  run.note(messages.done, { figure, token });
  if (game.definition(figure).uniqueness === 'uncommon') run.note(messages.asUnique, { figure });
  const isMore = equippable(game, figure).length > 0;
  if (isMore && run.may(seat, 'equip', 'rule:equip', game.keyOf('figure', figure))) equip(run, figure);
}

/** Items that figures start with although they may not carry them. */
export function carriedProblems(
  game: Pick<
    Parameters<NonNullable<RuleUnit['refuses']>>[0],
    'players' | 'neutral' | 'definitions' | 'rulings' | 'tokens'
  >,
  reasons: { readonly unfit: string; readonly full: string; readonly event?: string },
  limit: number,
) {
  const forAll = new Set(
    (game.tokens ?? []).flatMap(({ name, data }) => (data['carriers'] === 'anybody' ? [name] : [])),
  );
  const definitions = new Map(game.definitions.map((definition) => [definition.id, definition]));
  const isEventMeant = game.rulings?.['eventCountsAsUniqueForSeatsAndItems'] === true;
  const isMeant: readonly string[] = ['unique', 'uncommon', ...(isEventMeant ? ['event'] : [])];
  const cards = [...game.players.flatMap((player) => player.cards), ...(game.neutral ?? [])];
  return cards.flatMap((card) =>
    card.figures.flatMap(({ name, items = [] }) => {
      const definition = definitions.get(card.definition);
      const isHero = definition?.unit === 'hero' && isMeant.includes(definition.uniqueness);
      const isFit = isHero || items.every((item) => forAll.has(item));
      if (items.length === 0 || (isFit && items.length <= Math.max(limit, definition?.carries ?? 0)))
        return [];
      const isEvent = definition?.unit === 'hero' && definition.uniqueness === 'event';
      const unfit = (isEvent ? reasons.event : undefined) ?? reasons.unfit;
      return [
        {
          part: `figure/${name}`,
          place: 'items',
          reason: isFit ? reasons.full : unfit,
          message: `${name} is set up with ${items.join(', ')}, which it may not carry`,
          fix: 'lay them on spaces, or give them to Unique Heroes with room for them',
        },
      ];
    }),
  );
}

/** Is this one of the things that the figure carries? */
export function isCarrying(game: Game, figure: Figure, content: string): boolean {
  return carriedItems(game, figure).some((token) => tokenPlan(game, token).content === content);
}
