import { rotateHex, type Space } from '@scapewright/board';
import {
  ability,
  bearers,
  defineMessages,
  type Figure,
  figureTable,
  forbid,
  type Game,
  mayStand,
} from '@scapewright/skirmish/author';

const messages = defineMessages('body', { inTheWay: { text: 'the body of another figure is in the way' } });

/** Offsets `[q, r]` at facing E, from the first space of the base: q steps east, r steps south-east. */
type Offsets = readonly (readonly [q: number, r: number])[];

/** A sculpt that reaches beyond its base. */
export const body = ability({
  id: 'body',
  name: 'Body',
  text: 'Its body fills spaces beside its base: nobody else can be where it is in the way.',
  parameters: { fills: [] as Offsets },
  examples: [{ fills: [[1, 0]] }],
  messages,
  rules: { heroscape: ['HS-FIT-002', 'HS-EX-016'], superscape: ['SS-MOVE-031'] },
  hooks: ({ fills }) => [
    forbid(mayStand, {
      reason: messages.inTheWay,
      when: (game, { figure, space }, source) =>
        bearers(game, source).some(
          (bearer) => bearer !== figure && fillsFor(game, bearer, fills, figure, space),
        ),
    }),
  ],
});

/** Is the body, from its base up to its Height, where a figure on the space would be? */
function fillsFor(game: Game, bearer: number, fills: Offsets, figure: Figure, space: Space): boolean {
  const { field, state } = game;
  const [base = -1] = game.spacesOf(bearer);
  if (base < 0 || field.region[space] !== field.region[base]) return false;
  const [bottom, level] = [field.level[base] as number, field.level[space] as number];
  if (level >= bottom + game.heightOf(bearer) || level + game.heightOf(figure) <= bottom) return false;
  const away = {
    q: (field.q[space] as number) - (field.q[base] as number),
    r: (field.r[space] as number) - (field.r[base] as number),
  };
  const facing = state.read(figureTable.facing, bearer);
  return fills.some(([q, r]) => {
    const turned = rotateHex({ q, r }, facing);
    return turned.q === away.q && turned.r === away.r;
  });
}
