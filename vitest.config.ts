import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'

/** What opens a store, touches the disk or starts processes; whatever else stands beside its rule is one (`x.test.ts`). */
const PARTS = [
  'app/**/*.server.test.{ts,tsx}',
  'app/db/*.test.ts',
  'demo/load.test.ts',
  'server/**/*.test.ts',
  'test/factories/**/*.test.ts',
  'scripts/**/*.test.ts',
]

/** Tests that put something in the place of a module: what they load belongs to them alone. */
const MOCKED = ['app/**/*.mocked.test.{ts,tsx}']

/** What is tried often or takes long (`npm run test:wide`): `npm test` leaves it out. */
const WIDE = ['server/**/*.wide.test.ts', 'test/requests/**/*.wide.test.ts']

// Not the site's own Vite configuration: tests load sources as they are, and the built app as it ships.
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    // Every core: the files share nothing, and nobody works beside them.
    maxWorkers: '100%',
    // No test is about how fast the machine is; these end only what would never end.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    setupFiles: ['./test/silence.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['app/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'],
          exclude: [...PARTS, ...MOCKED],
          // A rule keeps nothing: its files run one after the other in the same thread, and what they share is loaded once.
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'mocked', include: MOCKED } },
      {
        extends: true,
        test: {
          name: 'parts',
          include: PARTS,
          exclude: WIDE,
          globalSetup: ['./test/prepare-stores.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'requests',
          include: ['test/requests/**/*.test.ts'],
          exclude: WIDE,
          globalSetup: ['./test/prepare-stores.ts', './test/prepare-build.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'wide',
          include: WIDE,
          globalSetup: ['./test/prepare-stores.ts', './test/prepare-build.ts'],
          isolate: false,
        },
      },
    ],
  },
})
