/** Games that differ only in a secret, played alike. */
export { type SecretCase, secretCases } from './secret-cases.ts';
export type { Outcome } from './worlds.ts';
