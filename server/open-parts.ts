import { join } from 'node:path'
import pino from 'pino'
import { openStore } from '#app/db/open.server.ts'
import type { Settings } from '#app/env.server.ts'
import type { Parts } from '#app/parts.server.ts'
import { openFileStore } from '#app/photos/file-store.server.ts'

/** Opens what every request needs, as the settings say. */
export async function openParts(settings: Settings): Promise<Parts> {
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }))
  return {
    store: await openStore(settings),
    files: await openFileStore({ storageUrl: settings.storageUrl, folder: join(settings.dataDir, 'files') }),
    publicUrl: settings.publicUrl,
    now: () => new Date(),
    report: ({ error, ...request }) => log.error({ err: error, ...request }, 'la solicitud falló'),
  }
}
