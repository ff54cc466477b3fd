import { createContext } from 'react-router'
import type { Accounts } from './accounts/accounts.server.ts'
import type { ContactService } from './contact/contact-service.server.ts'
import type { Store } from './db/store.server.ts'
import type { InterestCounter } from './interest/interest-counter.server.ts'
import type { OutboxWorker } from './mail/outbox-worker.server.ts'
import type { FileStore } from './photos/file-store.server.ts'
import type { PhotoWorkers } from './photos/reencode-photo.server.ts'
import type { DrawCard } from './photos/social-card/draw-card.server.ts'
import type { DrawSheet } from './properties/sheet/draw-sheet.server.ts'

/** What the process hands to every request: the open stores, the clock, the site's own address. */
export type Parts = {
  store: Store
  files: FileStore
  photoWorkers: PhotoWorkers
  drawCard: DrawCard
  drawSheet: DrawSheet
  accounts: Accounts
  interest: InterestCounter
  contactService: ContactService
  /** Whether there is a server to send mail by; without one nobody is promised any. */
  canMail: boolean
  /** Delivers what is in the outbox; whoever puts something in wakes it afterwards. */
  outboxWorker: OutboxWorker
  /** Whether visitors come through a proxy, whose word on their address holds. */
  trustProxy: boolean
  /** Origin of the site without a final slash. */
  publicUrl: string
  now: () => Date
  /** Tells of a failure that a person should look at. */
  report: (failure: { requestId: string; error: unknown; url: string; method: string }) => void
}

export const partsContext = createContext<Parts>()
/** The network address that a request comes from; empty where none is known. */
export const clientAddressContext = createContext<string>('')
/** Names one request in the log and on its error page. */
export const requestIdContext = createContext<string>()
