import { createContext } from 'react-router'
import type { Accounts } from '#app/accounts/accounts.server.ts'
import type { ContactService } from '#app/contact/contact-service.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { DiskSpace } from '#app/health/disk-space.server.ts'
import type { Watch } from '#app/health/watch.ts'
import type { InterestCounter } from '#app/interest/interest-counter.server.ts'
import type { OutboxWorker } from '#app/mail/outbox-worker.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import type { PhotoWorkers } from '#app/photos/reencode-photo.server.ts'
import type { DrawCard } from '#app/photos/social-card/draw-card.server.ts'
import type { Streets } from '#app/listing/map/streets/streets.ts'
import type { DrawSheet } from '#app/property/sheet/draw-sheet.server.ts'

/** The dependencies of every request, opened once by the process: database, files, mail, clock, address of the site. */
export type Parts = {
  store: Store
  files: FileStore
  photoWorkers: PhotoWorkers
  drawCard: DrawCard
  drawSheet: DrawSheet
  accounts: Accounts
  interest: InterestCounter
  contactService: ContactService
  /** Whether an SMTP server is configured; without one, pages must not promise a mail. */
  canMail: boolean
  /** Empties the outbox in the background; call `wake` after adding a delivery. */
  outboxWorker: OutboxWorker
  /** What is counted of requests and queries. */
  watch: Watch
  /** Whoever has it may read the metrics; null where only programs of this machine may. */
  metricsToken: string | null
  /** Room on the disk of DATA_DIR; null where nothing is kept there. */
  diskSpace: () => Promise<DiskSpace | null>
  /** Whether visitors come through a proxy, whose header gives the client address. */
  trustProxy: boolean
  /** Whether a backup is made every night. */
  makesBackups: boolean
  /** What the map of the listing can show beside our drawing; null where the agency has set up nothing. */
  streets: Streets | null
  /** Origin of the site without a final slash. */
  publicUrl: string
  now: () => Date
  /** Logs an unexpected failure of a request. */
  report: (failure: { requestId: string; error: unknown; url: string; method: string }) => void
}

export const partsContext = createContext<Parts>()
/** Address of the connection itself, which may be that of a proxy; '' when unknown. */
export const peerContext = createContext<string>('')
/** Client address of the request; '' when unknown. */
export const clientAddressContext = createContext<string>('')
/** Id of the request, in the log and on its error page. */
export const requestIdContext = createContext<string>()
