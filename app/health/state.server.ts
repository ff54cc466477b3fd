import type { DiskSpace } from './disk-space.server.ts'
import { lastBackup } from '#app/backups/last-backup.server.ts'
import { countOutbox } from '#app/mail/count-outbox.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { inTime } from './in-time.server.ts'
import { readReadiness } from './readiness.server.ts'
import type { SiteState } from './state.ts'
import { readStoreState } from './store-state.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Free space on the disk of DATA_DIR; null where nothing is stored there. */
    diskSpace: () => Promise<DiskSpace | null>
  }
}

type Needed = Pick<Parts, 'store' | 'files' | 'watch' | 'diskSpace' | 'makesBackups' | 'now'>

/** What the page about the state shows of this process and of what it stands on. */
export async function readState(parts: Needed): Promise<SiteState> {
  const { store, watch, diskSpace, makesBackups, now } = parts
  const [ready, size, outbox, disk, last] = await Promise.all([
    readReadiness(parts),
    inTime(readStoreState(store)),
    inTime(countOutbox(store.db)),
    inTime(diskSpace()),
    inTime(lastBackup(store.db)),
  ])
  return {
    version: watch.version,
    startedAt: watch.startedAt.toISOString(),
    files: ready.files,
    store: size,
    disk,
    outbox,
    backup: last && { isSetUp: makesBackups, last },
    at: now().toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    pageCache: watch.figures.pageCache(),
    cacheAnswers: watch.cacheAnswers,
  }
}
