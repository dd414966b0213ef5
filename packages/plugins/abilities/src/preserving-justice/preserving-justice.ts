import {
  ability,
  addMarkers,
  answer,
  askSign,
  bearerOf,
  changeResult,
  defineMessages,
  hasKeyword,
  hasLabel,
  isAllyOfBearer,
  markersOn,
  rollTable,
  trigger,
  unitsWith,
} from '@scapewright/skirmish/author';

const messages = defineMessages('preserving-justice', {
  joined: {},
  markers: {
    rules: {
      '*': ['CARD-BATMAN-001', 'CARD-BATMAN-002', 'CARD-BATMAN-003'],
      superscape: [
        'CARD-BATMAN-001',
        'CARD-BATMAN-002',
        'CARD-BATMAN-003',
        'SS-GMARK-003',
        'SS-MARK-004',
        'SS-CARD-007',
        'SS-GCARD-004',
        'SS-GCARD-014',
        'SS-GCARD-016',
        'SS-KEY-001',
        'SS-KEY-002',
      ],
    },
  },
  spent: {
    rules: {
      '*': ['CARD-BATMAN-004', 'CARD-BATMAN-005', 'CARD-BATMAN-006', 'CARD-BATMAN-007'],
    },
  },
});

const justice = 'justice';

/** Vigilantes join a faction; its units give markers, which change the results of d20 rolls. */
export const preservingJustice = ability({
  id: 'preserving-justice',
  name: 'Preserving Justice',
  text: 'Allies with the keyword Vigilante belong to the Justice League too. During setup its card gets 1 Justice Marker for each Justice League unit on its team, at most {max}. After any player rolls a d20, you may remove a Justice Marker from its card to add {change} to that roll or subtract {change} from it.',
  parameters: { max: 3, change: 3, keyword: 'vigilante', faction: 'justice-league' },
  messages,
  rules: { '*': ['CARD-BATMAN-001', 'CARD-BATMAN-002'] },
  markers: () => [justice],
  hooks: ({ max, change, keyword, faction }) => [
    answer(hasKeyword, {
      reason: messages.joined,
      when: (game, args, source) => args.keyword === faction && isAllyOfBearer(game, source, args.figure),
      answer: (game, { figure }) => (hasLabel(game, figure, keyword) ? true : undefined),
    }),
    trigger('G1.3', {
      run: (run, _args, source) => {
        const { game } = run;
        const units = unitsWith(game, game.ownerOfCard(source.owner), faction);
        run.note(messages.markers, { card: source.owner, units });
        addMarkers(run, source.owner, justice, Math.min(max, units));
      },
    }),
    trigger('E.d20-rolled', {
      when: (game, { roll }, source) =>
        game.state.read(rollTable.sides, roll) === 20 && markersOn(game, source.owner, justice) > 0,
      run: (run, { roll }, source) => {
        const { game } = run;
        const sign = askSign(run, source, game.controller(bearerOf(game, source)), change);
        if (sign === 0) return;
        addMarkers(run, source.owner, justice, -1);
        run.note(messages.spent, { card: source.owner, by: sign * change });
        changeResult(run, roll, sign * change);
      },
    }),
  ],
});
