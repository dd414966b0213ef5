import { describe, expect, test } from 'vitest';
import { randomSession, type SessionReport } from './random-session.ts';
import { simulatedCarriers } from './rigs.ts';

/** Sessions over each kind of carrier. `SCAPEWRIGHT_SESSIONS=100000` plays more. */
const sessions = Number(process.env['SCAPEWRIGHT_SESSIONS'] ?? 10_000);

describe.each(Object.entries(simulatedCarriers))('random sessions over %s', (_, make) => {
  test(`${sessions} of them lose nothing, double nothing and come to the truth`, {
    timeout: 600_000,
  }, async () => {
    const sum = { entries: 0, accepted: 0, refused: 0, connections: 0, crashes: 0 };
    for (let seed = 1; seed <= sessions; seed++) {
      const report = await randomSession(seed, make).catch((error: unknown) => {
        throw new Error(`session ${seed}: ${error instanceof Error ? error.message : String(error)}`);
      });
      for (const name of Object.keys(sum) as (keyof SessionReport)[]) sum[name] += report[name];
    }
    expect(sum.entries).toBeGreaterThan(2 * sessions);
    expect(sum.refused).toBeGreaterThan(sessions);
    expect(sum.connections).toBeGreaterThan(4 * sessions);
    expect(sum.crashes).toBeGreaterThan(sessions / 5);
  });
});
