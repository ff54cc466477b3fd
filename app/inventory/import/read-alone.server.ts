import type { Store } from '#app/db/store.server.ts'
import type { Actor } from '#app/records/change.server.ts'

/** The stores whose process reads a file now, and for whom: one reading takes a processor and much memory. */
const READING = new WeakMap<Store, string | null>()
const BUSY = {
  own: 'Todavía se está leyendo tu otro archivo. Espera a que termine e inténtalo otra vez.',
  other: 'Se está leyendo el archivo de otra persona. Espera unos segundos e inténtalo otra vez.',
}

/** Reads a file unless another one is being read. */
export async function readAlone<Read>(
  store: Store,
  actor: Actor,
  read: () => Promise<Read>,
): Promise<Read | { fault: string; isBusy: true }> {
  const reader = READING.get(store)
  if (reader !== undefined) return { fault: reader === actor.id ? BUSY.own : BUSY.other, isBusy: true }
  READING.set(store, actor.id)
  try {
    return await read()
  } finally {
    READING.delete(store)
  }
}
