import { proving } from '@scapewright/testkit';
import { test } from 'vitest';

const line = { text: 'ann falls', rules: ['SS-FALL-001'] };

test(
  'proves what was cited',
  proving(['SS-FALL-001'], ({ cited }) => void cited(line)),
);

test(
  'proves a rule that was not cited',
  proving(['SS-FALL-002'], ({ cited }) => void cited(line)),
);

test('lists nothing', () => {});
