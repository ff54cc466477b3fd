import type { Parts } from '#app/http/parts.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { type BackgroundReading, openBackgroundReading } from '#app/jobs/background-reading.server.ts'
import { NOTHING_READ } from '#app/inventory/import/mapping/import-payload.ts'
import type { ReadOutcome } from '#app/inventory/import/file/table.ts'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { openReadImport } from '#app/inventory/import/open-import.server.ts'
import type { ReadOptions } from './read-easy-broker.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Reads accounts of EasyBroker in the background. */
    easyBroker: EasyBrokerWorker
  }
}

type EasyBrokerWorker = Omit<BackgroundReading<string>, 'start'> & {
  /** Begins to read an account. The key is in memory until then and stored nowhere. @returns the id of its import */
  start: (key: string, actor: Actor) => Promise<string>
}

type WorkerParts = Pick<Parts, 'store' | 'now'> & {
  read: (key: string, options: ReadOptions) => Promise<ReadOutcome>
  warn: (message: string, error?: unknown) => void
}

const JOB = { title: 'EasyBroker', payload: NOTHING_READ }

/** Reads accounts one after another. A person stops a reading as any import: by its state. */
export function openEasyBrokerWorker({ store, now, read, warn }: WorkerParts): EasyBrokerWorker {
  const { start, ...background } = openBackgroundReading<string>(
    { store, now, warn },
    {
      kind: 'import',
      what: 'de EasyBroker',
      async read(id, key, options) {
        const outcome = await read(key, options)
        if ('fault' in outcome) return outcome
        return { finish: () => openReadImport(PROPERTY_IMPORTS, store, outcome, { id, now: now() }) }
      },
    },
  )
  return { ...background, start: (key, actor) => start(key, JOB, actor) }
}
