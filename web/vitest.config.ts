import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { folder, languages } from './languages';

// The unit tests lie beside what they test. A file of its own: the build of the page does not depend on it.
export default defineConfig({
  plugins: [languages, svelte()],
  resolve: { conditions: ['browser'] }, // Svelte as it runs on the page, with effects
  server: { fs: { allow: ['.', folder] } },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    environmentOptions: {
      // A link that is pressed leads nowhere.
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    pool: 'vmThreads', // fresh modules for each file, and much faster than a process for each
    maxWorkers: 2, // with one worker all files would share their modules
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 60_000, // busy machines are slow, and slow is no failure
    expect: { poll: { timeout: 30_000 } },
    unstubGlobals: true,
    restoreMocks: true,
  },
});
