import {
  defineMessages,
  matchTable,
  type PluginParts,
  pointsLeft,
  victory,
} from '@scapewright/skirmish/author';

const messages = defineMessages('victory', {
  points: {
    text: '{team} has won on points',
    rules: {
      superscape: ['SS-COMP-001', 'SS-END-003', 'SS-END-002'],
      heroscape: ['HS-WIN-003'],
    },
  },
});

/** At the end of the last round each side counts the points of its cards that have a figure left (HS-WIN-003). */
export const pointsAfterRounds = victory({
  id: 'points-after-rounds',
  name: 'Points after the last round',
  text: 'At the end of the last round the side wins whose cards with a figure left cost most; equal sums are a draw.',
  messages,
  parameters: {
    /** The last round; 0: as the setup limits them. */
    rounds: 0,
  },
  atRoundEnd: () => true,
  judge: (game, { teams, region }, { rounds }) => {
    const last = rounds > 0 ? rounds : game.facts.roundLimit;
    if (last === undefined || game.state.read(matchTable.round, 0) < last) return undefined;
    const sums = teams.map((team) => pointsLeft(game, team, region));
    const most = Math.max(...sums);
    return { teams: teams.filter((_, at) => sums[at] === most), reason: messages.points };
  },
});

/** The plugin of points after the last round. */
export const pointsAfterRoundsParts: PluginParts = {
  provides: ['victory/round-limit'],
  units: [pointsAfterRounds],
};
