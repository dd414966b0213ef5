import { defineMessages, matchTable, victory } from '@scapewright/skirmish/author';
import { playerProblems, teamOfPlayer } from '../ground.ts';

const rules = { superscape: ['SS-COMP-001', 'SS-END-002'], heroscape: ['HS-WIN-001', 'HS-WIN-002'] };
const messages = defineMessages('victory', { stood: { text: '{team} has won: it has held out', rules } });

/** A side wins that still has a figure when a certain round ends: the others have to defeat it before that (HS-WIN-001, HS-WIN-002). */
export const lastStand = victory({
  id: 'last-stand',
  name: 'Last stand',
  text: 'The team of {player} wins when round {rounds} ends and it still has a figure.',
  messages,
  parameters: {
    /** The player who defends. */
    player: '',
    /** The round that has to be survived. */
    rounds: 6,
  },
  atRoundEnd: () => true,
  judge: (game, { left }, { player, rounds }) => {
    const own = teamOfPlayer(game, player);
    const isTime = game.state.read(matchTable.round, 0) >= rounds;
    return isTime && left.includes(own) ? { teams: [own], reason: messages.stood } : undefined;
  },
  problems: (facts, { player, rounds }) => [
    ...playerProblems(facts, player),
    ...(rounds < 1 ? [{ message: `ends with round ${rounds}`, fix: 'write rounds: 6' }] : []),
  ],
});
