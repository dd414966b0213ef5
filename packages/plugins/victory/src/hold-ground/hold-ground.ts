import { defineMessages, matchTable, victory } from '@scapewright/skirmish/author';
import { groundProblems, hasFriendOn, spacesNamed } from '../ground.ts';
import { teamsOn } from '../teams-on.ts';

const messages = defineMessages('victory', {
  ground: {
    text: '{team} has won: it holds the places that count',
    rules: { superscape: ['SS-COMP-001', 'SS-END-002'], heroscape: ['HS-WIN-001', 'HS-WIN-002'] },
  },
});

/** A team wins that has figures on enough of certain spaces, such as those of glyphs, when a round ends (HS-WIN-001, HS-WIN-002). */
export const holdGround = victory({
  id: 'hold-ground',
  name: 'Hold the ground',
  text: 'A team wins when a round ends and it has figures on {least, plural, =0 {all of the spaces} other {at least # of the spaces}} {spaces}{round, plural, =0 {} other {, from round # on}}.',
  messages,
  parameters: {
    /** Names of the spaces. */
    spaces: [] as readonly string[],
    /** On how many of them a team has to stand; 0: on all. */
    least: 0,
    /** From which round on it counts; 0: from the first. */
    round: 0,
  },
  atRoundEnd: () => true,
  judge: (game, { teams, region }, { spaces, least, round }) => {
    if (game.state.read(matchTable.round, 0) < round) return undefined;
    const here = spacesNamed(game, spaces, region);
    const needed = least > 0 ? least : here.length;
    const holders = here.flatMap((space) => teamsOn(game, [space]));
    const held = (team: number): number => holders.filter((one) => one === team).length;
    const met = teams.filter((team) => needed > 0 && held(team) >= needed);
    return met.length === 0 ? undefined : { teams: met, reason: messages.ground };
  },
  draws: (game, figure, { spaces }) =>
    spacesNamed(game, spaces).filter((space) => !hasFriendOn(game, figure, space)),
  problems: (facts, { spaces, least }) => [
    ...groundProblems(facts, spaces),
    ...(least > spaces.length
      ? [{ message: `asks for ${least} of ${spaces.length} spaces`, fix: `write least: ${spaces.length}` }]
      : []),
  ],
});
