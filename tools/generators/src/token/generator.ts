import { cardGenerator } from '../unit/unit.ts';

/** A hazard, a token that works on whoever is near, is a file of a pack, and a scenario in which it does. */
export default cardGenerator(import.meta.url, 'packages/cards/data/starter/hazards');
