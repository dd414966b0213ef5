import { readyArmies } from '@scapewright/table/usual';
import { describe, expect, test } from 'vitest';
import { scape } from '../../test/scape.ts';

describe('scape army list', () => {
  test('shows every ready-made army with its points, from 300 to 600, and a sentence', async () => {
    const { out } = await scape(['army', 'list', '--json']);
    const listed: { id: string; points: number; text: string }[] = JSON.parse(out);
    expect(listed.map(({ id }) => id)).toEqual(readyArmies.map(({ id }) => id));
    expect(listed.length).toBeGreaterThanOrEqual(12);
    expect(listed.filter(({ points }) => points < 300 || points > 600)).toEqual([]);
    expect(listed.filter(({ text }) => !/^[^.]+\.$/.test(text))).toEqual([]);
  });

  test('speaks German to whoever wishes it, and finds by German words', async () => {
    const environment = { LANG: 'de_AT.UTF-8' };
    const { out } = await scape(['army', 'list', 'orcs-of-grut'], { environment });
    const { words } = readyArmies.find(({ id }) => id === 'orcs-of-grut') ?? {};
    expect(out).toContain(`${words?.de.name}  500 Punkte  orcs-of-grut`);
    expect(out).toContain('1 Armee. Gespielt wird mit --army orcs-of-grut');
    expect(out).not.toContain(words?.en.text);
    const found = await scape(['army', 'list', ...(words?.de.text ?? '').split(' ').slice(0, 2)], {});
    expect(found.out).toContain('orcs-of-grut');
    const none = await scape(['army', 'list', 'niemand'], { environment });
    expect(none.err).toBe(
      'scape: keine Armee passt\n       nimm weniger Wörter; npx scape army list zeigt alle Armeen\n',
    );
  });

  test('finds armies by name, text and cards', async () => {
    expect((await scape(['army', 'list', 'grut'])).out).toMatch(
      /^Orcs of Grut {2}500 points {2}orcs-of-grut\n/,
    );
    expect((await scape(['army', 'list', 'legionnaires'])).out).toContain(
      '1 army. Play with --army legion-of-rome',
    );
    const none = await scape(['army', 'list', 'nobody']);
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('no army fits')]);
  });
});

describe('a ready-made army', () => {
  const pairs = readyArmies.flatMap((one, at) =>
    at % 2 === 0 ? [[one, readyArmies[at + 1] ?? one] as const] : [],
  );

  test.each(pairs)('$id is a legal team that plays', async (one, other) => {
    const { code, err } = await scape([
      ...['sim', '--ruleset', 'heroscape', '--map', 'first-light', '--games', '1', '--points', '600'],
      ...['--bot', 'random', '--bot', 'random', '--threads', '1'],
      ...[one.id, `Others: ${other.id}`],
    ]);
    expect([code, err]).toEqual([0, expect.not.stringContaining('error')]);
  });
});
