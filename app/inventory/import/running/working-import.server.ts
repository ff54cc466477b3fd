import type { Parts } from '#app/http/parts.server.ts'
import type { takeAddresses } from '#app/photos/take-addresses.server.ts'

/** What the worker needs. `takePhotos` is `takeAddresses`, with the parts of the process. */
export type WorkerParts = Pick<Parts, 'store' | 'now'> & {
  takePhotos: (addresses: readonly string[]) => ReturnType<typeof takeAddresses>
  warn: (message: string, error?: unknown) => void
}

/** An import that this process works on. `options`: JSON of its `ImportOptions`. */
export type WorkingImport = {
  id: string
  filename: string
  options: string
  actor: { id: string | null; name: string | null }
}
