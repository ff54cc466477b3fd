import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'

/** Tests that open a store, use the disk or start processes. All others in app/ are tests of pure rules. */
const PARTS = [
  'app/**/*.server.test.{ts,tsx}',
  'app/db/*.test.ts',
  'demo/load.test.ts',
  'server/**/*.test.ts',
  'test/factories/**/*.test.ts',
  'scripts/**/*.test.ts',
]

/** Tests of the repository itself, which `npm run check` runs: documents, names, what an import may reach. */
const REPOSITORY = [
  'scripts/{brand-pictures,deploy,docs,examples,folders,image-files,lock-file,names,security,sources,style-sources}.test.ts',
]

/** Tests that replace a module: each of them loads its own copies. */
const MOCKED = ['app/**/*.mocked.test.{ts,tsx}']

/** Tests that take long or repeat many times: only `npm run test:wide` runs them. */
const WIDE = ['server/**/*.wide.test.ts', 'test/requests/**/*.wide.test.ts']

// The site's own Vite configuration is not used: tests load the sources, and the built app as it ships.
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    // All cores, because the files share nothing.
    maxWorkers: '100%',
    // Long, because these timeouts only end tests that hang, on the slowest machine too.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    setupFiles: ['./test/silence.ts', './test/few-runs.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['app/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'],
          exclude: [...PARTS, ...MOCKED],
          // Rules have no state, so their tests share a thread, and common modules are loaded once.
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'mocked', include: MOCKED } },
      { extends: true, test: { name: 'repository', include: REPOSITORY, isolate: false } },
      {
        extends: true,
        test: {
          name: 'parts',
          include: PARTS,
          exclude: [...REPOSITORY, ...WIDE],
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
