import { unitGenerator } from '../unit/unit.ts';

/** An ability is one folder with its code and its scenarios. */
export default unitGenerator(import.meta.url, 'packages/plugins/abilities/src');
