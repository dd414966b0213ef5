import { defineMessages, type PluginParts, victory } from '@scapewright/skirmish/author';

const messages = defineMessages('victory', {
  lastTeam: {
    text: '{team} has won: nobody else has a figure left',
    rules: {
      superscape: [
        'SS-COMP-002',
        'SS-END-001',
        'SS-END-002',
        'SS-COMP-001',
        'SS-VICBF-007',
        'SS-VICBF-008',
        'SS-VICBF-011',
      ],
      heroscape: ['HS-WIN-001', 'HS-WIN-002'],
    },
  },
});

/** The usual goal: a team wins when no other has a figure left (SS-COMP-002, HS-WIN-001). */
export const lastTeamStanding = victory({
  id: 'last-team-standing',
  name: 'Last team standing',
  text: 'A team wins when no other team has a figure left.',
  messages,
  judge: (_game, { teams, left }) =>
    left.length === 1 && teams.length > 1 ? { teams: left, reason: messages.lastTeam } : undefined,
});

/** The plugin of the usual goal. */
export const lastTeamStandingParts: PluginParts = {
  provides: ['victory/elimination'],
  units: [lastTeamStanding],
};
