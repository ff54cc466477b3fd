import { setImmediate } from 'node:timers/promises'
import type { Store } from '#app/db/store.server.ts'

/** What was read of a store at a revision of its catalogue. `come`: null while it is on its way; `isSoon`: only parts of it. */
type Kept<Read> = { revision: number; read: Promise<Read>; come: Read | null; isSoon: boolean }

/** Reads anew only the parts that changed since `before`; null where all is to be read. */
type Renew<Read> = (store: Store, before: Read, changed: readonly string[]) => Promise<Read | null>

/**
 * Reads once for each revision of the catalogue: all of it the first time, then, where `renew` can, what changed since.
 * A table of counts that triggers keep would make every writer wait for the others in PostgreSQL.
 */
export function keptOfRevision<Read extends object>(make: (store: Store) => Promise<Read>, renew?: Renew<Read>) {
  /** Of each open store. */
  const keptOf = new WeakMap<Store, Kept<Read>>()

  async function begin(store: Store): Promise<Kept<Read>> {
    // What this turn has committed the revision tells in the next one.
    await setImmediate()
    const revision = store.revision('catalogue')
    const known = keptOf.get(store)
    if (revision !== null && known?.revision === revision) return known
    const read = readAfter(store, known)
    const kept: Kept<Read> = { revision: revision ?? 0, read, come: null, isSoon: Boolean(renew && known?.come) }
    if (revision !== null) keptOf.set(store, kept)
    read.then(
      (come) => (kept.come = come),
      // A failure is nothing to keep.
      () => keptOf.get(store) === kept && keptOf.delete(store),
    )
    return kept
  }

  async function readAfter(store: Store, known: Kept<Read> | undefined): Promise<Read> {
    if (!renew || !known) return make(store)
    const before = await known.read.catch(() => null)
    const changed = before && store.changedParts(known.revision)
    return (changed && (await renew(store, before, changed))) ?? make(store)
  }

  return {
    async read(store: Store): Promise<Read> {
      return (await begin(store)).read
    },
    /** What has come already, or comes soon; else null, and it is on its way for who asks later. */
    async ready(store: Store): Promise<Read | null> {
      // Nothing could be kept of what nobody waits for.
      if (store.revision('catalogue') === null) return null
      const kept = await begin(store)
      return kept.isSoon ? kept.read : kept.come
    },
  }
}
