import { fc } from '@fast-check/vitest';

/**
 * Property tests draw the same cases on every machine. `PROPERTY_SEED=NUMBER` draws others; a property that fails prints
 * its seed.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_120) });
