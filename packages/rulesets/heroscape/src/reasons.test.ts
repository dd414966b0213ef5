import { gameOfRule, isRuleId } from '@scapewright/rulebook/ids';
import { skirmishReasons } from '@scapewright/skirmish';
import { describe, expect, test } from 'vitest';
import { heroscapeReasons } from './reasons.ts';
import { heroscapeWindows } from './windows.ts';

/** What this game never comes to, or what its rules leave open. */
const foreign = [
  'team.identity',
  'team.identity-by-name',
  'team.several-identities',
  'team.crossover-twice',
  'team.event-identity',
  'setup.battlefield',
  'now.card-removed',
  'now.figureless-card',
  'orders.figureless-card',
  'setup.figureless-common',
  'setup.figureless-uncommon',
  'setup.one-shot',
  'setup.story',
  'team.figureless-event-twice',
  'team.figureless-need',
  'team.figureless-points',
  'team.figureless-unique-twice',
  'setup.hero',
  'setup.squad',
  'setup.object',
  'setup.publishers-apart',
  'setup.crossover-apart',
  'setup.identity-shared',
  'space.half-hex',
  'space.partial-hex',
  'space.whole',
  'space.cut',
  'space.neighbours',
  'space.level',
  'space.terrain',
  'space.piece',
  'space.occupied',
  'space.unoccupied',
  'space.empty',
  'space.own-rules',
  'space.nonland',
  'space.neither',
  'space.object',
  'standing.active',
  'standing.controlled',
  'standing.off-battlefield',
  'standing.neutral',
  'cleanup.begins',
  'fall.on-foot',
  'order.early',
  'move.half-hex-crossed',
  'move.separate-base',
  'move.fall-onto-rung',
  'move.drift',
  'move.swing',
  'move.wall-of-building',
  'move.ground',
  'sight.on-ladder',
  'sight.target-point',
  'attack.target-point',
  'attack.reaches-inside',
  'sight.into-building',
  'sight.blind-space',
  'target.terrain',
  'place.falls',
  'knockback.direction',
  'knockback.begins',
  'knockback.larger-base',
  'knockback.step',
  'knockback.up',
  'knockback.edge',
  'knockback.against',
  'knockback.no-room',
  'knockback.half-hex',
  'knockback.uneven',
  'knockback.too-steep',
  'knockback.no-die',
  'knockback.damage',
  'terrain.added',
  'terrain.removed',
  'terrain.split',
  'victory.battlefield',
  'victory.most-battlefields',
  'terrain.flat-on-flat',
  'ladder.landing',
  'ladder.top',
  'building.access',
  'building.stairs',
  'building.shaft',
  'building.car',
  'battlefield.start-zones',
  'setup.flip-card',
  'card.incomplete',
  'card.base',
  'order.viewed',
  'order.seen',
  'team.costless-side',
  'card.flipped',
  'remove-terrain.nothing',
  'remove-terrain.of-building',
  'remove-terrain.of-interior',
  'place.no-entrance',
  'remove-terrain.covered',
  'remove-terrain.occupied',
  'remove-terrain.needed',
  'remove-terrain.collapses',
  'add-terrain.unsupported',
  'ability.reaches-inside',
  'add-terrain.displaces',
  'add-terrain.occupied',
  'target.engaged',
  'obstruction.die',
  'defeat.wounds-instead',
  'control.event',
  'adjacent.inside',
  'adjacent.into-building',
];

describe('the reasons of HeroScape', () => {
  test('answer every key of shared code and no other', () => {
    expect(Object.keys(heroscapeReasons).sort()).toEqual([...skirmishReasons].sort());
  });

  test('have rules, but for what this game never comes to', () => {
    const empty = skirmishReasons.filter((reason) => heroscapeReasons[reason].length === 0);
    expect([...empty].sort()).toEqual([...foreign].sort());
  });

  test('name rules of this game, each once', () => {
    for (const ids of [...Object.values(heroscapeReasons), ...Object.values(heroscapeWindows)]) {
      expect(ids.filter((id) => !isRuleId(id) || gameOfRule(id) === 'superscape')).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
