import { setImmediate } from 'node:timers/promises'
import type { Store } from '#app/db/store.server.ts'

/** What was read of a store at a revision of its catalogue. */
type Kept<Read> = { revision: number; read: Promise<Read> }

/**
 * Reads once for each revision of the catalogue: what was read before its last change is of no use. A table kept by
 * triggers would make every writer wait for the others in PostgreSQL.
 */
export function keptOfRevision<Read>(make: (store: Store) => Promise<Read>): (store: Store) => Promise<Read> {
  /** Of each open store. */
  const kept = new WeakMap<Store, Kept<Read>>()
  return async (store) => {
    // What this turn has committed the revision tells in the next one.
    await setImmediate()
    const revision = store.revision('catalogue')
    const known = kept.get(store)
    if (revision !== null && known?.revision === revision) return known.read
    const read = make(store)
    if (revision !== null) {
      kept.set(store, { revision, read })
      // A failure is nothing to keep.
      read.catch(() => kept.delete(store))
    }
    return read
  }
}
