import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { packed, unpacked } from './packed-text.ts';

describe('text for addresses', () => {
  test.prop([fc.uint8Array({ maxLength: 2000 })])('comes back as it went', (bytes) => {
    const text = packed(bytes);
    expect(text).toMatch(/^[\w-]*$/);
    expect(unpacked(text)).toEqual(bytes);
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 200 })])(
    'of anybody else is refused, or bytes',
    (text) => {
      const bytes = unpacked(text);
      expect(bytes === undefined || bytes instanceof Uint8Array).toBe(true);
    },
  );

  test('that would unpack to more than a link may hold is refused', () => {
    const bomb = packed(new Uint8Array(5_000_000));
    expect(unpacked(bomb)).toBeUndefined();
  });
});
