import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { setImmediate } from 'node:timers/promises'
import { type CatalogueMark, readMark } from '#app/db/catalogue-changes.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import { unusable } from '#app/db/usable.server.ts'
import { type Catalogue, MOST_PROPERTIES, buildCatalogue, nextCatalogue, withRate } from './catalogue.ts'
import { withPlaces } from './with-places.ts'
import { findPlaceSettings } from './place/places.server.ts'
import { findReferenceRate } from './price/find-reference-rate.server.ts'
import { readAllRows, readChangedRows } from './read-rows.server.ts'

/** A catalogue. `revision`: a revision of the store that it includes; `mark`: where the next read of changes starts. */
type Snapshot = { catalogue: Catalogue; revision: number | null; mark: CatalogueMark }
/** The state of one store. `loading`: the current read; `next`: the read that starts after it. */
type State = {
  snapshot: Snapshot | null
  loading: Promise<Snapshot> | null
  next: Promise<Snapshot> | null
  warn: (sentence: string) => void
  /** Whether the last read failed, so that the last snapshot is served. */
  isStale: boolean
}

const states = new WeakMap<Store, State>()

function stateOf(store: Store): State {
  const existing = states.get(store)
  if (existing) return existing
  const state: State = { snapshot: null, loading: null, next: null, warn: () => {}, isStale: false }
  states.set(store, state)
  return state
}

/**
 * The catalogue with all changes that were committed before this call, by any process. Only rows that changed since the
 * last call are read again.
 */
export async function currentCatalogue(store: Store): Promise<Catalogue> {
  const state = stateOf(store)
  // The revision is read once per turn of the event loop: a commit of this turn shows in the next one.
  await setImmediate()
  const revision = store.revision()
  if (state.snapshot && revision !== null && state.snapshot.revision === revision) {
    state.isStale = false
    return state.snapshot.catalogue
  }
  try {
    return (await load(store, state)).catalogue
  } catch (error) {
    // While the store is unreachable, the last snapshot is served.
    if (!state.snapshot || !isStoreUnreachable(error)) throw error
    state.isStale = true
    return state.snapshot.catalogue
  }
}

/**
 * Reads the catalogue before the first request.
 * @param warn receives one sentence about each problem: a catalogue over the limit now, unreadable rows now and later
 * @throws StoreUnusable when the store is lost while it is read
 */
export async function openCatalogue(store: Store, warn: (sentence: string) => void): Promise<void> {
  stateOf(store).warn = warn
  try {
    const { all } = await currentCatalogue(store)
    if (all.length > MOST_PROPERTIES)
      warn(`El catálogo tiene ${all.length} propiedades; un proceso está hecho para ${MOST_PROPERTIES}.`)
  } catch (error) {
    throw isStoreUnreachable(error) ? unusable(store, error) : error
  }
}

/** A read that is already running may lack newer commits, so callers share the next one. */
async function load(store: Store, state: State): Promise<Snapshot> {
  if (!state.loading) return startLoading(store, state)
  state.next ??= state.loading.catch(() => null).then(() => startLoading(store, state))
  return state.next
}

function startLoading(store: Store, state: State): Promise<Snapshot> {
  state.next = null
  const loading = reload(store, state)
  state.loading = loading
  const end = () => {
    if (state.loading === loading) state.loading = null
  }
  loading.then(end, end)
  return loading
}

/** Reads and installs the next snapshot. */
async function reload(store: Store, state: State): Promise<Snapshot> {
  const snapshot = await read(store, state.snapshot)
  warnOfUnreadable(state, snapshot.catalogue)
  Object.assign(state, { snapshot, isStale: false })
  return snapshot
}

/** Whether the last snapshot is served because the store is unreachable. */
export function isCatalogueStale(store: Store): boolean {
  return stateOf(store).isStale
}

/** Warns once about each unreadable row, and again after it changes. */
function warnOfUnreadable({ snapshot, warn }: State, { unreadable }: Catalogue) {
  for (const row of unreadable)
    if (!snapshot?.catalogue.unreadable.includes(row))
      warn(`La propiedad ${row.code} (${row.id}) no se puede leer (${row.reason}).`)
}

async function read(store: Store, snapshot: Snapshot | null): Promise<Snapshot> {
  // The revision is read first: later commits change it again.
  const revision = store.revision()
  const settings = await findPlaceSettings(store.db)
  const rate = await findReferenceRate(store)
  const timeZone = await findTimeZone(store)
  if (snapshot) {
    const { changed, deleted, mark } = await readChangedRows(store, snapshot.mark)
    const catalogue = withRate(
      withPlaces(nextCatalogue(snapshot.catalogue, changed, deleted), settings, timeZone),
      rate,
    )
    return { catalogue, revision, mark: mark ?? snapshot.mark }
  }
  const mark = await readMark(store)
  const catalogue = await buildCatalogue(readAllRows(store))
  // Rows that changed while the batches were being read.
  const late = await readChangedRows(store, mark)
  const complete = withRate(withPlaces(nextCatalogue(catalogue, late.changed, late.deleted), settings, timeZone), rate)
  return { catalogue: complete, revision, mark: late.mark ?? mark }
}
