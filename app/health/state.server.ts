import type { DiskSpace } from './disk-space.server.ts'
import { lastBackup } from '#app/backups/night.server.ts'
import { countOutbox } from '#app/mail/count-outbox.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { withTimeout } from './with-timeout.server.ts'
import { readReadiness } from './readiness.server.ts'
import type { SiteState } from './state.ts'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { streetsCommand } from './streets-command.ts'
import { readStoreState } from './store-state.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Free space on the disk of DATA_DIR; null where nothing is stored there. */
    diskSpace: () => Promise<DiskSpace | null>
  }
}

type Needed = Pick<Parts, 'store' | 'files' | 'watch' | 'diskSpace' | 'backupFolder' | 'now'>

/** Reads the state of this process, its store, its files and its disk. */
export async function readState(parts: Needed): Promise<SiteState> {
  const { store, watch, diskSpace, backupFolder, now } = parts
  const [ready, size, outbox, disk, last, folder] = await Promise.all([
    readReadiness(parts),
    withTimeout(readStoreState(store)),
    withTimeout(countOutbox(store.db)),
    withTimeout(diskSpace()),
    withTimeout(lastBackup(store.db)),
    withTimeout(backupFolder.find()),
  ])
  return {
    version: watch.version,
    startedAt: watch.startedAt.toISOString(),
    files: ready.files,
    store: size,
    disk,
    outbox,
    backup: last && { isSetUp: folder !== null, last },
    at: now().toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    pageCache: watch.figures.pageCache(),
    cacheAnswers: watch.cacheAnswers,
  }
}

/** The commands for the streets of the agency's states; null without a state, and where the database does not answer in time. */
export async function findStreetsCommand({ store }: Pick<Parts, 'store'>): Promise<string | null> {
  const settings = await withTimeout(findPlaceSettings(store.db))
  return settings && streetsCommand(settings.homeStates)
}
