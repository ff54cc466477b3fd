import { defineConfig } from 'vitest/config'

// Not the site's own Vite configuration: tests load sources as they are, and the built app as it ships.
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    // Every core: the files share nothing, and nobody works beside them.
    maxWorkers: '100%',
    // Opening a PostgreSQL in process takes seconds when both cores are busy; speed is the bench's subject.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['./test/silence.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      { extends: true, test: { name: 'requests', include: ['test/requests/**/*.test.ts'] } },
    ],
  },
})
