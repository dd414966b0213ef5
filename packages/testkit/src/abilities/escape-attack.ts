import {
  ability,
  adjacent,
  bears,
  defineMessages,
  escapeAttack,
  rollNumber,
  trigger,
  type WindowId,
} from '@scapewright/skirmish/author';
import { windowOf } from './window-names.ts';

/** What is said of it, and the rules behind it. */
const messages = defineMessages('escape', {
  tried: {
    text: '{figure} tries to escape',
    rules: { superscape: ['SS-CMB-008'], heroscape: ['HS-TURN-005'] },
  },
});

/** Targeted by a figure that is not adjacent: a d20 may let it escape the attack. */
export const escapes = ability({
  id: 'escape',
  name: 'Escape',
  text: 'At {at}, when targeted by a figure that is not adjacent, roll a d20. On {on} or more it escapes this attack.',
  parameters: { at: 'C2', on: 16 },
  messages: messages,
  hooks: ({ at, on }) => [
    trigger(windowOf(at) as 'C2' & WindowId, {
      when: (game, args, source) =>
        bears(game, source, args.defender) && !adjacent(game, args.attacker, args.defender),
      run: (run, { attack, defender }) => {
        run.note(messages.tried, { figure: defender });
        const { result } = rollNumber(run, {
          seat: run.game.controller(defender),
          figure: defender,
          role: 'd20',
        });
        if (result >= on) escapeAttack(run, attack, defender);
      },
    }),
  ],
});
