import {
  bodiesBetween,
  type CardDefinition,
  defineMessages,
  type Figure,
  forbid,
  type Game,
  isOwnMove,
  mayMove,
  rules,
  type Size,
  trigger,
} from '@scapewright/skirmish/author';

/** Defense of the reference card by size; a tiny object has none (SS-DO-007). */
const referenceDefense: Readonly<Partial<Record<Size, number>>> = {
  small: 4,
  medium: 5,
  large: 6,
  huge: 7,
};

function isByReference({ life, defense, size, move, range, attack }: CardDefinition): boolean {
  const hasNumbers = move !== null || range !== null || attack !== null;
  return life === 1 && !hasNumbers && size !== null && defense === referenceDefense[size];
}

/** Objects under a player's control that stand near the line between the two. */
function controlledBetween(game: Game, attacker: Figure, defender: Figure): readonly number[] {
  return bodiesBetween(game, attacker, defender).filter(
    (object) => game.isObject(object) && game.controller(object) >= 0,
  );
}

function objectsIn(game: Game): readonly number[] {
  return Array.from({ length: game.figureCount }, (_, figure) => figure).filter((figure) =>
    game.isObject(figure),
  );
}

/** The rule of each type that a keyword of the card may name (SS-OBJ-112). */
const typeRules: Readonly<Record<string, readonly string[]>> = {
  aquatic: ['SS-OBJ-115'],
  earth: ['SS-OBJ-116'],
  frozen: ['SS-OBJ-117'],
  interior: ['SS-OBJ-118'],
  jungle: ['SS-OBJ-119'],
  nature: ['SS-OBJ-120'],
  'outer-space': ['SS-OBJ-121'],
  structure: ['SS-OBJ-122'],
  urban: ['SS-OBJ-123'],
};

/** What is said of objects, and the rules behind it. */
const messages = defineMessages('destructible', {
  byReference: {
    text: '{figure} has the Life and Defense of the reference card',
    rules: { superscape: ['SS-DO-006', 'SS-DO-007', 'SS-DO-005', 'SS-DO-003'] },
  },
  ownCard: {
    text: '{figure} has the numbers of its own card',
    rules: { superscape: ['SS-DO-005', 'SS-DO-003'] },
  },
  types: {
    text: '{figure} is an object of the types that its card names',
    rules: { superscape: ['SS-OBJ-112', 'SS-OBJ-111', 'SS-OBJ-008', 'SS-OBJ-006'] },
  },
  drafted: {
    text: "{figure} is on the team of {seat}, and under nobody's control",
    rules: {
      superscape: ['SS-VDO-008', 'SS-DO-008', 'SS-DO-009', 'SS-DO-023', 'SS-OBJ-013'],
    },
  },
  neutral: {
    text: '{figure} is neither ally nor enemy of anybody',
    rules: { superscape: ['SS-DO-010', 'SS-DO-023'] },
  },
  noDefense: {
    text: 'the reference card has no Defense for a tiny object, nor for one without a size',
    rules: { superscape: ['SS-DO-007'] },
  },
  defends: {
    text: '{figure} is a figure: it defends with every die that it is due',
    rules: { superscape: ['SS-DO-013', 'SS-DO-002', 'SS-DO-003', 'SS-COMP-003'] },
  },
  noSize: {
    text: 'an object without a size is moved only by its own Move Number or card',
    rules: { superscape: ['SS-DO-048', 'SS-THROW-012'] },
  },
  movesFreely: {
    text: '{figure} is engaged with nobody, so nothing holds it and nobody swipes at it',
    rules: { superscape: ['SS-DO-063', 'SS-DO-016', 'SS-DO-017', 'SS-DO-064'] },
  },
  aimsFreely: {
    text: '{figure} may attack any figure in range and sight',
    rules: { superscape: ['SS-DO-062', 'SS-DO-060', 'SS-DO-016'] },
  },
  notInTheWay: {
    text: '{figure} is controlled by a player and obstructs nothing',
    rules: { superscape: ['SS-OBJ-108', 'SS-OBJ-014'] },
  },
  removed: {
    text: '{figure} is taken off the battlefield',
    rules: { superscape: ['SS-DO-066', 'SS-DO-002'] },
  },
});

/** What is said of an object of each type. */
const typeMessages = defineMessages(
  'destructible.type',
  Object.fromEntries(
    Object.entries(typeRules).map(([type, superscape]) => [
      type,
      { text: `{figure} is an object of the type ${type}`, rules: { superscape } },
    ]),
  ),
);

/** Objects with a Life Number: figures that are attacked and defeated, and objects all the same. */
export const destructible = rules({
  id: 'destructible',
  name: 'Destructible objects',
  text: 'An object with a Life Number is a figure: it can be attacked, receives wounds and is defeated. It is never engaged or activated, and belongs to nobody as long as nobody controls it.',
  messages: [messages, typeMessages],
  wanted: ({ definitions }) => definitions.some(({ unit }) => unit === 'object'),
  refuses: ({ definitions }) =>
    definitions.flatMap(({ id, unit, size, defense }) =>
      unit === 'object' && (size === null || size === 'tiny') && defense === null
        ? [
            {
              part: `card/${id}`,
              place: 'defense',
              message: `the object ${id}, ${size ?? 'without a size'}, has no Defense, and the reference card gives none`,
              fix: 'give its card a defense',
              reason: messages.noDefense,
            },
          ]
        : [],
    ),
  hooks: [
    trigger('G1.3', {
      commutes: true,
      run: (run) => {
        const { game } = run;
        for (const figure of objectsIn(game)) {
          const definition = game.definition(figure);
          const seat = game.ownerOfCard(game.cardOf(figure));
          run.note(isByReference(definition) ? messages.byReference : messages.ownCard, {
            figure,
          });
          if (definition.keywords.length > 0) run.note(messages.types, { figure });
          for (const type of definition.keywords)
            if (type in typeRules) run.note(`destructible.type.${type}`, { figure });
          run.note(seat >= 0 ? messages.drafted : messages.neutral, { figure, seat });
        }
      },
    }),
    forbid(mayMove, {
      reason: messages.noSize,
      when: (game, move) => game.definition(move.figure).size === null && !isOwnMove(game, move),
    }),
    trigger('C8', {
      commutes: true,
      when: (game, { figure }) => game.isObject(figure),
      run: (run, { figure }) => {
        if (isByReference(run.game.definition(figure))) run.note(messages.byReference, { figure });
        run.note(messages.defends, { figure });
      },
    }),
    trigger('C8', {
      commutes: true,
      when: (game, { attacker, figure }) => controlledBetween(game, attacker, figure).length > 0,
      run: (run, { attacker, figure }) => {
        for (const object of controlledBetween(run.game, attacker, figure))
          run.note(messages.notInTheWay, { figure: object });
      },
    }),
    trigger('3G', {
      commutes: true,
      when: (game, { figure }) => game.isObject(figure),
      run: (run, { figure }) => run.note(messages.movesFreely, { figure }),
    }),
    trigger('C1', {
      commutes: true,
      when: (game, { attacker }) => game.isObject(attacker),
      run: (run, { attacker }) => run.note(messages.aimsFreely, { figure: attacker }),
    }),
    trigger('E.figure-defeated', {
      commutes: true,
      when: (game, { figure }) => game.isObject(figure),
      run: (run, { figure }) => run.note(messages.removed, { figure }),
    }),
  ],
});
