import type { TestAbility } from './test-ability.ts';
import type { TestAbilityKeys } from './test-ability-schema.ts';

/** The test ability among the keys, with its defaults, or undefined where they name none. */
export function readTestAbility(keys: TestAbilityKeys): TestAbility | undefined {
  return onDice(keys) ?? onActions(keys) ?? inWindows(keys);
}

function onDice({ bonus, reroll, block, hit }: TestAbilityKeys): TestAbility | undefined {
  if (bonus !== undefined) {
    return {
      test: 'bonus',
      stat: bonus.stat,
      add: bonus.add,
      when: bonus.when ?? 'always',
      of: bonus.of ?? 'self',
      within: bonus.within,
      clearSight: bonus['clear-sight'] ?? false,
    };
  }
  if (reroll !== undefined) {
    return { test: 'reroll', die: reroll.die, whose: reroll.whose ?? 'own', once: reroll.once };
  }
  if (block !== undefined) return { test: 'block', add: block };
  return hit === undefined ? undefined : { test: 'hit', add: hit };
}

function onActions(keys: TestAbilityKeys): TestAbility | undefined {
  const { 'extra-attacks': extra, 'special-attack': attack, 'special-move': move } = keys;
  if (extra !== undefined) return { test: 'extra-attacks', attacks: extra };
  if (attack !== undefined) {
    return {
      test: 'special-attack',
      id: String(attack.id),
      range: attack.range ?? 1,
      attack: attack.attack,
      hits: attack.hits ?? 'target',
      kinds: (attack.kinds ?? []).map(String),
      attacks: attack.attacks ?? 1,
    };
  }
  if (move === undefined) return undefined;
  return {
    test: 'special-move',
    id: String(move.id),
    move: move.move,
    height: move.height,
    flying: move.flying ?? false,
    unstoppable: move.unstoppable ?? false,
  };
}

function inWindows(keys: TestAbilityKeys): TestAbility | undefined {
  const { probe, at, of, escape: evasion, grants, heal } = keys;
  if (probe !== undefined) return { test: 'probe', name: String(probe), at: String(at), of: of ?? 'self' };
  if (evasion !== undefined) return { test: 'escape', at: String(evasion.at ?? 'C2'), on: evasion.on };
  if (heal !== undefined) return { test: 'heal', at: String(heal.at), wounds: heal.wounds };
  if (grants === undefined) return undefined;
  return {
    test: 'grants',
    at: String(grants.at),
    what: grants.what,
    to: grants.to ?? 'self',
    spaces: grants.spaces,
    optional: grants.optional ?? false,
    once: grants.once,
  };
}
