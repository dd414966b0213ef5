import type { Hook, TriggerHook } from '@scapewright/kernel';
import type { Unit } from '../state/content/unit.ts';

/** The order of what acts at one moment, where a ruling and not a player decides it. */
export function inRuledOrder(
  hook: Hook,
  unit: Unit,
  rulings: Readonly<Record<string, string | number | boolean>>,
): Hook {
  if (hook.kind === 'replace' && hook.at === 'E.wounds-would-be-received')
    return rulings['TI-09'] === 'controller' ? { ...hook, group: 0 } : hook;
  if (hook.kind === 'trigger' && hook.at.endsWith('E.figure-enters-space'))
    return arriving(hook, unit, rulings['TI-08'] === 'token-first');
  return hook;
}

/**
 * Ruling TI-08: terrain acts on who enters a space, then tokens stop and are turned up, then they work, then abilities
 * act. With tokens first they act before anything else does, falls and engagements too.
 */
function arriving(hook: TriggerHook, unit: Unit, tokensFirst: boolean): TriggerHook {
  const isAfter = hook.at.startsWith('after:');
  if (unit.kind === 'rule' && unit.token)
    return {
      ...hook,
      at: tokensFirst ? '3G.step' : 'E.figure-enters-space',
      group: isAfter ? groups.effect : groups.token,
    };
  const isGround = unit.kind === 'terrain' || unit.kind === 'link' || unit.kind === 'object';
  return isGround ? { ...hook, group: groups.terrain } : hook;
}

/** Lower ones first; abilities are 0. */
const groups = { terrain: -3, token: -2, effect: -1 } as const;
