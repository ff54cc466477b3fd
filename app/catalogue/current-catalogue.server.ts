import { setImmediate } from 'node:timers/promises'
import { type CatalogueMark, readMark } from '#app/db/catalogue-changes.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import { unusable } from '#app/db/usable.server.ts'
import { type Catalogue, MOST_PROPERTIES, buildCatalogue, nextCatalogue } from './catalogue.ts'
import { readAllRows, readChangedRows } from './read-rows.server.ts'

/** A catalogue, the revision of the store that it surely holds, and the mark from which on changes are read. */
type Held = { catalogue: Catalogue; revision: number | null; mark: CatalogueMark }
/** Of one store. `loading`: the read that is under way; `next`: the one after it, which has not begun. */
type State = {
  held: Held | null
  loading: Promise<Held> | null
  next: Promise<Held> | null
  warn: (sentence: string) => void
  /** Whether the last read failed, so that an earlier snapshot is served. */
  isStale: boolean
}

const NAME = 'catalogue'

function stateOf({ memory }: Store): State {
  const known = memory.get(NAME) as State | undefined
  if (known) return known
  const state: State = { held: null, loading: null, next: null, warn: () => {}, isStale: false }
  memory.set(NAME, state)
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
  if (state.held && revision !== null && state.held.revision === revision) {
    state.isStale = false
    return state.held.catalogue
  }
  try {
    return (await load(store, state)).catalogue
  } catch (error) {
    // While the store can't be reached, the last snapshot is as good as there is.
    if (!state.held || !isStoreUnreachable(error)) throw error
    state.isStale = true
    return state.held.catalogue
  }
}

/**
 * Reads the catalogue before anybody is served.
 * @param warn is told, in a sentence, of what somebody should look after: now, and of a row that can't be read later
 * @throws StoreUnusable when the store is lost meanwhile
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

/** A read that began before this call may lack what was committed since: then another one follows, which callers share. */
async function load(store: Store, state: State): Promise<Held> {
  if (!state.loading) return begin(store, state)
  state.next ??= state.loading.catch(() => null).then(() => begin(store, state))
  return state.next
}

function begin(store: Store, state: State): Promise<Held> {
  state.next = null
  const loading = renew(store, state)
  state.loading = loading
  const end = () => {
    if (state.loading === loading) state.loading = null
  }
  loading.then(end, end)
  return loading
}

/** Reads the next snapshot, and installs it. */
async function renew(store: Store, state: State): Promise<Held> {
  const held = await read(store, state.held)
  warnOfUnreadable(state, held.catalogue)
  Object.assign(state, { held, isStale: false })
  return held
}

/** Whether the last snapshot stands in for a store that can't be reached. */
export function isCatalogueStale(store: Store): boolean {
  return stateOf(store).isStale
}

/** Once for each row, until it is changed. */
function warnOfUnreadable({ held, warn }: State, { unreadable }: Catalogue) {
  for (const row of unreadable)
    if (!held?.catalogue.unreadable.includes(row))
      warn(`La propiedad ${row.code} (${row.id}) no se puede leer (${row.reason}).`)
}

async function read(store: Store, held: Held | null): Promise<Held> {
  // What is committed after this revision changes it again.
  const revision = store.revision()
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
