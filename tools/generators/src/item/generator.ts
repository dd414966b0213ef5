import { cardGenerator } from '../unit/unit.ts';

/** An item is a file of a pack, and a scenario in which somebody carries it. */
export default cardGenerator(import.meta.url, 'packages/cards/data/starter/items');
