import { unitGenerator } from '../unit/unit.ts';

/** A kind of plain object is one folder with what it states and its scenarios. */
export default unitGenerator(import.meta.url, 'packages/plugins/objects/src');
