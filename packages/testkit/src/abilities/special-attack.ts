import {
  type AttackArea,
  ability,
  areaAttack,
  bears,
  canAttackSpecially,
  instead,
  makeSpecialAttack,
  type SpecialAttack,
} from '@scapewright/skirmish/author';

/** A special attack with these numbers; whom it hits is one of four forms. */
export const specialAttack = ability({
  id: 'special-attack',
  name: 'Special attack',
  text: 'Special attack. Range {range}. Attack {attack}.',
  parameters: {
    range: 1,
    attack: 1,
    hits: 'target',
    kinds: [] as readonly string[],
    attacks: 1,
  },
  specialAttack: ({ hits, ...numbers }): SpecialAttack => areaAttack(numbers, hits as AttackArea),
  hooks: () => [
    instead('5C', {
      when: (game, { figure }, source) =>
        bears(game, source, figure) && canAttackSpecially(game, source, figure),
      run: (run, { figure }, source) => makeSpecialAttack(run, source, figure),
    }),
  ],
});
