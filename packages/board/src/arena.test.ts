import { expect, test } from 'vitest';
import { Arena } from './arena.ts';

test('an arena cuts tables of zeros that never overlap, and makes large ones by themselves', () => {
  const arena = new Arena(64, (length) => new Int32Array(length));
  const tables = Array.from({ length: 40 }, (_, at) => arena.take(at % 20));
  tables.forEach((table, at) => {
    expect(table.length).toBe(at % 20);
    expect(table.every((value) => value === 0)).toBe(true);
    table.fill(at + 1);
  });
  tables.forEach((table, at) => {
    expect(table.every((value) => value === at + 1)).toBe(true);
  });
  const buffers = new Set(tables.map((table) => table.buffer));
  expect(buffers.size).toBeGreaterThan(6);
  expect(buffers.size).toBeLessThan(20);
  expect(arena.take(0).length).toBe(0);
});
