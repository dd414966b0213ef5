import { expect, test } from 'vitest';
import { folderWith, scape } from '../../../test/scape.ts';

test('asks for ruleset, map, players, bot and armies, and says how to ask for the same at once', async () => {
  const { code, out } = await scape(['play'], { typed: ['heroscape', 'first', '', 'random', '2', 'quit'] });
  expect(code).toBe(0);
  expect(out).toMatch(/1 {2}SuperScape +with Hulk, Batman/);
  expect(out).toMatch(/1 {2}Glyph Terraces +118 spaces, for 2/);
  expect(out).not.toContain('The Customs House');
  expect(out).toContain('HeroScape on First Light');
  expect(out).toContain('Dawn (you): Grimnak');
  expect(out).toContain('Dusk (random bot): Sgt. Drake Alexander');
  const [again = ''] = /npx scape (play .*)/.exec(out)?.slice(1) ?? [];
  expect(again).toContain('--ruleset heroscape --map first-light --player person --player random --army');
  const words = [...again.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const same = await scape(words, { typed: ['quit'] });
  expect(same.out).toContain('Dawn (you): Grimnak');
});

test('takes armies that are typed, says what is wrong with them, and can be left at any question', async () => {
  const typed = ['1', '', '', '', 'your own', 'hulkk', 'hulk', 'batman', 'quit'];
  const { out } = await scape(['play'], { typed });
  expect(out).toContain('there is no card "hulkk"; did you mean hulk?');
  expect(out).toContain('Dawn (you): Hulk');
  for (const words of [['quit'], ['1', 'q'], ['9', 'chess', 'quit'], []]) {
    const left = await scape(['play'], { typed: words, folder: folderWith({}) });
    expect([left.code, left.err]).toEqual([0, '']);
    expect(left.out).not.toContain('SuperScape on');
  }
});
