import { ability, bearers, defineMessages, heal, trigger } from '@scapewright/skirmish/author';

const messages = defineMessages('accelerated-healing-factor', { heals: {} });

/** Wounds that close by themselves when a round is cleaned up. */
export const acceleratedHealingFactor = ability({
  id: 'accelerated-healing-factor',
  name: 'Accelerated Healing Factor',
  text: 'In the cleanup phase you may heal {wounds} wound on it.',
  parameters: { wounds: 1 },
  messages,
  rules: { '*': ['SS-ROUND-018', 'SS-GACT-015'] },
  hooks: ({ wounds }) => [
    trigger('R5', {
      optional: true,
      commutes: true,
      when: (game, _args, source) => bearers(game, source).some((figure) => game.wounds(figure) > 0),
      run: (run, _args, source) => {
        for (const figure of bearers(run.game, source))
          if (heal(run, figure, wounds) > 0) run.note(messages.heals, { figure });
      },
    }),
  ],
});
