import { type BattlefieldPlan, compileBattlefield, planLadder, type SpacePlan } from '@scapewright/board';
import { expect, test } from 'vitest';
import { skirmishGerman } from '../german/skirmish-german.ts';
import { Wording } from '../wording/wording.ts';
import { saidSpace } from './space-text.ts';

const [english, german] = [new Wording(), new Wording('de', skirmishGerman())];

function space(name: string, q: number, level: number): SpacePlan {
  return { q, r: 0, level, underside: level - 1, terrain: 'grass', name };
}

/** A ladder of three rungs from `a1` up to `b1`, and a vault under `c1`. */
function field() {
  const [landing, top] = [space('a1', 0, 1), space('b1', 1, 7)];
  const ladder = planLadder({
    id: 'ladder',
    landing,
    top,
    terrain: 'rung',
    rungName: (level) => `a1@${level}`,
  });
  const plan: BattlefieldPlan = {
    spaces: [landing, top, space('c1@1', 2, 1), space('c1', 2, 9), ...ladder.addSpaces],
    links: ladder.addLinks,
    walls: ladder.addWalls,
  };
  return compileBattlefield(plan);
}

test('a space that shares its hex with others is named by its rung from below, or its level', () => {
  const battlefield = field();
  const said = (name: string): readonly string[] => {
    const it = saidSpace({ field: battlefield }, battlefield.spaceOf(name)) ?? 'none';
    return [english, german].map((one) => one.text({ key: '', text: '{it}', values: { it } }));
  };
  expect(said('a1')).toEqual(['a1', 'a1']);
  expect(said('a1@2')).toEqual(['a1 (rung 1)', 'a1 (Sprosse 1)']);
  expect(said('a1@6')).toEqual(['a1 (rung 3)', 'a1 (Sprosse 3)']);
  expect(said('c1@1')).toEqual(['c1 (level 1)', 'c1 (Stufe 1)']);
  expect(said('c1')).toEqual(['c1', 'c1']);
  expect(said('z9')).toEqual(['none', 'none']);
});

test('whoever shows it knows which space is meant', () => {
  const battlefield = field();
  const it = saidSpace({ field: battlefield }, battlefield.spaceOf('a1@4')) ?? '';
  expect(english.parts({ key: '', text: 'to {it}', values: { it } })).toEqual([
    { text: 'to ' },
    { text: 'a1', space: 'space:a1@4' },
    { text: ' (rung 2)' },
  ]);
});
