import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Prefix of the folder of one sending, in the folder of all. */
export const SENDING = 'cerro-norte-fotos-'

type Where = { storageUrl: string | null; dataDir: string }

/**
 * Where what is sent stays until it is read. It takes gigabytes, and a temporary folder is often in memory; a process with a
 * bucket may have no other.
 */
export function sendingFolder({ storageUrl, dataDir }: Where): string {
  return storageUrl === null ? join(dataDir, 'subidas') : tmpdir()
}
