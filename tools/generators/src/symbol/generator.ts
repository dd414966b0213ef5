import { unitGenerator } from '../unit/unit.ts';

/** A symbol is one folder with what it does for figures whose card shows it, and its scenarios. */
export default unitGenerator(import.meta.url, 'packages/plugins/symbols/src');
