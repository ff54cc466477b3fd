import { deepStrictEqual } from 'node:assert/strict'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Dialect } from '#app/db/store.server.ts'
import { type TestApp, type TestAppOptions, openTestApp } from './app.ts'
import { PATIENCE, emptyTables } from './shared-store.ts'

/**
 * One app for the tests of a block, its store empty before each, as `shareStore` does it. After each, nothing may have
 * broken and nobody may have been told anything that the test did not take out itself.
 * @param options asked for once the block begins, when its peers (a mail server, say) are there
 */
export function shareApp(dialect: Dialect, options: () => TestAppOptions = () => ({})): TestApp {
  let app: TestApp

  beforeAll(async () => {
    app = await openTestApp(dialect, options())
  }, PATIENCE)

  beforeEach(() => emptyTables(app.store))

  afterEach(() => deepStrictEqual([app.failures.splice(0), app.told.splice(0)], [[], []]))

  afterAll(() => app.close())

  return new Proxy({} as TestApp, { get: (_none, part) => Reflect.get(app, part) })
}
