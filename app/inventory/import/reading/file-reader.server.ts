import { rm } from 'node:fs/promises'
import type { Parts } from '#app/http/parts.server.ts'
import { keepImportFile } from '#app/inventory/import/kept-file.server.ts'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { readFor } from '#app/inventory/import/take-file.server.ts'
import { NOTHING_READ } from '#app/inventory/import/mapping/import-payload.ts'
import { importTitle, openReadImport } from '#app/inventory/import/open-import.server.ts'
import { type BackgroundReading, openBackgroundReading } from '#app/jobs/background-reading.server.ts'
import type { Actor } from '#app/records/change.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Reads large uploaded files in the background. */
    fileReader: FileReader
  }
}

/** A received file in a temporary folder, which its reading deletes. */
export type ReceivedFile = { folder: string; path: string; filename: string }

type FileReader = Omit<BackgroundReading<ReceivedFile>, 'start'> & {
  /** Begins to read a file. @returns the id of its import */
  start: (file: ReceivedFile, actor: Actor) => Promise<string>
}

type Needed = Pick<Parts, 'store' | 'files' | 'readTable' | 'now'> & {
  warn: (message: string, error?: unknown) => void
}

/** Reads large files one after another, each into its import. */
export function openFileReader({ store, files, readTable, now, warn }: Needed): FileReader {
  const { start, ...background } = openBackgroundReading<ReceivedFile>(
    { store, now, warn },
    {
      kind: 'import',
      what: 'un archivo que alguien subió',
      async read(id, { path }) {
        const read = await readFor(PROPERTY_IMPORTS, { readTable }, path)
        if ('fault' in read) return read
        return {
          async finish() {
            if (read.source) await keepImportFile(files, id, path)
            await openReadImport(PROPERTY_IMPORTS, store, read, { id, now: now() })
          },
        }
      },
      release: (_id, { folder }) => rm(folder, { recursive: true, force: true }),
    },
  )
  return {
    ...background,
    start: (file, actor) => start(file, { title: importTitle(file.filename), payload: NOTHING_READ }, actor),
  }
}
