import { defineMessages, victory } from '@scapewright/skirmish/author';
import { groundProblems, hasFriendOn, spacesNamed } from '../ground.ts';
import { teamsOn } from '../teams-on.ts';

const rules = { superscape: ['SS-COMP-001'], heroscape: ['HS-WIN-001', 'HS-WIN-002'] };
const messages = defineMessages('victory', {
  scored: { text: '{team} holds the hill: {score, plural, one {# point} other {# points}}', rules },
  king: { text: '{team} has won: it is king of the hill', rules },
});

/** Figures that a team needs on the hill: more would only be in each other's way. */
const enough = 2;

/** Whoever alone holds the hill at the end of a round scores, and who has scored often enough wins (HS-WIN-001, HS-WIN-002). */
export const kingOfTheHill = victory({
  id: 'king-of-the-hill',
  name: 'King of the hill',
  text: 'When a round ends, the team that alone has figures on the hill ({spaces}) scores a point; the first with {points} wins.',
  messages,
  parameters: {
    /** Names of the spaces of the hill. */
    spaces: [] as readonly string[],
    /** Points that are needed. */
    points: 3,
  },
  atRoundEnd: () => true,
  scores: (game, { region }, { spaces }) => {
    const [holder, ...others] = teamsOn(game, spacesNamed(game, spaces, region));
    return holder === undefined || others.length > 0 ? [] : [{ team: holder, reason: messages.scored }];
  },
  judge: (_game, { teams, score }, { points }) => {
    const kings = teams.filter((team) => score(team) >= points);
    return kings.length === 0 ? undefined : { teams: kings, reason: messages.king };
  },
  draws: (game, figure, { spaces }) => {
    const hill = spacesNamed(game, spaces);
    const friends = hill.filter((space) => hasFriendOn(game, figure, space));
    return friends.length >= enough ? [] : hill.filter((space) => !friends.includes(space));
  },
  problems: (facts, { spaces, points }) => [
    ...groundProblems(facts, spaces),
    ...(points < 1 ? [{ message: `is won with ${points} points`, fix: 'write points: 3' }] : []),
  ],
});
