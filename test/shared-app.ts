import { deepStrictEqual } from 'node:assert/strict'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Dialect } from '#app/db/store.server.ts'
import { type TestApp, type TestAppOptions, openTestApp } from './app.ts'
import { PATIENCE, emptyTables } from './shared-store.ts'

/**
 * One app for all tests of a block, with an empty database before each. A test fails if it leaves a reported failure or
 * a warning that it did not remove itself.
 * @param options called when the block starts, after its peers (such as a mail server) were opened
 */
export function shareApp(dialect: Dialect, options: () => TestAppOptions = () => ({})): TestApp {
  let app: TestApp

  beforeAll(async () => {
    app = await openTestApp(dialect, options())
  }, PATIENCE)

  beforeEach(() => emptyTables(app.store))

  afterEach(() => deepStrictEqual([app.failures.splice(0), app.warnings.splice(0)], [[], []]))

  afterAll(() => app.close())

  return new Proxy({} as TestApp, { get: (_none, part) => Reflect.get(app, part) })
}
