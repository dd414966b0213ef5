import type { AbilityUnit, SkirmishPlugin } from '@scapewright/skirmish/author';
import { relationKind } from '@scapewright/skirmish/author';
import { acceleratedHealingFactor } from './accelerated-healing-factor/accelerated-healing-factor.ts';
import { aura } from './aura/aura.ts';
import { batARangArsenal } from './bat-a-rang-arsenal/bat-a-rang-arsenal.ts';
import { body } from './body/body.ts';
import { bonding } from './bonding/bonding.ts';
import { carry } from './carry/carry.ts';
import { clauseAbility, clauseEffectKinds, clauseUnit } from './clauses/clause-ability.ts';
import type { ClauseData } from './clauses/clause-data.ts';
import { counterStrike } from './counter-strike/counter-strike.ts';
import { deadlyShot } from './deadly-shot/deadly-shot.ts';
import { disengage } from './disengage/disengage.ts';
import { doubleAttack } from './double-attack/double-attack.ts';
import { entanglingShock } from './entangling-shock/entangling-shock.ts';
import { explosion } from './explosion/explosion.ts';
import { ghostWalk } from './ghost-walk/ghost-walk.ts';
import { heatRod } from './heat-rod/heat-rod.ts';
import { leagueContingencyPlan } from './league-contingency-plan/league-contingency-plan.ts';
import { mindShackle } from './mind-shackle/mind-shackle.ts';
import { preservingJustice } from './preserving-justice/preserving-justice.ts';
import { rageSmash } from './rage-smash/rage-smash.ts';
import { releaseTheKraken } from './release-the-kraken/release-the-kraken.ts';
import { ripTideRush } from './rip-tide-rush/rip-tide-rush.ts';
import { stealthClimbing } from './stealth-climbing/stealth-climbing.ts';
import { summonTheSevenSeas } from './summon-the-seven-seas/summon-the-seven-seas.ts';
import { leapt, superLeap } from './super-leap/super-leap.ts';
import { cloning, waterClone } from './water-clone/water-clone.ts';
import { worthyFoe } from './worthy-foe/worthy-foe.ts';

/** The plugins of this package, one for each folder. */
export const abilityPlugins: readonly SkirmishPlugin[] = [
  pluginOf(aura, clauseEffectKinds),
  pluginOf(bonding, clauseEffectKinds),
  pluginOf(carry, clauseEffectKinds),
  pluginOf(counterStrike, clauseEffectKinds),
  pluginOf(deadlyShot, clauseEffectKinds),
  pluginOf(disengage, clauseEffectKinds),
  pluginOf(doubleAttack, clauseEffectKinds),
  pluginOf(explosion, clauseEffectKinds),
  pluginOf(ghostWalk, clauseEffectKinds),
  pluginOf(mindShackle, clauseEffectKinds),
  pluginOf(acceleratedHealingFactor),
  pluginOf(batARangArsenal),
  pluginOf(body),
  pluginOf(clauseUnit, clauseEffectKinds),
  pluginOf(entanglingShock),
  pluginOf(heatRod),
  pluginOf(leagueContingencyPlan),
  pluginOf(preservingJustice),
  pluginOf(rageSmash),
  pluginOf(releaseTheKraken),
  pluginOf(ripTideRush),
  pluginOf(stealthClimbing),
  pluginOf(summonTheSevenSeas),
  pluginOf(superLeap, [leapt]),
  pluginOf(waterClone, [cloning]),
  pluginOf(worthyFoe, [relationKind]),
];

/** A plugin with abilities that a pack has written as data; its id is the pack's. */
export function clausePlugin(pack: string, clauses: readonly ClauseData[]): SkirmishPlugin {
  return {
    id: `abilities-of/${pack}`,
    version: '1.0.0',
    units: clauses.map(clauseAbility),
    effectKinds: clauseEffectKinds,
  };
}

/** A plugin with one ability and the kinds of lasting effect that it uses. */
function pluginOf(unit: AbilityUnit, effectKinds: readonly string[] = []): SkirmishPlugin {
  const hooksAt = unit.hooks(unit.parameters).flatMap((hook) => ('at' in hook ? [hook.at] : []));
  return { id: `abilities/${unit.id}`, version: '1.0.0', units: [unit], effectKinds, hooksAt };
}
