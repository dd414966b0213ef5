import { describe, expect, test } from 'vitest';
import { scape } from '../../test/scape.ts';

describe('scape rules', () => {
  test('shows a rule with its example, its steps, and where the engine cites it', async () => {
    const { code, out } = await scape(['rules', 'ss-cmb-017']);
    expect(code).toBe(0);
    expect(out).toMatch(/^SS-CMB-017 {2}Number of dice for a normal attack\n/);
    expect(out).toMatch(/example +Given: Attack 5/);
    expect(out).toMatch(/steps +C4 /);
    expect(out).toContain('attack.dice (superscape)');
  });

  test('shows what a text leaves open, what holds, and the switch', async () => {
    const { out } = await scape(['rules', 'HS-TERR-011']);
    expect(out).toMatch(/ruling +\S/);
    expect(out).toMatch(/switch +swampWaterStops/);
  });

  test('finds rules by words and by step, best first, and says how many are left', async () => {
    const water = await scape(['rules', 'falling', 'water', '--limit', '2']);
    expect(water.out.split('\n')).toHaveLength(4);
    expect(water.out).toMatch(/^SS-AQUA-003 /);
    expect(water.out).toMatch(/\.\.\. and \d+ more: --limit \d+ shows all/);
    const step = await scape(['rules', 'C7', '--json']);
    expect(JSON.parse(step.out)).toMatchObject({ step: { id: 'C7' } });
  });

  test('finds those of one game where it is named, the words of titles first', async () => {
    const { out } = await scape(['rules', 'falling', 'water', '--ruleset', 'heroscape']);
    expect(out).toMatch(/^HS-FALL-005/);
    expect(out).not.toContain('SS-SWAMP-003');
    expect((await scape(['rules', 'falling', 'water'])).out).toMatch(/^(SS-AQUA-003|HS-FALL-005)/);
  });

  test('lists the files without words', async () => {
    const { out } = await scape(['rules']);
    expect(out).toContain('superscape-movement');
    expect(JSON.parse((await scape(['rules', '--json'])).out).files).toHaveLength(19);
  });

  test('lists every ruling and every open point', async () => {
    const { out } = await scape(['rules', '--rulings', '--json']);
    const { rulings, openPoints } = JSON.parse(out);
    expect(rulings.find(({ id }: { id: string }) => id === 'SIM-1').default).toBe('player-by-player');
    expect(openPoints.length).toBeGreaterThan(400);
    expect((await scape(['rules', '--rulings'])).out).toContain('swampWaterStops');
  });

  test.each(['superscape', 'heroscape'])(
    'shows what %s does step by step, with what hooks there',
    async (ruleset) => {
      const { code, out } = await scape(['rules', '--tree', '--ruleset', ruleset]);
      expect(code).toBe(0);
      const lines = out.split('\n');
      expect(lines[0]).toBe('game');
      const procedures = lines.filter((line) => /^\S/.test(line));
      expect(new Set(procedures).size).toBe(procedures.length);
      for (const called of lines.flatMap((line) => /-> (\S+)/.exec(line)?.[1] ?? []))
        expect(procedures).toContain(called);
      expect(out).toMatch(/C4 roll the attack\n( +\+ .*\n)* +\+ changes attack ability rage-smash/);
    },
  );
});
