import {
  answer,
  forbid,
  type Game,
  hasClearSight,
  hasInteriors,
  isObstructed,
  mayTarget,
  objectAround,
  rules,
  trigger,
} from '@scapewright/skirmish';

interface Pair {
  readonly figure: number;
  readonly other: number;
}

type CoverKind = 'none' | 'partial' | 'full';

/** The cover of the object that a figure is inside; undefined outside. Cards that name none give none (SS-COVER-001). */
function coverOf(game: Game, figure: number): CoverKind | undefined {
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
function isWithin(game: Game, figure: number, other: number): boolean {
  return objectAround(game, figure) === other || objectAround(game, other) === figure;
}

/** What the walls of an object do for those inside. */
export const coverRule = rules({
  id: 'cover',
  name: 'Cover',
  text: 'Full cover: no sight and no attack between inside and outside, but allies see one another. Partial cover: sight is obstructed both ways, but for allies. No cover: occupants see and are seen as their object does and is.',
  reasons: [
    'cover.full-sight',
    'cover.full-attack',
    'cover.partial',
    'cover.none',
    'cover.ally',
    'cover.fellow',
    'cover.own-object',
    'cover.height',
  ],
  reasonRules: {
    'cover.full-sight': { superscape: ['SS-COVER-002', 'SS-COVER-003', 'SS-COVER-001'] },
    'cover.full-attack': { superscape: ['SS-COVER-004', 'SS-COVER-001'] },
    'cover.partial': { superscape: ['SS-COVER-008', 'SS-COVER-009', 'SS-COVER-007', 'SS-COVER-001'] },
    'cover.none': { superscape: ['SS-COVER-011', 'SS-COVER-012', 'SS-COVER-001', 'SS-DO-036'] },
    'cover.ally': { superscape: ['SS-COVER-010'] },
    'cover.fellow': { superscape: ['SS-COVER-006', 'SS-DO-038'] },
    'cover.own-object': { superscape: ['SS-DO-039', 'SS-COVER-006'] },
    'cover.height': { superscape: ['SS-COVER-013'] },
  },
  lines: {
    'cover.full-sight': 'full cover lets no enemy see in or out',
    'cover.full-attack': 'full cover lets nobody attack in or out',
    'cover.partial': 'partial cover obstructs sight between {figure} and {other}',
    'cover.none': 'the object of {figure} gives no cover from {other}',
    'cover.ally': 'between allies cover obstructs nothing',
    'cover.fellow': 'nothing covers {figure} from {other} inside the same object',
    'cover.own-object': '{figure} and {other} are next to each other: one is inside the other',
    'cover.height': '{figure} stands as high as the object that it is in',
  },
  wanted: hasInteriors,
  hooks: [
    forbid(hasClearSight, {
      reason: 'cover.full-sight',
      when: (game, pair) => isAcross(game, pair, 'full') && !game.isAlly(pair.figure, pair.other),
    }),
    forbid(mayTarget, {
      reason: 'cover.full-attack',
      when: (game, pair) => isAcross(game, pair, 'full'),
    }),
    answer(isObstructed, {
      reason: 'cover.partial',
      answer: (game, pair) =>
        (isAcross(game, pair, 'partial') && !game.isAlly(pair.figure, pair.other)) || undefined,
    }),
    trigger('C8', {
      commutes: true,
      when: (game, { figure, attacker }) =>
        objectAround(game, figure) >= 0 && objectAround(game, figure) === objectAround(game, attacker),
      run: (run, { figure, attacker }) => run.note('cover.fellow', { figure, other: attacker }),
    }),
    trigger('C8', {
      commutes: true,
      when: (game, { figure, attacker }) => isWithin(game, figure, attacker),
      run: (run, { figure, attacker }) => run.note('cover.own-object', { figure, other: attacker }),
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
        run.note(isPartial ? 'cover.partial' : 'cover.none', { figure, other: attacker });
        if (run.game.isAlly(figure, attacker)) run.note('cover.ally', { figure, other: attacker });
        for (const one of [figure, attacker])
          if (objectAround(run.game, one) >= 0) run.note('cover.height', { figure: one });
      },
    }),
  ],
});
