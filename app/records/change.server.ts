import type { Transaction } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'

/** Who makes a change; `id` is null for the product itself. */
export type Actor = { id: string | null; name: string | null }

/** Through what a person changes a property; stored with the version. A job says its kind instead. */
export type ChangeWay = 'Formulario' | 'Lista' | 'Tabla de espacios' | 'Restauración'

/** The author of what no person changes: the demo, a restored backup, a command of the operator. */
export const THE_PRODUCT: Actor = { id: null, name: null }

/**
 * Everything that a function which changes records needs to know of its caller. `db`: the store, or a transaction of the
 * caller; `note`: a first line for the entry of the log; `jobId`: the job that the change belongs to; `isUndo`: whether it
 * takes an earlier change back; `way`: through what a person changed a property, for its list of versions.
 */
export type Change = {
  db: Queries
  actor: Actor
  now: Date
  note?: string
  jobId?: string
  isUndo?: boolean
  way?: ChangeWay
}

/** A change whose `db` is a transaction. */
export type ChangeInTransaction = Change & { db: Transaction<Schema> }

/** Tries of one change: more than a process has connections, since each try lets one of the competing changes through. */
const TRIES = 12

/**
 * Runs `work` in the transaction of the change, or in one of its own. PostgreSQL refuses one of two changes that take the
 * same slug, or send the same form, at the same moment: a transaction of its own runs again then and finds it taken.
 */
export function withTransaction<T>(change: Change, work: (change: ChangeInTransaction) => Promise<T>): Promise<T> {
  const { db } = change
  if (isTransaction(db)) return work({ ...change, db })
  return retryIfTaken(() => db.transaction().execute((transaction) => work({ ...change, db: transaction })), TRIES)
}

function isTransaction(db: Queries): db is Transaction<Schema> {
  return db.isTransaction
}

async function retryIfTaken<T>(run: () => Promise<T>, tries: number): Promise<T> {
  try {
    return await run()
  } catch (failure) {
    const isTaken = failure instanceof Error && /unique constraint.*(?:properties|complexes)/i.test(failure.message)
    if (isTaken && tries > 1) return retryIfTaken(run, tries - 1)
    throw failure
  }
}
