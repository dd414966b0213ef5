import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@scapewright/source', ...defaultServerConditions];

/** The tests of this folder are for the count of proved rules alone: one of them has to fail. */
export default defineConfig({ resolve: { conditions }, ssr: { resolve: { conditions } } });
