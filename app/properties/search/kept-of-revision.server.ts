import { setImmediate } from 'node:timers/promises'
import type { Store } from '#app/db/store.server.ts'

/** What was read of a store at a revision of its catalogue; `come`: null while it is on its way. */
type Kept<Read> = { revision: number; read: Promise<Read>; come: Read | null }

/**
 * Reads once for each revision of the catalogue: what was read before its last change is of no use. A table kept by
 * triggers would make every writer wait for the others in PostgreSQL.
 */
export function keptOfRevision<Read extends object>(make: (store: Store) => Promise<Read>) {
  /** Of each open store. */
  const keptOf = new WeakMap<Store, Kept<Read>>()

  async function begin(store: Store): Promise<Kept<Read>> {
    // What this turn has committed the revision tells in the next one.
    await setImmediate()
    const revision = store.revision('catalogue')
    const known = keptOf.get(store)
    if (revision !== null && known?.revision === revision) return known
    const read = make(store)
    const kept: Kept<Read> = { revision: revision ?? 0, read, come: null }
    if (revision !== null) keptOf.set(store, kept)
    read.then(
      (come) => (kept.come = come),
      // A failure is nothing to keep.
      () => keptOf.get(store) === kept && keptOf.delete(store),
    )
    return kept
  }

  return {
    async read(store: Store): Promise<Read> {
      return (await begin(store)).read
    },
    /** What has come already; else null, and it is on its way for who asks later. */
    async ready(store: Store): Promise<Read | null> {
      // Nothing could be kept of what nobody waits for.
      return store.revision('catalogue') === null ? null : (await begin(store)).come
    },
  }
}
