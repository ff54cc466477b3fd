import { setImmediate } from 'node:timers/promises'
import { type CatalogueMark, readMark } from '#app/db/catalogue-changes.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { type Catalogue, buildCatalogue, nextCatalogue } from './catalogue.ts'
import { readAllRows, readChangedRows } from './read-rows.server.ts'

/** A catalogue, the revision of the store that it surely holds, and the mark from which on changes are read. */
type Held = { catalogue: Catalogue; revision: number | null; mark: CatalogueMark }
/** Of one store. `loading`: the read that is under way; `next`: the one after it, which has not begun. */
type State = { held: Held | null; loading: Promise<Held> | null; next: Promise<Held> | null }

const stateOf = new WeakMap<Store, State>()

/**
 * The catalogue with all changes that were committed before this call, by any process. Only rows that changed since the
 * last call are read again.
 */
export async function currentCatalogue(store: Store): Promise<Catalogue> {
  const state = stateOf.get(store) ?? { held: null, loading: null, next: null }
  stateOf.set(store, state)
  // The revision is read once per turn of the event loop: a commit of this turn shows in the next one.
  await setImmediate()
  const revision = store.revision('catalogue')
  if (state.held && revision !== null && state.held.revision === revision) return state.held.catalogue
  return (await load(store, state)).catalogue
}

/** A read that began before this call may lack what was committed since: then another one follows, which callers share. */
async function load(store: Store, state: State): Promise<Held> {
  if (!state.loading) return begin(store, state)
  state.next ??= state.loading.catch(() => null).then(() => begin(store, state))
  return state.next
}

function begin(store: Store, state: State): Promise<Held> {
  state.next = null
  const loading = read(store, state.held)
  state.loading = loading
  loading
    .then((held) => (state.held = held))
    .catch(() => {})
    .finally(() => {
      if (state.loading === loading) state.loading = null
    })
  return loading
}

async function read(store: Store, held: Held | null): Promise<Held> {
  // What is committed after this revision changes it again.
  const revision = store.revision('catalogue')
  if (held) {
    const { changed, gone, mark } = await readChangedRows(store, held.mark)
    return { catalogue: nextCatalogue(held.catalogue, changed, gone), revision, mark: mark ?? held.mark }
  }
  const mark = await readMark(store)
  const batches = await readAllRows(store)
  // Rows that changed while the batches were read.
  const late = await readChangedRows(store, mark)
  const catalogue = nextCatalogue(buildCatalogue(batches), late.changed, late.gone)
  return { catalogue, revision, mark: late.mark ?? mark }
}
