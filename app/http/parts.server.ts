import { createContext } from 'react-router'
import type { Store } from '#app/db/store.server.ts'

/**
 * What every request needs, opened once by the process (server/open-parts.ts). Each subject adds its own part where it
 * defines the part's type.
 */
// Only an interface can be added to.
// oxlint-disable-next-line typescript/consistent-type-definitions
export interface Parts {
  store: Store
  /** Whether visitors come through a proxy, whose header gives the client address. */
  trustProxy: boolean
  /** Origin of the site without a final slash. */
  publicUrl: string
  now: () => Date
  /** Logs an unexpected failure of a request. */
  report: (failure: { requestId: string; error: unknown; url: string; method: string }) => void
}

export const partsContext = createContext<Parts>()
/** Address of the connection itself, which may be that of a proxy; '' when unknown. */
export const peerContext = createContext<string>('')
/** Client address of the request; '' when unknown. */
export const clientAddressContext = createContext<string>('')
/** Id of the request, in the log and on its error page. */
export const requestIdContext = createContext<string>()
