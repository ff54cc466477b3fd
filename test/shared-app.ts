import { deepStrictEqual } from 'node:assert/strict'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Dialect } from '#app/db/store.server.ts'
import { type TestApp, type TestAppOptions, openTestApp } from './app.ts'
import { PATIENCE, emptyTables } from './shared-store.ts'

/**
 * One app for all tests of a block, with an empty database before each. After each test there must be no reported
 * failure and no warning that the test did not take out itself.
 * @param options called when the block starts, when its peers (such as a mail server) exist
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
