import {
  type AttackArgs,
  ability,
  adjacent,
  bears,
  canAttackSpecially,
  defineMessages,
  type Game,
  inflict,
  instead,
  isAttackOf,
  makeSpecialAttack,
  rollNumber,
  trigger,
} from '@scapewright/skirmish/author';

const messages = defineMessages('bat-a-rang-arsenal', {
  used: {},
  rolls: { rules: { '*': ['CARD-BATMAN-016'] } },
  wound: { rules: { '*': ['CARD-BATMAN-017', 'CARD-BATMAN-018'] } },
});

const damageTypes = ['cold', 'electric', 'heat', 'light', 'sonic', 'toxic'];

/** Thrown blades at several figures, with a chance of a wound of any type before each attack. */
export const batARangArsenal = ability({
  id: 'bat-a-rang-arsenal',
  name: 'Bat-a-rang Arsenal',
  text: 'Special attack: Range {range}, Attack {attack}. It may attack up to {attacks} times, never the same figure twice. Before it attacks a figure next to itself or to an ally, you may roll a d20: on {on} or more that figure receives 1 wound of a damage type of your choice.',
  parameters: { range: 5, attack: 3, attacks: 3, on: 16 },
  messages,
  rules: { '*': ['CARD-BATMAN-014', 'CARD-BATMAN-015'] },
  specialAttack: ({ range, attack, attacks }) => ({
    range,
    attack,
    attacks,
    sameTwice: false,
    spentWithTarget: true,
  }),
  hooks: ({ on }) => [
    instead('5C', {
      when: (game, { figure }, source) =>
        bears(game, source, figure) && canAttackSpecially(game, source, figure),
      run: (run, { figure }, source) => {
        run.note(messages.used, { figure });
        makeSpecialAttack(run, source, figure);
      },
    }),
    trigger('C3', {
      optional: true,
      when: (game, args, source) => isAttackOf(game, args.attack, source) && isBesideTeam(game, args),
      run: (run, { figure, defender }, source) => {
        const { game } = run;
        const seat = game.controller(figure);
        run.note(messages.rolls, { figure, target: defender });
        const { result } = rollNumber(run, { seat, figure, role: 'd20' });
        if (result < on) return;
        const options = game.parameters.kinds.flatMap((kind, at) => (damageTypes.includes(kind) ? [at] : []));
        const kind =
          options.length > 0
            ? run.pick({ seat, asks: source.id, domain: 'kind', options, source: source.key })
            : undefined;
        run.note(messages.wound, { figure: defender });
        inflict(run, { figure: defender, amount: 1, kinds: kind === undefined ? 0 : 1 << kind, by: figure });
      },
    }),
  ],
});

/** Is the defender next to the attacker or to an ally of the attacker? */
function isBesideTeam(game: Game, { attacker, defender }: AttackArgs): boolean {
  if (adjacent(game, attacker, defender)) return true;
  for (let other = 0; other < game.figureCount; other++)
    if (game.isOnBattlefield(other) && game.isAlly(attacker, other) && adjacent(game, other, defender))
      return true;
  return false;
}
