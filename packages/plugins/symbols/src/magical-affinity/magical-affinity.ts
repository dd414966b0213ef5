import {
  type AttackArgs,
  defineMessages,
  type Figure,
  forbid,
  type Game,
  mayIgnoreWounds,
  symbol,
  trigger,
} from '@scapewright/skirmish/author';

const messages = defineMessages('symbol.magical-affinity', {
  itself: { text: '{figure} cannot ignore wounds of {other}: Magical Affinity' },
});

/** Magical Affinity: in an attack between two that have it, the defender ignores no wounds. Blocks work as ever. */
export const magicalAffinity = symbol({
  id: 'magical-affinity',
  name: 'Magical Affinity',
  text: 'When it attacks another figure with Magical Affinity, that figure cannot ignore wounds.',
  messages,
  rules: { superscape: ['SS-SYM-009', 'SS-SYM-001', 'SS-GCARD-017'] },
  hooks: [
    forbid(mayIgnoreWounds, {
      reason: messages.itself,
      when: (game, { attack, by, figure }) => attack >= 0 && by >= 0 && bothHave(game, by, figure),
    }),
    trigger('before:C10', {
      commutes: true,
      when: (game, args) => hurts(game, args) && bothHave(game, args.attacker, args.defender),
      run: (run, { attacker, defender }) => run.note(messages.itself, { figure: defender, other: attacker }),
    }),
  ],
});

function bothHave(game: Game, attacker: Figure, defender: Figure): boolean {
  return game.has(attacker, 'magical-affinity') && game.has(defender, 'magical-affinity');
}

function hurts(game: Game, { attack }: AttackArgs): boolean {
  return game.readAttack('hits', attack) > game.readAttack('blocks', attack);
}
