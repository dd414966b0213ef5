import { defineMessages, victory } from '@scapewright/skirmish/author';
import { type Goal, goalProblem, isReached } from './goal.ts';

const messages = defineMessages('victory', {
  goals: {
    text: '{team} has won: the goals of the scenario are reached',
    rules: { superscape: ['SS-COMP-001', 'SS-END-002'], heroscape: ['HS-WIN-001', 'HS-WIN-002'] },
  },
});

/** Goals of a scenario, written as data: a team wins for which all of them are true (SS-COMP-001, HS-WIN-001). */
export const custom = victory({
  id: 'custom',
  name: 'Goals of the scenario',
  text: 'A team wins when all goals that the scenario names are reached.',
  messages,
  parameters: {
    /** The player whose team may win so; left out: any. */
    player: '',
    all: [] as readonly Goal[],
  },
  judge: (game, { teams, roundEnd }, { player, all }) => {
    const seat = game.facts.playerNames.indexOf(player);
    const able = seat < 0 ? teams : [game.teamOf(seat)];
    const met = able.filter((team) => all.every((goal) => isReached(game, team, goal, roundEnd)));
    return met.length === 0 ? undefined : { teams: met, reason: messages.goals };
  },
  problems: (facts, { player, all }) => {
    const messages = all.flatMap((goal) => goalProblem(facts, goal) ?? []);
    if (all.length === 0) messages.push('names no goal');
    if (player !== '' && !facts.players.includes(player)) messages.push(`nobody is called ${player}`);
    return messages.map((message) => ({ message, fix: 'see the goals in the readme of the plugin' }));
  },
});
