import { expect, test } from 'vitest';
import { singleName } from './single-name.ts';

test.each([
  ['Marro Warriors', 'Marro Warrior'],
  ['Sentinels of Jandar', 'Sentinel of Jandar'],
  ['Izumi Samurai', 'Izumi Samurai'],
  ['10th Regiment of Foot', '10th Regiment of Foot'],
  ['Wolves of Badru', 'Wolf of Badru'],
  ['Airborne Elite', 'Airborne Elite'],
  ['Mounted Harpies', 'Mounted Harpy'],
  ['Trio', 'Trio'],
])('one of %s is a %s', (squad, one) => {
  expect(singleName(squad)).toBe(one);
});
