import { describe, expect, test } from 'vitest';
import { provedNote, proving } from './proving.ts';

const line = { text: 'hulk falls', rules: ['SS-FALL-001', 'SS-FALL-002'] };

/** Runs a body as a test runner would; gives the notes beside the outcome. */
async function noted(...made: Parameters<typeof proving>): Promise<object> {
  const meta = {};
  await proving(...made)({ task: { meta } });
  return meta;
}

describe('a proving test', () => {
  test('notes its rules where the engine cited each of them', async () => {
    const meta = await noted(['SS-FALL-001', 'SS-CMB-016'], ({ cited }) => {
      expect(cited(line)).toBe(line);
      cited([line, { text: '', rules: ['SS-CMB-016'] }]);
    });
    expect(meta).toEqual({ [provedNote]: ['SS-FALL-001', 'SS-CMB-016'] });
  });

  test('takes ids as an engine gives them', async () => {
    const meta = await noted(['SS-FALL-001', 'SS-FALL-002', 'SS-CMB-016'], ({ cited }) => {
      cited(new Set(['SS-FALL-001']));
      cited([new Set(['SS-FALL-002']), ['SS-CMB-016']]);
    });
    expect(meta).toHaveProperty(provedNote);
  });

  test('fails where the engine did not cite a rule that it lists', async () => {
    const body = noted(['SS-FALL-001', 'SS-CMB-016'], ({ cited }) => void cited(line));
    await expect(body).rejects.toThrow(
      'the engine did not cite SS-CMB-016 in what the test took down; it cited SS-FALL-001, SS-FALL-002',
    );
    await expect(noted(['SS-CMB-016'], () => {})).rejects.toThrow('it cited nothing');
  });

  test('takes of a scenario what it proved, not what it lists', async () => {
    const result = { rules: ['SS-FALL-001', 'SS-FALL-002'], proved: ['SS-FALL-001'] };
    await expect(noted(['SS-FALL-001'], ({ cited }) => void cited([result]))).resolves.toBeDefined();
    await expect(noted(['SS-FALL-002'], ({ cited }) => void cited(result))).rejects.toThrow('SS-FALL-002');
  });

  test('fails where what it lists is no rule', async () => {
    await expect(noted(['SS-FALL-1'], ({ cited }) => void cited(line))).rejects.toThrow(
      'SS-FALL-1 is no rule of the ledger; did you mean SS-FALL-001?',
    );
  });

  test('fails as its body does, and notes nothing', async () => {
    const meta = {};
    const body = proving(['SS-FALL-001'], async ({ cited }) => {
      cited(line);
      await Promise.reject(new Error('wrong'));
    });
    await expect(body({ task: { meta } })).rejects.toThrow('wrong');
    expect(meta).toEqual({});
  });
});
