import { createContext } from 'react-router'
import type { Store } from './db/store.server.ts'
import type { FileStore } from './photos/file-store.server.ts'

/** What the process hands to every request: the open stores, the clock, the site's own address. */
export type Parts = {
  store: Store
  files: FileStore
  /** Origin of the site without a final slash. */
  publicUrl: string
  now: () => Date
  /** Tells of a failure that a person should look at. */
  report: (failure: { requestId: string; error: unknown; url: string; method: string }) => void
}

export const partsContext = createContext<Parts>()
/** Names one request in the log and on its error page. */
export const requestIdContext = createContext<string>()
