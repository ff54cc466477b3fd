import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Dialect, Store } from '#app/db/store.server.ts'
import type { Parts } from '#app/parts.server.ts'
import { type FileStore, openFileStore } from '#app/photos/file-store.server.ts'
import { openTestStore } from './stores.ts'

const ORIGIN = 'http://cerronorte.test'
const BUILT_APP = new URL('../build/server/index.js', import.meta.url).href

type Failure = Parameters<Parts['report']>[0]

export type TestApp = {
  store: Store
  files: FileStore
  /** What the app reported as broken; a test that expects a failure empties it, any other must leave it empty. */
  failures: Failure[]
  /** Asks the app for a path as an anonymous browser does, without following redirects. */
  visit: (path: string, init?: RequestInit) => Promise<Response>
  /** The clock of the app. */
  setNow: (now: Date) => void
  close: () => Promise<void>
}

/** The built app on a store and a folder of its own: the same function that the process serves. */
export async function openTestApp(dialect: Dialect): Promise<TestApp> {
  const { createApp }: { createApp: (parts: Parts) => (request: Request) => Promise<Response> } = await import(
    BUILT_APP
  )
  const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-files-'))
  const store = await openTestStore(dialect)
  const files = await openFileStore({ storageUrl: null, folder })
  const failures: Failure[] = []
  let now = new Date('2026-11-20T18:00:00Z')
  const app = createApp({
    store,
    files,
    publicUrl: ORIGIN,
    now: () => now,
    report: (failure) => failures.push(failure),
  })
  return {
    store,
    files,
    failures,
    visit: (path, init) => app(new Request(new URL(path, ORIGIN), init)),
    setNow: (instant) => {
      now = instant
    },
    async close() {
      await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
