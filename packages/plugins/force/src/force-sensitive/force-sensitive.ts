import { defineMessages, symbol, trigger } from '@scapewright/skirmish/author';

const messages = defineMessages('force-sensitive', {
  marked: { text: '{figure} feels the Force, and nothing comes of that by itself' },
});

/** Force Sensitive: a mark to which other powers may refer. */
export const forceSensitive = symbol({
  id: 'force-sensitive',
  name: 'Force Sensitive',
  text: 'It has no power of its own; other powers may refer to it.',
  messages,
  rules: { '*': ['FORCE-SENS-001', 'FORCE-SENS-002'] },
  hooks: [
    trigger('2.activated', {
      commutes: true,
      when: (game, { figure }) => figure >= 0 && game.has(figure, 'force-sensitive'),
      run: (run, { figure }) => run.note(messages.marked, { figure }),
    }),
  ],
});
