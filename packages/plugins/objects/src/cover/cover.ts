import {
  answer,
  defineMessages,
  type Figure,
  forbid,
  type Game,
  hasClearSight,
  hasInteriors,
  isObstructed,
  mayTarget,
  objectAround,
  rules,
  trigger,
} from '@scapewright/skirmish/author';

interface Pair {
  readonly figure: Figure;
  readonly other: Figure;
}

type CoverKind = 'none' | 'partial' | 'full';

/** The cover of the object that a figure is inside; undefined outside. Cards that name none give none (SS-COVER-001). */
function coverOf(game: Game, figure: Figure): CoverKind | undefined {
  const object = objectAround(game, figure);
  return object < 0 ? undefined : (game.definition(object).cover ?? 'none');
}

/** Is one of the two behind this cover, and the other outside? Neither fellow occupants nor the object itself are outside. */
function isAcross(game: Game, { figure, other }: Pair, cover: CoverKind): boolean {
  const [inside, otherInside] = [objectAround(game, figure), objectAround(game, other)];
  if (inside === otherInside || inside === other || otherInside === figure) return false;
  return coverOf(game, figure) === cover || coverOf(game, other) === cover;
}

/** Is one of the two the object that the other is inside? */
function isWithin(game: Game, figure: Figure, other: Figure): boolean {
  return objectAround(game, figure) === other || objectAround(game, other) === figure;
}

/** What is said of it, and the rules behind it. */
const messages = defineMessages('cover', {
  fullSight: {
    text: 'full cover lets no enemy see in or out',
    rules: { superscape: ['SS-COVER-002', 'SS-COVER-003', 'SS-COVER-001'] },
  },
  fullAttack: {
    text: 'full cover lets nobody attack in or out',
    rules: { superscape: ['SS-COVER-004', 'SS-COVER-001'] },
  },
  partial: {
    text: 'partial cover obstructs sight between {figure} and {other}',
    rules: { superscape: ['SS-COVER-008', 'SS-COVER-009', 'SS-COVER-007', 'SS-COVER-001'] },
  },
  none: {
    text: 'the object of {figure} gives no cover from {other}',
    rules: { superscape: ['SS-COVER-011', 'SS-COVER-012', 'SS-COVER-001', 'SS-DO-036'] },
  },
  ally: { text: 'between allies cover obstructs nothing', rules: { superscape: ['SS-COVER-010'] } },
  fellow: {
    text: 'nothing covers {figure} from {other} inside the same object',
    rules: { superscape: ['SS-COVER-006', 'SS-DO-038'] },
  },
  ownObject: {
    text: '{figure} and {other} are next to each other: one is inside the other',
    rules: { superscape: ['SS-DO-039', 'SS-COVER-006'] },
  },
  height: {
    text: '{figure} stands as high as the object that it is in',
    rules: { superscape: ['SS-COVER-013'] },
  },
});

/** What the walls of an object do for those inside. */
export const coverRule = rules({
  id: 'cover',
  name: 'Cover',
  text: 'Full cover: no sight and no attack between inside and outside, but allies see one another. Partial cover: sight is obstructed both ways, but for allies. No cover: occupants see and are seen as their object does and is.',
  messages: messages,
  wanted: hasInteriors,
  hooks: [
    forbid(hasClearSight, {
      reason: messages.fullSight,
      when: (game, pair) => isAcross(game, pair, 'full') && !game.isAlly(pair.figure, pair.other),
    }),
    forbid(mayTarget, {
      reason: messages.fullAttack,
      when: (game, pair) => isAcross(game, pair, 'full'),
    }),
    answer(isObstructed, {
      reason: messages.partial,
      answer: (game, pair) =>
        (isAcross(game, pair, 'partial') && !game.isAlly(pair.figure, pair.other)) || undefined,
    }),
    trigger('C8', {
      commutes: true,
      when: (game, { figure, attacker }) =>
        objectAround(game, figure) >= 0 && objectAround(game, figure) === objectAround(game, attacker),
      run: (run, { figure, attacker }) => run.note(messages.fellow, { figure, other: attacker }),
    }),
    trigger('C8', {
      commutes: true,
      when: (game, { figure, attacker }) => isWithin(game, figure, attacker),
      run: (run, { figure, attacker }) => run.note(messages.ownObject, { figure, other: attacker }),
    }),
    trigger('C8', {
      commutes: true,
      when: (game, { figure, attacker }) =>
        objectAround(game, figure) !== objectAround(game, attacker) &&
        !isWithin(game, figure, attacker) &&
        [figure, attacker].some((one) => objectAround(game, one) >= 0),
      run: (run, { figure, attacker }) => {
        const pair = { figure: attacker, other: figure };
        const isPartial = isAcross(run.game, pair, 'partial') && !run.game.isAlly(figure, attacker);
        run.note(isPartial ? messages.partial : messages.none, { figure, other: attacker });
        if (run.game.isAlly(figure, attacker)) run.note(messages.ally, { figure, other: attacker });
        for (const one of [figure, attacker])
          if (objectAround(run.game, one) >= 0) run.note(messages.height, { figure: one });
      },
    }),
  ],
});
