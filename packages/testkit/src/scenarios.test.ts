import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import { describeScenarios } from './describe-scenarios.ts';

/** Every scenario file of the repository's packages is run here, wherever it lies. */
const packages = fileURLToPath(new URL('../../', import.meta.url));
describeScenarios(import.meta.url, { describe, test }, { folder: packages });
