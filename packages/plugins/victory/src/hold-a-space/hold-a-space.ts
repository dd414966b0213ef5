import { defineMessages, matchTable, victory } from '@scapewright/skirmish/author';
import { teamsOn } from '../teams-on.ts';

const messages = defineMessages('victory', {
  held: {
    text: '{team} has won: it holds the ground that counts',
    rules: { superscape: ['SS-COMP-001', 'SS-END-002'], heroscape: ['HS-WIN-001', 'HS-WIN-002'] },
  },
});

/** A team wins that alone stands on certain spaces when a turn ends, or when a certain round ends (SS-COMP-001). */
export const holdASpace = victory({
  id: 'hold-a-space',
  name: 'Hold a space',
  text: 'A team wins when it alone has figures on the spaces {spaces}.',
  messages,
  parameters: {
    /** Names of the spaces; a figure on any of them holds them. */
    spaces: [] as readonly string[],
    /** Looked at only when a round ends, from this one on; 0: at every check. */
    round: 0,
  },
  atRoundEnd: ({ round }) => round > 0,
  judge: (game, { region }, { spaces, round }) => {
    if (round > 0 && game.state.read(matchTable.round, 0) < round) return undefined;
    const here = spaces
      .map((name) => game.field.spaceOf(name))
      .filter((space) => region === undefined || game.field.region[space] === region);
    const [holder, ...others] = teamsOn(game, here);
    return holder === undefined || others.length > 0 ? undefined : { teams: [holder], reason: messages.held };
  },
  problems: ({ hasSpace }, { spaces }) => {
    if (spaces.length === 0) return [{ message: 'names no space', fix: 'name one or more, as spaces: [d4]' }];
    return spaces
      .filter((name) => !hasSpace(name))
      .map((name) => ({
        message: `the battlefield has no space ${name}`,
        fix: 'name a space of the map; npx scape map show draws them',
      }));
  },
});
